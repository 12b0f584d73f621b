import { createHash } from 'node:crypto'
import { AppError, answerLost } from './errors.ts'

/** The time for which answers are kept, in milliseconds. */
export const answersKeptMs = 24 * 60 * 60 * 1000

/** A write that may be sent twice: whose, where, and under which key. */
export type Attempt = { userId: string; route: string; key: string }

/** Tells bodies apart: of the validated body, so that its keys stand in the schema's order. */
export const bodyHash = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('base64url')

type Kept = { bodyHash: string; answer: unknown }[]

/** The kept answer, or undefined when there is none. Throws `idempotency_mismatch` when the key came with another body. */
export const answerKept = (kept: Kept, hash: string): unknown => {
  const [found] = kept
  if (found && found.bodyHash !== hash) {
    throw new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another request.')
  }
  return found?.answer
}

/** The constraint that the twin of a write breaks, while that is under way or once it is done. */
export const keptKeyConstraint = 'idempotency_keys_user_id_route_key_pk'

/**
 * Answers a write whose rows have keys of their own, also when its answer is lost: `look` then finds those rows and
 * answers as the write would have, or finds nothing and the error is thrown on. The write itself is never sent twice.
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
