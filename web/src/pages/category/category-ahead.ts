import { categoriesQueryOptions, productListQueryOptions } from '#web/features/catalogue/listings/catalogue.api.ts'
import { askedAt } from '#web/features/catalogue/listings/use-filters.ts'
import type { ReadAhead } from '#web/lib/read-ahead.ts'

/** Reads a category, or one of its subcategories, with the list that its address asks for. */
export const readAhead: ReadAhead = (queries, { params: { slug, category = slug, subcategory }, search }) => [
  queries.query(categoriesQueryOptions),
  queries.infiniteQuery(productListQueryOptions(askedAt(search, { category, subcategory }))),
]
