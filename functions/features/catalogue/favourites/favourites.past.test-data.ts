import { addFavourite } from '#testing/favourites.ts'
import type { PastStep } from '#testing/past.ts'
import { start } from '#testing/selling.ts'

export const past: PastStep = ({ app, leaver, offer }) =>
  addFavourite(app, { userId: leaver.id, listingId: offer.id, at: start })
