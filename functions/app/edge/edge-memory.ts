import type { CacheTag } from './cache-tag.ts'
import type { Made } from './edge-drops.ts'

/** An answer ready to be sent: what goes out again and again need not be encoded and put together again and again. */
export type Entry = Made & {
  status: number
  headers: Headers
  body: Uint8Array<ArrayBuffer>
  /** Whether the body is packed (packing.ts): the isolate holds some six times as many pages, and sends as few bytes. */
  isPacked: boolean
  /** Moments in milliseconds: until when it is told as it is, and then while it is made anew. */
  storedAt: number
  freshUntil: number
  staleUntil: number
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
  const bytes = entry.body.byteLength + 2 * (`${[...entry.headers]}`.length + key.length)
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
