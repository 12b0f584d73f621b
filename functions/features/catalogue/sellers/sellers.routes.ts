import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { cacheWindows, edgeCache } from '#app/edge/edge-cache.ts'
import { usernameParam, validate } from '#app/validate.ts'
import { noQuery } from '#contract/catalogue/catalogue-query.ts'
import { readSeller } from './sellers.service.ts'

const products = { window: cacheWindows.lists, tag: 'products' } as const

export const sellersRoutes = new Hono<AppEnv>().get('/sellers/:username', validate('query', noQuery), (c) => {
  const username = usernameParam(c.req.param('username'))
  return edgeCache(c, { ...products, read: () => readSeller(c.var.deps, username) })
})

export type SellersRoutes = typeof sellersRoutes
