import type { Actor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import { AppError, refusal } from '#app/errors.ts'
import type { SellerListing, SellerListingWithAllowance } from '#contract/selling/listings.answers.ts'
import { tiers } from '#contract/tiers.ts'
import { batch } from '#db/batch.ts'
import { audit, auditing } from '#features/identity/audit/audit.writes.ts'
import { allowanceNow, billingMonthStart, type Stretch } from '#features/selling/packages/billing.rules.ts'
import { lockPackage, type PackageRow, refuseUnpaid } from '#features/selling/packages/packages.queries.ts'
import { lockListing, refuseMoved } from '#features/selling/shelf/listing.queries.ts'
import { takeManyOffSale } from '#features/selling/shelf/many-listings.queries.ts'
import { lockPlace, refuseNowhere } from '#features/selling/shelf/place.queries.ts'
import { putOnSale, refuseOverAllowance } from '#features/selling/shelf/sale.queries.ts'
import { recentStretches } from '#features/selling/shelf/stretches.queries.ts'
import { allowanceUsed, assertPackage, type StartedPackage } from './allowance.rules.ts'
import { refuseRemoved } from './change-listing.service.ts'
import { assertComplete, refuseLostPlace } from './check-draft.rules.ts'
import { draftAfter } from './draft.dto.ts'
import type { PublishingFacts } from './draft.rules.ts'
import { toListing } from './listing.dto.ts'
import { listingReads } from './listings.queries.ts'

/** A listing of a seller's that goes on sale or off, with what was read beside the session. */
export type Publishing = {
  actor: Actor
  sellerId: string
  listing: SellerListing
  sellerPackage: PackageRow | undefined
  stretches: Stretch[]
  facts: PublishingFacts
}

const isForSale = ({ status }: SellerListing): boolean => status === 'active' || status === 'sold_out'

// Who asks for what is so already may have asked before, and nobody was told that it was done.
const dropAfterLostAnswer = (deps: Deps): void => dropCached(deps, 'products')

/** What the batch of a publishing stopped at, in words. */
export const refusedPublishing = (error: unknown, sellerPackage: StartedPackage): unknown => {
  const reason = refusal(error)
  if (reason === 'allowance_used') return allowanceUsed(sellerPackage)
  if (reason === 'unpaid') return new AppError('subscription_required', 'Your package has just ended.')
  if (reason === 'version_moved') {
    return new AppError('version_moved', 'This listing has just changed. Please check it, then publish.')
  }
  return error
}

type Paid = Pick<Publishing, 'actor' | 'sellerId' | 'listing'> & { paid: StartedPackage }

const publishingOf = (deps: Deps, { actor, sellerId, listing, paid }: Paid) => {
  const { db, now, newId } = deps
  const own = { id: listing.id, sellerId }
  const month = { sellerId, monthStart: billingMonthStart(paid.firstStartedAt, now) }
  const publishedAt = listing.publishedAt ? new Date(listing.publishedAt) : now
  return {
    locked: { package: lockPackage(db, paid.id), paid: refuseUnpaid(db, { packageId: paid.id, now }) },
    place: lockPlace(db, sellerId),
    listing: lockListing(db, own),
    asRead: refuseMoved(db, { ...own, version: listing.version }),
    allowed: refuseOverAllowance(db, { ...month, listingId: listing.id, limit: tiers[paid.tier].listings }),
    published: putOnSale(db, { ...own, stretchId: newId(), publishedAt, now }),
    placed: refuseNowhere(db, own),
    done: audit(deps, { actor, act: 'listing.published', subject: listing.id, data: { through: 'itself' } }),
    stretches: recentStretches(db, { sellerId, now }),
    after: listingReads(db, { ...own, now }),
  }
}

/**
 * Puts a listing up for sale; one that is already is answered as it stands. Throws `subscription_required`,
 * `validation` with every missing field, `allowance_used` with the limit and the larger package. Exact under parallel
 * publishing: the package's row is locked first, then the shop's. A lost answer is `unavailable`: the next try finds the
 * listing on sale.
 */
export const publishListing = async (
  deps: Deps,
  { actor, sellerId, listing, sellerPackage, stretches, facts }: Publishing,
): Promise<SellerListingWithAllowance> => {
  const { db, now } = deps
  refuseRemoved(listing)
  const paid = assertPackage(deps, sellerPackage)
  if (isForSale(listing)) {
    dropAfterLostAnswer(deps)
    return { ...listing, allowance: allowanceNow(paid, { stretches, now }) }
  }
  assertComplete(draftAfter({ listing, input: { version: listing.version }, newId: deps.newId }), facts)
  const published = await batch(db, publishingOf(deps, { actor, sellerId, listing, paid })).catch((error: unknown) => {
    refuseLostPlace(error, listing)
    throw refusedPublishing(error, paid)
  })
  dropCached(deps, 'products')
  return { ...toListing(published.after), allowance: allowanceNow(paid, { stretches: published.stretches, now }) }
}

/** Takes a listing off sale; its stretch ends. Throws `illegal_state` for a draft. */
export const pauseListing = async (
  deps: Deps,
  { actor, sellerId, listing, sellerPackage, stretches }: Omit<Publishing, 'facts'>,
): Promise<SellerListingWithAllowance> => {
  const { db, now } = deps
  refuseRemoved(listing)
  if (listing.status === 'draft') {
    throw new AppError('illegal_state', 'A draft isn’t for sale yet.', { members: { state: 'draft' } })
  }
  const allowance = sellerPackage ? allowanceNow(sellerPackage, { stretches, now }) : { used: 0, limit: 0 }
  if (listing.status === 'paused') {
    dropAfterLostAnswer(deps)
    return { ...listing, allowance }
  }
  const own = { id: listing.id, sellerId }
  const told = auditing(deps, { actor, act: 'listing.paused', data: { through: 'itself' } })
  const { after } = await batch(db, {
    locked: lockListing(db, own),
    paused: takeManyOffSale(db, { sellerId, ids: [listing.id], now, told }),
    after: listingReads(db, { ...own, now }),
  })
  dropCached(deps, 'products')
  return { ...toListing(after), allowance }
}
