import type { Deps } from '../../app/deps.ts'
import { dropCached } from '../../app/edge-cache.ts'
import { AppError, refusal } from '../../app/errors.ts'
import type { SellerListing } from '../../contract/listings.ts'
import { refuseRemoved } from './change-listing.service.ts'
import { deleteListing, lockListing, refuseSold, settleStock } from './listing-writes.queries.ts'
import { closeStretch } from './publishing.queries.ts'

/**
 * Deletes a listing that no order names; its stretch ends and still counts. Throws `illegal_state` for one that was
 * sold: the order's history needs it, and pausing takes it off sale.
 */
export const removeListing = async (
  deps: Deps,
  { sellerId, listing }: { sellerId: string; listing: SellerListing },
): Promise<void> => {
  const { db, now } = deps
  refuseRemoved(listing)
  const own = { id: listing.id, sellerId }
  const optionIds = listing.options.map(({ id }) => id)
  const [first, ...rest] = settleStock(db, { optionIds, now })
  await db
    .batch([
      lockListing(db, own),
      first!,
      ...rest,
      refuseSold(db, listing.id),
      closeStretch(db, { listingId: listing.id, now }),
      deleteListing(db, own),
    ])
    .catch((error: unknown) => {
      if (refusal(error) !== 'sold') throw error
      const sentence = 'This listing is part of an order, so it stays in your list. Pause it to take it off sale.'
      throw new AppError('illegal_state', sentence, { members: { state: listing.status } })
    })
  dropCached('products', now)
}
