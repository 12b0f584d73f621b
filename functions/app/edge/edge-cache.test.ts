import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ProductPage } from '#contract/catalogue/catalogue.answers.ts'
import type { Product } from '#contract/catalogue/product.answers.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { draft, mug, newSeller, ok, publish, start, upload } from '#testing/market/selling.ts'
import type { TestUser } from '#testing/people/test-users.ts'
import { anew } from '#testing/site/anew.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestAnswer } from '#testing/site/test-client.ts'
import { cacheWindows } from './edge-cache.ts'
import { justWroteToken } from './just-wrote.ts'

let app: TestApp
let seller: TestUser
let made = 0

beforeAll(async () => {
  app = await startTestApp()
  seller = await newSeller(app)
})
afterEach(() => {
  app.gateway.faults.latencyMs = 0
  app.gateway.faults.down = false
})
afterAll(() => app.close())

/** A moment so many seconds after the start. */
const after = (seconds: number): Date => new Date(start.getTime() + seconds * 1000)

const visit = <Body = ProductPage>(path: string, seconds: number, headers = {}): Promise<TestAnswer<Body>> =>
  app.client({ at: after(seconds) }).get<Body>(path, headers)

const stateOf = ({ status, headers }: TestAnswer): string => `${status} ${headers.get('x-cache')}`

/** A list that nothing has asked for yet, with one listing in it. */
const newList = async () => {
  made += 1
  const username = `keeper_${made}`
  const title = `Marans of ${username}`
  const { id } = await addListing(app, await addSeller(app, { username, outcode: 'SY8' }), { title })
  const rename = (to: string) => app.db.query('update listings set title = $2 where id = $1', [id, to])
  return { path: `/api/products?seller=${username}`, title, rename }
}

/** Lets nobody read a listing until what it returns is called. */
const lockListings = async () => {
  const session = await app.db.connect()
  await session.query('begin; lock table listings in access exclusive mode')
  return async () => {
    await session.query('rollback')
    session.release()
  }
}

const namesOf = ({ body }: TestAnswer<ProductPage>): string[] => body.items.map(({ name }) => name)

/** Asks until the cache answers so; what goes on after an answer takes its time. */
const becomes = (path: string, seconds: number, wanted: string) =>
  expect.poll(async () => stateOf(await visit(path, seconds)), { interval: 20, timeout: 5_000 }).toBe(wanted)

describe('an answer at the edge', () => {
  test.each([
    ['/api/products?q=windows', cacheWindows.lists],
    ['/api/categories', cacheWindows.categories],
    ['/api/breeds', cacheWindows.reference],
  ])('%s is fresh, then stale, then gone, as its windows say', async (path, { fresh, stale }) => {
    const before = app.allCalls()
    expect(stateOf(await visit(path, 0))).toBe('200 MISS')
    expect(stateOf(await visit(path, fresh))).toBe('200 HIT')
    expect(app.allCalls() - before).toBe(1)
    expect(stateOf(await visit(path, fresh + 1))).toBe('200 STALE')
    await becomes(path, fresh + 1, '200 HIT')
    expect(app.allCalls() - before).toBe(2)
    expect(stateOf(await visit(path, fresh + 1 + fresh + stale))).toBe('200 STALE')
    await becomes(path, fresh + 1 + fresh + stale, '200 HIT')
    expect(stateOf(await visit(path, 3 * (fresh + stale)))).toBe('200 MISS')
  })

  test('is the same for the same parameters in any order, and another for others', async () => {
    const { path } = await newList()
    expect(stateOf(await visit(`${path}&sort=newest&limit=3`, 0))).toBe('200 MISS')
    expect(stateOf(await visit(`${path}&limit=3&sort=newest`, 0))).toBe('200 HIT')
    expect(stateOf(await visit(`${path}&limit=4&sort=newest`, 0))).toBe('200 MISS')
  })

  test('is not sent again to a browser that has it', async () => {
    const { path, rename } = await newList()
    const etag = (await visit(path, 0)).headers.get('etag')!
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
      const { status, body } = await visit(path, 1, { 'If-None-Match': known })
      expect([status, body]).toEqual([304, null])
    }
    expect((await visit(path, 1, { 'If-None-Match': '"another"' })).status).toBe(200)
    await rename('Welsummer')
    const renewed = await visit(path, 2, { ...anew(app), 'If-None-Match': etag })
    expect([renewed.status, renewed.headers.get('etag') === etag]).toEqual([200, false])
  })
})

describe('an answer that is stale', () => {
  test('is served to all at once while one refresh runs', async () => {
    const { path, title, rename } = await newList()
    await visit(path, 0)
    await rename(`${title} renamed`)
    const before = app.allCalls()
    // The refresh cannot end before all have their answers: whoever waited for it would wait for ever.
    const letRefresh = await lockListings()
    const answers = await Promise.all(Array.from({ length: 50 }, () => visit(path, 20)))
    await letRefresh()
    expect(new Set(answers.map(stateOf))).toEqual(new Set(['200 STALE']))
    expect(answers.every((answer) => namesOf(answer)[0] === title)).toBe(true)
    await becomes(path, 20, '200 HIT')
    expect(app.allCalls() - before).toBe(1)
    expect(namesOf(await visit(path, 20))).toEqual([`${title} renamed`])
  })

  test('stays while the database is away, and is refreshed when it is back (V16.5.2)', async () => {
    const { path, title, rename } = await newList()
    await visit(path, 0)
    await rename(`${title} renamed`)
    app.gateway.faults.down = true
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await visit(path, 20)
      expect([stateOf(answer), ...namesOf(answer)]).toEqual(['200 STALE', title])
    }
    expect((await visit(path, 80)).status, 'too old to be told').toBe(503)
    app.gateway.faults.down = false
    await becomes(path, 20, '200 HIT')
    expect(namesOf(await visit(path, 20))).toEqual([`${title} renamed`])
  })
})

describe('past the cache', () => {
  const wish = { title: 'A map of keepers', description: 'So that one sees who keeps hens near by.' }
  const wishes = '/api/feature-requests'
  const heldBy = (cookie: string, path: string, seconds: number) => visit(path, seconds, { Cookie: cookie })

  test('nobody gets by asking for it', async () => {
    const { path } = await newList()
    await visit(path, 0)
    for (const asking of ['no-cache', 'no-store', 'max-age=0']) {
      expect(stateOf(await visit(path, 1, { 'Cache-Control': asking, Pragma: 'no-cache' }))).toBe('200 HIT')
    }
    const elsewhere = { HASH_SECRET: 'another secret, as long as ours needs to be' }
    const forged = justWroteToken({ env: elsewhere }, { tags: ['products'], until: after(99), session: '' })
    for (const token of ['', 'x', '9999999999999.products.', '9999999999999.products.AAAA', forged]) {
      expect(stateOf(await heldBy(`just_wrote=${token}`, path, 1)), token).toBe('200 HIT')
    }
  })

  test('goes who has just written, for what they wrote and until others see it too', async () => {
    const { path } = await newList()
    await visit(path, 0)
    seller.api.at = start
    const { headers } = await seller.api.post(wishes, wish)
    const given = headers.get('set-cookie') ?? ''
    expect(given).toMatch(/just_wrote=[^;]+; Max-Age=75; Path=\/; HttpOnly; SameSite=Lax/)
    let cookie = /just_wrote=[^;]+/.exec(given)?.[0] ?? ''
    await visit(wishes, 1)
    expect(stateOf(await heldBy(cookie, wishes, 2)), 'without the session that wrote').toBe('200 HIT')
    const other = `session_id=${seller.api.cookies.get('csrf_token')}`
    expect(stateOf(await heldBy(`${cookie}; ${other}`, wishes, 2)), 'with another').toBe('200 HIT')
    cookie += `; session_id=${seller.api.cookies.get('session_id')}`
    expect(stateOf(await heldBy(cookie, wishes, 2))).toBe('200 BYPASS')
    expect(stateOf(await heldBy(cookie, path, 2))).toBe('200 HIT')
    expect(stateOf(await heldBy(cookie, wishes, 74))).toBe('200 BYPASS')
    expect(stateOf(await heldBy(cookie, wishes, 75))).toBe('200 HIT')
    expect(stateOf(await heldBy(cookie.replace('feature-requests', 'products'), path, 2))).toBe('200 HIT')
  })

  const takePictureAway = async () => {
    const { key } = await upload(seller.api)
    ok(await seller.api.patch('/api/user', { avatarKey: key }))
    return seller.api.patch('/api/user', { avatarKey: null })
  }
  const letter = { name: 'Wyn', email: 'wyn@example.com', topic: 'general', message: 'Do you post to Skye?' }

  test.each([
    ['voted', true, (id: string) => seller.api.put(`${wishes}/${id}/vote`)],
    ['changed their name', true, () => seller.api.patch('/api/user', { fullName: 'Wyn Pugh' })],
    ['taken their picture away', true, takePictureAway],
    ['written to us', false, () => seller.api.post('/api/contact', letter)],
    ['changed their postcode', false, () => seller.api.patch('/api/user', { postcode: 'SY8 1AA' })],
  ])('who has %s: %s', async (_, goes, change) => {
    seller.api.at = start
    const { id } = ok(await seller.api.post<{ id: string }>(wishes, wish), 201)
    const { status, headers } = await change(id)
    expect(status).toBeLessThan(300)
    expect(headers.get('set-cookie')?.includes('just_wrote=') ?? false).toBe(goes)
  })
})

describe('a write', () => {
  const published = async (): Promise<string> => {
    const { id } = await draft(seller.api, mug)
    ok(await publish(seller.api, id))
    return id
  }
  const retitle = async (id: string, title: string) => {
    const { version } = ok(await seller.api.get<{ version: number }>(`/api/seller/listings/${id}`))
    ok(await seller.api.patch(`/api/seller/listings/${id}`, { version, title }))
  }

  test.each([
    ['before it began', 0],
    ['while it ran', 5],
  ])('is seen at once by whoever asks next, whatever was read %s', async (_, seconds) => {
    const id = await published()
    const path = `/api/products/${id}`
    expect((await visit<Product>(path, seconds)).body.name).toBe(mug.title)
    expect(stateOf(await visit(path, seconds))).toBe('200 HIT')
    seller.api.at = start
    await retitle(id, 'Enamel mug, renamed')
    const answer = await visit<Product>(path, seconds)
    expect([stateOf(answer), answer.body.name]).toEqual(['200 MISS', 'Enamel mug, renamed'])
  })

  test.each([
    ['a first visit', 0],
    ['a refresh', 20],
  ])('is not undone by %s that had read before it', async (_, seconds) => {
    const id = await published()
    const path = `/api/products/${id}`
    if (seconds > 0) await visit(path, 0)
    seller.api.at = after(seconds)
    app.gateway.faults.latencyMs = 300
    const before = app.allCalls()
    const slow = visit<Product>(path, seconds)
    await expect.poll(() => app.allCalls() - before).toBe(1)
    app.gateway.faults.latencyMs = 0
    await retitle(id, 'Enamel mug, renamed')
    await slow
    // As long again as the slow reading took, seen from the gateway.
    app.gateway.faults.latencyMs = 350
    await visit('/api/health', 0)
    app.gateway.faults.latencyMs = 0
    expect((await visit<Product>(path, seconds)).body.name).toBe('Enamel mug, renamed')
  })
})
