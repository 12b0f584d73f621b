import type { Deps } from '#app/deps.ts'
import { idParam } from '#app/validate.ts'
import { ukDay } from '#contract/calendar-day.ts'
import type { ProductPage } from '#contract/catalogue/catalogue.answers.ts'
import { type ProductQuery, productQuery } from '#contract/catalogue/catalogue-query.ts'
import { freshQuery, freshRow, seasonQuery } from '#contract/catalogue/fresh-listings.ts'
import { galleryPicture, heroPicture, preloadOf } from '#contract/catalogue/pictures.ts'
import type { Product } from '#contract/catalogue/product.answers.ts'
import type { FirstData } from '#contract/pages/drawing.ts'
import { categoriesHead, productHead, productsHead } from '#contract/pages/listing-heads.ts'
import { catalogueKeys, listParams } from '#contract/pages/query-keys.ts'
import { homeHead } from '#contract/pages/site-heads.ts'
import { batch } from '#db/batch.ts'
import { cardOf } from '#features/catalogue/listings/card.dto.ts'
import type { CardRow } from '#features/catalogue/listings/card.queries.ts'
import { listCategories } from '#features/catalogue/listings/catalogue.service.ts'
import { productPage as listedRows } from '#features/catalogue/listings/list.queries.ts'
import { listProducts } from '#features/catalogue/listings/list.service.ts'
import { featuredRows } from '#features/catalogue/listings/product.queries.ts'
import { readProductWithRows } from '#features/catalogue/listings/product.service.ts'
import { categoryRows, serviceCategoryRows } from '#features/catalogue/listings/reference.queries.ts'
import { countRows } from '#features/catalogue/settings/settings.queries.ts'
import { settingsOf } from '#features/catalogue/settings/settings.service.ts'
import { firstOf, type PageModel, pageModel } from './page-model.ts'
import { breadcrumbList, type Crumb, productData } from './structured-data.ts'

export const home: Crumb = { name: 'Home', path: '/' }

const newest = productQuery.parse(freshQuery)

/** The home page with what it shows first, in one round trip. */
export const homePage = async (deps: Deps): Promise<PageModel> => {
  const { db, now } = deps
  const day = ukDay(now)
  const { ofSeason, fresh, featured, categories, services, counts } = await batch(db, {
    ofSeason: listedRows(db, { query: productQuery.parse(seasonQuery(day)), position: null }),
    fresh: listedRows(db, { query: newest, position: null }),
    featured: featuredRows(db),
    categories: categoryRows(db),
    services: serviceCategoryRows(db),
    counts: countRows(db),
  })
  const cardsOf = ({ rows }: { rows: CardRow[] }) => rows.map((row) => cardOf(row, now))
  return pageModel({
    ...homeHead,
    canonical: '/',
    image: heroPicture.url,
    preload: preloadOf(heroPicture.url, heroPicture.sizes),
    firstData: [
      [catalogueKeys.fresh, freshRow({ day, ofSeason: cardsOf(ofSeason), newest: cardsOf(fresh) })],
      [catalogueKeys.featured, cardsOf(featured)],
      [catalogueKeys.categories, categories.rows],
      [catalogueKeys.serviceCategories, services.rows],
      [catalogueKeys.settings, settingsOf(deps, counts)],
    ],
  })
}

/** The first page of a list, under the key that the browser asks for. */
export const listed = (filters: URLSearchParams, page: ProductPage): FirstData => [
  catalogueKeys.list(filters),
  firstOf(page),
]

/** The list that an address asks for, or null when the API would refuse it. */
export const queryOf = (search: URLSearchParams): ProductQuery | null => {
  const asked = [...new Set(search.keys())].map((name) => {
    const values = search.getAll(name)
    return [name, values.length === 1 ? values[0] : values]
  })
  return productQuery.safeParse(Object.fromEntries(asked)).data ?? null
}

/** All listings, or those that the address asks for. */
export const productsPage = async (deps: Deps, search: URLSearchParams): Promise<PageModel> => {
  const filters = listParams(search)
  const query = queryOf(filters)
  const model = pageModel({
    ...productsHead(filters.get('q') ?? ''),
    canonical: '/products',
    indexed: filters.size === 0,
  })
  if (!query) return { ...model, isWhole: false }
  const page = await listProducts(deps, query)
  return { ...model, firstData: [listed(filters, page)] }
}

/** All categories with what is for sale in each. */
export const categoriesPage = async (deps: Deps): Promise<PageModel> =>
  pageModel({
    ...categoriesHead,
    canonical: '/categories',
    firstData: [[catalogueKeys.categories, await listCategories(deps)]],
  })

const productCrumbs = ({ id, name, category, subcategory }: Product): Crumb[] => [
  home,
  { name: category.name, path: `/category/${category.slug}` },
  ...(subcategory ? [{ name: subcategory.name, path: `/category/${category.slug}/${subcategory.slug}` }] : []),
  { name, path: `/products/${id}` },
]

/** A listing's page with the rows below it, in one round trip. Throws `not_found` and `removed`. */
export const productPage = async (deps: Deps, asked: string): Promise<PageModel> => {
  const id = idParam(asked)
  const { product, others, similar } = await readProductWithRows(deps, id)
  return pageModel({
    ...productHead(product),
    canonical: `/products/${id}`,
    image: product.primaryImageUrl ?? product.category.imageUrl,
    structuredData: [productData(product), breadcrumbList(productCrumbs(product))],
    preload: preloadOf(product.images[0]?.url ?? product.category.imageUrl, galleryPicture.sizes),
    firstData: [
      [catalogueKeys.product(id), product],
      [catalogueKeys.others(id), others],
      [catalogueKeys.similar(id), similar],
    ],
  })
}
