import { writeTimeCursor } from '#app/cursors/time-cursor.ts'
import type { Deps } from '#app/deps.ts'
import { invalid, notFound, refusal } from '#app/errors.ts'
import type { FavouritePage } from '#contract/catalogue/favourites.answers.ts'
import { favouriteLimit } from '#contract/catalogue/favourites.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { cardOf } from '#features/catalogue/listings/card.dto.ts'
import { publicProduct } from '#features/catalogue/listings/product.queries.ts'
import { deleteFavourite, type FavouriteRow, insertFavourite, refuseFull } from './favourites.queries.ts'

/** A page of what a user keeps; `rows` hold one more than `limit` when there is a next page. */
export const toPage = ({ now }: Deps, { rows, limit }: { rows: FavouriteRow[]; limit: number }): FavouritePage => {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map((row) => cardOf(row, now)),
    nextCursor: last ? writeTimeCursor({ at: new Date(last.kept_at), id: last.id }) : null,
  }
}

type Keeping = { userId: string; listingId: string }

const inWords = (error: unknown): never => {
  if (refusal(error) !== 'full') throw error
  throw invalid('', `You can save up to ${favouriteLimit} favourites. Please remove one first.`)
}

/**
 * Keeps a listing; a second time changes nothing, not even its place. Throws `not_found` for what nobody may see, and
 * `validation` when the user keeps as many as they may.
 */
export const keep = async ({ db, now }: Deps, keeping: Keeping): Promise<void> => {
  const { found } = await batch(db, {
    // Twins of one user wait for each other, so that each counts what the other kept.
    locked: lockUser(db, keeping.userId),
    refused: refuseFull(db, keeping),
    kept: insertFavourite(db, { ...keeping, at: now }),
    found: publicProduct(db, keeping.listingId),
  }).catch(inWords)
  if (found.rows.length === 0) throw notFound('this listing')
}

/** Keeps it no longer, whatever became of it; a second time changes nothing. */
export const removeFavourite = async ({ db }: Deps, keeping: Keeping): Promise<void> => {
  await deleteFavourite(db, keeping)
}
