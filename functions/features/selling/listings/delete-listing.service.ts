import type { Actor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import { AppError, refusal } from '#app/errors.ts'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { batch } from '#db/batch.ts'
import { auditing } from '#features/identity/audit/audit.writes.ts'
import { deleteListing, lockListing } from '#features/selling/shelf/listing.queries.ts'
import { settleStock } from '#features/selling/stock/correct.queries.ts'
import { refuseRemoved } from './change-listing.service.ts'

/** The words for one of several at once, where nobody looks why. */
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
  { actor, sellerId, listing }: { actor: Actor; sellerId: string; listing: SellerListing },
): Promise<void> => {
  const { db, now } = deps
  refuseRemoved(listing)
  const own = { id: listing.id, sellerId }
  const told = auditing(deps, { actor, act: 'listing.deleted', data: { through: 'itself' } })
  const written = batch(db, {
    locked: lockListing(db, own),
    settled: settleStock(db, { optionIds: listing.options.map(({ id }) => id), now }),
    deleted: deleteListing(db, { ...own, now, told }),
  })
  await written.catch((error: unknown) => {
    const sentence = because[refusal(error) ?? '']
    if (!sentence) throw error
    throw new AppError('illegal_state', sentence, { members: { state: listing.status } })
  })
  if (listing.status !== 'draft') dropCached(deps, 'products')
}
