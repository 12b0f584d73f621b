import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { TimePosition } from '#app/cursors/time-cursor.ts'
import type { OrderLine, OrderStep } from '#contract/trade/orders.answers.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'
import type { OrderFilter } from '#contract/trade/orders.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/identity/people.ts'
import { payments } from '#db/schema/money/payments.ts'
import { shops } from '#db/schema/selling/shops.ts'
import { checkouts } from '#db/schema/trade/buying.ts'
import { orderEvents, type orderLines, orders } from '#db/schema/trade/orders.ts'
import { momentSql } from '#db/sql/moments.ts'
import { shopNameSql, shopPlaceSql } from '#db/sql/shops.ts'
import { holdGraceMs } from './order.rules.ts'
import { matching } from './order-search.queries.ts'

type LineRow = OrderLine & { kind: (typeof orderLines.$inferSelect)['kind'] }

const linesOf = sql<LineRow[]>`(
  select coalesce(json_agg(json_build_object('id', l.id, 'productId', l.listing_id, 'optionId', l.option_id, 'name', l.name,
    'optionLabel', l.option_label, 'sku', o.sku, 'imageUrl', l.image_url, 'quantity', l.quantity,
    'unitPricePence', l.unit_price_pence, 'linePence', l.line_pence, 'kind', l.kind) order by l.position, l.id), '[]')
  from order_lines l join listing_options o on o.id = l.option_id where l.order_id = "orders"."id")`

const stepsOf = sql<OrderStep[]>`(
  select coalesce(json_agg(json_build_object('status', e.status, 'at', e.at, 'note', e.note,
    'by', json_build_object('username', u.username, 'role', e.by_role))
    order by e.at, e.status <> 'pending_payment', e.id), '[]')
  from order_events e left join users u on u.id = e.by_user_id where e.order_id = "orders"."id")`

const buyers = alias(users, 'buyers')
const sellers = alias(users, 'sellers')

/** Everything that is asked of orders, its two sides and its payment: what is shown, decided and mailed. */
const selectOrders = (db: Db) =>
  db
    .select({
      id: orders.id,
      number: orders.number,
      checkoutId: orders.checkoutId,
      status: orders.status,
      way: orders.way,
      buyer: { id: buyers.id, username: buyers.username, fullName: buyers.fullName, email: buyers.email },
      seller: {
        id: sellers.id,
        username: sellers.username,
        email: sellers.email,
        shopName: shopNameSql({ shop: 'shops', seller: 'sellers' }),
        place: shopPlaceSql('shops'),
        collectionAddress: shops.collectionAddress,
      },
      /** The goods are held for an unpaid order until a little after that. */
      payBy: checkouts.expiresAt,
      fromCart: checkouts.fromCart,
      payment: { reference: payments.reference, provider: payments.provider },
      lines: linesOf,
      timeline: stepsOf,
      delivery: orders.delivery,
      address: orders.address,
      collectionAddress: orders.collectionAddress,
      collectionCode: orders.collectionCode,
      carrier: orders.carrier,
      trackingNumber: orders.trackingNumber,
      goodsPence: orders.goodsPence,
      deliveryPence: orders.deliveryPence,
      discountPence: orders.discountPence,
      totalPence: orders.totalPence,
      refundedPence: orders.refundedPence,
      currency: orders.currency,
      placedAt: orders.placedAt,
      paidAt: orders.paidAt,
      acceptBy: orders.acceptBy,
      dueOn: orders.dueOn,
      deliveredAt: orders.deliveredAt,
      completesAt: orders.completesAt,
    })
    .from(orders)
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .innerJoin(sellers, eq(sellers.id, orders.sellerId))
    .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
    .leftJoin(shops, eq(shops.sellerId, orders.sellerId))
    .leftJoin(payments, eq(payments.checkoutId, orders.checkoutId))
    .$dynamic()

export type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number]

const isParty = (viewerId: string) => or(eq(orders.buyerId, viewerId), eq(orders.sellerId, viewerId))

/** One order, if the viewer is its buyer or its seller. */
export const findOrder = (db: Db, { id, viewerId }: { id: string; viewerId: string }) =>
  selectOrders(db).where(and(eq(orders.id, id), isParty(viewerId)))

type Page = { limit: number; after: TimePosition | null }

const pageOf = (db: Db, { limit, after, which }: Page & { which: (SQL | undefined)[] }) =>
  selectOrders(db)
    .where(
      and(
        ...which,
        after ? sql`(${orders.placedAt}, ${orders.id}) < (${momentSql(after.at)}, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit + 1)

/** Which page of whose orders, with what is looked for. */
export type BoughtPage = Page & OrderFilter & { buyerId: string; checkout?: string | undefined }

/** A page of the buyer's orders, newest first, and one row more when there is a next page. */
export const listBought = (db: Db, { buyerId, checkout, ...page }: BoughtPage) =>
  pageOf(db, {
    ...page,
    which: [
      eq(orders.buyerId, buyerId),
      checkout ? eq(orders.checkoutId, checkout) : undefined,
      ...matching(page, 'buyer'),
    ],
  })

// What was never paid is none of the seller's business.
const sold = (sellerId: string) => and(eq(orders.sellerId, sellerId), isNotNull(orders.paidAt))

/** Which page of whose sold orders, with what is looked for; `order` names single ones. */
export type SoldPage = Page & OrderFilter & { sellerId: string; order?: string[] | undefined }

/** A page of the seller's paid-for orders, newest first, and one row more when there is a next page. */
export const listSold = (db: Db, { sellerId, order, ...page }: SoldPage) =>
  pageOf(db, { ...page, which: [sold(sellerId), order && inArray(orders.id, order), ...matching(page, 'seller')] })

/** How many of the seller's paid-for orders stand in each state. */
export const countSold = (db: Db, sellerId: string) =>
  db
    .select({ status: orders.status, count: count().mapWith(Number) })
    .from(orders)
    .where(sold(sellerId))
    .groupBy(orders.status)

const dueAt = (now: Date, today: string) =>
  or(
    and(eq(orders.status, 'paid'), lte(orders.acceptBy, now)),
    and(
      eq(orders.status, 'dispatched'),
      lte(orders.dueOn, sql`${today}::date - ${orderClocks.receivedAfterDays}::int`),
    ),
    and(inArray(orders.status, ['delivered', 'collected']), lte(orders.completesAt, now)),
  )

const unpaidAt = (now: Date) =>
  and(eq(orders.status, 'pending_payment'), lte(checkouts.expiresAt, new Date(now.getTime() - holdGraceMs)))

type Due = { now: Date; today: string; limit: number }

/** Orders of the viewer whose clock has run out by `now`; `today` is the UK's day. */
export const listDueOf = (db: Db, { viewerId, now, today, limit }: Due & { viewerId: string }) =>
  selectOrders(db)
    .where(and(isParty(viewerId), or(dueAt(now, today), unpaidAt(now))))
    .limit(limit)

/** Anybody's orders whose clock has run out, in the order of their ids, beginning after `afterId`. */
export const listDue = (db: Db, { now, today, limit, afterId }: Due & { afterId: string | null }) =>
  selectOrders(db)
    .where(and(dueAt(now, today), afterId ? gt(orders.id, afterId) : undefined))
    .orderBy(asc(orders.id))
    .limit(limit)

/** One order, whoever asks: for what has been allowed already. */
export const orderById = (db: Db, id: string) => selectOrders(db).where(eq(orders.id, id))

/** A row if this line of a timeline was written. */
export const eventById = (db: Db, id: string) =>
  db.select({ id: orderEvents.id }).from(orderEvents).where(eq(orderEvents.id, id))

/** The state of an order, and until when wrong codes have locked its collection. */
export const standingOf = (db: Db, id: string) =>
  db.select({ status: orders.status, lockedUntil: orders.codeLockedUntil }).from(orders).where(eq(orders.id, id))
