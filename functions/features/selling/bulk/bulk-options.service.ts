import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import type { BulkResult } from '#contract/selling/listings-bulk.answers.ts'
import type { PriceChange, StockChange } from '#contract/selling/listings-bulk.ts'
import { settleStock } from '#features/selling/listings/listing-writes.queries.ts'
import { gone, type Outcome, removed, resultOf } from './bulk.dto.ts'
import { type ChosenOption, chosenOptions, lockListings, setPrices, setStocks } from './bulk.queries.ts'

type Asked<Change> = {
  sellerId: string
  changes: Change[]
  /** The seller's own options of them, as they were read. */
  chosen: ChosenOption[]
}

const optionIds = (chosen: ChosenOption[]) => chosen.map(({ id }) => id)

/** Listings before options, each in the order of their ids, as every write to them locks. */
const locked = ({ db, now }: Deps, { sellerId, chosen }: Asked<unknown>) => {
  const [first, second] = settleStock(db, { optionIds: optionIds(chosen), now })
  const ids = [...new Set(chosen.map(({ listingId }) => listingId))]
  return [lockListings(db, { sellerId, ids }), first!, second!] as const
}

const outcomes = <Change extends { optionId: string }>(
  { changes }: Asked<Change>,
  after: ChosenOption[],
  isDone: (change: Change, now: ChosenOption) => Outcome,
): BulkResult => {
  const result = resultOf(
    changes.map(({ optionId }) => optionId),
    (id): Outcome => {
      const [change] = changes.filter(({ optionId }) => optionId === id)
      const option = after.find((row) => row.id === id)
      if (!change || !option) return gone
      return option.status === 'removed' ? removed : isDone(change, option)
    },
  )
  return { ...result, allowance: null }
}

/** Sets prices of options. The last writer counts, as nobody's sale is undone by it: checkouts compare what they saw. */
export const changePrices = async (deps: Deps, asked: Asked<PriceChange>): Promise<BulkResult> => {
  const { db, now } = deps
  const { sellerId, changes, chosen } = asked
  const [, , , , after] = await db.batch([
    ...locked(deps, asked),
    setPrices(db, { sellerId, changes, now }),
    chosenOptions(db, { sellerId, ids: optionIds(chosen) }),
  ])
  dropCached('products', now)
  return outcomes(asked, after, () => null)
}

/** Sets stock that still is what was read; where it moved, the failure carries what stands. */
export const changeStocks = async (deps: Deps, asked: Asked<StockChange>): Promise<BulkResult> => {
  const { db, now } = deps
  const { sellerId, changes, chosen } = asked
  const [, , , , after] = await db.batch([
    ...locked(deps, asked),
    setStocks(db, { sellerId, changes, now }),
    chosenOptions(db, { sellerId, ids: optionIds(chosen) }),
  ])
  dropCached('products', now)
  return outcomes(asked, after, ({ stock }, option) =>
    option.stock === stock
      ? null
      : { code: 'version_moved', detail: `The stock has moved: it is ${option.stock} now.`, stock: option.stock },
  )
}
