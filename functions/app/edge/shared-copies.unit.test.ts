import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeDeps } from '#app/make-deps.ts'
import { bareEnv as env } from '#testing/site/bare-env.ts'
import { cachedAnswer, cacheWindows } from './edge-cache.ts'
import { noteListingDrops } from './edge-drops.ts'
import { dropMemory } from './edge-memory.ts'
import { unpack } from './packing.ts'

const hen = '01900000-0000-7000-8000-00000000000a'
const page = `<a href="/products/${hen}">Six Marans eggs 🥚</a>`.repeat(100)
const now = new Date('2026-04-14T09:00:00Z')

let deferred: Promise<unknown>[] = []
let made = 0

beforeEach(() => {
  deferred = []
  made = 0
  const copies = new Map<string, Response>()
  const shared = {
    match: async (key: string) => copies.get(key)?.clone(),
    put: async (key: string, copy: Response) => void copies.set(key, copy),
  }
  vi.stubGlobal('caches', { default: shared })
})
afterEach(() => {
  dropMemory('products')
  vi.unstubAllGlobals()
})

const ask = async (headers: Record<string, string> = {}, settings: Partial<typeof env> = {}) => {
  const defer = (work: Promise<unknown>) => void deferred.push(work)
  const deps = makeDeps({
    env: { ...env, ...settings },
    now,
    origin: '',
    defer,
    requestId: 'one',
    tally: { calls: 0, ms: 0 },
  })
  const make = async () => {
    made += 1
    return { status: 200, headers: { 'X-Of': 'hens' }, body: page, window: cacheWindows.lists, isPacked: true }
  }
  const answer = await cachedAnswer(deps, { path: '/hens', headers: new Headers(headers), tag: 'products', make })
  await Promise.all(deferred)
  return answer
}

/** Asks an isolate that holds nothing itself. */
const askAnother = (headers?: Record<string, string>, settings?: Partial<typeof env>) => {
  dropMemory('products')
  return ask(headers, settings)
}

test('a packed page out of the shared cache is what was put there, packed or not', async () => {
  await ask()
  const plain = await askAnother()
  expect([plain.headers.get('x-cache'), plain.headers.get('x-of'), await plain.text()]).toEqual(['HIT', 'hens', page])
  const packed = await askAnother({ 'Accept-Encoding': 'br' })
  expect([packed.headers.get('x-cache'), packed.headers.get('content-encoding')]).toEqual(['HIT', 'br'])
  expect(new TextDecoder().decode(unpack(new Uint8Array(await packed.arrayBuffer())))).toBe(page)
  expect(made).toBe(1)
})

test('what another release made, or was made from another database, is not told', async () => {
  await ask()
  for (const settings of [{ BUILD_ID: 'next' }, { DATABASE_URL: 'postgres://nobody@localhost/another' }])
    expect((await askAnother({}, settings)).headers.get('x-cache')).toBe('MISS')
  expect((await askAnother()).headers.get('x-cache')).toBe('HIT')
})

test('a packed page that shows what was sold is not trusted out of the shared cache', async () => {
  await ask()
  noteListingDrops([hen], now)
  expect((await askAnother()).headers.get('x-cache')).toBe('MISS')
  expect(made).toBe(2)
})
