import { asc, eq, sql } from 'drizzle-orm'
import type { Weekday } from '#contract/catalogue/catalogue.constants.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/identity/people.ts'
import { payments } from '#db/schema/money/payments.ts'
import { shops } from '#db/schema/selling/shops.ts'
import { orders } from '#db/schema/trade/orders.ts'
import { dispatchDaysSql, shopNameSql } from '#db/sql/shops.ts'

type SoldLine = {
  listingId: string
  optionId: string
  name: string
  optionLabel: string
  quantity: number
  linePence: number
  kind: 'eggs' | 'live-birds' | 'goods'
  dispatchWeekdays: Weekday[]
}

const soldLines = sql<SoldLine[]>`(
  select json_agg(json_build_object('listingId', l.listing_id, 'optionId', l.option_id, 'name', l.name, 'optionLabel', l.option_label,
    'quantity', l.quantity, 'linePence', l.line_pence, 'kind', l.kind,
    'dispatchWeekdays', ${dispatchDaysSql({ listing: 'g', shop: 'shops' })}) order by l.position)
  from order_lines l join listings g on g.id = l.listing_id where l.order_id = ${orders.id})`

/** The orders that a payment is for, with what their sellers must know. */
export const selectOrdersOf = (db: Db, reference: string) =>
  db
    .select({
      id: orders.id,
      number: orders.number,
      way: orders.way,
      sellerId: orders.sellerId,
      sellerEmail: users.email,
      shopName: shopNameSql({ shop: 'shops', seller: 'users' }),
      holidayUntil: shops.holidayUntil,
      goodsPence: orders.goodsPence,
      deliveryPence: orders.deliveryPence,
      discountPence: orders.discountPence,
      totalPence: orders.totalPence,
      delivery: orders.delivery,
      address: orders.address,
      lines: soldLines,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.checkoutId, orders.checkoutId))
    .innerJoin(users, eq(users.id, orders.sellerId))
    .leftJoin(shops, eq(shops.sellerId, orders.sellerId))
    .where(eq(payments.reference, reference))
    .orderBy(asc(orders.id))

export type SoldOrder = Awaited<ReturnType<typeof selectOrdersOf>>[number]
