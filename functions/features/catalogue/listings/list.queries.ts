import { type SQL, sql } from 'drizzle-orm'
import type { ProductSort } from '#contract/catalogue/catalogue.constants.ts'
import type { ProductQuery } from '#contract/catalogue/catalogue-query.ts'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'
import { all, type CardRow, cardColumns, cardJoins } from './card.queries.ts'
import type { Position } from './cursor.rules.ts'
import { facetFilters } from './facet-filters.queries.ts'
import { listJoins, miles, plainFilters, textQuery } from './list-filters.queries.ts'

export type ListedRow = CardRow & { distance_miles: number | null; sort_key: string }

/** An order: what is compared, its value as a whole number for the cursor, and back. */
type Order = { by: SQL; direction: 'asc' | 'desc'; asNumber: (key: SQL) => SQL; fromNumber: (key: number) => SQL }

const asItIs = (key: SQL): SQL => key
const whole = (key: number): SQL => sql`${key}::bigint`
const ordered = (by: SQL, direction: 'asc' | 'desc'): Order => ({ by, direction, asNumber: asItIs, fromNumber: whole })

const newest: Order = {
  by: sql`l.published_at`,
  direction: 'desc',
  asNumber: (key) => sql`round(extract(epoch from ${key}) * 1000)::bigint`,
  fromNumber: (key) => momentSql(new Date(key)),
}

/** Tenths of a mile; a seller without a place stands last. */
const distance = sql`coalesce(round((${miles})::numeric * 10), 99999)::bigint`

/** Whole words stand before mere likeness, whatever their rank. */
const score = (q: string): SQL => sql`round((case when l.search @@ ${textQuery(q)}
  then 1 + ts_rank(l.search, ${textQuery(q)}) * 10
  else word_similarity(${q}, l.title) end)::numeric * 10000)::bigint`

const orderOf = (query: ProductQuery): Order => {
  const orders: Record<ProductSort, () => Order> = {
    relevance: () => (query.q ? ordered(score(query.q), 'desc') : newest),
    newest: () => newest,
    price_asc: () => ordered(sql`l.lowest_price_pence`, 'asc'),
    price_desc: () => ordered(sql`l.lowest_price_pence`, 'desc'),
    rating: () => ordered(sql`(coalesce(l.rating, 0) * 10)::bigint`, 'desc'),
    nearest: () => ordered(distance, 'asc'),
  }
  return orders[query.sort]()
}

/** Services that travel as far as the place that is asked for; none where no place is named. */
export const reaches = sql`${miles} <= (l.attributes->>'radiusMiles')::float8`

/** `also` narrows a list that is asked for by more than its query, such as services by how far they travel. */
type PageAsked = { query: ProductQuery; position: Position | null; also?: SQL[] }

/** One page of cards after `position`, and one more if there is one: the sign that it goes on. */
export const productPage = (db: Db, { query, position, also = [] }: PageAsked) => {
  const { by, direction, asNumber, fromNumber } = orderOf(query)
  const way = sql.raw(direction)
  const after = sql.raw(direction === 'asc' ? '>' : '<')
  const filters = [...plainFilters(query), ...facetFilters(query), ...also]
  if (position) filters.push(sql`(${by}, l.id) ${after} (${fromNumber(position.key)}, ${position.id}::uuid)`)
  const distanceMiles = query.near ? sql`round((${miles})::numeric, 1)::float8` : sql`null::float8`
  return db.execute<ListedRow>(sql`
    with page as (
      select l.id, ${by} as sort_key, ${distanceMiles} as distance_miles
      from listings l ${listJoins(query)}
      where ${all(filters)}
      order by ${by} ${way}, l.id ${way}
      limit ${query.limit + 1}
    )
    select ${cardColumns}, page.distance_miles, ${asNumber(sql`page.sort_key`)}::text as sort_key
    from page join listings l on l.id = page.id ${cardJoins}
    order by page.sort_key ${way}, l.id ${way}`)
}

export type UnknownValues = { category: string[]; subcategory: string[]; breed: string[]; near: boolean }

/** Which of the asked values are none of ours: an unknown value is refused, never silently empty. */
export const unknownValues = (db: Db, { category = [], subcategory = [], breed = [], near }: ProductQuery) => {
  const missing = (values: readonly string[], known: SQL) =>
    sql`array(select value from unnest(${sql.param([...values])}::text[]) value where value not in (${known}))`
  return db.execute<UnknownValues>(sql`
    select
      ${missing(category, sql`select slug from categories`)} as category,
      ${missing(
        subcategory,
        sql`select sc.slug from subcategories sc join categories c on c.id = sc.category_id
            where c.slug = ${category[0] ?? ''}`,
      )} as subcategory,
      ${missing(breed, sql`select slug from breeds`)} as breed,
      ${near ?? null}::text is not null
        and not exists (select from outcodes where outcode = ${near ?? null}) as near`)
}
