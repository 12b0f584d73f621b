import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { assertSeller, readAsPlaces } from '#app/guards.ts'
import { validate } from '#app/validate.ts'
import { shopInput } from '#contract/selling/shop.ts'
import { outcodeExists, shopOf, unusedImage } from './shop.queries.ts'
import { changeShop, toShop } from './shop.service.ts'

export const shopRoutes = new Hono<AppEnv>()
  .get('/seller/shop', async (c) => {
    const { viewer, results } = await readAsPlaces(c, (sellerId) => [shopOf(c.var.deps.db, sellerId)])
    assertSeller(viewer)
    return c.json(toShop(results[0][0]))
  })
  .patch('/seller/shop', validate('json', shopInput), async (c) => {
    const { db } = c.var.deps
    const input = c.req.valid('json')
    const { viewer, results } = await readAsPlaces(c, (sellerId) => [
      shopOf(db, sellerId),
      outcodeExists(db, input.outcode ?? ''),
      unusedImage(db, { key: input.bannerKey ?? '', sellerId }),
    ])
    assertSeller(viewer)
    const [[shop], outcodes, banners] = results
    const facts = { shop, outcodes, banners }
    return c.json(await changeShop(c.var.deps, { sellerId: viewer.id, input, facts }))
  })

export type ShopRoutes = typeof shopRoutes
