import type { CacheTag } from './cache-tag.ts'
import type { Made } from './edge-drops.ts'

/** An answer as bytes, since what is sent again and again need not be encoded again and again. */
export type Entry = Made & {
  body: Uint8Array<ArrayBuffer>
  /** What its maker says of it beside the body. */
  note: string
  etag: string
  storedAt: number
}

/** Bounded by bytes, the longest unused out first: a hit in caches.default costs as much as a query. */
const limitBytes = 16 * 1024 * 1024
const held = new Map<string, { entry: Entry; bytes: number }>()
let heldBytes = 0

const forget = (key: string): void => {
  heldBytes -= held.get(key)?.bytes ?? 0
  held.delete(key)
}

export const readMemory = (key: string): Entry | null => {
  const found = held.get(key)
  if (!found) return null
  held.delete(key)
  held.set(key, found)
  return found.entry
}

export const writeMemory = (key: string, entry: Entry): void => {
  forget(key)
  const bytes = entry.body.byteLength + 2 * (entry.note.length + key.length)
  held.set(key, { entry, bytes })
  heldBytes += bytes
  for (const oldest of held.keys()) {
    if (heldBytes <= limitBytes) return
    forget(oldest)
  }
}

export const dropMemory = (tag: CacheTag): void => {
  for (const [key, { entry }] of held) if (entry.tag === tag) forget(key)
}

/** Lets go of the answers that show one of these. */
export const dropMemoryOf = (ids: readonly string[]): void => {
  for (const [key, { entry }] of held) if (ids.some((id) => entry.shows.has(id))) forget(key)
}
