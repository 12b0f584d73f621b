import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { momentSql, newIdSql } from '#db/sql/moments.ts'
import { moveStock } from '#features/selling/stock/stock.queries.ts'
import { tellOf } from '#features/trade/notifications/tell.writes.ts'

type Ending = {
  /** Which checkouts `c`; only those still open end. */
  which: SQL
  status: 'declined' | 'abandoned' | 'expired'
  /** Said in the timeline of each order. */
  note: string
}

/**
 * Ends open checkouts unpaid, as statements for a batch that has locked their options by `lockOptions`: stock comes back
 * (the first statement answers which listings'), orders expire with the note, their payments end. Harmless to repeat.
 */
export const releaseCheckouts = (deps: Deps, ending: Ending) =>
  [
    // Only open checkouts hold anything: whoever ends one lets go in the same transaction.
    moveStock(deps.db, { take: [], release: ending.which, now: deps.now }),
    ...closeCheckouts(deps, ending),
  ] as const

/** The same without the stock, which the caller moves before it. */
export const closeCheckouts = (deps: Deps, { which, status, note }: Ending) => {
  const { db, now, newId } = deps
  return [
    db.execute(sql`
    update checkouts c set status = ${status}, settled_at = ${momentSql(now)} where (${which}) and c.status = 'open'`),
    db.execute(sql`
    with gone as (
      update orders r set status = 'expired', updated_at = ${momentSql(now)} from checkouts c
      where c.id = r.checkout_id and (${which}) and c.status not in ('open', 'paid') and r.status = 'pending_payment'
      returning r.id),
    events as (
      insert into order_events (id, order_id, status, by_role, note, at)
      select ${newIdSql(newId())}, gone.id, 'expired', 'system', ${note}, ${momentSql(now)} from gone
      returning order_id, status, by_role, at)
    ${tellOf(deps, sql`events`)}`),
    db.execute(sql`
    update payments p set status = ${status}, settled_at = ${momentSql(now)} from checkouts c
    where c.id = p.checkout_id and (${which}) and c.status not in ('open', 'paid') and p.status = 'open'`),
  ]
}
