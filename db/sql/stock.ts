import { type SQL, sql } from 'drizzle-orm'
import { listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import { momentSql } from './moments.ts'

type Look = {
  now: Date
  /** The alias of the option's row; `listing_options` for the table itself. */
  option?: string
  /** Whose own open checkout counts as free; nobody's when absent. */
  viewerId?: string
}

/**
 * Packs of an option that may be bought: its stock and what expired holds give back, which the clock frees and no job has
 * to; a buyer may also take again what their own open checkout holds.
 */
export const freeStockSql = ({ now, option = 'o', viewerId }: Look): SQL<number> => {
  const free = sql`h.expires_at <= ${momentSql(now)}`
  const own = viewerId ? sql` or (c.buyer_id = ${viewerId} and c.status = 'open')` : sql``
  const held = viewerId ? sql`holds h join checkouts c on c.id = h.checkout_id` : sql`holds h`
  return sql<number>`least(${listingLimits.stock.max}, ${sql.identifier(option)}.stock + coalesce((
    select sum(h.quantity) from ${held}
    where h.option_id = ${sql.identifier(option)}.id and (${free}${own})), 0))::int`
}
