import { writeTimeCursor } from '#app/cursors/time-cursor.ts'
import type { Deps } from '#app/deps.ts'
import type { OrderPage, SellerOrderPage } from '#contract/trade/orders.answers.ts'
import type { Answers } from '#db/batch.ts'
import type { Db } from '#db/client.ts'
import { ukClock } from '#features/catalogue/delivery/uk-time.rules.ts'
import type { Side } from '#features/trade/order-book/order.rules.ts'
import { toOrder } from '#features/trade/order-book/orders.dto.ts'
import {
  type BoughtPage,
  countSold,
  listBought,
  listDueOf,
  listSold,
  type OrderRow,
  type SoldPage,
} from '#features/trade/order-book/orders.queries.ts'
import { asOfNow, callsOfClock } from './order-clocks.service.ts'

/** How many orders a read brings up to date; the scheduled run does the rest. */
const atMost = 20

/** The calls to the database that a list takes when as many clocks have run out: it is read before and after. */
export const callsOfList = 2 + atMost * callsOfClock

/** A page of orders; `rows` hold one more than `limit` when there is a next page. */
export const toPage = (rows: OrderRow[], { limit, side }: { limit: number; side: Side }): OrderPage => {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map((row) => toOrder(row, side)),
    nextCursor: last && rows.length > limit ? writeTimeCursor({ at: last.placedAt, id: last.id }) : null,
  }
}

/** What a page of the buyer's orders is read with. */
export const boughtReads = (db: Db, page: BoughtPage) => ({ rows: listBought(db, page) })

/** What a page of the seller's orders is read with. */
export const soldReads = (db: Db, page: SoldPage) => ({
  rows: listSold(db, page),
  counts: countSold(db, page.sellerId),
})

/** A page of the seller's orders with the counts of all of them. */
export const toSoldPage = (
  { rows, counts }: Answers<ReturnType<typeof soldReads>>,
  limit: number,
): SellerOrderPage => ({
  ...toPage(rows, { limit, side: 'seller' }),
  counts: Object.fromEntries(counts.map(({ status, count }) => [status, count])),
})

/** The viewer's orders whose clock has run out: usually none. A statement for the batch of a list. */
export const overdueOf = ({ db, now }: Deps, viewerId: string) =>
  listDueOf(db, { viewerId, now, today: ukClock(now).day, limit: atMost })

/** Returns `rows` as they are when no clock had run out; else the clocks are seen to and the list is read again. */
export const upToDate = async <Rows>(
  deps: Deps,
  { overdue, rows, again }: { overdue: OrderRow[]; rows: Rows; again: () => PromiseLike<Rows> },
): Promise<Rows> => {
  if (overdue.length === 0 || deps.readsOnly) return rows
  for (const order of overdue) await asOfNow(deps, order)
  return again()
}
