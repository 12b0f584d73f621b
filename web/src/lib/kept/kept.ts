import { type Area, local } from './storage.ts'
import { type Store, store } from './store.ts'

type Place<Value> = {
  key: string
  /** What the kept text says; it never throws, and null is said of nothing kept. `fromJson` of json.ts makes one. */
  read: (text: string | null) => Value
  /** Where it is kept: `local`, which all tabs share, unless `session` is named. */
  area?: Area
}

export type Kept<Value> = Store<Value> & {
  /** Sets what `next` makes of the present value, with what another tab has just added. */
  change: (next: (value: Value) => Value) => void
}

/** Words stand as they are, the rest as JSON; null and an empty list keep nothing. */
const textOf = (value: unknown): string | null => {
  if (value === null || typeof value === 'string') return value
  return Array.isArray(value) && value.length === 0 ? null : JSON.stringify(value)
}

/**
 * A store whose value stands in the browser's storage. What is kept in `local` follows other tabs, and all follows who
 * signs out. Where nothing can be
 * kept, the value still holds until the page is closed.
 */
export const kept = <Value>({ key, read, area = local }: Place<Value>): Kept<Value> => {
  let text = area.get(key)
  const shown = store(read(text), read(null))
  const take = (next: string | null, value: Value): void => {
    if (next === text) return
    text = next
    shown.set(value)
  }
  const set = (value: Value): void => {
    const next = textOf(value)
    area.set(key, next)
    take(next, value)
  }
  // Tests without a browser have no events. The key is null when another tab has thrown away everything.
  globalThis.addEventListener?.('storage', ({ key: changed, newValue }) => {
    // What belongs to one tab hears of other tabs nothing but that all is forgotten.
    if ((changed === key || changed === null) && (area === local || newValue === null)) take(newValue, read(newValue))
  })
  return { ...shown, set, change: (next) => set(next(read(area.get(key)))) }
}
