import type { Deps } from '#app/deps.ts'
import { invalid } from '#app/errors.ts'
import type { Facets, FacetValue, ProductPage } from '#contract/catalogue/catalogue.answers.ts'
import type { ProductQuery } from '#contract/catalogue/catalogue-query.ts'
import { type FacetName, facetLabel } from '#contract/catalogue/facets.ts'
import { type Answers, batch } from '#db/batch.ts'
import { cardOf } from './card.dto.ts'
import { readProductCursor, writeProductCursor } from './cursor.rules.ts'
import { answeredFacets } from './facet-filters.queries.ts'
import { type FacetRow, productFacets } from './facets.queries.ts'
import { productPage, type UnknownValues, unknownValues } from './list.queries.ts'
import { tolerateTypos } from './suggest.queries.ts'

/** The statements of a list: for a batch, whose answers `listOf` reads. Throws `validation` for a foreign cursor. */
export const listStatements = ({ db }: Deps, query: ProductQuery) => ({
  tolerant: tolerateTypos(db),
  unknown: unknownValues(db, query),
  page: productPage(db, { query, position: query.cursor ? readProductCursor(query.sort, query.cursor) : null }),
  facets: productFacets(db, query),
})

type ListRead = Answers<ReturnType<typeof listStatements>>

const refuseUnknown = (unknown: UnknownValues | undefined): void => {
  for (const name of ['category', 'subcategory', 'breed'] as const) {
    const value = unknown?.[name][0]
    if (value !== undefined) throw invalid(name, `There’s no ${name} called ${value}.`)
  }
  if (unknown?.near) throw invalid('near', 'We don’t recognise this postcode.')
}

const facetsOf = (rows: FacetRow[]): Facets => {
  const valuesOf = (name: FacetName): FacetValue[] =>
    rows
      .filter(({ facet }) => facet === name)
      .map(({ value, label, count }) => ({ value, label: label ?? facetLabel(name, value) ?? value, count }))
  return Object.fromEntries(answeredFacets.map((name) => [name, valuesOf(name)])) as Facets
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
    nextCursor: last ? writeProductCursor(query.sort, { key: Number(last.sort_key), id: last.id }) : null,
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
