import type { Species } from '../../contract/species.ts'
import { meaningOf } from '../passages/meanings.ts'

/** What a question is asked with, not about. */
const noise = new Set(
  `a about am an and any anything are ask at be best buy buying can cheap cheapest cost costs could do does doing for from
  get give going good got have hello help hey hi hiya how i if im in into is it its know like long look looking many may
  me morning afternoon evening much my near need of on or order please price prices sale search sell selling sells
  shall should show site so some something stuff take takes tell than thank thanks that the their them there they
  thing things this to today us want was we what whats when where which who why will with would yes you your hatchyard`
    .trim()
    .split(/\s+/),
)

const mostWords = 12

const speciesWords: [Species, RegExp][] = [
  ['duck', /^ducks?$|^ducklings?$/],
  ['turkey', /^turkeys?$|^poults?$/],
  ['quail', /^quails?$/],
  ['goose', /^goose$|^geese$|^goslings?$/],
  ['guinea-fowl', /^guinea$|^guineafowls?$/],
  ['pheasant', /^pheasants?$/],
  ['peafowl', /^pea(fowl|cock|hen|chick)s?$/],
  ['partridge', /^partridges?$/],
  ['chicken', /^chickens?$|^hens?$|^bantams?$|^pullets?$|^cockerels?$/],
]

/** "Hatching" alone is a kind of egg. */
const hatching = /\b(incubat(e|es|ed|ing|ion)|candl(e|ed|ing)|lockdown|(takes?|long|days|time|when)\b.*\bhatch(es)?)\b/

export type Question = {
  /** What it is about, in small letters, without the words that every question has. */
  words: string[]
  /** For a text search, a word or several that mean the same: `'postage' | 'delivery'`. */
  meanings: string[]
  /** The bird that it names. */
  species: Species | null
  /** Whether it asks when eggs hatch. */
  asksHatching: boolean
  /** Whether it asks how something goes, rather than for things. */
  asksHow: boolean
}

/** What somebody asked, as far as a search can use it. Only letters and digits are left, so it is safe in a text search. */
export const readQuestion = (asked: string): Question => {
  const typed = asked.toLowerCase().replace(/['’]/g, '')
  const words = [...new Set(typed.match(/[\p{L}\p{N}]+/gu) ?? [])]
    .filter((word) => !noise.has(word))
    .slice(0, mostWords)
  return {
    words,
    meanings: [...new Set(words.map((word) => meaningOf(word)))],
    species: speciesWords.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0] ?? null,
    asksHatching: hatching.test(typed),
    asksHow: /^\s*(how|what if|when|why|can|may|is|are|am|who|must|should|does|do i|will)\b/i.test(asked),
  }
}
