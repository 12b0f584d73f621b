import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import { brokeConstraint, invalid, refusal } from '#app/errors.ts'
import { type Attempt, answerKept, bodyHash, keepAnswer, keptKeyConstraint, selectKept } from '#app/idempotency.ts'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import type { NewListing } from '#contract/selling/listings.ts'
import { assertDraft, columnsOf, skuTaken } from './check-draft.rules.ts'
import { draftOf } from './draft.dto.ts'
import type { References } from './draft.rules.ts'
import { listingAtEnd, type ReadListing, thenRead, toListing, type Writes } from './listing.dto.ts'
import { insertListing, putOptions, putPictures } from './listing-writes.queries.ts'
import { listingReads } from './listings.queries.ts'

export const createRoute = 'new-listing'

/** The listing that was made under a key. */
export const keptListingId = ({ userId, route, key }: Attempt): SQL<string> => sql<string>`(
  select (answer->>'id')::uuid from idempotency_keys where user_id = ${userId} and route = ${route} and key = ${key})`

type Made = { kept: Awaited<ReturnType<typeof selectKept>>; listing: ReadListing }

type NewDraft = {
  id: string
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
  if (refusal(error) === 'picture') return invalid('imageKeys', 'Please upload this picture again')
  return error
}

/** The draft of an earlier try as it stands now. Throws `idempotency_mismatch`, and `not_found` when it was deleted. */
const madeBefore = ({ kept, listing }: Made, hash: string): SellerListing | null =>
  answerKept(kept, hash) === undefined ? null : toListing(listing)

const insertDraft = async (
  deps: Deps,
  { id, sellerId, input, references }: NewDraft,
  keep: ReturnType<typeof keepAnswer>,
): Promise<SellerListing> => {
  const { db, now } = deps
  const draft = draftOf(input, deps.newId)
  assertDraft(draft, references)
  const { imageKeys: keys, imageAlts: alts, options } = draft
  const row = { ...columnsOf(draft, references), id, sellerId, createdAt: now, updatedAt: now }
  const writes: Writes = [
    ...keep,
    insertListing(db, row),
    ...(options.length > 0 ? putOptions(db, { id, sellerId, options, now }) : []),
    ...(keys.length > 0 ? putPictures(db, { id, sellerId, keys, alts, now }) : []),
  ]
  return listingAtEnd(await db.batch(thenRead(writes, listingReads(db, { id, sellerId, now }))))
}

/**
 * Stores a draft: title and category are enough, what else is given is checked. The same key and body get the draft that
 * was made, also when the answer of the first try was lost, or it is still under way.
 */
export const createListing = async (deps: Deps, asked: NewDraft): Promise<SellerListing> => {
  const { id, sellerId, input, key, made } = asked
  const { db, now } = deps
  const attempt = { userId: sellerId, route: createRoute, key }
  const hash = bodyHash(input)
  const before = madeBefore(made, hash)
  if (before) return before
  try {
    return await insertDraft(deps, asked, keepAnswer(deps, attempt, { hash, status: 201, answer: { id } }))
  } catch (error) {
    if (!brokeConstraint(error, keptKeyConstraint)) throw lostRace(error)
    const reads = listingReads(db, { id: keptListingId(attempt), sellerId, now })
    const [kept, ...listing] = await db.batch([selectKept(deps, attempt), ...reads])
    const twin = madeBefore({ kept, listing }, hash)
    if (!twin) throw error
    return twin
  }
}
