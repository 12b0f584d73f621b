import { and, eq, gt, lte } from 'drizzle-orm'
import { idempotencyKeys } from '#db/schema/requests.ts'
import type { Deps } from './deps.ts'
import { type Attempt, answersKeptMs } from './idempotency.ts'

const ofAttempt = ({ userId, route, key }: Attempt) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.route, route), eq(idempotencyKeys.key, key))

const oldest = ({ now }: Deps): Date => new Date(now.getTime() - answersKeptMs)

/** The answer kept under this key in the last day: a statement for the call that reads the session. */
export const selectKept = (deps: Deps, attempt: Attempt) =>
  deps.db
    .select({ bodyHash: idempotencyKeys.bodyHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(ofAttempt(attempt), gt(idempotencyKeys.createdAt, oldest(deps))))

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
