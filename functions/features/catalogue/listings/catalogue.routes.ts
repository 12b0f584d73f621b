import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { cacheWindows } from '#app/edge/edge-cache.ts'
import { nobodysId } from '#app/route/declaration.ts'
import { route } from '#app/route/route.ts'
import { idParam, slugParam } from '#app/validate.ts'
import {
  breedPage,
  category,
  categoryList,
  countedBreed,
  productCards,
  productPage,
  serviceCategories,
  servicePage,
  suggestions,
} from '#contract/catalogue/catalogue.answers.ts'
import { categories as known } from '#contract/catalogue/catalogue.constants.ts'
import {
  breedQuery,
  cardsQuery,
  productQuery,
  servicesQuery,
  suggestQuery,
} from '#contract/catalogue/catalogue-query.ts'
import { product } from '#contract/catalogue/product.answers.ts'
import { listBreeds, readBreed } from './breeds.service.ts'
import {
  listCards,
  listCategories,
  listFeatured,
  listServiceCategories,
  listSimilar,
  readCategory,
} from './catalogue.service.ts'
import { listProducts } from './list.service.ts'
import { readProduct } from './product.service.ts'
import { listServices } from './services.service.ts'
import { suggest } from './suggest.service.ts'

const open = { who: 'anyone', calls: 1 } as const
const products = { ...open, cache: { window: cacheWindows.lists, tag: 'products' } } as const
const categories = { ...open, cache: { window: cacheWindows.categories, tag: 'products' } } as const
const reference = { ...open, cache: { window: cacheWindows.reference, tag: 'reference' } } as const

const oneProduct = { ...products, params: { id: idParam }, example: { answers: 404 } } as const

/** Public reads of what is for sale: one round trip each, answered from the edge's cache. */
export const catalogueRoutes = new Hono<AppEnv>()
  .get(
    '/categories',
    route({ ...categories, answer: categoryList }, ({ deps }) => listCategories(deps)),
  )
  .get(
    '/categories/:slug',
    route(
      {
        ...categories,
        params: { slug: slugParam },
        answer: category,
        example: { params: { slug: known[0].slug } },
      },
      ({ deps, params }) => readCategory(deps, params.slug),
    ),
  )
  .get(
    '/services/categories',
    route({ ...reference, answer: serviceCategories }, ({ deps }) => listServiceCategories(deps)),
  )
  .get(
    '/services',
    route({ ...products, query: servicesQuery, answer: servicePage }, ({ deps, query }) => listServices(deps, query)),
  )
  .get(
    '/breeds',
    route({ ...reference, query: breedQuery, answer: breedPage }, ({ deps, query }) => listBreeds(deps, query)),
  )
  .get(
    '/breeds/:slug',
    route(
      {
        ...categories,
        params: { slug: slugParam },
        answer: countedBreed,
        example: { params: { slug: 'marans' } },
      },
      ({ deps, params }) => readBreed(deps, params.slug),
    ),
  )
  .get(
    '/products',
    route({ ...products, query: productQuery, answer: productPage }, ({ deps, query }) => listProducts(deps, query)),
  )
  .get(
    '/products/featured',
    route({ ...products, answer: productCards }, ({ deps }) => listFeatured(deps)),
  )
  .get(
    '/products/cards',
    route(
      { ...products, query: cardsQuery, answer: productCards, example: { query: `id=${nobodysId}` } },
      ({ deps, query }) => listCards(deps, query.id),
    ),
  )
  .get(
    '/products/suggest',
    route({ ...products, query: suggestQuery, answer: suggestions, example: { query: 'q=hen' } }, ({ deps, query }) =>
      suggest(deps, query.q),
    ),
  )
  .get(
    '/products/:id',
    route({ ...oneProduct, answer: product }, ({ deps, params }) => readProduct(deps, params.id)),
  )
  .get(
    '/products/:id/similar',
    route({ ...oneProduct, answer: productCards }, ({ deps, params }) => listSimilar(deps, params.id)),
  )

export type CatalogueRoutes = typeof catalogueRoutes
