import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import { AppError, refusal } from '#app/errors.ts'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import type { ListingChange } from '#contract/selling/listings.ts'
import type { ShopPlace } from '#contract/selling/publishing-gaps.ts'
import { batch, type Statement } from '#db/batch.ts'
import { maySell, packageState } from '#features/selling/packages/billing.rules.ts'
import { lockPackage, type PackageRow } from '#features/selling/packages/packages.queries.ts'
import { lockListing, refuseMoved, refuseOverFeatured, updateListing } from '#features/selling/shelf/listing.queries.ts'
import { reckonPrices } from '#features/selling/shelf/many-listings.queries.ts'
import { putPictures } from '#features/selling/shelf/pictures.queries.ts'
import { lockPlace, refuseNowhere } from '#features/selling/shelf/place.queries.ts'
import { correctStock, settleStock } from '#features/selling/stock/correct.queries.ts'
import { putOptions } from '#features/selling/stock/options.queries.ts'
import { upgradeFrom } from './allowance.rules.ts'
import { assertComplete, assertDraft, columnsOf, refuseFields, refuseLostPlace } from './check-draft.rules.ts'
import { lostRace } from './create-listing.service.ts'
import { type Draft, draftAfter, strangeOptions } from './draft.dto.ts'
import type { References } from './draft.rules.ts'
import { toListing } from './listing.dto.ts'
import { listingReads } from './listings.queries.ts'

const featuredLimit = 5

/** A change of a listing, with what was read beside the session. */
export type Change = {
  sellerId: string
  listing: SellerListing
  input: ListingChange
  references: References
  /** What the seller's shop says of its place. */
  shop: ShopPlace | undefined
  sellerPackage: PackageRow | undefined
}

// Somebody else wrote first: what stands now goes along, so that the writer can decide with what they typed.
const moved = ({ version, options }: SellerListing): AppError =>
  new AppError('version_moved', 'This listing was changed elsewhere, or some of it sold. Please check it, then save.', {
    members: { version, options: options.map(({ id, stock }) => ({ id, stock })) },
  })

const featuredFull = (): AppError =>
  new AppError('allowance_used', `You’re already featuring ${featuredLimit} listings. Please remove one first.`, {
    members: { limit: featuredLimit, used: featuredLimit, upgrade: null },
  })

/** Throws `illegal_state` for a listing that was removed, with the reason. */
export const refuseRemoved = ({ status, removedReason }: SellerListing): void => {
  if (status !== 'removed') return
  const why = removedReason ? ` The reason: ${removedReason}` : ''
  throw new AppError('illegal_state', `This listing was removed.${why}`, { members: { state: status } })
}

const stockMoved = ({ options }: SellerListing, draft: Draft): boolean =>
  draft.options.some(({ id, read }) => {
    const known = options.find((option) => option.id === id)
    return known !== undefined && read !== undefined && read !== known.stock
  })

const assertPremium = (sellerPackage: PackageRow | undefined, now: Date): PackageRow => {
  if (sellerPackage?.tier === 'premium' && maySell(packageState(sellerPackage, now))) return sellerPackage
  throw new AppError('subscription_required', 'Featured listings come with the Premium package.', {
    members: { upgrade: upgradeFrom('basic') },
  })
}

const check = ({ listing, input, references, shop }: Change, draft: Draft): void => {
  refuseRemoved(listing)
  if (listing.version !== input.version || stockMoved(listing, draft)) throw moved(listing)
  const strange = strangeOptions(listing, input)
  refuseFields(strange.map((i) => ({ path: `options.${i}.id`, message: 'This listing has no such option' })))
  assertDraft(draft, references)
  if (listing.status !== 'draft') assertComplete(draft, { kinds: references.kinds, shop })
}

// Choosing a listing as featured waits for the seller's other choices.
const featuring = ({ db, now }: Deps, { listing, input, sellerId, sellerPackage }: Change): Statement[] => {
  if (!input.isFeatured || listing.isFeatured) return []
  const { id } = assertPremium(sellerPackage, now)
  return [lockPackage(db, id), refuseOverFeatured(db, { listingId: listing.id, sellerId, limit: featuredLimit })]
}

const writesOf = (deps: Deps, { draft, ...change }: Change & { draft: Draft }) => {
  const { db, now } = deps
  const { sellerId, listing, input, references } = change
  const own = { id: listing.id, sellerId }
  const ofListing = { listingId: listing.id, sellerId, now }
  const isFeatured = input.isFeatured ?? listing.isFeatured
  const { options, imageKeys: keys, imageAlts: alts } = draft
  return {
    featured: featuring(deps, change),
    place: lockPlace(db, sellerId),
    locked: lockListing(db, own),
    asRead: refuseMoved(db, { ...own, version: input.version }),
    settled: settleStock(db, { optionIds: listing.options.map(({ id }) => id), now }),
    stock: correctStock(db, { listingId: listing.id, options }),
    changed: updateListing(db, { ...own, columns: { ...columnsOf(draft, references), isFeatured }, now }),
    placed: refuseNowhere(db, own),
    options: putOptions(db, { ...ofListing, options }),
    reckoned: reckonPrices(db, { sellerId, ids: [listing.id] }),
    pictures: putPictures(db, { ...ofListing, keys, alts }),
  }
}

/**
 * Changes what is given of a listing in one transaction. Throws `version_moved` with the stock as it is now when the
 * version or an `expectedStock` is not what stands, `validation` when what is for sale would lack something.
 */
export const changeListing = async (deps: Deps, change: Change): Promise<SellerListing> => {
  const { db, now } = deps
  const { sellerId, listing, input } = change
  const draft = draftAfter({ listing, input, newId: deps.newId })
  check(change, draft)
  const reads = () => listingReads(db, { id: listing.id, sellerId, now })
  const written = batch(db, { ...writesOf(deps, { ...change, draft }), after: reads() })
  const { after } = await written.catch(async (error: unknown) => {
    refuseLostPlace(error, draft)
    const reason = refusal(error)
    if (reason === 'featured_full') throw featuredFull()
    if (reason !== 'version_moved' && reason !== 'stock_moved') throw lostRace(error)
    throw moved(toListing(await batch(db, reads())))
  })
  if (listing.status !== 'draft') dropCached(deps, 'products')
  return toListing(after)
}
