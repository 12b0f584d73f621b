import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import type { BulkResult } from '#contract/selling/listings-bulk.answers.ts'
import type { PriceChange, StockChange } from '#contract/selling/listings-bulk.ts'
import { type Batch, batch } from '#db/batch.ts'
import { followOptions, lockListings, reckonPrices } from '#features/selling/shelf/many-listings.queries.ts'
import { pricesCorrected, settleStock, stockCorrected } from '#features/selling/stock/correct.queries.ts'
import { anyShown, gone, type Outcome, removed, resultOf } from './bulk.dto.ts'
import { type ChosenOption, chosenOptions } from './bulk.queries.ts'

type Asked<Change> = {
  sellerId: string
  changes: Change[]
  /** The seller's own options of them, as they were read. */
  chosen: ChosenOption[]
}

type Correcting = { sellerId: string; chosen: ChosenOption[]; corrected: Batch }

const listingsOf = (chosen: ChosenOption[]): string[] => [...new Set(chosen.map(({ listingId }) => listingId))]

// Listings before options, each in the order of their ids, as every write to them locks.
const write = async (deps: Deps, { sellerId, chosen, corrected }: Correcting) => {
  const { db, now } = deps
  const optionIds = chosen.map(({ id }) => id)
  const { after } = await batch(db, {
    locked: lockListings(db, { sellerId, ids: listingsOf(chosen) }),
    settled: settleStock(db, { optionIds, now }),
    corrected,
    after: chosenOptions(db, { sellerId, ids: optionIds }),
  })
  if (anyShown(after)) dropCached(deps, 'products')
  return after
}

type Written<Change> = {
  changes: Change[]
  after: ChosenOption[]
  isDone: (change: Change, now: ChosenOption) => Outcome
}

const resultFor = <Change extends { optionId: string }>({ changes, after, isDone }: Written<Change>): BulkResult => {
  const wanted = new Map(changes.map((change) => [change.optionId, change]))
  const result = resultOf([...wanted.keys()], (id): Outcome => {
    const change = wanted.get(id)
    const option = after.find((row) => row.id === id)
    if (!change || !option) return gone
    return option.status === 'removed' ? removed : isDone(change, option)
  })
  return { ...result, allowance: null }
}

/** Sets prices of options. The last writer counts, as nobody's sale is undone by it: checkouts compare what they saw. */
export const changePrices = async (deps: Deps, asked: Asked<PriceChange>): Promise<BulkResult> => {
  const { sellerId, changes } = asked
  const { db, now } = deps
  const corrected = {
    changed: followOptions(db, { sellerId, changed: pricesCorrected(asked), now }),
    reckoned: reckonPrices(db, { sellerId, ids: listingsOf(asked.chosen) }),
  }
  const after = await write(deps, { ...asked, corrected })
  return resultFor({ changes, after, isDone: () => null })
}

const stockMoved = (stock: number): Outcome => ({
  code: 'version_moved',
  detail: `The stock has changed to ${stock}.`,
  stock,
})

/** Sets stock that still is what was read; where it moved, the failure carries what stands. */
export const changeStocks = async (deps: Deps, asked: Asked<StockChange>): Promise<BulkResult> => {
  const { sellerId, changes } = asked
  const { db, now } = deps
  const changed = followOptions(db, { sellerId, changed: stockCorrected(asked), now })
  const after = await write(deps, { ...asked, corrected: { changed } })
  return resultFor({
    changes,
    after,
    isDone: ({ stock }, option) => (option.stock === stock ? null : stockMoved(option.stock)),
  })
}
