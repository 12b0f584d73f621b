import { meaningOf } from './meanings.ts'

/** A word that is looked for: anywhere in a section, in its heading and in the title of its page. */
export type Term = { word: string; anywhere: string; headed: string; titled: string }

const mostWords = 20

/** What somebody typed, as a text search reads it; words that mean the same count once, and little words are left to it. */
export const termsOf = (typed: string): Term[] => {
  const words =
    typed
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const terms = words.map((word) => ({
    word,
    anywhere: meaningOf(word),
    headed: meaningOf(word, ':A'),
    titled: meaningOf(word, ':B'),
  }))
  return [...new Map(terms.map((term) => [term.anywhere, term])).values()].slice(0, mostWords)
}
