import { type IncubationSlug, incubations, type Species } from '#contract/catalogue/species.ts'
import { inOurWords, wordsAlike } from '#features/help/passages/meanings.words.ts'

/** What a question is asked with, not about: no listing is found by it. */
const noise = new Set(
  `a about am an and any anything are ask at be best buy buying can cheap cheapest cost costs could do does doing for from
  get give going good got have hello help hey hi hiya how i if im in into is it its know like long look looking many may
  me morning afternoon evening much my near need of on or order please price prices sale search sell selling sells
  shall should show site so some something stuff take takes tell than thank thanks that the their them there they
  thing things this to today us want was we what whats when where which who why will with would yes you your hatchyard`
    .trim()
    .split(/\s+/),
)

/** What is only said to be polite. */
const courtesies = new Set('hello hi hiya hey please thank thanks morning afternoon evening ok'.split(' '))

const mostWords = 12

/** What each kind of egg's bird is called; who is more exactly named stands first. */
const birdWords: [IncubationSlug, RegExp][] = [
  ['muscovy', /\bmuscov(y|ies|ys)\b/],
  ['bobwhite', /\bbobwhites?\b/],
  ['goose-heavy', /\b(embden|toulouse|african|heavy)\s+(goose|geese)\b/],
  ['duck', /\b(ducks?|ducklings?|drakes?|mallards?)\b/],
  ['turkey', /\b(turkeys?|poults?)\b/],
  ['quail', /\b(quails?|coturnix)\b/],
  ['goose', /\b(goose|geese|goslings?|ganders?)\b/],
  ['guinea-fowl', /\b(guineas?|guineafowls?)\b/],
  ['pheasant', /\bpheasants?\b/],
  ['peafowl', /\bpea(fowl|cock|hen|chick)s?\b/],
  ['partridge', /\bpartridges?\b/],
  ['chicken', /\b(chickens?|hens?|bantams?|pullets?|cockerels?|chicks?)\b/],
]

const hatchEvent = /\b(hatch(es|ing)?|incubat(e|es|ed|ing|ion)|candl(e|ed|ing)|lockdown|stop turning)\b/
const asksTime = /\b(how long|how many days|(what|which) days?|when|period|days|(incubation|hatching) time)\b/
const asksOtherwise =
  /^(and )?(how (do|to|should|can|often|much|warm|hot)|can|should|why|what (if|temperature|humidity))\b/
const notOfDays =
  /\b(arrive|post(ed)?|sent|send|deliver(y|ed)?|keep|store|rest|rate|open|claim|temperature|humidity|refund|buy|cool(ing|ed)?)\b/

/** Whether it asks on which days something happens to eggs; "hatching eggs" are a thing to buy. */
const asksForDays = (typed: string, isNamed: boolean): boolean => {
  const words = typed.replace(/\bhatching eggs?\b/g, 'eggs').trim()
  if (asksOtherwise.test(words) || notOfDays.test(words)) return false
  if (hatchEvent.test(words)) return isNamed || asksTime.test(words)
  return isNamed && /\bhow (long|many days)\b.*\beggs?\b.*\btake\b/.test(words)
}

const wantsThings =
  /\b(for sale|looking for|do you have|have you got|do you sell(?! my| our| personal)|want(ing)? to buy|in stock|(find|hire) (someone|somebody|a vet|a courier|a transporter))\b|^\s*(buy|cheap|any|show me|find me)\b|\b(can|could|where) .*\bbuy an?\b/
const asksHow =
  /^\s*(and\s+)?(how|what|when|why|which|where|can|could|may|is|are|am|who|must|should|does|do|did|will|my)\b/

export type Question = {
  /** What it is about, in small letters, without the words that every question has. */
  words: string[]
  /** All of it but courtesies, for a search that knows what little words are worth. */
  typed: string
  /** The bird that it names. */
  species: Species | null
  /** The kind of egg of whose days of incubation it asks. */
  daysOf: IncubationSlug | null
  /** `things`: something to buy; `how`: how something goes; `words`: it may be either. */
  wants: 'things' | 'how' | 'words'
}

const birdIn = (typed: string): IncubationSlug | null =>
  birdWords.find(([, pattern]) => pattern.test(typed))?.[0] ?? null

const speciesOf = (slug: IncubationSlug): Species => incubations.find((kind) => kind.slug === slug)!.species

const wantsOf = (typed: string): Question['wants'] => {
  if (wantsThings.test(typed)) return 'things'
  if (asksHow.test(typed)) return 'how'
  return /\bto buy\b/.test(typed) ? 'things' : 'words'
}

/** "And ducks?" goes on with what was asked before it. */
const followsOn = (typed: string): boolean => /^\s*(and|or|what about|how about)\b/.test(typed) && typed.length < 60

/** A town to which something should go says nothing about what goes there: Newcastle is a disease too. */
const town = /\b(?:deliver|post|ship|send|sent)\w*\s+to\s+(\p{L}+)/u

const townIn = (typed: string): string | null => {
  const named = town.exec(typed)?.[1]
  return named && wordsAlike(named).length === 1 ? named : null
}

const plainOf = (asked: string): string => asked.toLowerCase().replace(/['’]/g, '')

const wordsOf = (plain: string): string[] => plain.match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * What somebody asked, as far as a search can use it; `before` is their last question, with which a short one goes on. Only
 * letters and digits are left, so it is safe in a text search.
 */
export const readQuestion = (asked: string, before: string | null = null): Question => {
  const alone = plainOf(asked)
  const whole = before !== null && followsOn(alone) ? `${plainOf(before)} ${alone}` : alone
  const nowhere = townIn(whole)
  const all = wordsOf(whole).filter((word) => word !== nowhere)
  const words = [...new Set(all)].filter((word) => !noise.has(word)).slice(0, mostWords)
  const bird = birdIn(alone) ?? birdIn(whole)
  const meant = inOurWords(whole)
  return {
    words,
    typed: all.filter((word) => !courtesies.has(word)).join(' '),
    species: bird && speciesOf(bird),
    daysOf: asksForDays(meant, bird !== null) ? (bird ?? 'chicken') : null,
    wants: wantsOf(meant),
  }
}

/** The words with all that mean the same. */
export const widened = (words: readonly string[]): string[] => [...new Set(words.flatMap(wordsAlike))]
