import { createHash } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { idempotencyKeys } from '#db/schema/index.ts'
import type { Deps } from './deps.ts'
import { AppError, answerLost } from './errors.ts'

const keptMs = 24 * 60 * 60 * 1000

/** A write that may be sent twice: whose, where, and under which key. */
export type Attempt = { userId: string; route: string; key: string }

const ofAttempt = ({ userId, route, key }: Attempt) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key))

const oldest = ({ now }: Deps): Date => new Date(now.getTime() - keptMs)

/** Tells bodies apart: of the validated body, so that its keys stand in the schema's order. */
export const bodyHash = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('base64url')

/** The answer kept under this key in the last day: a statement for the call that reads the session. */
export const selectKept = (deps: Deps, attempt: Attempt) =>
  deps.db
    .select({ bodyHash: idempotencyKeys.bodyHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(ofAttempt(attempt), gt(idempotencyKeys.createdAt, oldest(deps))))

type Kept = Awaited<ReturnType<typeof selectKept>>

/** The kept answer, or undefined when there is none. Throws `idempotency_mismatch` when the key came with another body. */
export const answerKept = (kept: Kept, hash: string): unknown => {
  const [found] = kept
  if (found && found.bodyHash !== hash) {
    throw new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another request.')
  }
  return found?.answer
}

type Answered = { hash: string; status: number; answer: unknown }

/**
 * Keeps the answer in the transaction of its effect, before the effect: a twin in flight waits here, then fails on
 * `idempotency_keys_user_id_route_key_pk` and should read the kept answer.
 */
export const keepAnswer = (deps: Deps, attempt: Attempt, { hash, status, answer }: Answered) =>
  [
    deps.db.delete(idempotencyKeys).where(and(ofAttempt(attempt), lte(idempotencyKeys.createdAt, oldest(deps)))),
    deps.db.insert(idempotencyKeys).values({ ...attempt, bodyHash: hash, status, answer, createdAt: deps.now }),
  ] as const

export const keptKeyConstraint = 'idempotency_keys_user_id_route_key_pk'

/**
 * A write whose rows have keys of their own, and what to do when its answer is lost: `look` finds those rows and answers
 * as the write would have, or finds nothing, and then the error is thrown on. The write itself is never sent twice.
 */
export const orLanded = async <T>(write: Promise<T>, look: () => Promise<T | undefined>): Promise<T> => {
  try {
    return await write
  } catch (error) {
    const landed = answerLost(error) ? await look().catch(() => undefined) : undefined
    if (landed === undefined) throw error
    return landed
  }
}

/** Does work that finds its own effect and then answers the same: once more when an answer in it is lost. */
export const onceMore = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!answerLost(error)) throw error
    return work()
  }
}
