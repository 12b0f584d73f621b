import { type SQL, sql } from 'drizzle-orm'
import type { ProductQuery } from '#contract/catalogue/catalogue-query.ts'
import { list } from './facet-filters.queries.ts'
import { fuzzyWords } from './search-words.rules.ts'

/** Whole words by their stems, with "phrases" and -words left out, as people type them. */
export const textQuery = (q: string): SQL => sql`websearch_to_tsquery('english', ${q})`

/** So many found by whole words mean that nobody has mistyped anything. */
const enough = 5

/**
 * What the words mean, each way by its own index: whole words first, and every longer word by its likeness to title or
 * keywords only where whole words find hardly anything.
 */
const matches = (q: string): SQL => {
  const exact = sql`select id from listings where search @@ ${textQuery(q)} and status = 'active'`
  const likeness = fuzzyWords(q).map((word) => sql`(${word} <% title or ${word} <% keywords)`)
  if (likeness.length === 0) return sql`l.id in (${exact})`
  return sql`l.id in (${exact} union all
    select id from listings
    where ${sql.join(likeness, sql` and `)} and (select count(*) from (${exact} limit ${enough}) alike) < ${enough})`
}

/** Miles from the asked outcode `origin` to the seller's `place`, along the globe; null when either is unknown. */
export const miles = sql`3958.8 * 2 * asin(sqrt(
  power(sin(radians(place.latitude - origin.latitude) / 2), 2)
  + cos(radians(origin.latitude)) * cos(radians(place.latitude))
    * power(sin(radians(place.longitude - origin.longitude) / 2), 2)))`

/** Joins of `l` that a list needs for its filters and its order: nearly always none. */
export const listJoins = (query: ProductQuery): SQL => sql`
  ${query.seller ? sql`join users u on u.id = l.seller_id` : sql``}
  ${
    query.near
      ? sql`left join shops s on s.seller_id = l.seller_id
        left join outcodes place on place.outcode = s.outcode
        left join outcodes origin on origin.outcode = ${query.near}`
      : sql``
  }`

const sellersRated = (from: number): SQL => sql`l.seller_id in (
  select seller_id from listings where review_count > 0
  group by seller_id having sum(rating * review_count) / sum(review_count) >= ${from})`

/** Filters that no facet counts. */
export const plainFilters = (query: ProductQuery): SQL[] => {
  const filters = [
    sql`l.status = 'active'`,
    // Suspended sellers are few: leaving theirs out is cheaper than looking at everybody's seller.
    sql`l.seller_id not in (select id from users where suspended_at is not null)`,
  ]
  if (query.q) filters.push(matches(query.q))
  if (query.minPrice !== undefined) filters.push(sql`l.lowest_price_pence >= ${query.minPrice}`)
  if (query.maxPrice !== undefined) filters.push(sql`l.lowest_price_pence <= ${query.maxPrice}`)
  if (query.within !== undefined) filters.push(sql`${miles} <= ${query.within}`)
  if (query.minRating !== undefined) filters.push(sellersRated(query.minRating))
  if (query.seller) filters.push(sql`lower(u.username) = ${list(query.seller.map((name) => name.toLowerCase()))}`)
  if (query.option) {
    filters.push(
      sql`exists (select from listing_options o where o.listing_id = l.id and o.id = ${list(query.option, 'uuid')})`,
    )
  }
  return filters
}
