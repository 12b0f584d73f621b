import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { cacheWindows, edgeCache } from '#app/edge/edge-cache.ts'
import { idParam, slugParam, validate } from '#app/validate.ts'
import {
  breedQuery,
  cardsQuery,
  noQuery,
  productQuery,
  servicesQuery,
  suggestQuery,
} from '#contract/catalogue/catalogue-query.ts'
import { listBreeds, readBreed } from './breeds.service.ts'
import {
  listCards,
  listCategories,
  listFeatured,
  listProducts,
  listServiceCategories,
  listSimilar,
  readCategory,
  suggest,
} from './catalogue.service.ts'
import { readProduct } from './product.service.ts'
import { listServices } from './services.service.ts'

const products = { window: cacheWindows.lists, tag: 'products' } as const
const categories = { window: cacheWindows.categories, tag: 'products' } as const
const reference = { window: cacheWindows.reference, tag: 'reference' } as const

/** Public reads of what is for sale: one round trip each, answered from the edge's cache. */
export const catalogueRoutes = new Hono<AppEnv>()
  .get('/categories', validate('query', noQuery), (c) =>
    edgeCache(c, { ...categories, read: () => listCategories(c.var.deps) }),
  )
  .get('/categories/:slug', validate('query', noQuery), (c) =>
    edgeCache(c, { ...categories, read: () => readCategory(c.var.deps, slugParam(c.req.param('slug'))) }),
  )
  .get('/services/categories', validate('query', noQuery), (c) =>
    edgeCache(c, { ...reference, read: () => listServiceCategories(c.var.deps) }),
  )
  .get('/services', validate('query', servicesQuery), (c) =>
    edgeCache(c, { ...products, read: () => listServices(c.var.deps, c.req.valid('query')) }),
  )
  .get('/breeds', validate('query', breedQuery), (c) =>
    edgeCache(c, { ...reference, read: () => listBreeds(c.var.deps, c.req.valid('query')) }),
  )
  .get('/breeds/:slug', validate('query', noQuery), (c) =>
    edgeCache(c, { ...categories, read: () => readBreed(c.var.deps, slugParam(c.req.param('slug'))) }),
  )
  .get('/products', validate('query', productQuery), (c) =>
    edgeCache(c, { ...products, read: () => listProducts(c.var.deps, c.req.valid('query')) }),
  )
  .get('/products/featured', validate('query', noQuery), (c) =>
    edgeCache(c, { ...products, read: () => listFeatured(c.var.deps) }),
  )
  .get('/products/cards', validate('query', cardsQuery), (c) =>
    edgeCache(c, { ...products, read: () => listCards(c.var.deps, c.req.valid('query').id) }),
  )
  .get('/products/suggest', validate('query', suggestQuery), (c) =>
    edgeCache(c, { ...products, read: () => suggest(c.var.deps, c.req.valid('query').q) }),
  )
  .get('/products/:id', validate('query', noQuery), (c) => {
    const id = idParam(c.req.param('id'))
    return edgeCache(c, { ...products, read: () => readProduct(c.var.deps, id) })
  })
  .get('/products/:id/similar', validate('query', noQuery), (c) => {
    const id = idParam(c.req.param('id'))
    return edgeCache(c, { ...products, read: () => listSimilar(c.var.deps, id) })
  })

export type CatalogueRoutes = typeof catalogueRoutes
