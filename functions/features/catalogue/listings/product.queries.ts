import { type SQL, sql } from 'drizzle-orm'
import { mostOthers } from '#contract/catalogue/below-listing.ts'
import type { Weekday } from '#contract/catalogue/catalogue.constants.ts'
import type { Attributes, Product } from '#contract/catalogue/product.answers.ts'
import type { SellerKind } from '#contract/catalogue/sellers.ts'
import type { Db } from '#db/client.ts'
import { isoTimeSql } from '#db/sql/iso-time.ts'
import { isPublicSql, shownSellerJoin } from '#db/sql/listings.ts'
import { keeperConfirmedSql, type SellerFiguresRow, sellerFiguresColumns, sellerFiguresJoin } from '#db/sql/sellers.ts'
import { dispatchDaysSql } from '#db/sql/shops.ts'
import { freeStockSql } from '#db/sql/stock.ts'
import { type CardRow, cardColumns, cardJoins, inStock } from './card.queries.ts'

export type ProductRow = Omit<CardRow, 'stored_status'> & {
  stored_status: CardRow['stored_status'] | 'removed'
  whole_description: string
  attributes: Attributes
  version: number
  collection: boolean
  dispatch_weekdays: Weekday[]
  seller_kind: SellerKind
  joined_at: string
  seller_rating: number | null
  seller_reviews: number
  seller_avatar_key: string | null
  keeper_confirmed: boolean
} & SellerFiguresRow

/** A listing that was published, whatever became of it; drafts are nobody else's business. */
export const productRow = (db: Db, id: string) =>
  db.execute<ProductRow>(sql`
    select ${cardColumns}, l.description as whole_description, l.attributes, l.version, l.collection,
      ${dispatchDaysSql()} as dispatch_weekdays,
      coalesce(s.seller_kind, 'private') as seller_kind,
      ${isoTimeSql(sql`u.created_at`)} as joined_at, reviewed.rating as seller_rating, reviewed.reviews as seller_reviews,
      u.avatar_key as seller_avatar_key, reviewed.keeper_confirmed, ${sellerFiguresColumns}
    from listings l ${cardJoins}
    cross join lateral (
      select round(sum(o.rating * o.review_count) / nullif(sum(o.review_count), 0), 1)::float8 as rating,
        coalesce(sum(o.review_count), 0)::int as reviews, ${keeperConfirmedSql('o')} as keeper_confirmed
      from listings o where o.seller_id = l.seller_id
    ) reviewed
    ${sellerFiguresJoin(sql`l.seller_id`)}
    where l.id = ${id} and l.status <> 'draft'`)

/** Options for sale; stock that an expired hold still has counts as stock. */
export const productOptions = (db: Db, { id, now }: { id: string; now: Date }) =>
  db.execute<Product['options'][number] & Record<string, unknown>>(sql`
    select o.id, o.label, o.sku, o.price_pence::int as "pricePence", o.pack_count as "packCount",
      ${freeStockSql({ now })} as stock
    from listing_options o
    where o.listing_id = ${id} and o.archived_at is null
    order by o.position, o.id`)

/** The pictures of a listing in their order. */
export const productImages = (db: Db, id: string) =>
  db.execute<{ key: string; width: number; height: number; alt: string }>(sql`
    select i.key, i.width, i.height, li.alt
    from listing_images li join images i on i.key = li.image_key
    where li.listing_id = ${id}
    order by li.position`)

/** Whether there is such a listing to look at: one row or none. */
export const publicProduct = (db: Db, id: string) =>
  db.execute<{ id: string }>(sql`
    select l.id from listings l ${shownSellerJoin}
    where l.id = ${id} and ${isPublicSql}`)

/** Reads those of these listings that anybody may look at. */
export const cardRows = (db: Db, ids: string[]) =>
  db.execute<CardRow>(sql`
    select ${cardColumns} from listings l ${cardJoins}
    where l.id = any(${sql.param(ids)}::uuid[]) and ${isPublicSql}`)

const mostSimilar = 8
/** At most so many of one shop stand in the row, however many it has just listed. */
const mostOfShop = 2
/** So many of the newest of each kind are looked at for it: no shop lists more in a month. */
const looked = 60

type Likeness = { closeness: SQL; like: SQL }

/** The newest that other shops can sell of those that `like` says are like the listing `one`; `closeness` orders them among the others. */
const newestLike = ({ closeness, like }: Likeness, among = sql`one`) => sql`
  select l.id, l.seller_id, l.published_at, ${closeness} as closeness
  from ${among} cross join lateral (
    select l.id, l.seller_id, l.published_at from listings l ${shownSellerJoin}
    where ${like} and l.seller_id <> one.seller_id and l.status = 'active' and ${inStock}
    order by l.published_at desc, l.id desc
    limit ${looked}
  ) l`

/** Its breed in any category, its own first. */
const ofBreed = newestLike(
  {
    closeness: sql`case when c.id = one.category_id then 1 else 2 end`,
    like: sql`l.breed_slug = one.breed_slug and l.category_id = c.id`,
  },
  sql`one join categories c on one.breed_slug is not null`,
)

/**
 * What other shops have like it: its breed, in its category first, then its subcategory, then its category, each the newest
 * first. Each is read from its index, however many there are.
 */
const similarIds = (id: string) => sql`array(
  with one as (select id, seller_id, category_id, subcategory_id, breed_slug from listings where id = ${id})
  select id from (
    select id, published_at, closeness,
      row_number() over (partition by seller_id order by closeness, published_at desc, id desc) as of_shop
    from (
      select id, seller_id, published_at, min(closeness) as closeness from (
        ${ofBreed}
        union all ${newestLike({ closeness: sql`3`, like: sql`l.subcategory_id = one.subcategory_id` })}
        union all ${newestLike({ closeness: sql`4`, like: sql`l.category_id = one.category_id` })}
      ) each
      group by id, seller_id, published_at
    ) liked
  ) ranked
  where of_shop <= ${mostOfShop}
  order by closeness, published_at desc, id desc
  limit ${mostSimilar}
)`

/** What else its seller can sell, the newest first. */
const othersIds = (id: string) => sql`array(
  select l.id from listings one
  join listings l on l.seller_id = one.seller_id and l.id <> one.id and l.status = 'active'
  where one.id = ${id} and ${inStock}
  order by l.published_at desc, l.id desc
  limit ${mostOthers}
)`

// In the statements below the ids come as one value: joined as rows, all their ways to be found are weighed against all of a
// card's joins, and planning takes ten times as long as reading.

/** Others like it, the likest first. */
export const similarRows = (db: Db, id: string) =>
  db.execute<CardRow>(sql`
    with chosen as materialized (select ${similarIds(id)} as ids)
    select ${cardColumns} from listings l ${cardJoins}
    where l.id = any((select ids from chosen)::uuid[])
    order by array_position((select ids from chosen), l.id)`)

/** A card below a listing, with its place in either row: null where it stands in the other alone. */
export type BelowRow = CardRow & { others_place: number | null; similar_place: number | null }

/** Both rows below a listing, its seller's others and similar ones, in no order. */
export const belowRows = (db: Db, id: string) =>
  db.execute<BelowRow>(sql`
    with chosen as materialized (select ${othersIds(id)} as others, ${similarIds(id)} as alike)
    select ${cardColumns}, array_position((select others from chosen), l.id) as others_place,
      array_position((select alike from chosen), l.id) as similar_place
    from listings l ${cardJoins}
    where l.id = any((select others || alike from chosen)::uuid[])`)

const mostFeatured = 24

/** Listings that we put forward, the newest first. */
export const featuredRows = (db: Db) =>
  db.execute<CardRow>(sql`
    select ${cardColumns} from listings l ${cardJoins}
    where l.status = 'active' and l.is_featured
    order by l.published_at desc, l.id desc
    limit ${mostFeatured}`)

const mostInSitemap = 45_000

/** Ids and days of what search engines may know. */
export const sitemapRows = (db: Db) =>
  db.execute<{ id: string; day: string }>(sql`
    select l.id, to_char(l.updated_at at time zone 'UTC', 'YYYY-MM-DD') as day
    from listings l ${shownSellerJoin}
    where l.status = 'active'
    order by l.published_at desc
    limit ${mostInSitemap}`)
