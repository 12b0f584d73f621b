import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { CheckoutOrder } from '#contract/trade/checkout.ts'
import type { Db } from '#db/client.ts'
import { cartLines, checkouts, payments, users } from '#db/schema/index.ts'

/** Open checkouts whose payment should have come by then, oldest first. */
export const selectOverdue = (db: Db, { expiredBy, limit }: { expiredBy: Date; limit: number }) =>
  db
    .select({ id: checkouts.id, buyer: { email: users.email, fullName: users.fullName } })
    .from(checkouts)
    .innerJoin(users, eq(users.id, checkouts.buyerId))
    .where(and(eq(checkouts.status, 'open'), lte(checkouts.expiresAt, expiredBy)))
    .orderBy(asc(checkouts.expiresAt))
    .limit(limit)

const ordersOf = sql<CheckoutOrder[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'number', r.number, 'way', r.way, 'totalPence', r.total_pence,
    'seller', json_build_object('username', u.username, 'shopName', coalesce(s.name, u.username))) order by r.id), '[]')
  from orders r join users u on u.id = r.seller_id left join shops s on s.seller_id = r.seller_id
  where r.checkout_id = ${checkouts.id})`

/** A checkout with its orders, for its buyer alone. */
export const selectCheckout = (db: Db, { id, viewerId }: { id: string; viewerId: string }) =>
  db
    .select({
      id: checkouts.id,
      status: checkouts.status,
      goodsPence: checkouts.goodsPence,
      deliveryPence: checkouts.deliveryPence,
      discountPence: checkouts.discountPence,
      totalPence: checkouts.totalPence,
      currency: checkouts.currency,
      createdAt: checkouts.createdAt,
      expiresAt: checkouts.expiresAt,
      settledAt: checkouts.settledAt,
      reference: payments.reference,
      orders: ordersOf,
    })
    .from(checkouts)
    .leftJoin(payments, eq(payments.checkoutId, checkouts.id))
    .where(and(eq(checkouts.id, id), eq(checkouts.buyerId, viewerId)))

/** Remembers the prices that the buyer was shown: what he sees next time is no news. */
export const rememberPrices = (
  db: Db,
  { userId, shown }: { userId: string; shown: { id: string; pricePence: number }[] },
) =>
  db.execute(sql`
    update cart_lines l set seen_price_pence = s."pricePence"
    from json_to_recordset(${JSON.stringify(shown)}::json) as s(id text, "pricePence" bigint)
    where l.id = s.id::uuid and l.user_id = ${userId}`)

type Wanted = { optionId: string; pricePence: number }

/**
 * Stops the batch, once the options are locked, when one of them is no longer sold as it was read: with the refusal
 * `not_for_sale` or `price_changed`.
 */
export const refuseChanged = (db: Db, wanted: Wanted[]) =>
  db.execute(sql`
    select refuse(case when o.id is null or o.archived_at is not null or l.status <> 'active' then 'not_for_sale'
      else 'price_changed' end)
    from json_to_recordset(${JSON.stringify(wanted)}::json) as w("optionId" text, "pricePence" bigint)
    left join listing_options o on o.id = w."optionId"::uuid
    left join listings l on l.id = o.listing_id
    where o.id is null or o.archived_at is not null or l.status <> 'active' or o.price_pence <> w."pricePence"`)

/** Stops the batch, once the buyer is locked, when he has deleted his account meanwhile: with `departed`. */
export const refuseDeparted = (db: Db, userId: string) =>
  db.execute(sql`select refuse('departed') from users where id = ${userId} and deleted_at is not null`)

/** Takes what was bought out of the buyer's cart; what he has saved for later since stays. */
export const deleteBought = (db: Db, { checkoutId, buyerId }: { checkoutId: string; buyerId: string }) =>
  db.delete(cartLines).where(
    and(
      eq(cartLines.userId, buyerId),
      isNull(cartLines.savedAt),
      sql`${cartLines.optionId} in (select l.option_id from order_lines l join orders r on r.id = l.order_id
        where r.checkout_id = ${checkoutId})`,
    ),
  )

export const lockCheckout = (db: Db, id: string) =>
  db.select({ id: checkouts.id }).from(checkouts).where(eq(checkouts.id, id)).for('no key update')

/** Writes what the checkout came to. */
export const endCheckout = (db: Db, { id, status, now }: { id: string; status: 'paid' | 'expired'; now: Date }) =>
  db.update(checkouts).set({ status, settledAt: now }).where(eq(checkouts.id, id))
