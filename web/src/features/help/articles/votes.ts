import { useSyncExternalStore } from 'react'
import { local } from '#web/lib/storage.ts'

/** Whether articles were of use, by slug, as it was said in this browser. */
export type Votes = Record<string, boolean>

const storageKey = 'help_votes'

/** What the browser kept; anything else than answers by slug is nothing. */
export const parseVotes = (text: string | null): Votes => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(Object.entries(value).filter(([, useful]) => typeof useful === 'boolean'))
  } catch {
    return {}
  }
}

/** The answers with one more or, for null, without it. */
export const withVote = (votes: Votes, [slug, useful]: [string, boolean | null]): Votes => {
  const others = Object.entries(votes).filter(([other]) => other !== slug)
  return Object.fromEntries(useful === null ? others : [...others, [slug, useful]])
}

let votes = parseVotes(local.get(storageKey))
const listeners = new Set<() => void>()

/** Keeps an answer, or forgets it with null. */
export const rememberVote = (slug: string, useful: boolean | null): void => {
  // Another tab may have added some.
  votes = withVote(parseVotes(local.get(storageKey)), [slug, useful])
  local.set(storageKey, JSON.stringify(votes))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was said of an article; null when nothing was. */
export const useRememberedVote = (slug: string): boolean | null => {
  const known = useSyncExternalStore(subscribe, () => votes)
  return known[slug] ?? null
}
