import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import type { TrackingChange } from '#contract/trade/orders.constants.ts'
import { momentSql } from '#db/sql/moments.ts'
import { tellOf } from '#features/identity/notices/tell.writes.ts'

/**
 * Writes to the bells of both sides what `events` (rows of order_id, status, by_role, at) say, as SQL: not to the side
 * that did it, but both learn of a payment. What was never paid and ran out is none of the seller's business. The data is
 * an `OrderNotice`.
 */
export const tellSidesOf = (deps: Pick<Deps, 'newId'>, events: SQL): SQL =>
  tellOf(deps, {
    kind: 'order',
    rows: sql`
      select case s.side when 'buyer' then o.buyer_id else o.seller_id end as user_id, o.id as subject_id,
        jsonb_build_object('side', s.side, 'status', e.status) as data, e.at
      from ${events} e join orders o on o.id = e.order_id cross join (values ('buyer'), ('seller')) s(side)
      where e.status <> 'pending_payment' and (e.by_role <> s.side or e.status = 'paid')
        and (s.side = 'buyer' or e.status <> 'expired')`,
  })

/** The same of events by their ids: a statement for the batch that writes them, after them. */
export const tellSides = (deps: Deps, eventIds: string[]) =>
  deps.db.execute(
    tellSidesOf(
      deps,
      sql`(select order_id, status, by_role, at from order_events where id = any(${sql.param(eventIds)}::uuid[]))`,
    ),
  )

type NewTracking = { order: { id: string; buyerId: string }; tracking: TrackingChange }

/** Writes to the bell of a buyer that their parcel, on its way, has a number now or another one: a statement for a batch. */
export const tellTracking = (deps: Deps, { order, tracking }: NewTracking) =>
  deps.db.execute(
    tellOf(deps, {
      kind: 'order',
      rows: sql`
        select ${order.buyerId}::uuid as user_id, ${order.id}::uuid as subject_id,
          jsonb_build_object('side', 'buyer', 'status', 'dispatched', 'tracking', ${tracking}::text) as data,
          ${momentSql(deps.now)} as at`,
    }),
  )
