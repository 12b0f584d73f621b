import { type SQL, sql } from 'drizzle-orm'
import { usualDispatchDays } from '#contract/catalogue/catalogue.constants.ts'

type Rows = {
  /** The alias of the shop's row, which may be missing; `shops` for the table itself. */
  shop?: string
  /** The alias of its seller's row of `users`. */
  seller?: string
}

/** The name that a shop goes by: its own, else its seller's username. */
export const shopNameSql = ({ shop = 's', seller = 'u' }: Rows = {}): SQL<string> =>
  sql<string>`coalesce(${sql.identifier(shop)}.name, ${sql.identifier(seller)}.username)`

/** The town or area of a shop, as buyers see it; null while it says none. `shop` is the alias of its row. */
export const shopPlaceSql = (shop: string): SQL<string | null> =>
  sql<string | null>`(select o.place from outcodes o where o.outcode = ${sql.identifier(shop)}.outcode)`

type Sold = { listing?: string; shop?: string }

/** The days on which a listing is sent: its own, else its shop's, else those on which most send. */
export const dispatchDaysSql = ({ listing = 'l', shop = 's' }: Sold = {}): SQL =>
  sql`coalesce(${sql.identifier(listing)}.dispatch_weekdays, ${sql.identifier(shop)}.dispatch_weekdays, ${sql.param(usualDispatchDays)}::text[])`
