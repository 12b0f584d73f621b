import { type SQL, sql } from 'drizzle-orm'
import type { OpenOrder } from '#contract/operations/leaving.answers.ts'
import type { OrderStatus } from '#contract/trade/orders.constants.ts'
import type { Db } from '#db/client.ts'

const ended: OrderStatus[] = ['expired', 'completed', 'cancelled', 'partially_refunded', 'refunded']

const isOpen = (userId: string): SQL => sql`${userId}::uuid in (buyer_id, seller_id)
  and status <> all(${sql.param(ended)}::text[])`

/** `paying`: somebody else has not paid for it yet, so that the seller does not see it. */
export type OpenOrderRow = OpenOrder & { paying: boolean }

/** Lists the orders on either side that keep a user here, the oldest first: a hundred at most. */
export const openOrders = (db: Db, userId: string) =>
  db.execute<OpenOrderRow>(sql`
    select id, number, status, case when buyer_id = ${userId} then 'buyer' else 'seller' end as side,
      paid_at is null and seller_id = ${userId} as paying
    from orders where ${isOpen(userId)} order by placed_at, id limit 100`)

/** Refuses `open_orders` while there are any. */
export const refuseOpenOrders = (db: Db, userId: string) =>
  db.execute(sql`select refuse('open_orders') where exists (select from orders where ${isOpen(userId)})`)
