import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { auditActs } from '#contract/identity/audit.constants.ts'
import { momentSql, newIdSql } from '#db/sql/moments.ts'

/** How a listing went on sale or off: by itself, among many, or since its seller's package came to hold fewer. */
type Through = 'itself' | 'bulk' | 'package'

/** Something that was done, with the little that is said of it: words of ours, no secret and nothing that a user typed. */
export type Deed =
  | { act: 'password.changed' | 'password.reset' | 'email.changed' | 'account.left' | 'shop.opened'; data?: never }
  | { act: 'factor.added' | 'factor.removed'; data: { kind: 'totp' | 'passkey' } }
  | { act: 'recovery-codes.made' | 'recovery-code.used'; data?: never }
  | { act: 'sessions.ended'; data: { which: 'one' | 'others' | 'all' } }
  | { act: 'listing.published' | 'listing.paused' | 'listing.deleted'; data: { through: Through } }
  | { act: 'package.bought'; data: { tier: string; period: string } }
  | { act: 'package.changed'; data: { tier: string; from: 'now' | 'period-end' } }
  | { act: 'package.cancelled'; data: { ends: 'now' | 'period-end' } }
  | { act: 'package.resumed'; data?: never }
  | { act: 'package.lapsed'; data: { became: 'past_due' | 'ended' } }

/** Who acts; of a session that begins in the same batch its user alone is known. */
type By = { actor: Actor | { kind: 'session'; id: string } }

/** Writes down what was done to each row of `changed`, which has its `id`: the rest of the statement that changes them. */
export type Told = (changed: SQL) => SQL

/**
 * How a write that skips what it may not change is written down: in its own statement, from the ids that it answers. So
 * where it changes nothing, nothing is written, and of two at once one is.
 */
export const auditing =
  (deps: Pick<Deps, 'newId' | 'now' | 'requestId'>, { actor, act, data }: By & Deed): Told =>
  (changed) =>
    sql`
    insert into audit (id, at, actor_kind, actor_id, job, act, subject_kind, subject_id, data, request_id)
    select ${newIdSql(deps.newId())}, ${momentSql(deps.now)}, ${actor.kind}::text, ${'id' in actor ? actor.id : null}::uuid,
      ${actor.kind === 'job' ? actor.name : null}::text, ${act}::text, ${auditActs[act]}::text, c.id,
      ${JSON.stringify(data ?? {})}::jsonb, ${deps.requestId}::text
    from ${changed} c`

/** How a write whose guard refuses is written down: by a statement of its batch, which the refusal stops as well. */
export const audit = (deps: Deps, { subject, ...deed }: By & Deed & { subject: string }) =>
  deps.db.execute(auditing(deps, deed)(sql`(select ${subject}::uuid as id)`))
