import { createHash } from 'node:crypto'
import type { Context, TypedResponse } from 'hono'
import type { AppEnv, Deps } from '#app/deps.ts'
import { networkOfHeaders } from '#app/visitor/network.ts'
import type { CacheTag } from './cache-tag.ts'
import { droppedSince, mayBeOlderThanDrop, noteListingDrops, noteTagDrop, turnNow } from './edge-drops.ts'
import { dropMemory, dropMemoryOf, type Entry, readMemory, writeMemory } from './edge-memory.ts'
import { hasJustWritten } from './just-wrote.ts'
import { countUncached } from './uncached-reads.ts'

/** Seconds that an answer is fresh, and that it may still be served after that while it is refreshed. */
export type CacheWindow = { fresh: number; stale: number }

/** Seconds for which answers of a kind are fresh, and then stale while they are read again. */
export const cacheWindows = {
  lists: { fresh: 15, stale: 60 },
  categories: { fresh: 300, stale: 3600 },
  reference: { fresh: 3600, stale: 86_400 },
} satisfies Record<string, CacheWindow>

export type CacheState = 'HIT' | 'STALE' | 'MISS' | 'BYPASS'
type Made = { body: string; note: string }
type Asked = { windowOf: (note: string) => CacheWindow; tag: CacheTag; make: () => Promise<Made> }
type Place = { deps: Deps; key: string; bypass: boolean; headers: Headers }

const refreshing = new Map<string, number>()
const refreshTimeoutMs = 10_000

/** Build and database, tag and what was asked for: never a cookie. */
const keyOf = (deps: Deps, { tag, path }: { tag: CacheTag; path: string }): string =>
  `https://cache.invalid/${placeOf(deps)}/${tag}${path}`

/** The path of an address with its parameters in order. */
const pathOf = (address: string): string => {
  const url = new URL(address)
  url.searchParams.sort()
  return `${url.pathname}?${url.searchParams}`
}

let place = { of: '', name: '' }

// An isolate has one build and one database, so they are hashed once and not on every hit.
const placeOf = ({ env: { BUILD_ID, DATABASE_URL } }: Deps): string => {
  const of = `${BUILD_ID}|${DATABASE_URL}`
  if (place.of !== of) place = { of, name: createHash('sha256').update(of).digest('hex').slice(0, 12) }
  return place.name
}

const store = async ({ deps, key, bypass }: Place, { windowOf, tag, make }: Asked): Promise<Entry> => {
  const before = turnNow()
  const { body: text, note } = await make()
  const body = new TextEncoder().encode(text)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const entry = { body, note, etag, storedAt: deps.now.getTime(), tag, shows: idsIn(text) }
  // What was read before a write must not outlive it.
  if (droppedSince(before, entry)) return entry
  writeMemory(key, entry)
  // Who reads anew has just written: the others' copy follows by its window, and a write of it costs as much as a query.
  if (!bypass) deps.defer(writeShared(key, entry, windowOf(note)))
  return entry
}

// Every listing that an answer shows stands in it by its id: a look at the answer can't forget one, as its reader could.
const idsIn = (body: string): Set<string> =>
  new Set(body.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g))

// caches.default knows no stale-while-revalidate, so an entry keeps its own time stamp and lives through both windows.
const writeShared = async (key: string, entry: Entry, window: CacheWindow): Promise<void> => {
  const headers = {
    'Cache-Control': `public, s-maxage=${window.fresh + window.stale}`,
    'X-Stored-At': String(entry.storedAt),
    'X-Etag': entry.etag,
    'X-Note': entry.note,
  }
  await sharedCache()?.put(key, new Response(entry.body, { headers }))
}

// Looks for writes and remembers the entry in one go, so that no write comes in between.
const readShared = async (key: string, tag: CacheTag): Promise<Entry | null> => {
  const found = await sharedCache()?.match(key)
  if (!found) return null
  const storedAt = Number(found.headers.get('x-stored-at'))
  const body = new Uint8Array(await found.arrayBuffer())
  const told = (name: string): string => found.headers.get(name) ?? ''
  const shows = idsIn(new TextDecoder().decode(body))
  const entry = { body, note: told('x-note'), etag: told('x-etag'), storedAt, tag, shows }
  if (mayBeOlderThanDrop(storedAt, entry)) return null
  writeMemory(key, entry)
  return entry
}

/** The data centre's own cache; undefined outside the edge. */
export const sharedCache = (): Cache | undefined =>
  typeof caches === 'undefined' ? undefined : (caches as CacheStorage & { default?: Cache }).default

const ageOf = (entry: Entry, now: Date): number => {
  const seconds = (now.getTime() - entry.storedAt) / 1000
  return seconds < 0 ? Number.POSITIVE_INFINITY : seconds
}

// One refresh in flight a key; a flag and no promise, since one request can't await another's work at the edge.
const refreshOnce = (place: Place, asked: Asked): void => {
  const { deps, key } = place
  const started = refreshing.get(key)
  if (started !== undefined && Date.now() - started < refreshTimeoutMs) return
  refreshing.set(key, Date.now())
  const work = store(place, asked)
    .catch(() => undefined) // the stale entry stays
    .finally(() => refreshing.delete(key))
  deps.defer(work)
}

type For = { tag: CacheTag; path: string; headers: Headers }

const placeFor = (deps: Deps, { tag, path, headers }: For): Place => ({
  deps,
  key: keyOf(deps, { tag, path }),
  bypass: hasJustWritten(deps, { headers, tag }),
  headers,
})

const readCounted = (place: Place, asked: Asked): Promise<Entry> => {
  countUncached(place.deps, networkOfHeaders(place.headers))
  return store(place, asked)
}

const find = async (place: Place, asked: Asked): Promise<[Entry, CacheState]> => {
  const { key } = place
  if (place.bypass) return [await readCounted(place, asked), 'BYPASS']
  const { now } = place.deps
  const isOver = (entry: Entry) => {
    const { fresh, stale } = asked.windowOf(entry.note)
    return ageOf(entry, now) > fresh + stale
  }
  const held = readMemory(key)
  const entry = held && !isOver(held) ? held : await readShared(key, asked.tag)
  if (!entry || isOver(entry)) return [await readCounted(place, asked), 'MISS']
  if (ageOf(entry, now) <= asked.windowOf(entry.note).fresh) return [entry, 'HIT']
  refreshOnce(place, asked)
  return [entry, 'STALE']
}

/**
 * What is made of a public read, from the same cache: the page of it, with the note that its maker left, a line of plain ASCII,
 * by which it is kept longer or shorter. `path` names it, `headers` are those of whoever asks.
 */
export const cachedMade = async (deps: Deps, { path, headers, ...asked }: Asked & Omit<For, 'tag'>) => {
  const [{ body, note }, state] = await find(placeFor(deps, { tag: asked.tag, path, headers }), asked)
  return { body, note, state }
}

/**
 * Answers a public read from the edge: fresh for `window.fresh` seconds, then stale while one refresh runs, and 304 when
 * the browser has it. `read` must not look at the session. Who has just written what it shows reads anew. Throws `rate_limited` for more than a visitor reads past the cache.
 */
export const edgeCache = async <T>(
  c: Context<AppEnv>,
  { window, tag, read }: { window: CacheWindow; tag: CacheTag; read: () => Promise<T> },
): Promise<Response & TypedResponse<T, 200, 'json'>> => {
  const make = async () => ({ body: JSON.stringify(await read()), note: '' })
  const { url, headers: asking } = c.req.raw
  const [entry, state] = await find(placeFor(c.var.deps, { tag, path: pathOf(url), headers: asking }), {
    windowOf: () => window,
    tag,
    make,
  })
  const { fresh, stale } = window
  const headers = {
    ETag: entry.etag,
    'X-Cache': state,
    'Cache-Control': `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
    'Content-Type': 'application/json',
  }
  const known = c.req
    .header('if-none-match')
    ?.split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === entry.etag)
  const answer = known ? new Response(null, { status: 304, headers }) : new Response(entry.body, { headers })
  return answer as Response & TypedResponse<T, 200, 'json'>
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
