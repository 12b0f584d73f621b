import { inOurWords, meaningOf } from './meanings.words.ts'

/** A word that is looked for: anywhere in a section, in its heading and in the title of its page, and what it weighs. */
export type Term = { word: string; anywhere: string; headed: string; titled: string; worth: number }

/** What many questions are asked with: it tells answers apart where they fit alike. */
const asking = new Set(
  'become best bought buy find get good help know like long look many much need please somebody someone take tell thing things use want work works'.split(
    ' ',
  ),
)
const worthOfAsking = 0.3
/** A number is rare, and yet seldom what a question is about. */
const isNumber = /^\d+$/

/** How a question begins, the longer beginnings first: "how long" is asked for something else than "how". */
const beginnings = /\b(how (?:long|much|many|often|old|warm|far)|how|when|why|which|what|where|who)\b/

/** What a question asks for, in small letters, or null: a heading that asks for the same is the likelier one. */
export const askedFor = (typed: string): string | null => beginnings.exec(typed.toLowerCase())?.[1] ?? null

const mostWords = 20

/** What somebody typed, as a text search reads it; words that mean the same count once, and little words are left to it. */
export const termsOf = (typed: string): Term[] => {
  const words = inOurWords(typed).match(/[\p{L}\p{N}]+/gu) ?? []
  const terms = words.map((word) => ({
    word,
    anywhere: meaningOf(word),
    headed: meaningOf(word, ':A'),
    titled: meaningOf(word, ':B'),
    worth: asking.has(word) || isNumber.test(word) ? worthOfAsking : 1,
  }))
  return [...new Map(terms.map((term) => [term.anywhere, term])).values()].slice(0, mostWords)
}
