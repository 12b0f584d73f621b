import { and, eq, ne, sql } from 'drizzle-orm'
import type { Way } from '#contract/catalogue/shipping.ts'
import type { Db } from '#db/client.ts'
import { listings } from '#db/schema/selling/listings.ts'

/** Orders that wait for the same; the soonest moment to accept one, and the soonest day on which one is due. */
export type WaitingRow = {
  status: 'paid' | 'accepted' | 'ready'
  way: Way
  count: number
  accept_by: string | null
  due_on: string | null
}

/** Counts the orders that wait for a seller, by what they wait for, each with its soonest deadline. */
export const waitingOrders = (db: Db, sellerId: string) =>
  db.execute<WaitingRow>(sql`
    select status, way, count(*)::int as count, min(accept_by) as accept_by, min(due_on)::text as due_on
    from orders where seller_id = ${sellerId} and paid_at is not null and status in ('paid', 'accepted', 'ready')
    group by status, way`)

/** Reads whether a seller has a listing that may be collected, or a draft of one: a row when there is. */
export const oneToCollect = (db: Db, sellerId: string) =>
  db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.sellerId, sellerId), eq(listings.collection, true), ne(listings.status, 'removed')))
    .limit(1)
