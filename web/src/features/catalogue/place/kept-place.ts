import { firstHalfOf, tidyPostcode } from '#contract/postcodes.ts'
import { kept } from '#web/lib/kept/kept.ts'

/** Reads the first half of a postcode; null where there is none. */
export const parsePlace = (text: string | null): string | null => {
  const postcode = tidyPostcode(text ?? '')
  return postcode && firstHalfOf(postcode)
}

/** Where somebody looks for what is near them, in this browser alone. public/early.js looks whether there is any. */
export const keptPlace = kept({ key: 'near_place', read: parsePlace })

/** Keeps where somebody has searched: the first half of the postcode, and never the whole of it. */
export const rememberPlace = (postcode: string): void => keptPlace.set(firstHalfOf(postcode))

/** Keeps where somebody is known to be, unless they have searched elsewhere. */
export const supposePlace = (postcode: string): void => {
  if (keptPlace.get() === null) rememberPlace(postcode)
}
