import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  deleteListing as deleted,
  type ListingColumns,
  updateListing,
} from '#features/selling/shelf/listing.queries.ts'
import { followOptions, reckonPrices, takeManyOffSale } from '#features/selling/shelf/many-listings.queries.ts'
import { pauseListings, putOnSale } from '#features/selling/shelf/sale.queries.ts'
import { pricesCorrected, stockCorrected } from '#features/selling/stock/correct.queries.ts'
import { putOptions } from '#features/selling/stock/options.queries.ts'
import { moveStock } from '#features/selling/stock/stock.queries.ts'
import { run, toldBy } from '../rows/statements.ts'
import type { TestApp } from '../site/test-app.ts'
import { tuesday } from './buying.ts'
import { pausing } from './catalogue.ts'

type OptionRow = { listingId: string; sellerId: string; stock: number }

const optionOf = async (app: TestApp, id: string): Promise<OptionRow> => {
  const found = 'select listing_id as "listingId", seller_id as "sellerId", stock from listing_options where id = $1'
  return (await app.db.query<OptionRow>(found, [id])).rows[0]!
}

const sellerOf = async (app: TestApp, listingId: string): Promise<string> =>
  (await app.db.query('select seller_id as id from listings where id = $1', [listingId])).rows[0].id

/** Sets how many packs of options are left, by the ids of the options, as their sellers do. */
export const setStock = async (app: TestApp, packs: Record<string, number>): Promise<void> => {
  for (const [optionId, stock] of Object.entries(packs)) {
    const { sellerId, stock: expectedStock } = await optionOf(app, optionId)
    const changed = stockCorrected({ sellerId, changes: [{ optionId, stock, expectedStock }] })
    await run(app, (db) => ({ set: followOptions(db, { sellerId, changed, now: tuesday }) }))
  }
}

/** Takes packs off the shelf, by the ids of their options, as a checkout does: what the seller has read is as it was. */
export const takePacks = (app: TestApp, packs: Record<string, number>) => {
  const take = Object.entries(packs).map(([optionId, quantity]) => ({ optionId, quantity }))
  return run(app, (db) => ({ taken: moveStock(db, { take, release: sql`false`, now: tuesday }) }))
}

/** Sets what options of one seller cost, in pence by the ids of the options, as they do. */
export const setPrices = async (app: TestApp, prices: Record<string, number>): Promise<void> => {
  const changes = Object.entries(prices).map(([optionId, pricePence]) => ({ optionId, pricePence }))
  const { sellerId } = await optionOf(app, changes[0]!.optionId)
  const ids = await Promise.all(changes.map(async ({ optionId }) => (await optionOf(app, optionId)).listingId))
  const changed = pricesCorrected({ sellerId, changes })
  await run(app, (db) => ({
    set: followOptions(db, { sellerId, changed, now: tuesday }),
    reckoned: reckonPrices(db, { sellerId, ids }),
  }))
}

/** Takes all options of a listing off sale; `optionId` is one of them. */
export const archiveOptions = async (app: TestApp, optionId: string): Promise<void> => {
  const { listingId, sellerId } = await optionOf(app, optionId)
  await run(app, (db) => putOptions(db, { listingId, sellerId, options: [], now: tuesday }))
}

/** Takes a listing off sale, as its seller does. */
export const pause = async (app: TestApp, id: string): Promise<void> => {
  const sellerId = await sellerOf(app, id)
  await run(app, (db) => ({ paused: takeManyOffSale(db, pausing({ id, sellerId, now: tuesday })) }))
}

/** Puts a paused listing up for sale again. */
export const putBack = async (app: TestApp, id: string): Promise<void> => {
  const own = { id, sellerId: await sellerOf(app, id) }
  await run(app, (db) => putOnSale(db, { ...own, stretchId: randomUUID(), publishedAt: tuesday, now: tuesday }))
}

/** Takes all that these sellers have for sale off it. */
export const pauseAll = (app: TestApp, sellers: string[]) => {
  const deed = { act: 'listing.paused', data: { through: 'package' } } as const
  const told = toldBy({ by: sellers[0]!, now: tuesday }, deed)
  const until = sellers.map((id) => ({ id, until: tuesday }))
  return run(app, (db) => ({ paused: pauseListings(db, { sellers: until, keep: 0, now: tuesday, told }) }))
}

/** Deletes a listing that was neither sold nor asked about. */
export const deleteListing = async (app: TestApp, id: string): Promise<void> => {
  const sellerId = await sellerOf(app, id)
  const told = toldBy({ by: sellerId, now: tuesday }, { act: 'listing.deleted', data: { through: 'itself' } })
  await run(app, (db) => deleted(db, { id, sellerId, now: tuesday, told }))
}

/** Changes columns of a listing that no form of its seller's changes. */
export const changeListing = async (app: TestApp, { id, ...columns }: ListingColumns & { id: string }) => {
  const sellerId = await sellerOf(app, id)
  await run(app, (db) => ({ changed: updateListing(db, { id, sellerId, columns, now: tuesday }) }))
}
