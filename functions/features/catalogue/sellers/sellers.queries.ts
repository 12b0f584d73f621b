import { sql } from 'drizzle-orm'
import type { Weekday } from '#contract/catalogue/catalogue.constants.ts'
import type { SellerKind } from '#contract/catalogue/sellers.ts'
import type { Db } from '#db/client.ts'
import { isoTimeSql } from '#db/sql/iso-time.ts'
import { keeperConfirmedSql, type SellerFiguresRow, sellerFiguresColumns, sellerFiguresJoin } from '#db/sql/sellers.ts'

export type SellerRow = {
  username: string
  shop_name: string
  about: string
  policies: string
  seller_kind: SellerKind
  place: string | null
  banner_key: string | null
  avatar_key: string | null
  joined_at: string
  dispatch_weekdays: Weekday[]
  holiday_until: string | null
  listings: number
  rating: number | null
  reviews: number
  keeper_confirmed: boolean
} & SellerFiguresRow

/**
 * The shop of a user by their name, whatever its case; none of a user who is suspended, gone, or has never opened one.
 */
export const sellerRow = (db: Db, username: string) =>
  db.execute<SellerRow>(sql`
    select u.username, s.name as shop_name, s.about, s.policies, s.seller_kind, place.place, s.banner_key, u.avatar_key,
      ${isoTimeSql(sql`u.created_at`)} as joined_at,
      s.dispatch_weekdays, s.holiday_until::text as holiday_until, sold.listings, sold.rating, sold.reviews,
      sold.keeper_confirmed, ${sellerFiguresColumns}
    from users u
    join shops s on s.seller_id = u.id
    left join outcodes place on place.outcode = s.outcode
    cross join lateral (
      select (count(*) filter (where l.status = 'active'))::int as listings,
        round(sum(l.rating * l.review_count) / nullif(sum(l.review_count), 0), 1)::float8 as rating,
        coalesce(sum(l.review_count), 0)::int as reviews, ${keeperConfirmedSql('l')} as keeper_confirmed
      from listings l where l.seller_id = u.id
    ) sold
    ${sellerFiguresJoin(sql`u.id`)}
    where lower(u.username) = ${username.toLowerCase()} and u.suspended_at is null and u.deleted_at is null`)

const mostInSitemap = 4_000

/** The shops that sell something, for search engines. */
export const sellersInSitemap = (db: Db) =>
  db.execute<{ username: string }>(sql`
    select u.username from users u join shops s on s.seller_id = u.id
    where u.suspended_at is null and u.deleted_at is null
      and exists (select from listings l where l.seller_id = u.id and l.status = 'active')
    order by u.id limit ${mostInSitemap}`)
