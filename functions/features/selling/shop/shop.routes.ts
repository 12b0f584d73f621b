import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { shop } from '#contract/selling/shop.answers.ts'
import { shopInput } from '#contract/selling/shop.ts'
import { outcodeExists, shopOf, unusedImage } from './shop.queries.ts'
import { changeShop, toShop } from './shop.service.ts'

/** The seller's own shop. */
export const shopRoutes = new Hono<AppEnv>()
  .get(
    '/seller/shop',
    route(
      {
        who: 'seller',
        answer: shop,
        calls: 1,
        reads: ({ deps, viewerId }) => ({ shops: shopOf(deps.db, viewerId) }),
      },
      ({ read }) => toShop(read.shops[0]),
    ),
  )
  .patch(
    '/seller/shop',
    route(
      {
        who: 'seller',
        body: shopInput,
        answer: shop,
        calls: 2,
        reads: ({ deps: { db }, viewerId: sellerId, body }) => ({
          shops: shopOf(db, sellerId),
          outcodes: outcodeExists(db, body.outcode ?? ''),
          banners: unusedImage(db, { key: body.bannerKey ?? '', sellerId }),
        }),
        example: { body: { about: 'Hens' } },
      },
      ({ deps, actor, read: { shops, outcodes, banners }, body }) =>
        changeShop(deps, {
          sellerId: actor.id,
          input: body,
          facts: { shop: shops[0], outcodes, banners },
        }),
    ),
  )

export type ShopRoutes = typeof shopRoutes
