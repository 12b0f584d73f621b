import type { Deps } from '#app/deps.ts'
import { invalid, notFound } from '#app/errors.ts'
import type {
  Category,
  Facets,
  ProductCard,
  ProductPage,
  ServiceCategory,
  Suggestions,
} from '#contract/catalogue/catalogue.answers.ts'
import { facetNames } from '#contract/catalogue/catalogue.constants.ts'
import type { ProductQuery } from '#contract/catalogue/catalogue-query.ts'
import { cardOf } from './card.dto.ts'
import { type Position, readCursor, writeCursor } from './cursor.rules.ts'
import { type FacetRow, productFacets } from './facets.queries.ts'
import { type ListedRow, productPage, unknownValues } from './list.queries.ts'
import { cardRows, featuredRows, publicProduct, similarRows } from './product.queries.ts'
import { categoryRows, serviceCategoryRows } from './reference.queries.ts'
import { prefixIn, prefixQuery, wordsOf } from './search-words.rules.ts'
import {
  suggestedArticles,
  suggestedBreeds,
  suggestedCategories,
  suggestedProducts,
  tolerateTypos,
} from './suggest.queries.ts'

type Rows<T> = { rows: T[] }

/** The statements of a list: for a batch, whose results `listOf` reads. Throws `validation` for a foreign cursor. */
export const listStatements = (deps: Deps, query: ProductQuery) => {
  const position: Position | null = query.cursor ? readCursor(query.sort, query.cursor) : null
  return [
    tolerateTypos(deps.db),
    unknownValues(deps.db, query),
    productPage(deps.db, { query, position }),
    productFacets(deps.db, query),
  ] as const
}

type ListResults = readonly [
  unknown,
  Rows<{ category: string[]; subcategory: string[]; breed: string[]; near: boolean }>,
  Rows<ListedRow>,
  Rows<FacetRow>,
]

const refuseUnknown = (unknown: ListResults[1]['rows'][number] | undefined): void => {
  for (const name of ['category', 'subcategory', 'breed'] as const) {
    const value = unknown?.[name][0]
    if (value !== undefined) throw invalid(name, `There is no ${name} called ${value}.`)
  }
  if (unknown?.near) throw invalid('near', 'We do not know this postcode.')
}

const facetsOf = (rows: FacetRow[]): Facets => {
  const of = (name: FacetRow['facet']) => rows.flatMap(({ facet, ...value }) => (facet === name ? [value] : []))
  return Object.fromEntries(facetNames.map((name) => [name, of(name)])) as Facets
}

/** A page of the list from the results of its statements; throws `validation` when an asked value is none of ours. */
export const listOf = (
  { now }: Deps,
  { query, results: [, unknown, page, facets] }: { query: ProductQuery; results: ListResults },
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

/** Search and browse: a page of cards, how many there are, and the counts of the filters. One round trip. */
export const listProducts = async (deps: Deps, query: ProductQuery): Promise<ProductPage> =>
  listOf(deps, { query, results: await deps.db.batch(listStatements(deps, query)) })

export const listFeatured = async (deps: Deps): Promise<ProductCard[]> => {
  const { rows } = await featuredRows(deps.db)
  return rows.map((row) => cardOf(row, deps.now))
}

/** Of these the ones that anybody may look at, in no order. */
export const listCards = async (deps: Deps, ids: string[]): Promise<ProductCard[]> => {
  const { rows } = await cardRows(deps.db, ids)
  return rows.map((row) => cardOf(row, deps.now))
}

/** Up to eight others like it; throws `not_found` for what nobody may see. */
export const listSimilar = async (deps: Deps, id: string): Promise<ProductCard[]> => {
  const [found, similar] = await deps.db.batch([publicProduct(deps.db, id), similarRows(deps.db, id)])
  if (found.rows.length === 0) throw notFound('This listing')
  return similar.rows.map((row) => cardOf(row, deps.now))
}

export const listCategories = async ({ db }: Deps): Promise<Category[]> => (await categoryRows(db)).rows

/** Throws `not_found`. */
export const readCategory = async ({ db }: Deps, slug: string): Promise<Category> => {
  const category = (await categoryRows(db, slug)).rows[0]
  if (!category) throw notFound('This category')
  return category
}

export const listServiceCategories = async ({ db }: Deps): Promise<ServiceCategory[]> =>
  (await serviceCategoryRows(db)).rows

/** What the search box offers while one types. */
export const suggest = async ({ db, now }: Deps, typed: string): Promise<Suggestions> => {
  const words = wordsOf(typed).join(' ')
  if (words === '') return { categories: [], breeds: [], products: [], articles: [] }
  const asked = { words, prefix: prefixQuery(typed), named: prefixIn('AB', typed), titled: prefixIn('B', typed) }
  const [, categories, breeds, products, articles] = await db.batch([
    tolerateTypos(db),
    suggestedCategories(db, asked),
    suggestedBreeds(db, asked),
    suggestedProducts(db, asked),
    suggestedArticles(db, asked),
  ])
  const short = ({ id, name, pricePence, fromPrice, imageUrl, category }: ProductCard) => {
    return { id, name, pricePence, fromPrice, imageUrl, category }
  }
  return {
    categories: categories.rows,
    breeds: breeds.rows,
    products: products.rows.map((row) => short(cardOf(row, now))),
    articles: articles.rows,
  }
}
