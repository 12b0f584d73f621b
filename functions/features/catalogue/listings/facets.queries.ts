import { type SQL, sql } from 'drizzle-orm'
import { type FacetName, facetNames } from '#contract/catalogue/catalogue.constants.ts'
import type { ProductQuery } from '#contract/catalogue/catalogue-query.ts'
import type { Db } from '#db/client.ts'
import { all } from './card.queries.ts'
import {
  type Dimensions,
  deliveryBy,
  facetFilters,
  listingDimensions,
  listJoins,
  plainFilters,
} from './list-filters.queries.ts'

export type FacetRow = { facet: FacetName | 'total'; value: string; label: string; count: number }

const cubeDimensions: Dimensions = {
  category: sql`cube.category`,
  subcategory: sql`cube.subcategory`,
  breed: sql`cube.breed`,
  species: sql`cube.species`,
  condition: sql`cube.condition`,
  ...deliveryBy({ category: sql`cube.category`, collection: sql`cube.collection` }),
  featured: sql`cube.featured`,
}

type Counted = { facet: FacetName; value: SQL; label: SQL; from?: SQL; when?: SQL }

/** A subcategory stands under its category only, so it counts when one is chosen, and a category forgets it. */
const facets = (query: ProductQuery): Counted[] => [
  {
    facet: 'category',
    value: sql`c.slug`,
    label: sql`c.name`,
    from: sql`join categories c on c.id = cube.category`,
  },
  {
    facet: 'subcategory',
    value: sql`sc.slug`,
    label: sql`sc.name`,
    from: sql`join subcategories sc on sc.id = cube.subcategory`,
    when: query.category?.length === 1 ? sql`true` : sql`false`,
  },
  { facet: 'breed', value: sql`b.slug`, label: sql`b.name`, from: sql`join breeds b on b.slug = cube.breed` },
  {
    facet: 'species',
    value: sql`sp.slug`,
    label: sql`sp.name`,
    from: sql`join species sp on sp.slug = cube.species`,
  },
  { facet: 'delivery', value: sql`'post'`, label: sql`'Posted'`, when: cubeDimensions.posts },
  { facet: 'delivery', value: sql`'collection'`, label: sql`'Collection'`, when: cubeDimensions.collects },
  { facet: 'condition', value: sql`'new'`, label: sql`'New'`, when: sql`cube.condition = 'new'` },
  { facet: 'condition', value: sql`'used'`, label: sql`'Used'`, when: sql`cube.condition = 'used'` },
  { facet: 'inStock', value: sql`'true'`, label: sql`'In stock'` },
  { facet: 'featured', value: sql`'true'`, label: sql`'Featured'`, when: cubeDimensions.featured },
]

const forgotten: Partial<Record<FacetName, FacetName[]>> = { category: ['category', 'subcategory'] }

const listings = sql`cube.listings`
const inStock = sql`cube.in_stock`

const countOf = ({ facet, value, label, from = sql``, when }: Counted, query: ProductQuery): SQL => {
  const filters = facetFilters(query, cubeDimensions)
  const left = forgotten[facet] ?? [facet]
  const others = facetNames.filter((name) => !left.includes(name)).flatMap((name) => filters[name] ?? [])
  const counted = query.inStock || facet === 'inStock' ? inStock : listings
  return sql`
    select ${facet}::text as facet, ${value} as value, ${label} as label, sum(${counted})::int as count
    from cube ${from} where ${all(when ? [...others, when] : others)} group by 2, 3 having sum(${counted}) > 0`
}

/**
 * Total and facet counts in one statement: the found listings are first counted by all dimensions at once, in the order
 * of `listings_facets_idx`, then each facet adds up those few rows without its own filter.
 */
export const productFacets = (db: Db, query: ProductQuery) => {
  const by = listingDimensions
  return db.execute<FacetRow>(sql`
    with cube as materialized (
      select ${by.category} as category, l.subcategory_id as subcategory, ${by.breed} as breed,
        ${by.species} as species, ${by.condition} as condition, l.collection, ${by.featured} as featured,
        count(*) as listings, count(*) filter (where ${by.inStock}) as in_stock
      from listings l ${listJoins(query)}
      where ${all(plainFilters(query))}
      group by 1, 2, 3, 4, 5, 6, 7
    )
    select 'total' as facet, '' as value, '' as label,
      coalesce(sum(${query.inStock ? inStock : listings}), 0)::int as count
    from cube where ${all(Object.values(facetFilters(query, cubeDimensions)))}
    union all ${sql.join(
      facets(query).map((facet) => countOf(facet, query)),
      sql` union all `,
    )}
    order by count desc, label`)
}
