import { z } from 'zod'
import type { Deps } from '../../app/deps.ts'
import { invalid } from '../../app/errors.ts'
import type { OrderPage } from '../../contract/orders.ts'
import { ukClock } from '../delivery/uk-time.ts'
import { asOfNow } from './order-clocks.ts'
import type { Side } from './order-rules.ts'
import { toOrder } from './orders.dto.ts'
import { listDueOf, type OrderRow } from './orders.queries.ts'

/** How many orders a read brings up to date; the scheduled run does the rest. */
const atMost = 20

export type After = { placedAt: Date; id: string } | null

const cursorContent = z.tuple([z.int().min(0).max(253_402_300_799_999), z.uuid()])

const cursorOf = ({ placedAt, id }: OrderRow): string =>
  Buffer.from(JSON.stringify([placedAt.getTime(), id])).toString('base64url')

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}

/** Where the page before ended. Throws `validation` for a cursor that is none of ours. */
export const readCursor = (cursor: string | undefined): After => {
  if (cursor === undefined) return null
  const parsed = cursorContent.safeParse(parse(cursor))
  if (!parsed.success) throw invalid('cursor', 'This is not a place in this list. Start again without it.')
  return { placedAt: new Date(parsed.data[0]), id: parsed.data[1] }
}

/** `rows` hold one more than `limit` when there is a next page. */
export const toPage = (rows: OrderRow[], { limit, side }: { limit: number; side: Side }): OrderPage => {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map((row) => toOrder(row, side)),
    nextCursor: last && rows.length > limit ? cursorOf(last) : null,
  }
}

/** The viewer's orders whose clock has run out: usually none. A statement for the batch of a list. */
export const overdueOf = ({ db, now }: Deps, viewerId: string) =>
  listDueOf(db, { viewerId, now, today: ukClock(now).day, limit: atMost })

/** `rows` as they are when no clock had run out; else the clocks are seen to and the list is read again. */
export const upToDate = async <Rows>(
  deps: Deps,
  { overdue, rows, again }: { overdue: OrderRow[]; rows: Rows; again: () => PromiseLike<Rows> },
): Promise<Rows> => {
  if (overdue.length === 0) return rows
  for (const order of overdue) await asOfNow(deps, order)
  return again()
}
