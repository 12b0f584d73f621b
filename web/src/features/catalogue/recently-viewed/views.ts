import { useSyncExternalStore } from 'react'
import { local } from '#web/lib/storage.ts'

const storageKey = 'recently_viewed'
const most = 12
/** Days after which a look is forgotten. */
export const keptDays = 60

/** A look at a listing, `at` in milliseconds. */
export type View = { id: string; at: number }

const isView = (value: unknown): value is View => {
  if (typeof value !== 'object' || value === null) return false
  const { id, at } = value as Partial<Record<keyof View, unknown>>
  return typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) && typeof at === 'number'
}

/** What the browser kept and is not too old; anything else than looks is nothing. */
export const parseViews = (text: string | null, now: number): View[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    const since = now - keptDays * 24 * 60 * 60 * 1000
    return Array.isArray(stored)
      ? stored
          .filter(isView)
          .filter(({ at }) => at > since)
          .slice(0, most)
      : []
  } catch {
    return []
  }
}

/** The latest first, each listing once, and not more than a few. */
export const withView = (views: readonly View[], view: View): View[] =>
  [view, ...views.filter(({ id }) => id !== view.id)].slice(0, most)

const stored = (): View[] => parseViews(local.get(storageKey), Date.now())

let views = stored()
const listeners = new Set<() => void>()

const keep = (next: View[]): void => {
  local.set(storageKey, next.length > 0 ? JSON.stringify(next) : null)
  views = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps a look at a listing, in this browser alone. */
export const rememberView = (id: string): void => {
  // Another tab may have added some.
  keep(withView(stored(), { id, at: Date.now() }))
}

/** Forgets looks at listings that are gone. */
export const dropViews = (ids: readonly string[]): void => keep(stored().filter(({ id }) => !ids.includes(id)))

export const forgetViews = (): void => keep([])

export const useViews = (): View[] => useSyncExternalStore(subscribe, () => views)
