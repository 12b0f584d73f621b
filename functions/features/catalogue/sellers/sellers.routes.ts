import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { cacheWindows } from '#app/edge/edge-cache.ts'
import { route } from '#app/route/route.ts'
import { usernameParam } from '#app/validate.ts'
import { sellerPage } from '#contract/catalogue/sellers.answers.ts'
import { readSeller } from './sellers.service.ts'

/** A shop, for everybody. */
export const sellersRoutes = new Hono<AppEnv>().get(
  '/sellers/:username',
  route(
    {
      who: 'anyone',
      params: { username: usernameParam },
      answer: sellerPage,
      cache: { window: cacheWindows.lists, tag: 'products' },
      calls: 1,
      example: { params: { username: 'nobody-at-all' }, answers: 404 },
    },
    ({ deps, params }) => readSeller(deps, params.username),
  ),
)

export type SellersRoutes = typeof sellersRoutes
