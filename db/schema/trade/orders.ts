import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type DeliveryCode, ways } from '#contract/catalogue/shipping.ts'
import { actorRoles, carriers, orderStatuses } from '#contract/trade/orders.constants.ts'
import { type Address, choice, id, moment, newestFirst, oneOf, pence } from '#db/schema/columns.ts'
import { users } from '#db/schema/identity/people.ts'
import { listingOptions, listings } from '#db/schema/selling/listings.ts'
import { checkouts } from '#db/schema/trade/buying.ts'

export type OrderDelivery = {
  code: DeliveryCode
  label: string
  pricePence: number
  estimate: { from: string; to: string }
}

/** What one seller sends one way of one checkout. Names, prices and addresses are frozen at the sale. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: text().notNull(),
    checkoutId: uuid()
      .notNull()
      .references(() => checkouts.id),
    buyerId: uuid()
      .notNull()
      .references(() => users.id),
    sellerId: uuid()
      .notNull()
      .references(() => users.id),
    way: choice(ways).notNull(),
    status: choice(orderStatuses).notNull(),
    goodsPence: pence().notNull(),
    deliveryPence: pence().notNull(),
    discountPence: pence().notNull().default(0),
    totalPence: pence().notNull(),
    refundedPence: pence().notNull().default(0),
    currency: text().notNull().default('GBP'),
    delivery: jsonb().$type<OrderDelivery[]>().notNull(),
    address: jsonb().$type<Address>(),
    /** The seller's address as it was at the sale; shown to the buyer once it is paid. */
    collectionAddress: jsonb().$type<Address>(),
    collectionCode: text(),
    wrongCodes: integer().notNull().default(0),
    codeLockedUntil: moment(),
    carrier: choice(carriers),
    trackingNumber: text(),
    placedAt: moment().notNull(),
    paidAt: moment(),
    /** Not accepted by then: cancelled and refunded. */
    acceptBy: moment(),
    /** The end of the delivery estimate; what is sent, or ready, too late for that is due as long after as it travels. */
    dueOn: date(),
    deliveredAt: moment(),
    /** When the problem window ends: then it completes by itself and the seller's share is payable. */
    completesAt: moment(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('orders_number_key').on(t.number),
    uniqueIndex('orders_once_key').on(t.checkoutId, t.sellerId, t.way),
    index('orders_buyer_idx').on(t.buyerId, newestFirst(t.placedAt), newestFirst(t.id)),
    index('orders_seller_idx').on(t.sellerId, newestFirst(t.placedAt), newestFirst(t.id)),
    // How many stand in which state, and which of them wait for the seller.
    index('orders_seller_state_idx').on(t.sellerId, t.status).where(sql`paid_at is not null`),
    // With the next three: all that a clock may have run out on, whoever's it is.
    index('orders_unpaid_idx').on(t.buyerId).where(sql`status = 'pending_payment'`),
    index('orders_accept_idx').on(t.acceptBy).where(sql`status = 'paid'`),
    index('orders_due_idx').on(t.dueOn).where(sql`status = 'dispatched'`),
    index('orders_completes_idx').on(t.completesAt).where(sql`status in ('delivered', 'collected')`),
    check('orders_status_check', oneOf(t.status, orderStatuses)),
    check('orders_way_check', oneOf(t.way, ways)),
    check('orders_total_check', sql`${t.totalPence} = ${t.goodsPence} + ${t.deliveryPence} - ${t.discountPence}`),
    check('orders_refund_check', sql`${t.refundedPence} between 0 and ${t.totalPence}`),
    check('orders_parties_check', sql`${t.buyerId} <> ${t.sellerId}`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    listingId: uuid()
      .notNull()
      .references(() => listings.id),
    optionId: uuid()
      .notNull()
      .references(() => listingOptions.id),
    name: text().notNull(),
    optionLabel: text().notNull(),
    imageUrl: text(),
    quantity: integer().notNull(),
    unitPricePence: pence().notNull(),
    linePence: pence().notNull(),
    /** Decides the problem window: eggs 24 h, live birds and other goods 48 h. */
    kind: choice(['eggs', 'live-birds', 'goods'] as const).notNull(),
    position: integer().notNull(),
  },
  (t) => [
    index('order_lines_order_idx').on(t.orderId),
    index('order_lines_listing_idx').on(t.listingId),
    index('order_lines_option_idx').on(t.optionId),
    check('order_lines_kind_check', oneOf(t.kind, ['eggs', 'live-birds', 'goods'])),
    check('order_lines_quantity_check', sql`${t.quantity} > 0`),
    check('order_lines_sum_check', sql`${t.linePence} = ${t.quantity} * ${t.unitPricePence}`),
  ],
)

/** Who did what and when; the order's timeline. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    status: choice(orderStatuses).notNull(),
    byUserId: uuid().references(() => users.id),
    byRole: choice(actorRoles).notNull(),
    note: text(),
    at: moment().notNull(),
  },
  (t) => [
    index('order_events_order_idx').on(t.orderId, t.at),
    index('order_events_user_idx').on(t.byUserId),
    check('order_events_status_check', oneOf(t.status, orderStatuses)),
    check('order_events_role_check', oneOf(t.byRole, actorRoles)),
  ],
)
