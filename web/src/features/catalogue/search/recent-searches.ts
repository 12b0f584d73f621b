import { useSyncExternalStore } from 'react'
import { local } from '#web/lib/storage.ts'

const storageKey = 'recent_searches'
const most = 6

const tidy = (words: string): string => words.trim().replace(/\s+/g, ' ')

/** The newest first, each once whatever its case, and not more than a few. */
export const withSearch = (recent: readonly string[], words: string): string[] => {
  const asked = tidy(words)
  if (asked === '') return [...recent]
  return [asked, ...recent.filter((known) => known.toLowerCase() !== asked.toLowerCase())].slice(0, most)
}

/** What the browser kept; anything else than a list of words is nothing. */
export const parseSearches = (text: string | null): string[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((words) => typeof words === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

let recent = parseSearches(local.get(storageKey))
const listeners = new Set<() => void>()

const keep = (next: string[]): void => {
  local.set(storageKey, next.length > 0 ? JSON.stringify(next) : null)
  recent = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps words that were searched for, in this browser alone. */
export const rememberSearch = (words: string): void => {
  // Another tab may have added some.
  keep(withSearch(parseSearches(local.get(storageKey)), words))
}

export const forgetSearches = (): void => keep([])

export const useRecentSearches = (): string[] => useSyncExternalStore(subscribe, () => recent)
