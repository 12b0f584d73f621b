import type { Deps } from '#app/deps.ts'
import type { Category, ProductPage } from '#contract/catalogue/catalogue.answers.ts'
import { categoryHead, subcategoryHead } from '#contract/pages/listing-heads.ts'
import { catalogueKeys, listParams } from '#contract/pages/query-keys.ts'
import { batch } from '#db/batch.ts'
import { listOf, listStatements } from '#features/catalogue/listings/list.service.ts'
import { categoryRows } from '#features/catalogue/listings/reference.queries.ts'
import { home, listed, queryOf } from './catalogue-pages.ts'
import { missingPage, type PageModel, pageModel } from './page-model.ts'
import { breadcrumbList } from './structured-data.ts'

type Place = { category: string; subcategory: string | undefined }

const pathOf = ({ category, subcategory }: Place): string =>
  `/category/${category}${subcategory ? `/${subcategory}` : ''}`

/** Filters inside a category: its own address chooses it, whatever the query says. */
const placed = (filters: URLSearchParams, { category, subcategory }: Place): URLSearchParams => {
  filters.set('category', category)
  filters.delete('subcategory')
  if (subcategory) filters.set('subcategory', subcategory)
  return listParams(filters)
}

const crumbsOf = (category: Category, name: string | undefined, path: string) => {
  const crumbs = [home, { name: category.name, path: `/category/${category.slug}` }]
  return breadcrumbList(name === undefined ? crumbs : [...crumbs, { name, path }])
}

type Shown = {
  place: Place
  search: URLSearchParams
  filters: URLSearchParams
  categories: Category[]
  /** Null where the API would refuse what the address asks for. */
  page: () => ProductPage | null
}

const modelOf = ({ place, search, filters, categories, page }: Shown): PageModel => {
  const path = pathOf(place)
  const category = categories.find(({ slug }) => slug === place.category)
  const name = category?.subcategories.find(({ slug }) => slug === place.subcategory)?.name
  const known: PageModel['firstData'] = [[catalogueKeys.categories, categories]]
  // With them the browser knows at once that there is none, and asks for no list of it.
  if (!category || (place.subcategory && name === undefined)) return { ...missingPage(404, path), firstData: known }
  const list = page()
  return pageModel({
    ...(name === undefined ? categoryHead(category) : subcategoryHead(category, name)),
    canonical: path,
    indexed: listParams(search).size === 0,
    image: category.imageUrl,
    structuredData: [crumbsOf(category, name, path)],
    firstData: list ? [...known, listed(filters, list)] : known,
    isWhole: list !== null,
  })
}

/** A category or one of its subcategories with the list that its address asks for, in one round trip. */
export const categoryPage = async (
  deps: Deps,
  { search, ...place }: Place & { search: URLSearchParams },
): Promise<PageModel> => {
  const filters = placed(listParams(search), place)
  const query = queryOf(filters)
  const asked = query ?? queryOf(placed(new URLSearchParams(), place))
  if (!asked) return missingPage(404, pathOf(place))
  const { categories, list } = await batch(deps.db, {
    categories: categoryRows(deps.db),
    list: listStatements(deps, asked),
  })
  const page = () => query && listOf(deps, { query, read: list })
  return modelOf({ place, search, filters, categories: categories.rows, page })
}
