import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import { AppError, refusal } from '#app/errors.ts'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { refuseRemoved } from './change-listing.service.ts'
import { deleteListing, lockListing, refuseSold, refuseWritten, settleStock } from './listing-writes.queries.ts'
import { closeStretch } from './publishing.queries.ts'

/** Of several at once, where nobody looks why. */
export const keptBecause =
  'An order or a conversation is about this listing, so it stays in your list. Pause it to take it off sale.'

const because: Record<string, string> = {
  sold: 'This listing is part of an order, so it stays in your list. Pause it to take it off sale.',
  written: 'Somebody has written to you about this listing, so it stays in your list. Pause it to take it off sale.',
}

/**
 * Deletes a listing that no order and no conversation is about; its stretch ends and still counts. Throws `illegal_state`
 * for one that was sold or asked about: that history needs it, and pausing takes it off sale.
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
      refuseWritten(db, listing.id),
      closeStretch(db, { listingId: listing.id, now }),
      deleteListing(db, own),
    ])
    .catch((error: unknown) => {
      const sentence = because[refusal(error) ?? '']
      if (!sentence) throw error
      throw new AppError('illegal_state', sentence, { members: { state: listing.status } })
    })
  dropCached('products', now)
}
