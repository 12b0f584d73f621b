import type { Deps } from '#app/deps.ts'
import { invalid } from '#app/errors.ts'
import type { Facets, ProductPage } from '#contract/catalogue/catalogue.answers.ts'
import type { ProductQuery } from '#contract/catalogue/catalogue-query.ts'
import { type Answers, batch } from '#db/batch.ts'
import { cardOf } from './card.dto.ts'
import { readCursor, writeCursor } from './cursor.rules.ts'
import { type FacetRow, productFacets } from './facets.queries.ts'
import { productPage, type UnknownValues, unknownValues } from './list.queries.ts'
import { tolerateTypos } from './suggest.queries.ts'

/** The statements of a list: for a batch, whose answers `listOf` reads. Throws `validation` for a foreign cursor. */
export const listStatements = ({ db }: Deps, query: ProductQuery) => ({
  tolerant: tolerateTypos(db),
  unknown: unknownValues(db, query),
  page: productPage(db, { query, position: query.cursor ? readCursor(query.sort, query.cursor) : null }),
  facets: productFacets(db, query),
})

type ListRead = Answers<ReturnType<typeof listStatements>>

const refuseUnknown = (unknown: UnknownValues | undefined): void => {
  for (const name of ['category', 'subcategory', 'breed'] as const) {
    const value = unknown?.[name][0]
    if (value !== undefined) throw invalid(name, `There is no ${name} called ${value}.`)
  }
  if (unknown?.near) throw invalid('near', 'We do not know this postcode.')
}

const facetsOf = (rows: FacetRow[]): Facets => {
  const of = (name: FacetRow['facet']) => rows.flatMap(({ facet, ...value }) => (facet === name ? [value] : []))
  return {
    category: of('category'),
    subcategory: of('subcategory'),
    breed: of('breed'),
    species: of('species'),
    delivery: of('delivery'),
    condition: of('condition'),
    inStock: of('inStock'),
    featured: of('featured'),
  }
}

/** A page of the list from what its statements answered; throws `validation` when an asked value is none of ours. */
export const listOf = (
  { now }: Deps,
  { query, read: { unknown, page, facets } }: { query: ProductQuery; read: ListRead },
): ProductPage => {
  refuseUnknown(unknown.rows[0])
  const shown = page.rows.slice(0, query.limit)
  const last = page.rows.length > query.limit ? shown.at(-1) : undefined
  return {
    items: shown.map((row) => cardOf(row, now)),
    nextCursor: last ? writeCursor(query.sort, { key: Number(last.sort_key), id: last.id }) : null,
    total: facets.rows.find(({ facet }) => facet === 'total')?.count ?? 0,
    facets: facetsOf(facets.rows),
  }
}

/**
 * Searches and browses: a page of cards, how many there are, and the counts of the filters. One round trip. Throws
 * `validation` for what is none of ours.
 */
export const listProducts = async (deps: Deps, query: ProductQuery): Promise<ProductPage> =>
  listOf(deps, { query, read: await batch(deps.db, listStatements(deps, query)) })
