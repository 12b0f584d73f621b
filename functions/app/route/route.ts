import type { Context, Handler, TypedResponse } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { InferInput } from 'hono/validator'
import type { z } from 'zod'
import { actingAs } from '#app/acting.ts'
import type { SessionActor } from '#app/actor.ts'
import type { AppEnv, Deps } from '#app/deps.ts'
import { edgeCache } from '#app/edge/edge-cache.ts'
import { factorsOf } from '#app/factors/factors.queries.ts'
import { assertAdmin, assertRecent, type Factors, noFactors, type Recent } from '#app/factors/factors.ts'
import { assertSeller, assertVerified, readAs } from '#app/guards.ts'
import { countTry } from '#app/rate-limit.queries.ts'
import { assertWithin, type LimitName } from '#app/rate-limit.ts'
import { type Answers, type Batch, batch } from '#db/batch.ts'
import { type Asked, readAsked } from './asked.ts'
import { type AnswerKind, type Declaration, declare, type PathParts, type Schema, type Who } from './declaration.ts'

type In<Target extends 'json' | 'query' | 'header', S extends Schema> = S extends z.ZodType
  ? { [Part in Target]: Target extends 'json' ? z.input<S> : InferInput<z.input<S>, Target> }
  : Record<never, never>

type Input<Q extends Schema, H extends Schema, B extends Schema> = {
  in: In<'query', Q> & In<'header', H> & In<'json', B>
  out: In<'query', Q> & In<'header', H> & In<'json', B>
}

type Sent<A extends AnswerKind, S extends number> = A extends z.ZodType
  ? TypedResponse<z.output<A>, S extends ContentfulStatusCode ? S : 200, 'json'>
  : A extends null
    ? TypedResponse<null, 204, 'body'>
    : Response

/**
 * What a handler gives back: the body of the answer, or a response of another kind that it declares; anything where there is
 * no body; a response where it is a file.
 */
type Given<A extends AnswerKind, M> = A extends z.ZodType
  ? z.output<A> | (M extends readonly string[] ? Response : never)
  : A extends null
    ? unknown
    : Response

// biome-ignore format: one line a part
type Declared<
  W extends Who, A extends AnswerKind, S extends 200 | 201 | 204,
  P extends PathParts, Q extends Schema, H extends Schema, B extends Schema, R extends Batch,
  M extends readonly string[] | undefined,
> = Omit<Declaration, 'params'> & {
  who: W
  answer: A
  orMedia?: M
  status?: S
  /** The status of an answer that tells by itself whether something was made; `status` holds for all others. */
  statusOf?: (given: Given<A, M>) => 200 | 201
  params?: P
  query?: Q
  headers?: H
  body?: B
  /** Reads what the handler needs, in the call that reads the user's session. Private rows take `viewerId`. */
  reads?: (asked: Asked<P, Q, H, B> & (W extends 'anyone' ? unknown : { viewerId: string })) => R
}

type Handed<W extends Who, R extends Batch> = { read: Answers<R> } & (W extends 'anyone'
  ? unknown
  : { actor: SessionActor })

type Reading = { limit: LimitName | undefined; recent: Recent | undefined; reads: (viewerId: string) => Batch }

const readForUser = async (c: Context<AppEnv>, who: Who, { limit, recent, reads }: Reading) => {
  const { deps } = c.var
  const { actor, answers } = await readAs(c, (viewerId) => ({
    tries: limit ? countTry(deps, { name: limit, who: viewerId }) : undefined,
    factors: recent || who === 'admin' ? factorsOf(deps.db, viewerId) : undefined,
    read: reads(viewerId),
  }))
  if (who.endsWith('seller')) assertSeller(actor)
  if (who.startsWith('verified')) assertVerified(actor)
  assertFactors(deps, { actor, who, recent, factors: answers.factors?.[0] ?? noFactors })
  if (limit && answers.tries) assertWithin(deps, { name: limit, counted: answers.tries })
  return { actor, read: answers.read }
}

type Shown = { actor: SessionActor; who: Who; recent: Recent | undefined; factors: Factors }

/** What counts the tries of a route that declares no limit: every write does. */
const usualLimit = ({ req: { method } }: Context<AppEnv>): LimitName | undefined =>
  ['GET', 'HEAD'].includes(method) ? undefined : 'writes'

const assertFactors = (deps: Deps, { actor, who, recent, factors }: Shown): void => {
  if (who === 'admin') assertAdmin(actor, factors)
  if (recent) assertRecent(deps, { actor, factors, recent })
}

/**
 * A handler with everything that belongs to its route, said once. In this order: headers, query, body (422), path (404),
 * session and CSRF (401, 403), what is read beside it in the same call, role (403), verified address (403), whether who is there
 * has shown so of late (403), limit (429);
 * then `run`, whose answer is sent with the declared status. What the edge's cache holds is answered before all of that.
 */
export const route = <
  const W extends Who,
  A extends AnswerKind,
  R extends Batch = Record<never, never>,
  const S extends 200 | 201 | 204 = 200,
  P extends PathParts = Record<never, never>,
  Q extends Schema = undefined,
  H extends Schema = undefined,
  B extends Schema = undefined,
  M extends readonly string[] | undefined = undefined,
>(
  { reads, statusOf, ...declaration }: Declared<W, A, S, P, Q, H, B, R, M>,
  run: (asked: Asked<P, Q, H, B> & Handed<W, R>) => Given<A, M> | Promise<Given<A, M>>,
): Handler<AppEnv, string, Input<Q, H, B>, Promise<Sent<A, S>>> => {
  const { who, recent, cache, answer, outlivesAccount, status = 200 } = declaration
  const answerTo = async (c: Context<AppEnv>, asked: unknown): Promise<Given<A, M>> => {
    const whole = asked as Parameters<typeof run>[0]
    if (who === 'anyone') {
      const read = reads ? await batch(c.var.deps.db, reads(whole as never)) : {}
      return run({ ...whole, read } as typeof whole)
    }
    const found = await readForUser(c, who, {
      limit: declaration.limit ?? usualLimit(c),
      recent,
      reads: (viewerId) => reads?.({ ...whole, viewerId } as never) ?? {},
    })
    const { deps } = c.var
    const db = outlivesAccount ? deps.db : actingAs(deps.db, found.actor.id)
    return run({ ...whole, ...found, deps: { ...deps, db } } as typeof whole)
  }
  const handler = async (c: Context<AppEnv>): Promise<unknown> => {
    const read = async () => answerTo(c, await readAsked(c, declaration))
    if (cache) return edgeCache(c, { ...cache, read })
    const given = await read()
    if (answer === null) return c.body(null, 204)
    if ('media' in answer || given instanceof Response) return given
    return c.json(given as never, (statusOf?.(given) ?? status) as ContentfulStatusCode)
  }
  declare(handler, declaration)
  return handler as never
}
