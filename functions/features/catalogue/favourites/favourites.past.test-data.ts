import { addFavourite } from '#testing/market/favourites.ts'
import { start } from '#testing/market/selling.ts'
import type { PastStep } from '#testing/people/past.ts'

export const past: PastStep = ({ app, leaver, offer }) =>
  addFavourite(app, { userId: leaver.id, listingId: offer.id, at: start })
