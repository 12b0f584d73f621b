import type { Actor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import type { BulkResult } from '#contract/selling/listings-bulk.answers.ts'
import { batch } from '#db/batch.ts'
import { auditing } from '#features/identity/audit/audit.writes.ts'
import { keptBecause } from '#features/selling/listings/delete-listing.service.ts'
import { allowanceNow, type Stretch } from '#features/selling/packages/billing.rules.ts'
import type { PackageRow } from '#features/selling/packages/packages.queries.ts'
import { deleteListings, lockListings, takeManyOffSale } from '#features/selling/shelf/many-listings.queries.ts'
import { settleStock } from '#features/selling/stock/correct.queries.ts'
import { anyShown, gone, type Outcome, removed, resultOf } from './bulk.dto.ts'
import { type ChosenListing, chosenListings } from './bulk.queries.ts'

type Asked = { actor: Actor; sellerId: string; ids: string[] }

const statuses = (rows: ChosenListing[]) => new Map(rows.map(({ id, status }) => [id, status]))

type Pausing = Asked & { sellerPackage: PackageRow | undefined; stretches: Stretch[] }

/** Takes listings off sale. What is paused already is done; drafts and removed ones are named. */
export const pauseMany = async (
  deps: Deps,
  { actor, sellerPackage, stretches, ...own }: Pausing,
): Promise<BulkResult> => {
  const { db, now } = deps
  const told = auditing(deps, { actor, act: 'listing.paused', data: { through: 'bulk' } })
  const { after } = await batch(db, {
    locked: lockListings(db, own),
    paused: takeManyOffSale(db, { ...own, now, told }),
    after: chosenListings(db, own),
  })
  if (anyShown(after)) dropCached(deps, 'products')
  const found = statuses(after)
  const result = resultOf(own.ids, (id): Outcome => {
    const status = found.get(id)
    if (!status) return gone
    if (status === 'removed') return removed
    return status === 'draft' ? { code: 'illegal_state', detail: 'A draft isn’t for sale yet.' } : null
  })
  return { ...result, allowance: sellerPackage ? allowanceNow(sellerPackage, { stretches, now }) : null }
}

type Deleting = Asked & {
  /** The seller's own of them, as they were read. */
  chosen: ChosenListing[]
}

/** Deletes what no order and no conversation is about. What is gone already is done: nobody else's is told apart. */
export const deleteMany = async (deps: Deps, { actor, sellerId, ids, chosen }: Deleting): Promise<BulkResult> => {
  const { db, now } = deps
  const told = auditing(deps, { actor, act: 'listing.deleted', data: { through: 'bulk' } })
  const own = { sellerId, ids: chosen.map(({ id }) => id) }
  const optionIds = chosen.flatMap(({ options }) => options.map(({ id }) => id))
  const { after } = await batch(db, {
    locked: lockListings(db, own),
    settled: settleStock(db, { optionIds, now }),
    deleted: deleteListings(db, { ...own, now, told }),
    after: chosenListings(db, own),
  })
  if (anyShown(chosen)) dropCached(deps, 'products')
  const left = statuses(after)
  const result = resultOf(ids, (id): Outcome => {
    const status = left.get(id)
    if (!status) return own.ids.includes(id) ? null : gone
    return status === 'removed' ? removed : { code: 'illegal_state', detail: keptBecause }
  })
  return { ...result, allowance: null }
}
