import { type SQL, sql } from 'drizzle-orm'

/** Among all rows of a seller's listings: whether they have confirmed to be registered for birds that are for sale. */
export const keeperConfirmedSql = (listing: string): SQL => {
  const one = sql.identifier(listing)
  return sql`coalesce(bool_or(${one}.status = 'active' and ${one}.attributes->'keeperConfirmed' = 'true'), false)`
}

/** The columns of `sellerFiguresColumns`: each null where too little is known. */
export type SellerFiguresRow = {
  orders_sent: number | null
  posted_on_time_percent: number | null
  response_hours: number | null
}

/** What was last counted of a seller, from `sellerFiguresJoin`. */
export const sellerFiguresColumns: SQL = sql`figures.orders_sent, figures.posted_on_time_percent, figures.response_hours`

/** Joins what was last counted of the seller whom this names. */
export const sellerFiguresJoin = (seller: SQL): SQL =>
  sql`left join seller_figures figures on figures.seller_id = ${seller}`
