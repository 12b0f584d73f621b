import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { assertSeller, assertVerified, readAsPlaces } from '#app/guards.ts'
import { validate } from '#app/validate.ts'
import { bulkInput } from '#contract/selling/listings-bulk.ts'
import { kinds } from '#features/selling/listings/listings.queries.ts'
import { currentPackage, recentStretches } from '#features/selling/packages/subscription.queries.ts'
import { chosenListings, chosenOptions } from './bulk.queries.ts'
import { deleteMany, pauseMany, publishMany } from './bulk-acts.service.ts'
import { changePrices, changeStocks } from './bulk-options.service.ts'

/** Many listings of one seller at once: two calls to the database, however many. */
export const bulkRoutes = new Hono<AppEnv>().post('/seller/listings/bulk', validate('json', bulkInput), async (c) => {
  const { deps } = c.var
  const { db, now } = deps
  const input = c.req.valid('json')
  const ids = 'ids' in input ? input.ids : []
  const optionIds = 'changes' in input ? input.changes.map(({ optionId }) => optionId) : []
  const { viewer, results } = await readAsPlaces(c, (sellerId) => [
    chosenListings(db, { sellerId, ids }),
    chosenOptions(db, { sellerId, ids: optionIds }),
    currentPackage(db, sellerId),
    recentStretches(db, { sellerId, now }),
    kinds(db),
  ])
  assertSeller(viewer)
  const [listed, options, [pack], stretches, known] = results
  const sellerId = viewer.id
  if (input.action === 'price') return c.json(await changePrices(deps, { ...input, sellerId, chosen: options }))
  if (input.action === 'stock') return c.json(await changeStocks(deps, { ...input, sellerId, chosen: options }))
  const chosen = { sellerId, ids, chosen: listed, pack, stretches }
  if (input.action === 'pause') return c.json(await pauseMany(deps, chosen))
  if (input.action === 'delete') return c.json(await deleteMany(deps, chosen))
  assertVerified(viewer)
  return c.json(await publishMany(deps, { ...chosen, kinds: known }))
})

export type BulkRoutes = typeof bulkRoutes
