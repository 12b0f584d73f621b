import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import { AppError, refusal } from '#app/errors.ts'
import { plans } from '#contract/plans.ts'
import type { SellerListing, SellerListingWithAllowance } from '#contract/selling/listings.answers.ts'
import { billingMonthStart, type Stretch } from '#features/selling/packages/billing.rules.ts'
import { type PackageRow, recentStretches } from '#features/selling/packages/subscription.queries.ts'
import { allowanceNow } from '#features/selling/packages/subscription.service.ts'
import { allowanceUsed, assertPackage, type StartedPackage } from './allowance.rules.ts'
import { refuseRemoved } from './change-listing.service.ts'
import { assertComplete } from './check-draft.rules.ts'
import { draftAfter } from './draft.dto.ts'
import type { References } from './draft.rules.ts'
import { type ReadListing, toListing } from './listing.dto.ts'
import { lockListing, refuseMoved, updateListing } from './listing-writes.queries.ts'
import { listingReads } from './listings.queries.ts'
import { closeStretch, lockPackage, openStretch, refuseOverAllowance, refuseUnpaid } from './publishing.queries.ts'

export type Publishing = {
  sellerId: string
  listing: SellerListing
  pack: PackageRow | undefined
  stretches: Stretch[]
  kinds: References['kinds']
}

const isForSale = ({ status }: SellerListing): boolean => status === 'active' || status === 'sold_out'

// Who asks for what is so already may have asked before, and nobody was told that it was done.
const dropAfterLostAnswer = ({ now }: Deps): void => dropCached('products', now)

/** What the batch of a publishing stopped at, in words. */
export const refusedPublishing = (error: unknown, pack: StartedPackage): unknown => {
  const reason = refusal(error)
  if (reason === 'allowance_used') return allowanceUsed(pack)
  if (reason === 'unpaid') return new AppError('subscription_required', 'Your package has just ended.')
  if (reason === 'version_moved') {
    return new AppError('version_moved', 'This listing was changed meanwhile. Look at it again, then publish.')
  }
  return error
}

/**
 * Puts a listing up for sale; one that is already is answered as it stands. Throws `subscription_required`,
 * `validation` with every missing field, `allowance_used` with the limit and the larger package. Exact under parallel
 * publishing: the package's row is locked first. A lost answer is `unavailable`: the next try finds the listing on sale.
 */
export const publishListing = async (
  deps: Deps,
  { sellerId, listing, pack, stretches, kinds }: Publishing,
): Promise<SellerListingWithAllowance> => {
  const { db, now } = deps
  refuseRemoved(listing)
  const paid = assertPackage(deps, pack)
  if (isForSale(listing)) {
    dropAfterLostAnswer(deps)
    return { ...listing, allowance: allowanceNow(paid, stretches, now) }
  }
  assertComplete(draftAfter(listing, { version: listing.version }, deps.newId), { kinds })
  const own = { id: listing.id, sellerId }
  const monthStart = billingMonthStart(paid.startedAt, now)
  const { listings: limit } = plans[paid.tier]
  const publishedAt = listing.publishedAt ? new Date(listing.publishedAt) : now
  const results = await db
    .batch([
      lockPackage(db, paid.id),
      refuseUnpaid(db, { packageId: paid.id, now }),
      lockListing(db, own),
      refuseMoved(db, { ...own, version: listing.version }),
      refuseOverAllowance(db, { listingId: listing.id, sellerId, monthStart, limit }),
      openStretch(db, { id: deps.newId(), sellerId, listingId: listing.id, activeFrom: now }),
      updateListing(db, { ...own, columns: { status: 'active', publishedAt }, now }),
      recentStretches(db, { sellerId, now }),
      ...listingReads(db, { ...own, now }),
    ])
    .catch((error: unknown) => {
      throw refusedPublishing(error, paid)
    })
  dropCached('products', now)
  const [, , , , , , , open, ...read] = results
  return { ...toListing(read), allowance: allowanceNow(paid, open, now) }
}

/** Takes a listing off sale; its stretch ends. Throws `illegal_state` for a draft. */
export const pauseListing = async (
  deps: Deps,
  { sellerId, listing, pack, stretches }: Omit<Publishing, 'kinds'>,
): Promise<SellerListingWithAllowance> => {
  const { db, now } = deps
  refuseRemoved(listing)
  if (listing.status === 'draft') {
    throw new AppError('illegal_state', 'A draft is not for sale yet.', { members: { state: 'draft' } })
  }
  const allowance = pack ? allowanceNow(pack, stretches, now) : { used: 0, limit: 0 }
  if (listing.status === 'paused') {
    dropAfterLostAnswer(deps)
    return { ...listing, allowance }
  }
  const own = { id: listing.id, sellerId }
  const [, , , ...read] = await db.batch([
    lockListing(db, own),
    updateListing(db, { ...own, columns: { status: 'paused' }, now }),
    closeStretch(db, { listingId: listing.id, now }),
    ...listingReads(db, { ...own, now }),
  ])
  dropCached('products', now)
  return { ...toListing(read satisfies ReadListing), allowance }
}
