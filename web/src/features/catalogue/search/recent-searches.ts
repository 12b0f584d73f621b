import { fromJson, listOf } from '#web/lib/kept/json.ts'
import { kept } from '#web/lib/kept/kept.ts'
import { session } from '#web/lib/kept/storage.ts'

const most = 6

const isWords = (value: unknown): value is string => typeof value === 'string'

const tidy = (words: string): string => words.trim().replace(/\s+/g, ' ')

/** The newest first, each once whatever its case, and not more than a few. */
export const withSearch = (recent: readonly string[], words: string): string[] => {
  const asked = tidy(words)
  if (asked === '') return [...recent]
  return [asked, ...recent.filter((known) => known.toLowerCase() !== asked.toLowerCase())].slice(0, most)
}

/** What the browser kept; anything else than a list of words is nothing. */
export const parseSearches = fromJson<string[]>([], (value) => listOf(value, isWords).slice(0, most))

const recent = kept({ key: 'recent_searches', read: parseSearches })

/** Keeps words that were searched for, in this browser alone. */
export const rememberSearch = (words: string): void => recent.change((known) => withSearch(known, words))

export const forgetSearches = (): void => recent.set([])

export const useRecentSearches = recent.use

// Sent from the page before, when its scripts were not there yet: public/early.js.
const sentEarly = session.get('sent_search')
if (sentEarly !== null) {
  rememberSearch(sentEarly)
  session.set('sent_search', null)
}
