import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '#testing/people/test-users.ts'
import { type DeclaredRoute, everyDeclaredRoute } from '#testing/routes/declared-routes.ts'
import { nameOf, sendExample } from '#testing/routes/send-example.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

// What every answer bears: of every declared route to everybody who may ask, of what is refused before any route, of pages and files.

type Seen = { what: string; status: number; headers: Headers; text: string; route?: DeclaredRoute }

let app: TestApp
const seen: Seen[] = []

const note = async (what: string, answer: Promise<Response>): Promise<void> => {
  const given = await answer
  seen.push({ what, status: given.status, headers: given.headers, text: await given.text() })
}

/** Every answer to a client is noted as it comes. */
const noting = (api: TestClient, who: string) => async (route: DeclaredRoute) => {
  const { status, headers, body } = await sendExample(api, route)
  const text = typeof body === 'string' ? body : body === null ? '' : JSON.stringify(body)
  seen.push({ what: `${nameOf(route)} of a ${who}`, status, headers, text, route })
}

const refused = (): [string, string, RequestInit?][] => [
  ['an unknown address', '/api/nothing/here'],
  ['an address that can be none', '/api/products/%00'],
  ['another method', '/api/categories', { method: 'PUT' }],
  ['a preflight', '/api/cart/items', { method: 'OPTIONS', headers: { Origin: 'https://elsewhere.example' } }],
  ['another site', '/api/login', { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  ['another type', '/api/login', { method: 'POST', body: 'a=b', headers: { 'Sec-Fetch-Site': 'same-origin' } }],
  ['too much', '/api/login', own('x'.repeat(200_000))],
  ['no JSON', '/api/login', own('{"open":')],
]

const own = (body: string): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
})

const pages = ['/', '/products', '/auth', '/profile', '/nothing/here', '/products/01900000-0000-7000-8000-000000000000']
const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/early.js',
  '/favicon.svg',
  '/speculation-rules.json',
]

beforeAll(async () => {
  app = await startTestApp()
  const seller = await signUp(app, { userType: 'seller' })
  for (const [who, api] of [
    ['visitor', app.client()],
    ['seller', seller.api],
  ] as const) {
    const send = noting(api, who)
    for (const route of everyDeclaredRoute) await send(route)
  }
  for (const [what, path, init] of refused()) await note(what, app.fetch(path, init))
  const home = await (await app.fetch('/')).text()
  const assets = [...home.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path)
  expect(assets.length).toBeGreaterThan(1)
  for (const path of [...pages, ...files, ...assets, '/pictures/stock.webp']) await note(path, app.fetch(path))
  await note('a page by another method', app.fetch('/products', { method: 'POST' }))
})
afterAll(() => app.close())

/** What is wrong of all that was seen. */
const offenders = (isRight: (one: Seen) => boolean, among: Seen[] = seen): string[] =>
  among.filter((one) => !isRight(one)).map(({ what, status }) => `${what} → ${status}`)

test('everything was asked: routes by everybody, refusals, pages and files', () => {
  expect(seen.length).toBeGreaterThan(everyDeclaredRoute.length * 2 + 20)
  for (const status of [200, 401, 403, 404, 405, 413, 415, 422]) expect(seen.map((one) => one.status)).toContain(status)
})

test('every answer wants HTTPS for two years, of all hosts below ours as well (V3.4.1)', () => {
  const wanted = 'max-age=63072000; includeSubDomains'
  expect(offenders(({ headers }) => headers.get('strict-transport-security') === wanted)).toEqual([])
})

test('no answer lets a page of another site read it (V3.4.2)', () => {
  expect(offenders(({ headers }) => !headers.has('access-control-allow-origin'))).toEqual([])
  expect(offenders(({ headers }) => !headers.has('access-control-allow-credentials'))).toEqual([])
})

const directivesOf = ({ headers }: Seen): Map<string, string> => {
  const parts = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim().split(' '))
  return new Map(parts.map(([name = '', ...values]) => [name, values.join(' ')]))
}

test('every answer lets a browser run and load what is ours alone: no inline script, no plugin, no base (V3.4.3, V3.2.1, V3.7.1)', () => {
  const known = ['default-src', 'base-uri', 'object-src', 'frame-ancestors', 'form-action', 'script-src', 'style-src']
  const parts = [...known, 'img-src', 'font-src', 'connect-src', 'manifest-src', 'sandbox']
  const isOurs = (one: Seen): boolean => {
    const policy = directivesOf(one)
    const closed = ['default-src', 'base-uri', 'object-src'].every((name) => policy.get(name) === "'none'")
    const scripts = policy.get('script-src') ?? "'self'"
    const values = [...policy].filter(([name]) => name !== 'img-src').map(([, value]) => value)
    return (
      closed &&
      scripts === "'self'" &&
      [...policy.keys()].every((name) => parts.includes(name)) &&
      values.every((value) => ["'none'", "'self'", ''].includes(value))
    )
  }
  expect(offenders(isOurs)).toEqual([])
})

test('no answer is taken for another type than it says (V3.4.4)', () => {
  expect(offenders(({ headers }) => headers.get('x-content-type-options') === 'nosniff')).toEqual([])
})

test('no answer lets a browser tell another site more than our host (V3.4.5)', () => {
  const wanted = 'strict-origin-when-cross-origin'
  expect(offenders(({ headers }) => headers.get('referrer-policy') === wanted)).toEqual([])
})

test('no answer may stand in a frame (V3.4.6)', () => {
  expect(offenders((one) => directivesOf(one).get('frame-ancestors') === "'none'")).toEqual([])
})

const isText = (type: string): boolean => /^text\/|[/+]xml\b|javascript/.test(type)

test('every answer with a body says what it is, text its charset, and JSON is JSON (V4.1.1)', () => {
  const bodied = seen.filter(({ text }) => text !== '')
  const saysSo = ({ headers, text }: Seen): boolean => {
    const type = headers.get('content-type') ?? ''
    if (/^image\/svg\+xml$/.test(type)) return text.startsWith('<')
    if (isText(type)) return /; charset=utf-8$/i.test(type)
    if (/^application\/(\w+\+)?json\b/.test(type)) return isJson(text)
    return /^image\/\w+$/.test(type)
  }
  expect(bodied.length).toBeGreaterThan(everyDeclaredRoute.length)
  expect(offenders(saysSo, bodied)).toEqual([])
})

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('what is not for everybody, what was written and what was refused is stored nowhere on its way (V14.3.2, V14.2.2)', () => {
  const ofRoutes = seen.filter(({ route, status }) => route && !(route.declaration.cache && status === 200))
  const personal = ofRoutes.filter((one) => !isFileForAll(one))
  expect(personal.length).toBeGreaterThan(everyDeclaredRoute.length)
  expect(offenders(({ headers }) => /\bno-store\b/.test(headers.get('cache-control') ?? ''), personal)).toEqual([])
})

/** A calendar is counted from its address alone. */
const isFileForAll = ({ route }: Seen): boolean => route?.path === '/api/incubation/calendar.ics'

test('every cookie stays with this site and host, and scripts read but the token that they have to repeat (V3.3.2, V3.3.4)', () => {
  const lines = seen.flatMap(({ what, headers }) => headers.getSetCookie().map((line) => ({ what, line })))
  expect(lines.length).toBeGreaterThan(3)
  const isGone = (line: string): boolean => /^\w+=; Max-Age=0;/.test(line)
  const wrong = lines.filter(
    ({ line }) =>
      !/; SameSite=(Lax|Strict)\b/.test(line) ||
      !/; Path=\/(;|$)/.test(line) ||
      /domain=/i.test(line) ||
      (!/; HttpOnly\b/.test(line) && !/^csrf_token=/.test(line) && !isGone(line)),
  )
  expect(wrong).toEqual([])
})
