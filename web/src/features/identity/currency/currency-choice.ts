import { useSyncExternalStore } from 'react'
import { useCurrentUser } from '#web/features/identity/session/session.api.ts'
import { local } from '#web/lib/storage.ts'
import { chargedIn } from './conversion.ts'

const storageKey = 'preferredCurrency'

const stored = (): string | null => {
  const value = local.get(storageKey)
  return value !== null && /^[A-Z]{3}$/.test(value) ? value : null
}

let choice = stored()
const listeners = new Set<() => void>()

const publish = (next: string | null): void => {
  choice = next
  for (const listener of listeners) listener()
}

// Another tab of the same visitor; without a key all of the storage was cleared.
const onStorage = ({ key }: StorageEvent): void => {
  if (key === storageKey || key === null) publish(stored())
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

/** Keeps a visitor's choice in this browser. */
export const storeCurrency = (code: string): void => {
  local.set(storageKey, code)
  publish(code)
}

type Known = { preferred: string | null | undefined; stored: string | null }

/** The user's preference, else what this browser keeps, else the pound. */
export const currentCurrency = (known: Known): string => known.preferred || known.stored || chargedIn

/**
 * The code of the currency in which prices are shown. Every account has a preference (GBP until another is chosen), so
 * what the browser keeps, and what other tabs change of it, counts for visitors alone.
 */
export const useCurrencyCode = (): string => {
  const { user } = useCurrentUser()
  const kept = useSyncExternalStore(subscribe, () => choice)
  return currentCurrency({ preferred: user?.preferredCurrency, stored: kept })
}
