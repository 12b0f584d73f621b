import { type SQL, sql } from 'drizzle-orm'
import { type CategorySlug, listingLimits, type PriceBasis } from '#contract/catalogue/catalogue.constants.ts'
import { beyondCut } from '#contract/cut-text.ts'
import { isoTimeSql } from '#db/sql/iso-time.ts'
import { shownSellerJoin } from '#db/sql/listings.ts'
import { shopNameSql } from '#db/sql/shops.ts'

/** A card's columns as Postgres sends them; `cardOf` makes the card. */
export type CardRow = {
  id: string
  slug: string
  title: string
  /** A little more of it than a card shows. */
  description: string
  price_pence: number
  from_price: boolean
  pack_count: number | null
  image_key: string | null
  category_slug: CategorySlug
  category_name: string
  category_image_url: string
  subcategory_slug: string | null
  subcategory_name: string | null
  breed_slug: string | null
  breed_name: string | null
  rating: number | null
  review_count: number
  is_featured: boolean
  is_best_seller: boolean
  in_stock: boolean
  stored_status: 'active' | 'paused'
  published_at: string
  place: string | null
  username: string
  shop_name: string
  price_basis: PriceBasis | null
  radius_miles: number | null
  holiday_until: string | null
}

/** Options that are for sale; `l` is the listing. */
export const inStock = sql`exists (
  select from listing_options o where o.listing_id = l.id and o.archived_at is null and o.stock > 0
)`

/** What a card shows of the listing `l`; stands with `cardJoins`. */
export const cardColumns = sql`
  l.id, l.slug, l.title, left(l.description, ${listingLimits.cardDescription + beyondCut}) as description,
  l.lowest_price_pence::int as price_pence, l.highest_price_pence > l.lowest_price_pence as from_price,
  cheapest.pack_count, picture.image_key,
  c.slug as category_slug, c.name as category_name, c.image_url as category_image_url,
  sc.slug as subcategory_slug, sc.name as subcategory_name, b.slug as breed_slug, b.name as breed_name,
  l.rating::float8 as rating, l.review_count, l.is_featured, l.is_best_seller, ${inStock} as in_stock,
  l.status as stored_status, ${isoTimeSql(sql`l.published_at`)} as published_at,
  place.place, u.username, ${shopNameSql()} as shop_name,
  l.attributes->>'priceBasis' as price_basis, (l.attributes->>'radiusMiles')::int as radius_miles,
  s.holiday_until::text as holiday_until`

/** What `cardColumns` reads beside the listing `l`: its seller, who must not be suspended, shop, category and picture. */
export const cardJoins = sql`
  join categories c on c.id = l.category_id
  ${shownSellerJoin}
  left join subcategories sc on sc.id = l.subcategory_id
  left join breeds b on b.slug = l.breed_slug
  left join shops s on s.seller_id = l.seller_id
  left join outcodes place on place.outcode = s.outcode
  left join lateral (
    select i.image_key from listing_images i where i.listing_id = l.id order by i.position limit 1
  ) picture on true
  left join lateral (
    select o.pack_count from listing_options o where o.listing_id = l.id and o.archived_at is null
    order by o.price_pence, o.position limit 1
  ) cheapest on true`

/** Conditions in one, or true. */
export const all = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)
