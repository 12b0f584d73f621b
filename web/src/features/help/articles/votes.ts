import { fieldsOf, fromJson } from '#web/lib/kept/json.ts'
import { kept } from '#web/lib/kept/kept.ts'

/** Whether articles were of use, by slug, as it was said in this browser. */
export type Votes = Record<string, boolean>

const isVote = (entry: [string, unknown]): entry is [string, boolean] => typeof entry[1] === 'boolean'

/** What the browser kept; anything else than answers by slug is nothing. */
export const parseVotes = fromJson<Votes>({}, (value) =>
  Array.isArray(value) ? null : Object.fromEntries(Object.entries(fieldsOf(value)).filter(isVote)),
)

/** The answers with one more or, for null, without it. */
export const withVote = (votes: Votes, [slug, useful]: [string, boolean | null]): Votes => {
  const others = Object.entries(votes).filter(([other]) => other !== slug)
  return Object.fromEntries(useful === null ? others : [...others, [slug, useful]])
}

const votes = kept({ key: 'help_votes', read: parseVotes })

/** Keeps an answer, or forgets it with null. */
export const rememberVote = (slug: string, useful: boolean | null): void =>
  votes.change((known) => withVote(known, [slug, useful]))

/** What was said of an article; null when nothing was. */
export const useRememberedVote = (slug: string): boolean | null => votes.use()[slug] ?? null
