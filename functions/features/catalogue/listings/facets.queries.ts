import { type SQL, sql } from 'drizzle-orm'
import type { ProductQuery } from '#contract/catalogue/catalogue-query.ts'
import type { FacetName } from '#contract/catalogue/facets.ts'
import type { Db } from '#db/client.ts'
import { all, inStock } from './card.queries.ts'
import { answeredFacets, type FacetSql, facetColumns, facetFilters, facetSql } from './facet-filters.queries.ts'
import { listJoins, plainFilters } from './list-filters.queries.ts'

/** A value of a facet with how many there are; its label is null where the contract has it. */
export type FacetRow = { facet: FacetName | 'total'; value: string; label: string | null; count: number }

/** Listings that are counted together say how many are in stock, not which: those are another column's to count. */
const table: FacetSql = { ...facetSql, inStock: { when: { true: sql`true` } } }

/** A subcategory stands under its category only: a category forgets it. */
const forgotten: Partial<Record<FacetName, FacetName[]>> = { category: ['category', 'subcategory'] }

const isCounted = (name: FacetName, { category }: ProductQuery): boolean =>
  name !== 'subcategory' || category?.length === 1

const countsOf = (name: FacetName, query: ProductQuery): SQL[] => {
  const facet = table[name]
  const others = facetFilters(query, { table, without: forgotten[name] ?? [name] })
  const count = sql`sum(l.${sql.raw(query.inStock || name === 'inStock' ? 'in_stock' : 'listings')})`
  if ('when' in facet)
    return Object.entries(facet.when).map(
      ([value, when]) => sql`
        select ${name}::text as facet, ${value}::text as value, null::text as label, ${count}::int as count
        from cube l where ${all([...others, when])} having ${count} > 0`,
    )
  const { from, value, label } = facet
  return [
    sql`
      select ${name}::text as facet, ${value} as value, ${label} as label, ${count}::int as count
      from cube l ${from} where ${all(others)} group by ${value}, ${label} having ${count} > 0`,
  ]
}

/**
 * Total and facet counts in one statement: the found listings are first counted by all columns of the facets at once, then
 * each facet adds up those few rows without its own filter. Rows of the cube are called `l` as listings are, so that a
 * facet's words fit both.
 */
export const productFacets = (db: Db, query: ProductQuery) => {
  const columns = sql.join(Object.values(facetColumns), sql`, `)
  return db.execute<FacetRow>(sql`
    with cube as materialized (
      select ${columns}, count(*) as listings, count(*) filter (where ${inStock}) as in_stock
      from listings l ${listJoins(query)}
      where ${all(plainFilters(query))}
      group by ${columns}
    )
    select 'total' as facet, '' as value, null as label,
      coalesce(sum(l.${sql.raw(query.inStock ? 'in_stock' : 'listings')}), 0)::int as count
    from cube l where ${all(facetFilters(query, { table }))}
    union all ${sql.join(
      answeredFacets.filter((name) => isCounted(name, query)).flatMap((name) => countsOf(name, query)),
      sql` union all `,
    )}
    order by count desc, label, value`)
}
