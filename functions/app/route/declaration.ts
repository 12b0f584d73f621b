import type { z } from 'zod'
import type { CacheTag } from '#app/edge/cache-tag.ts'
import type { CacheWindow } from '#app/edge/edge-cache.ts'
import type { Recent } from '#app/factors/factors.ts'
import type { LimitName } from '#app/rate-limit.ts'

/**
 * Who may ask. A user is signed in, a seller has a shop, who is verified has proved their address, an admin has a second
 * factor.
 */
export type Who = 'anyone' | 'user' | 'verified user' | 'seller' | 'verified seller' | 'admin'

/** Turns a `:part` of the path into what it means; throws `not_found` for what can be nothing of ours. */
export type PathParts = { readonly [part: string]: (text: string) => string }

export type Schema = z.ZodType | undefined

/** JSON of a schema; null for an answer without a body (204); else the kind of file that the handler sends itself. */
export type AnswerKind = z.ZodType | null | { readonly media: readonly string[] }

/** A status, or one a role where roles differ. */
export type ExampleStatus = number | { buyer: number; seller: number; admin: number }

/**
 * A request that is well made: tests send it as every role, with every part of it wrong, and the API's description shows
 * it. What it asks for need not be there, so it may end in a 404 or 409 once all guards have let it pass.
 */
type Example = {
  params?: Record<string, string>
  query?: string
  body?: Record<string, unknown>
  headers?: Record<string, string>
  /** What it gets whom the guards let pass; the declared status when absent. */
  answers?: ExampleStatus
  /** It ends the session of who sends it or gives them another role: sent after all others. */
  changesWho?: true
}

/** What a route says of itself, once: its guard, checks, limit and tests are made from it. */
export type Declaration = {
  who: Who
  params?: PathParts
  query?: Schema
  headers?: Schema
  body?: Schema
  answer: AnswerKind
  /** Kinds of file that the handler may send itself in place of the JSON, such as a stream of events. */
  orMedia?: readonly string[]
  /** 200 when absent, 204 without an answer. */
  status?: 200 | 201 | 204
  /** A sensitive act: whoever has not shown who they are for a while is asked again. */
  recent?: Recent
  /**
   * Counts each request of the user in the call that reads their session; what writes and declares none counts as `writes`.
   * Whoever has no session is counted by the service.
   */
  limit?: LimitName
  /** Answers from the edge's cache; only for `anyone`. */
  cache?: { window: CacheWindow; tag: CacheTag }
  /** The most calls to the database that a request which succeeds may take; a batch is one. */
  calls: number
  /**
   * The most that it may take when it first has to do what a clock was due to do, or to look again because somebody was
   * quicker; `calls` when absent.
   */
  callsAtWorst?: number
  /** A signed token in the body speaks for itself, wherever it is sent from. */
  byToken?: true
  /** Writes also once the account of who asks is deleted: what deletes it, or what a payment provider tells. */
  outlivesAccount?: true
  example?: Example
}

/** An id of the right shape that nothing has: where an example's path names none, it asks for this. */
export const nobodysId = '01900000-0000-7000-8000-000000000000'

const declarations = new WeakMap<object, Declaration>()

/** Notes what a handler was made from, for `declarationOf`. */
export const declare = (handler: object, declaration: Declaration): void => void declarations.set(handler, declaration)

/** The declaration that a handler was made from, for what is made from all routes. */
export const declarationOf = (handler: object): Declaration | undefined => declarations.get(handler)
