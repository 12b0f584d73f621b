import type { Deps } from '../../app/deps.ts'
import { brokeConstraint, invalid, refusal } from '../../app/errors.ts'
import type { NewListing, SellerListing } from '../../contract/listings.ts'
import { assertDraft, columnsOf, skuTaken } from './check-draft.ts'
import { draftOf } from './draft.ts'
import type { References } from './draft-rules.ts'
import { listingAtEnd, thenRead, type Writes } from './listing.dto.ts'
import { insertListing, putOptions, putPictures } from './listing-writes.queries.ts'
import { listingReads } from './listings.queries.ts'

type NewDraft = { id: string; sellerId: string; input: NewListing; references: References }

/** What the database refused that another write had taken meanwhile. */
export const lostRace = (error: unknown): unknown => {
  if (brokeConstraint(error, 'listing_options_sku_key')) return skuTaken(['options'])
  if (refusal(error) === 'picture') return invalid('imageKeys', 'Please upload this picture again')
  return error
}

/** Stores a draft: title and category are enough, what else is given is checked. */
export const createListing = async (
  deps: Deps,
  { id, sellerId, input, references }: NewDraft,
): Promise<SellerListing> => {
  const { db, now } = deps
  const draft = draftOf(input, deps.newId)
  assertDraft(draft, references)
  const { imageKeys: keys, imageAlts: alts, options } = draft
  const made = { createdAt: now, updatedAt: now }
  const writes: Writes = [
    insertListing(db, { ...columnsOf(draft, references), id, sellerId, ...made }),
    ...(options.length > 0 ? putOptions(db, { id, sellerId, options, now }) : []),
    ...(keys.length > 0 ? putPictures(db, { id, sellerId, keys, alts, now }) : []),
  ]
  const results = await db.batch(thenRead(writes, listingReads(db, { id, sellerId, now }))).catch((error: unknown) => {
    throw lostRace(error)
  })
  return listingAtEnd(results)
}
