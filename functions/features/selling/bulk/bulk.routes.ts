import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { assertVerified } from '#app/guards.ts'
import { nobodysId } from '#app/route/declaration.ts'
import { route } from '#app/route/route.ts'
import { bulkResult } from '#contract/selling/listings-bulk.answers.ts'
import { bulkInput } from '#contract/selling/listings-bulk.ts'
import { kinds } from '#features/selling/listings/references.queries.ts'
import { currentPackage } from '#features/selling/packages/packages.queries.ts'
import { recentStretches } from '#features/selling/shelf/stretches.queries.ts'
import { shopOf } from '#features/selling/shop/shop.queries.ts'
import { chosenListings, chosenOptions } from './bulk.queries.ts'
import { deleteMany, pauseMany } from './bulk-acts.service.ts'
import { changePrices, changeStocks } from './bulk-options.service.ts'
import { publishMany } from './publish-many.service.ts'

/** Many listings of one seller at once: two calls to the database, however many. */
export const bulkRoutes = new Hono<AppEnv>().post(
  '/seller/listings/bulk',
  route(
    {
      who: 'seller',
      body: bulkInput,
      answer: bulkResult,
      calls: 2,
      reads: ({ deps: { db, now }, viewerId: sellerId, body }) => ({
        listings: chosenListings(db, { sellerId, ids: 'ids' in body ? body.ids : [] }),
        options: chosenOptions(db, {
          sellerId,
          ids: 'changes' in body ? body.changes.map(({ optionId }) => optionId) : [],
        }),
        packages: currentPackage(db, sellerId),
        stretches: recentStretches(db, { sellerId, now }),
        kinds: kinds(db),
        shops: shopOf(db, sellerId),
      }),
      example: { body: { action: 'pause', ids: [nobodysId] } },
    },
    ({ deps, actor, read, body }) => {
      const sellerId = actor.id
      if (body.action === 'price') return changePrices(deps, { ...body, sellerId, chosen: read.options })
      if (body.action === 'stock') return changeStocks(deps, { ...body, sellerId, chosen: read.options })
      const { listings: chosen, packages, stretches } = read
      const { ids } = body
      if (body.action === 'pause')
        return pauseMany(deps, { actor, sellerId, ids, sellerPackage: packages[0], stretches })
      if (body.action === 'delete') return deleteMany(deps, { actor, sellerId, ids, chosen })
      assertVerified(actor)
      const facts = { kinds: read.kinds, shop: read.shops[0] }
      return publishMany(deps, { actor, sellerId, ids, chosen, sellerPackage: packages[0], facts })
    },
  ),
)

export type BulkRoutes = typeof bulkRoutes
