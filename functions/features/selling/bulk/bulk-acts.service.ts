import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import { plans } from '#contract/plans.ts'
import type { BulkResult } from '#contract/selling/listings-bulk.answers.ts'
import { allowanceUsed, assertPackage } from '#features/selling/listings/allowance.rules.ts'
import { keptBecause } from '#features/selling/listings/delete-listing.service.ts'
import { gapsOf, type References } from '#features/selling/listings/draft.rules.ts'
import { settleStock } from '#features/selling/listings/listing-writes.queries.ts'
import { refusedPublishing } from '#features/selling/listings/publish-listing.service.ts'
import { lockPackage, refuseUnpaid } from '#features/selling/listings/publishing.queries.ts'
import { billingMonthStart, type Stretch } from '#features/selling/packages/billing.rules.ts'
import { type PackageRow, recentStretches } from '#features/selling/packages/subscription.queries.ts'
import { allowanceNow } from '#features/selling/packages/subscription.service.ts'
import { gone, type Outcome, refusedBy, removed, resultOf } from './bulk.dto.ts'
import {
  type ChosenListing,
  chosenListings,
  closeStretches,
  deleteChosen,
  lockListings,
  openStretches,
  pauseChosen,
  publishChosen,
} from './bulk.queries.ts'

export type Chosen = {
  sellerId: string
  ids: string[]
  /** The seller's own of them, as they were read. */
  chosen: ChosenListing[]
  pack: PackageRow | undefined
  stretches: Stretch[]
}

const byId = (rows: ChosenListing[]) => new Map(rows.map((row) => [row.id, row]))

/** Takes listings off sale. What is paused already is done; drafts and removed ones are named. */
export const pauseMany = async (deps: Deps, { sellerId, ids, pack, stretches }: Chosen): Promise<BulkResult> => {
  const { db, now } = deps
  const own = { sellerId, ids }
  const [, , , after] = await db.batch([
    lockListings(db, own),
    pauseChosen(db, { ...own, now }),
    closeStretches(db, { ...own, now }),
    chosenListings(db, own),
  ])
  dropCached('products', now)
  const found = byId(after)
  const result = resultOf(ids, (id): Outcome => {
    const status = found.get(id)?.status
    if (!status) return gone
    if (status === 'removed') return removed
    return status === 'draft' ? { code: 'illegal_state', detail: 'A draft is not for sale yet.' } : null
  })
  return { ...result, allowance: pack ? allowanceNow(pack, stretches, now) : null }
}

const gapWords = (listing: ChosenListing, kinds: References['kinds']): Outcome => {
  const [first, ...more] = listing.status === 'draft' ? gapsOf(listing, { kinds }) : []
  if (!first) return null
  const rest = more.length > 0 ? `, and ${more.length} more to fill in` : ''
  return { code: 'validation', detail: `${first.message}${rest}.` }
}

/**
 * Puts listings up for sale as far as the allowance goes, in the order in which they were sent. Exact under parallel
 * publishing: the package's row is locked first. Throws `subscription_required` for all of them.
 */
export const publishMany = async (
  deps: Deps,
  { sellerId, ids, chosen, pack, kinds }: Chosen & Pick<References, 'kinds'>,
): Promise<BulkResult> => {
  const { db, now } = deps
  const own = { sellerId, ids }
  const paid = assertPackage(deps, pack)
  const before = byId(chosen)
  const lacking = new Map(chosen.map((listing) => [listing.id, gapWords(listing, kinds)]))
  const wanted = ids.flatMap((id) => {
    const listing = before.get(id)
    return listing && !lacking.get(id) ? [{ id, version: listing.version }] : []
  })
  const { listings: limit } = plans[paid.tier]
  const monthStart = billingMonthStart(paid.startedAt, now)
  const [, , , , , after, open] = await db
    .batch([
      lockPackage(db, paid.id),
      refuseUnpaid(db, { packageId: paid.id, now }),
      lockListings(db, own),
      publishChosen(db, { sellerId, wanted, monthStart, limit, now }),
      openStretches(db, { ...own, id: deps.newId(), now }),
      chosenListings(db, own),
      recentStretches(db, { sellerId, now }),
    ])
    .catch((error: unknown) => {
      throw refusedPublishing(error, paid)
    })
  dropCached('products', now)
  const found = byId(after)
  const outcomeOf = (id: string): Outcome => {
    const listing = found.get(id)
    if (!listing) return gone
    if (listing.status === 'active') return null
    if (listing.status === 'removed') return removed
    const moved = listing.version !== before.get(id)?.version
    if (moved) return { code: 'version_moved', detail: 'This listing was changed meanwhile. Look at it again.' }
    return lacking.get(id) ?? refusedBy(allowanceUsed(paid))
  }
  return { ...resultOf(ids, outcomeOf), allowance: allowanceNow(paid, open, now) }
}

/** Deletes what no order and no conversation is about. What is gone already is done: nobody else's is told apart. */
export const deleteMany = async (deps: Deps, { sellerId, ids, chosen }: Chosen): Promise<BulkResult> => {
  const { db, now } = deps
  const own = { sellerId, ids: chosen.map(({ id }) => id) }
  const optionIds = chosen.flatMap(({ options }) => options.map(({ id }) => id))
  const [settle, ...rest] = settleStock(db, { optionIds, now })
  const results = await db.batch([
    lockListings(db, own),
    settle!,
    ...rest,
    deleteChosen(db, own),
    closeStretches(db, { ...own, now }),
    chosenListings(db, own),
  ])
  dropCached('products', now)
  const left = byId(results.at(-1) as ChosenListing[])
  const result = resultOf(ids, (id): Outcome => {
    const listing = left.get(id)
    if (!listing) return chosen.some((one) => one.id === id) ? null : gone
    return listing.status === 'removed' ? removed : { code: 'illegal_state', detail: keptBecause }
  })
  return { ...result, allowance: null }
}
