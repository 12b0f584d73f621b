import type { Actor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import type { BulkResult } from '#contract/selling/listings-bulk.answers.ts'
import { tiers } from '#contract/tiers.ts'
import { batch } from '#db/batch.ts'
import { auditing } from '#features/identity/audit/audit.writes.ts'
import { allowanceUsed, assertPackage, type StartedPackage } from '#features/selling/listings/allowance.rules.ts'
import { gapsOf, type PublishingFacts } from '#features/selling/listings/draft.rules.ts'
import { refusedPublishing } from '#features/selling/listings/publish-listing.service.ts'
import { allowanceNow, billingMonthStart } from '#features/selling/packages/billing.rules.ts'
import { lockPackage, type PackageRow, refuseUnpaid } from '#features/selling/packages/packages.queries.ts'
import { lockListings, putManyOnSale } from '#features/selling/shelf/many-listings.queries.ts'
import { lockPlace } from '#features/selling/shelf/place.queries.ts'
import { recentStretches } from '#features/selling/shelf/stretches.queries.ts'
import { shopOf } from '#features/selling/shop/shop.queries.ts'
import { anyShown, gone, type Outcome, removed, resultOf } from './bulk.dto.ts'
import { type ChosenListing, chosenListings } from './bulk.queries.ts'

type Asked = {
  actor: Actor
  sellerId: string
  ids: string[]
  /** The seller's own of them, as they were read. */
  chosen: ChosenListing[]
  sellerPackage: PackageRow | undefined
  facts: PublishingFacts
}

const byId = (rows: ChosenListing[]) => new Map(rows.map((row) => [row.id, row]))

const gapWords = (listing: ChosenListing, facts: PublishingFacts): Outcome => {
  const [first, ...more] = gapsOf(listing, facts)
  if (!first) return null
  const rest = more.length > 0 ? `, and ${more.length} more to fill in` : ''
  return { code: 'validation', detail: `${first.message}${rest}.` }
}

type Wanted = {
  actor: Actor
  sellerId: string
  ids: string[]
  wanted: { id: string; version: number }[]
  paid: StartedPackage
}

const publishingOf = (deps: Deps, { actor, sellerId, ids, wanted, paid }: Wanted) => {
  const { db, now, newId } = deps
  const told = auditing(deps, { actor, act: 'listing.published', data: { through: 'bulk' } })
  const own = { sellerId, ids }
  const monthStart = billingMonthStart(paid.firstStartedAt, now)
  const { listings: limit } = tiers[paid.tier]
  return {
    locked: { package: lockPackage(db, paid.id), paid: refuseUnpaid(db, { packageId: paid.id, now }) },
    place: lockPlace(db, sellerId),
    listings: lockListings(db, own),
    published: putManyOnSale(db, { ...own, wanted, monthStart, limit, stretchId: newId(), now, told }),
    after: chosenListings(db, own),
    shops: shopOf(db, sellerId),
    stretches: recentStretches(db, { sellerId, now }),
  }
}

/**
 * Puts listings up for sale as far as the allowance goes, in the order in which they were sent. Exact under parallel
 * publishing: the package's row is locked first. Throws `subscription_required` for all of them.
 */
export const publishMany = async (
  deps: Deps,
  { actor, sellerId, ids, chosen, sellerPackage, facts }: Asked,
): Promise<BulkResult> => {
  const { db, now } = deps
  const paid = assertPackage(deps, sellerPackage)
  const before = byId(chosen)
  const lacking = new Map(chosen.map((listing) => [listing.id, gapWords(listing, facts)]))
  const wanted = ids.flatMap((id) => {
    const listing = before.get(id)
    return listing && !lacking.get(id) ? [{ id, version: listing.version }] : []
  })
  const written = batch(db, publishingOf(deps, { actor, sellerId, ids, wanted, paid }))
  const { after, shops, stretches } = await written.catch((error: unknown) => {
    throw refusedPublishing(error, paid)
  })
  if (anyShown(after)) dropCached(deps, 'products')
  const found = byId(after)
  const outcomeOf = (id: string): Outcome => {
    const listing = found.get(id)
    if (!listing) return gone
    if (listing.status === 'active') return null
    if (listing.status === 'removed') return removed
    const moved = listing.version !== before.get(id)?.version
    if (moved) return { code: 'version_moved', detail: 'This listing has just changed. Please check it and try again.' }
    const lost = gapWords(listing, { ...facts, shop: shops[0] })
    return lacking.get(id) ?? lost ?? { code: 'allowance_used', detail: allowanceUsed(paid).message }
  }
  return { ...resultOf(ids, outcomeOf), allowance: allowanceNow(paid, { stretches, now }) }
}
