import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { CheckoutOrder } from '#contract/trade/checkout.answers.ts'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/identity/people.ts'
import { payments } from '#db/schema/money/payments.ts'
import { checkouts } from '#db/schema/trade/buying.ts'
import { boughtAtOnceSql } from '#db/sql/buying.ts'
import { momentSql } from '#db/sql/moments.ts'
import { shopNameSql } from '#db/sql/shops.ts'

/** Chooses these checkouts: a condition on `c`. */
export const these = (ids: string[]): SQL => sql`c.id = any(${sql.param(ids)}::uuid[])`

/** All checkouts of a buyer, as a condition on `c`. */
export const ofBuyer = (buyerId: string): SQL => sql`c.buyer_id = ${buyerId}`

/** The buyer's checkout that is open, as a condition on `c`. */
export const openOf = (buyerId: string): SQL => sql`${ofBuyer(buyerId)} and c.status = 'open'`

/** Whether a checkout has run out, as a condition for the batch that may have ended it. */
export const hasExpired = (id: string): SQL =>
  sql`exists (select from checkouts c where c.id = ${id} and c.status = 'expired')`

/** Open checkouts whose payment should have come by then, oldest first. */
export const selectOverdue = (db: Db, { expiredBy, limit }: { expiredBy: Date; limit: number }) =>
  db
    .select({
      id: checkouts.id,
      buyer: { email: users.email, fullName: users.fullName },
      listingId: boughtAtOnceSql(checkouts.id),
    })
    .from(checkouts)
    .innerJoin(users, eq(users.id, checkouts.buyerId))
    .where(and(eq(checkouts.status, 'open'), lte(checkouts.expiresAt, expiredBy)))
    .orderBy(asc(checkouts.expiresAt))
    .limit(limit)

const ordersOf = sql<CheckoutOrder[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'number', r.number, 'way', r.way, 'totalPence', r.total_pence,
    'seller', json_build_object('username', u.username, 'shopName', ${shopNameSql()})) order by r.id), '[]')
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

export type CheckoutRow = Awaited<ReturnType<typeof selectCheckout>>[number]

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

type Late = { checkoutId: string; heldSince: Date }

/**
 * Stops the batch with `moved_on`, once the options are locked, when the time of a checkout was over at `heldSince` or it
 * has ended, and not everything is as it was: something is sold no longer or for another price, its seller is suspended,
 * or its buyer has started another checkout since.
 */
export const refuseMovedOn = (db: Db, { checkoutId, heldSince }: Late) =>
  db.execute(sql`
    select refuse('moved_on') from checkouts c
    where c.id = ${checkoutId} and (c.status <> 'open' or c.expires_at <= ${momentSql(heldSince)}) and (exists (
      select from checkouts n where n.buyer_id = c.buyer_id and n.status in ('open', 'paid')
        and (n.created_at, n.id) > (c.created_at, c.id)
    ) or exists (
      select from orders r join order_lines w on w.order_id = r.id join listing_options o on o.id = w.option_id
      join listings l on l.id = o.listing_id join users s on s.id = r.seller_id
      where r.checkout_id = c.id and (o.archived_at is not null or l.status <> 'active'
        or o.price_pence <> w.unit_price_pence or s.suspended_at is not null)))`)

/** Locks a checkout: after its buyer and its options, before its orders. */
export const lockCheckout = (db: Db, id: string) =>
  db.select({ id: checkouts.id }).from(checkouts).where(eq(checkouts.id, id)).for('no key update')
