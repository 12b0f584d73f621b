import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { newIdSql } from '#db/sql/moments.ts'

/**
 * Writes to the bells of both sides what `events` (rows of order_id, status, by_role, at) say, as SQL: not to the side
 * that did it, but both learn of a payment. What was never paid and ran out is none of the seller's business.
 */
export const tellOf = ({ newId }: Pick<Deps, 'newId'>, events: SQL): SQL => sql`
  insert into notifications (id, user_id, order_id, side, status, at)
  select ${newIdSql(newId())}, case s.side when 'buyer' then o.buyer_id else o.seller_id end, o.id, s.side, e.status, e.at
  from ${events} e join orders o on o.id = e.order_id cross join (values ('buyer'), ('seller')) s(side)
  where e.status <> 'pending_payment' and (e.by_role <> s.side or e.status = 'paid')
    and (s.side = 'buyer' or e.status <> 'expired')`

/** The same of events by their ids: a statement for the batch that writes them, after them. */
export const tell = (deps: Deps, eventIds: string[]) =>
  deps.db.execute(
    tellOf(
      deps,
      sql`(select order_id, status, by_role, at from order_events where id = any(${sql.param(eventIds)}::uuid[]))`,
    ),
  )
