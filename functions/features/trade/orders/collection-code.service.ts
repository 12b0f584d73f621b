import type { Deps } from '#app/deps.ts'
import { AppError, invalid, refusal } from '#app/errors.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'
import type { CollectedInput } from '#contract/trade/orders.ts'
import { type OrderRow, standingOf } from '#features/trade/order-book/orders.queries.ts'
import { countWrongCode } from '#features/trade/order-book/orders.writes.ts'
import { type Acting, assertTakes, collectOrder, illegalState } from './order-acts.service.ts'

const lockMs = orderClocks.codeLockHours * 3_600_000
const triesAllowed = orderClocks.wrongCodesBeforeLock

/**
 * Marks an order as collected: by the buyer on their word, by the seller with the buyer's code. Throws `validation` for a
 * wrong code, and `rate_limited` for an hour after five of them.
 */
export const collect = async (deps: Deps, { code, ...acting }: Acting & CollectedInput): Promise<OrderRow> => {
  assertTakes('collected', acting.order)
  if (acting.side === 'buyer') return collectOrder(deps, acting)
  if (code === undefined) throw invalid('code', 'Required')
  if (code !== acting.order.collectionCode) throw await wrongCode(deps, acting.order)
  try {
    return await collectOrder(deps, acting)
  } catch (error) {
    if (refusal(error) === 'code_locked') throw await lockedOrGone(deps, acting.order.id)
    throw error
  }
}

const wrongCode = async (deps: Deps, { id }: OrderRow): Promise<AppError> => {
  const lockedUntil = new Date(deps.now.getTime() + lockMs)
  const [counted] = await countWrongCode(deps.db, { id, now: deps.now, lockedUntil })
  if (!counted) return lockedOrGone(deps, id)
  const left = triesAllowed - counted.wrongCodes
  const next = left > 0 ? `${left} ${left === 1 ? 'try' : 'tries'} left.` : 'Please wait an hour before you try again.'
  return invalid('code', `That isn’t the buyer’s code. ${next}`)
}

const lockedOrGone = async ({ db, now }: Deps, id: string): Promise<AppError> => {
  const [row] = await standingOf(db, id)
  if (!row?.lockedUntil || row.status !== 'ready') return illegalState(row?.status ?? 'collected')
  const retryAfter = Math.max(1, Math.ceil((row.lockedUntil.getTime() - now.getTime()) / 1000))
  return new AppError('rate_limited', 'Too many wrong codes. Please wait an hour, or ask the buyer to confirm.', {
    retryAfter,
  })
}
