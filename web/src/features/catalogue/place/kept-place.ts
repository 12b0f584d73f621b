import { firstHalfOf, tidyPostcode } from '#contract/postcodes.ts'
import { kept } from '#web/lib/kept/kept.ts'

/** Reads the first half of a postcode; null where there is none. */
export const parsePlace = (text: string | null): string | null => {
  const postcode = tidyPostcode(text ?? '')
  return postcode && firstHalfOf(postcode)
}

/** What is kept once somebody has cleared their place: no text at all, which says that, and nothing of them. */
const cleared = ''

const answer = kept({ key: 'near_place', read: (text) => (text === cleared ? cleared : parsePlace(text)) })

/** Where somebody looks for what is near them, in this browser alone. public/early.js looks whether there is any. */
export const keptPlace = {
  get: (): string | null => answer.get() || null,
  use: (): string | null => answer.use() || null,
}

/** Keeps where somebody has searched: the first half of the postcode, and never the whole of it. */
export const rememberPlace = (postcode: string): void => answer.set(firstHalfOf(postcode))

/** Forgets where somebody looks, until they say themselves where: no address of theirs is taken for it any more. */
export const clearPlace = (): void => answer.set(cleared)

/** Keeps where somebody is known to be, unless they have searched elsewhere or have cleared their place. */
export const supposePlace = (postcode: string): void => {
  if (answer.get() === null) rememberPlace(postcode)
}
