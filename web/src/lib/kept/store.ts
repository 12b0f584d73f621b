import { useSyncExternalStore } from 'react'

export type Store<Value> = {
  get: () => Value
  /** Takes another value and tells all who use it. */
  set: (value: Value) => void
  /** Calls back after every change, until the function that it returns is called. */
  subscribe: (changed: () => void) => () => void
  /** The value for a component, which renders again when it changes. */
  use: () => Value
}

/**
 * A value that components and plain functions share until the page is closed. `drawn` is what the edge draws pages with, where
 * that is another: it knows nothing of this browser.
 */
export const store = <Value>(initial: Value, drawn = initial): Store<Value> => {
  let value = initial
  const listeners = new Set<() => void>()
  const get = () => value
  const set = (next: Value) => {
    value = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { get, set, subscribe, use: () => useSyncExternalStore(subscribe, get, () => drawn) }
}
