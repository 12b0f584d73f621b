import { type SQL, sql } from 'drizzle-orm'
import type { FacetName } from '#contract/catalogue/catalogue.constants.ts'
import { type CategorySlug, categories, deliveryKind } from '#contract/catalogue/catalogue.constants.ts'
import type { ProductQuery } from '#contract/catalogue/catalogue-query.ts'
import { inStock } from './card.queries.ts'
import { fuzzyWords } from './search-words.rules.ts'

const list = (values: readonly string[], type: 'text' | 'uuid' = 'text') =>
  sql`any(${sql.param([...values])}::${sql.raw(type)}[])`

/** Whole words by their stems, with "phrases" and -words left out, as people type them. */
export const textQuery = (q: string): SQL => sql`websearch_to_tsquery('english', ${q})`

/** With this many found by whole words nobody has mistyped anything. */
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

const categoriesOf = (slugs: readonly string[]): SQL =>
  slugs.length === 1
    ? sql`(select id from categories where slug = ${slugs[0]})`
    : sql`any(array(select id from categories where slug = ${list(slugs)}))`

const categoriesBy = (...kinds: ReturnType<typeof deliveryKind>[]): CategorySlug[] =>
  categories.map(({ slug }) => slug).filter((slug) => kinds.includes(deliveryKind(slug)))

const posts = (category: SQL): SQL => sql`${category} = ${categoriesOf(categoriesBy('eggs', 'goods'))}`

/** How a listing reaches its buyer, by its category and whether its seller offers collection. */
export const deliveryBy = ({ category, collection }: { category: SQL; collection: SQL }) => ({
  posts: posts(category),
  collects: sql`(${category} = ${categoriesOf(categoriesBy('collection'))} or (${collection} and ${posts(category)}))`,
})

/** What a facet counts by, as columns of a row: a listing itself, or a count of listings that agree in all of them. */
export type Dimensions = {
  category: SQL
  subcategory: SQL
  breed: SQL
  species: SQL
  condition: SQL
  posts: SQL
  collects: SQL
  /** Only of a listing itself: a count keeps how many of its listings are in stock. */
  inStock?: SQL
  featured: SQL
}

export const listingDimensions = {
  category: sql`l.category_id`,
  subcategory: sql`l.subcategory_id`,
  breed: sql`l.breed_slug`,
  species: sql`l.species`,
  condition: sql`l.condition`,
  ...deliveryBy({ category: sql`l.category_id`, collection: sql`l.collection` }),
  inStock,
  featured: sql`l.is_featured`,
} satisfies Dimensions

const subcategoryOf = (query: ProductQuery): SQL =>
  sql`any(array(select id from subcategories
    where category_id = ${categoriesOf(query.category ?? [])} and slug = ${list(query.subcategory ?? [])}))`

/** Filters that a facet counts, each under the facet's name, so that a facet can leave out its own. */
export const facetFilters = (query: ProductQuery, by: Dimensions): Partial<Record<FacetName, SQL>> => {
  const ways = (query.delivery ?? []).map((way) => (way === 'post' ? by.posts : by.collects))
  return {
    ...(query.category && { category: sql`${by.category} = ${categoriesOf(query.category)}` }),
    ...(query.subcategory && { subcategory: sql`${by.subcategory} = ${subcategoryOf(query)}` }),
    ...(query.breed && { breed: sql`${by.breed} = ${list(query.breed)}` }),
    ...(query.species && { species: sql`${by.species} = ${list(query.species)}` }),
    ...(query.condition && { condition: sql`${by.condition} = ${list(query.condition)}` }),
    ...(ways.length > 0 && { delivery: sql`(${sql.join(ways, sql` or `)})` }),
    ...(query.inStock && by.inStock && { inStock: by.inStock }),
    ...(query.featured && { featured: by.featured }),
  }
}
