import { useSyncExternalStore } from 'react'
import { local } from '#web/lib/storage.ts'

/** What one may say no to. */
export const optionalCategories = ['preferences', 'analytics', 'marketing'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

/** The stored choice. */
export type Consent = { essential: true } & Record<OptionalCategory, boolean>

const storageKey = 'cookie_consent'

/** A stored choice, or null where there is none, or none that one can read. */
export const parseConsent = (text: string | null): Consent | null => {
  try {
    const { essential, preferences, analytics, marketing } = JSON.parse(text ?? '')
    const whole = [essential, preferences, analytics, marketing].every((value) => typeof value === 'boolean')
    return whole && essential ? { essential, preferences, analytics, marketing } : null
  } catch {
    return null
  }
}

// Kept here too: where nothing can be stored, a choice still holds until the page is closed.
let stored = local.get(storageKey)
let consent = parseConsent(stored)
const listeners = new Set<() => void>()

const take = (text: string | null): void => {
  if (text === stored) return
  stored = text
  consent = parseConsent(text)
  for (const listener of listeners) listener()
}

// `key` is null when another tab has thrown away everything.
addEventListener('storage', ({ key, newValue }) => {
  if (key === storageKey || key === null) take(newValue)
})

export const saveConsent = (choice: Record<OptionalCategory, boolean>): void => {
  const text = JSON.stringify({ essential: true, ...choice })
  local.set(storageKey, text)
  take(text)
}

/** The one gate before anything that a visitor may say no to: false until he has said yes. */
export const hasConsent = (category: OptionalCategory): boolean => consent?.[category] ?? false

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The visitor's choice, null before it; follows other tabs. */
export const useConsent = (): Consent | null => useSyncExternalStore(subscribe, () => consent)
