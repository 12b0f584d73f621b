/** A word of so many letters may be misspelt: with fewer, everything resembles everything. */
const shortestFuzzyWord = 4
const mostWords = 8

/** Letters and digits of what was typed, in small letters: safe inside a text search, whatever was typed. */
export const wordsOf = (typed: string): string[] =>
  (typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)

/** The words that are long enough to be found when misspelt; none once somebody leaves a word out or quotes a phrase. */
export const fuzzyWords = (typed: string): string[] =>
  /"|(^|\s)-\S/.test(typed) ? [] : wordsOf(typed).filter((word) => word.length >= shortestFuzzyWord)

/** Text for `to_tsquery`: every word, the last one as a beginning. Null when nothing was typed that can be searched. */
export const prefixQuery = (typed: string): string | null => {
  const words = wordsOf(typed)
  return words.length === 0 ? null : `${words.map((word) => `'${word}'`).join(' & ')}:*`
}

/** The same, looked for in the parts of a text that bear these weights: a section's heading is A, its page's title B. */
export const prefixIn = (weights: 'AB' | 'B', typed: string): string | null => {
  const words = wordsOf(typed)
  const last = words.length - 1
  if (last < 0) return null
  return words.map((word, index) => `'${word}':${index === last ? '*' : ''}${weights}`).join(' & ')
}
