import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { securityHeaders } from '#app/checks/security-headers.ts'
import type { AppEnv, Deps } from '#app/deps.ts'
import { networkOfHeaders } from '#app/visitor/network.ts'
import type { CacheTag } from './cache-tag.ts'
import { droppedSince, mayBeOlderThanDrop, noteListingDrops, noteTagDrop, turnNow } from './edge-drops.ts'
import { dropMemory, dropMemoryOf, type Entry, readMemory, writeMemory } from './edge-memory.ts'
import { answerOf, type CacheState, etagOf } from './held-answer.ts'
import { hasJustWritten } from './just-wrote.ts'
import { pack, unpack } from './packing.ts'
import { countUncached } from './uncached-reads.ts'

/** Seconds that an answer is fresh, and that it may still be served after that while it is refreshed. */
export type CacheWindow = { fresh: number; stale: number }

/** Seconds for which answers of a kind are fresh, and then stale while they are read again. */
export const cacheWindows = {
  lists: { fresh: 15, stale: 60 },
  categories: { fresh: 300, stale: 3600 },
  reference: { fresh: 3600, stale: 86_400 },
  /** Read in whole, so that no write drops it; who has left is in it for as long at most. */
  sitemap: { fresh: 300, stale: 60 },
} satisfies Record<string, CacheWindow>

/** The path that names a public read, and the headers of whoever asks. */
type Asked = { path: string; headers: Headers }
type Made = {
  status: number
  headers: Record<string, string>
  body: string
  window: CacheWindow
  /** Whether it is kept packed: what is large and asked for often, such as a page. */
  isPacked?: boolean
}
type Making = { tag: CacheTag; make: () => Promise<Made> }
type Place = { deps: Deps; key: string; bypass: boolean; headers: Headers }

const refreshing = new Map<string, number>()
const refreshTimeoutMs = 10_000

/** Build and database, and what was asked for: never a cookie. */
const keyOf = (deps: Pick<Deps, 'env'>, path: string): string => `https://cache.invalid/${placeOf(deps)}${path}`

/** The path of an address with its parameters in order. */
const pathOf = (address: string): string => {
  const { pathname, search, searchParams } = new URL(address)
  if (search === '') return pathname
  searchParams.sort()
  return `${pathname}?${searchParams}`
}

let place = { of: '', name: '' }

// An isolate has one build and one database, so they are hashed once and not on every hit.
const placeOf = ({ env: { BUILD_ID, DATABASE_URL } }: Pick<Deps, 'env'>): string => {
  const of = `${BUILD_ID}|${DATABASE_URL}`
  if (place.of !== of) place = { of, name: createHash('sha256').update(of).digest('hex').slice(0, 12) }
  return place.name
}

const store = async ({ deps, key, bypass }: Place, { tag, make }: Making): Promise<Entry> => {
  const before = turnNow()
  const { status, body: text, window, isPacked = false, ...made } = await make()
  const bytes = new TextEncoder().encode(text)
  const headers = new Headers(made.headers)
  if (status === 200) headers.set('ETag', etagOf(bytes, { isPacked }))
  if (isPacked) headers.set('Vary', 'Accept-Encoding')
  const body = isPacked ? pack(bytes) : bytes
  const storedAt = deps.now.getTime()
  const freshUntil = storedAt + window.fresh * 1000
  const staleUntil = freshUntil + window.stale * 1000
  const shows = shownIn(tag, text)
  const entry = { tag, shows, status, headers, body, isPacked, storedAt, freshUntil, staleUntil }
  // What was read before a write must not outlive it.
  if (droppedSince(before, entry)) return entry
  writeMemory(key, entry)
  // Who reads anew has just written: the others' copy follows by its window, and a write of it costs as much as a query.
  if (!bypass) deps.defer(writeShared(key, entry))
  return entry
}

// Every listing that an answer shows stands in it by its id: a look at the answer can't forget one, as its reader could. What
// is made from something else names them at most.
const shownIn = (tag: CacheTag, body: string): Set<string> =>
  new Set(tag === 'products' ? body.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g) : [])

/** What caches.default keeps of an entry beside its body. */
type Told = Omit<Entry, 'tag' | 'shows' | 'body' | 'headers'> & { headers: [string, string][] }

// caches.default knows no stale-while-revalidate, so an entry keeps its own time stamps and lives through both windows.
const writeShared = async (key: string, entry: Entry): Promise<void> => {
  const { tag: _, shows: __, body, ...rest } = entry
  const { storedAt, staleUntil } = entry
  const told: Told = { ...rest, headers: [...entry.headers] }
  const headers = {
    'Cache-Control': `public, s-maxage=${(staleUntil - storedAt) / 1000}`,
    'X-Told': JSON.stringify(told),
  }
  await sharedCache()?.put(key, new Response(body, { headers }))
}

// Looks for writes and remembers the entry in one go, so that no write comes in between.
const readShared = async (key: string, tag: CacheTag): Promise<Entry | null> => {
  const found = await sharedCache()?.match(key)
  if (!found) return null
  const told: Told = JSON.parse(found.headers.get('x-told') ?? '')
  const body = new Uint8Array(await found.arrayBuffer())
  const shows = shownIn(tag, new TextDecoder().decode(told.isPacked ? unpack(body) : body))
  const entry = { ...told, headers: new Headers(told.headers), body, tag, shows }
  if (mayBeOlderThanDrop(entry.storedAt, entry)) return null
  writeMemory(key, entry)
  return entry
}

/** The data centre's own cache; undefined outside the edge. */
export const sharedCache = (): Cache | undefined =>
  typeof caches === 'undefined' ? undefined : (caches as CacheStorage & { default?: Cache }).default

/** How an entry may be told at a moment; null when it may not. */
const stateAt = ({ storedAt, freshUntil, staleUntil }: Entry, now: Date): 'HIT' | 'STALE' | null => {
  const at = now.getTime()
  if (at < storedAt || at > staleUntil) return null
  return at <= freshUntil ? 'HIT' : 'STALE'
}

// One refresh in flight a key; a flag and no promise, since one request can't await another's work at the edge.
const refreshOnce = (place: Place, making: Making): void => {
  const { deps, key } = place
  const started = refreshing.get(key)
  if (started !== undefined && Date.now() - started < refreshTimeoutMs) return
  refreshing.set(key, Date.now())
  const work = store(place, making)
    .catch(() => undefined) // the stale entry stays
    .finally(() => refreshing.delete(key))
  deps.defer(work)
}

const readCounted = (place: Place, making: Making): Promise<Entry> => {
  countUncached(place.deps, networkOfHeaders(place.headers))
  return store(place, making)
}

const find = async (place: Place, making: Making): Promise<[Entry, CacheState]> => {
  const { deps, key, bypass } = place
  if (bypass) return [await readCounted(place, making), 'BYPASS']
  const held = readMemory(key)
  const entry = held && stateAt(held, deps.now) ? held : await readShared(key, making.tag)
  const state = entry && stateAt(entry, deps.now)
  if (!entry || !state) return [await readCounted(place, making), 'MISS']
  if (state === 'STALE') refreshOnce(place, making)
  return [entry, state]
}

/** What this isolate holds fresh of a public read, at once; null when it has to be looked for. */
export const heldAnswer = (deps: Pick<Deps, 'env' | 'now'>, { path, headers }: Asked): Response | null => {
  const entry = readMemory(keyOf(deps, path))
  if (!entry || stateAt(entry, deps.now) !== 'HIT') return null
  if (hasJustWritten(deps, { headers, tag: entry.tag })) return null
  return answerOf(entry, { asking: headers, state: 'HIT' })
}

/**
 * A public read's answer from the edge: fresh for its window's first seconds, then stale while one refresh runs. `make` must
 * not look at the session. Who has just written what it shows reads anew. Throws `rate_limited` for more than a visitor
 * reads past the cache.
 */
export const cachedAnswer = async (deps: Deps, { path, headers, ...making }: Asked & Making): Promise<Response> => {
  const bypass = hasJustWritten(deps, { headers, tag: making.tag })
  const [entry, state] = await find({ deps, key: keyOf(deps, path), bypass, headers }, making)
  return answerOf(entry, { asking: headers, state })
}

/** Answers a read of the API that this isolate holds fresh before anything else looks at it. */
export const answerHeld: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { method, url, headers } = c.req.raw
  const held = method === 'GET' ? heldAnswer(c.var.deps, { path: pathOf(url), headers }) : null
  return held ?? next()
}

/** Answers a public read of the API as `cachedAnswer` does, with the JSON of what `read` returns. */
export const edgeCache = (
  c: Context<AppEnv>,
  { window, tag, read }: { window: CacheWindow; tag: CacheTag; read: () => Promise<unknown> },
): Promise<Response> => {
  const { url, headers } = c.req.raw
  const make = async () => ({
    status: 200,
    headers: {
      ...securityHeaders,
      'Cache-Control': `public, max-age=0, s-maxage=${window.fresh}, stale-while-revalidate=${window.stale}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(await read()),
    window,
  })
  return cachedAnswer(c.var.deps, { path: pathOf(url), headers, tag, make })
}

type Writing = Pick<Deps, 'now' | 'touched'>

/** Drops what this isolate holds of a tag: its next visitors and who writes see it at once, others within the window. */
export const dropCached = ({ now, touched }: Writing, tag: CacheTag): void => {
  touched.add(tag)
  noteTagDrop(tag, now)
  dropMemory(tag)
}

/**
 * Drops what this isolate holds that shows one of these listings, after their stock has moved. Lists that only count them
 * stay for their window.
 */
export const dropListings = ({ now, touched }: Writing, ids: readonly string[]): void => {
  if (ids.length === 0) return
  touched.add('products')
  noteListingDrops(ids, now)
  dropMemoryOf(ids)
}
