import type { CacheTag } from './cache-tag.ts'
import type { Made } from './edge-drops.ts'

export type Entry = Made & { body: string; etag: string; storedAt: number }

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
  const bytes = 2 * (entry.body.length + key.length)
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
