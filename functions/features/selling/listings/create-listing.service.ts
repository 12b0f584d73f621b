import type { Deps } from '#app/deps.ts'
import { AppError, brokeConstraint, invalid, refusal } from '#app/errors.ts'
import { keepAnswer, selectKept } from '#app/idempotency.queries.ts'
import { type Attempt, answerKept, bodyHash, keptKeyConstraint } from '#app/idempotency.ts'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import type { NewListing } from '#contract/selling/listings.ts'
import { type Answers, batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { insertListing, refuseOverDrafts } from '#features/selling/shelf/listing.queries.ts'
import { reckonPrices } from '#features/selling/shelf/many-listings.queries.ts'
import { putPictures } from '#features/selling/shelf/pictures.queries.ts'
import { putOptions } from '#features/selling/stock/options.queries.ts'
import { assertDraft, columnsOf, skuTaken } from './check-draft.rules.ts'
import { draftOf } from './draft.dto.ts'
import type { References } from './draft.rules.ts'
import { toListing } from './listing.dto.ts'
import { keptListingId, listingReads } from './listings.queries.ts'

/** More than anybody writes, and fewer than would be a burden. */
const draftLimit = 500

const draftsFull = (): AppError =>
  new AppError('allowance_used', `You have ${draftLimit} drafts. Please publish or delete one first.`, {
    members: { limit: draftLimit, used: draftLimit, upgrade: null },
  })

type Asking = { sellerId: string; key: string }

const attemptOf = ({ sellerId, key }: Asking): Attempt => ({ userId: sellerId, route: 'new-listing', key })

/** Reads what was made under a key before, as it stands now: statements whose answers `createListing` takes. */
export const madeReads = (deps: Deps, { sellerId, key }: Asking) => {
  const attempt = attemptOf({ sellerId, key })
  return {
    kept: selectKept(deps, attempt),
    listing: listingReads(deps.db, { id: keptListingId(attempt), sellerId, now: deps.now }),
  }
}

type Made = Answers<ReturnType<typeof madeReads>>

type NewDraft = {
  sellerId: string
  input: NewListing
  references: References
  /** Sent twice under one key, the draft is made once. */
  key: string
  /** What was made under the key before. */
  made: Made
}

/** What the database refused that another write had taken meanwhile. */
export const lostRace = (error: unknown): unknown => {
  if (brokeConstraint(error, 'listing_options_sku_key')) return skuTaken(['options'])
  if (refusal(error) === 'picture') return invalid('imageKeys', 'Please upload this photo again')
  return error
}

// Throws `idempotency_mismatch`, and `not_found` when the draft of the earlier try was deleted.
const madeBefore = ({ kept, listing }: Made, hash: string): SellerListing | null =>
  answerKept(kept, hash) === undefined ? null : toListing(listing)

type Inserting = Pick<NewDraft, 'sellerId' | 'input' | 'references' | 'key'> & { hash: string }

const insertDraft = async (deps: Deps, { sellerId, input, references, key, hash }: Inserting) => {
  const { db, now } = deps
  const id = deps.newId()
  const draft = draftOf(input, deps.newId)
  assertDraft(draft, references)
  const { imageKeys: keys, imageAlts: alts, options } = draft
  const row = { ...columnsOf(draft, references), id, sellerId, createdAt: now, updatedAt: now }
  const { after } = await batch(db, {
    locked: lockUser(db, sellerId),
    kept: keepAnswer(deps, attemptOf({ sellerId, key }), { hash, status: 201, answer: { id } }),
    room: refuseOverDrafts(db, { sellerId, limit: draftLimit }),
    made: insertListing(db, row),
    options: options.length > 0 ? putOptions(db, { listingId: id, sellerId, options, now }) : undefined,
    reckoned: reckonPrices(db, { sellerId, ids: [id] }),
    pictures: keys.length > 0 ? putPictures(db, { listingId: id, sellerId, keys, alts, now }) : undefined,
    after: listingReads(db, { id, sellerId, now }),
  })
  return toListing(after)
}

/**
 * Stores a draft: title and category are enough, what else is given is checked. The same key and body get the draft that
 * was made, also when the answer of the first try was lost, or it is still under way. Throws `validation`, `taken`,
 * `idempotency_mismatch`, and `allowance_used` to who has as many drafts as they may.
 */
export const createListing = async (deps: Deps, { made, ...asked }: NewDraft): Promise<SellerListing> => {
  const hash = bodyHash(asked.input)
  const before = madeBefore(made, hash)
  if (before) return before
  try {
    return await insertDraft(deps, { ...asked, hash })
  } catch (error) {
    if (refusal(error) === 'drafts_full') throw draftsFull()
    if (!brokeConstraint(error, keptKeyConstraint)) throw lostRace(error)
    const twin = madeBefore(await batch(deps.db, madeReads(deps, asked)), hash)
    if (!twin) throw error
    return twin
  }
}
