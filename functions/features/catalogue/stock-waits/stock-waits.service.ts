import type { Deps } from '#app/deps.ts'
import { invalid, notFound, refusal } from '#app/errors.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { publicProduct } from '#features/catalogue/listings/product.queries.ts'
import { deleteWait, insertWait, refuseFull, waitLimit } from './stock-waits.queries.ts'

type Wait = { userId: string; listingId: string }

const inWords = (error: unknown): never => {
  if (refusal(error) !== 'full') throw error
  throw invalid('', `We can email you about up to ${waitLimit} listings at a time. Please turn off another one first.`)
}

/**
 * Lets a user be told once a listing can be bought again; a second time changes nothing. Throws `not_found` for what nobody
 * may see, and `validation` when they wait for as many as they may.
 */
export const waitFor = async ({ db, now }: Deps, wait: Wait): Promise<void> => {
  const { found } = await batch(db, {
    // Twins of one user wait for each other, so that each counts what the other wrote.
    locked: lockUser(db, wait.userId),
    refused: refuseFull(db, wait),
    waits: insertWait(db, { ...wait, at: now }),
    found: publicProduct(db, wait.listingId),
  }).catch(inWords)
  if (found.rows.length === 0) throw notFound('this listing')
}

/** Tells a user no more of it; a second time changes nothing. */
export const stopWaiting = async ({ db }: Deps, wait: Wait): Promise<void> => {
  await deleteWait(db, wait)
}
