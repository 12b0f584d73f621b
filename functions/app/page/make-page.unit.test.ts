import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeDeps } from '#app/make-deps.ts'
import type { Draw, Drawable } from '#contract/pages/drawing.ts'
import { bareEnv as env } from '#testing/site/bare-env.ts'
import type { Shell } from './html/shell.ts'
import { makePage } from './make-page.ts'

const first: Shell = {
  build: 'first',
  beforeHead: '<head>',
  beforeApp: '</head><body>',
  afterApp: '</body>',
  scriptTags: '<script type="module" src="/assets/index-first.js"></script>',
  links: [],
  scripts: {},
}
const second: Shell = { ...first, build: 'second', scriptTags: first.scriptTags.replace('first', 'second') }

let drawn: Drawable[] = []
let deferred: Promise<unknown>[] = []

beforeEach(() => {
  drawn = []
  deferred = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Asked = { shell?: Shell; origin?: string; headers?: Record<string, string>; draw?: Draw; seconds?: number }

const drawing: Draw = async (page) => {
  drawn.push(page)
  return { html: '<h1>Hens</h1>', name: 'privacy' }
}

const make = async (
  address: string,
  { shell = first, origin = 'https://hatchyard.test', headers = {}, draw = drawing, seconds = 0 }: Asked = {},
) => {
  const now = new Date(Date.parse('2026-04-14T09:00:00Z') + seconds * 1000)
  const defer = (work: Promise<unknown>) => void deferred.push(work)
  const deps = makeDeps({ env, now, origin, defer, requestId: 'one', tally: { calls: 0, ms: 0 } })
  const asked = { shell, url: new URL(address, origin), headers: new Headers(headers), draw }
  const page = await makePage(deps, asked)
  const told = (name: string) => page.headers.get(name)
  return { status: page.status, html: await page.text(), cache: told('x-cache'), etag: told('etag') }
}

test('a page is drawn once for each build, host and width, and never goes out for another', async () => {
  const plain = await make('/privacy')
  expect(plain.html).toContain('<link rel="canonical" href="https://hatchyard.test/privacy">')
  expect(await make('/privacy')).toEqual({ ...plain, cache: 'HIT' })
  expect(drawn).toHaveLength(1)
  const deployed = await make('/privacy', { shell: second })
  expect(deployed.html).toContain('/assets/index-second.js')
  expect(deployed.html).not.toContain('/assets/index-first.js')
  const preview = await make('/privacy', { origin: 'https://preview.hatchyard.test' })
  expect(preview.html).toContain('<link rel="canonical" href="https://preview.hatchyard.test/privacy">')
  const phone = await make('/privacy', { headers: { 'sec-ch-ua-mobile': '?1' } })
  expect(phone.html).toContain('data-drawn="phone"')
  expect(drawn.map(({ isPhone }) => isPhone)).toEqual([false, false, false, true])
})

test('a page that is held waits for nothing, and is not sent again to a browser that has it', async () => {
  const { etag } = await make('/cookies')
  const [before, draw] = [deferred.length, vi.fn<Draw>()]
  const known = (tags: string) => make('/cookies', { headers: { 'if-none-match': tags }, draw })
  for (const tags of [etag!, etag!.replace('W/', ''), `"another", ${etag}`])
    expect(await known(tags)).toEqual({ status: 304, html: '', cache: 'HIT', etag })
  expect(await known('"another"')).toMatchObject({ status: 200, html: expect.stringContaining('<h1>Hens</h1>') })
  expect([deferred.length - before, draw.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0, 0])
  const phone = await make('/cookies', { headers: { 'if-none-match': etag!, 'sec-ch-ua-mobile': '?1' } })
  expect([phone.status, phone.etag === etag]).toEqual([200, false])
})

test('a page whose data is half a second late goes out as the shell, and is made to its end for the next visitor', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const waiting = make('/sell')
  const answered = vi.fn()
  void waiting.then(answered)
  await vi.advanceTimersByTimeAsync(499)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledTimes(1)
  const { status, html } = await waiting
  expect([status, drawn.length, deferred.length]).toEqual([200, 0, 1])
  expect(html).toContain('<div id="root"></div>')
  expect(html).not.toContain('first-data')
})

test('a page whose drawing hangs goes out as the shell after four tenths of a second', async () => {
  const waiting = make('/terms', { draw: () => new Promise(() => {}) })
  const answered = vi.fn()
  void waiting.then(answered)
  await vi.advanceTimersByTimeAsync(399)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect((await waiting).html).toContain('<div id="root"></div>')
})

test('a page that was not drawn in time is tried again a quarter of a minute later, though it changes with a deploy only', async () => {
  const waiting = make('/shipping', { draw: () => new Promise(() => {}) })
  await vi.advanceTimersByTimeAsync(400)
  expect((await waiting).html).toContain('<div id="root"></div>')
  expect(await make('/shipping', { seconds: 15 })).toMatchObject({ cache: 'HIT' })
  expect(await make('/shipping', { seconds: 16 })).toMatchObject({ cache: 'STALE' })
  await Promise.all(deferred)
  const { html } = await make('/shipping', { seconds: 17 })
  expect(html).toContain('<h1>Hens</h1>')
  // What was drawn stays for as long as such a page does.
  expect(await make('/shipping', { seconds: 3600 })).toMatchObject({ cache: 'HIT', html })
})

test('a page whose data fails goes out as the shell, and what failed troubles nobody afterwards', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('the database is away')
  })
  const { status, html } = await make('/sell')
  expect([status, drawn.length]).toEqual([200, 0])
  expect(html).toContain('<div id="root"></div>')
  await expect(Promise.all(deferred)).resolves.toBeDefined()
})
