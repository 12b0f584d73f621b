import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { signUp } from '#testing/people/test-users.ts'
import { addressOfExample, type DeclaredRoute, everyDeclaredRoute } from '#testing/routes/declared-routes.ts'
import { nameOf, sendExample } from '#testing/routes/send-example.ts'
import { everythingStored } from '#testing/rows/everything-stored.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

// What no request may do, whichever route it names.

let app: TestApp
let seller: TestClient
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'strict' })
  seller = (await signUp(app, { userType: 'seller' })).api
})
afterAll(() => app.close())

const writes = everyDeclaredRoute.filter(({ method }) => method !== 'GET')
const reads = everyDeclaredRoute.filter(({ method }) => method === 'GET')
const named = (routes: DeclaredRoute[]) => routes.map((route) => ({ name: nameOf(route), route }))

/** A write as a page of another site would have a browser send it, with our cookies. */
const foreign = [
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' },
  { 'Sec-Fetch-Site': 'same-site', Origin: 'https://shop.hatchyard.example' },
  { 'Sec-Fetch-Site': null, Origin: 'https://elsewhere.example' },
  { 'Sec-Fetch-Site': null, Origin: 'null' },
  { 'Sec-Fetch-Site': null, Origin: null },
]

test.each(named(writes.filter(({ declaration }) => !declaration.byToken)))(
  '$name is not taken from another site, though the token fits (V3.5.1)',
  async ({ route }) => {
    for (const headers of foreign) {
      const answer = await sendExample(seller, route, headers)
      expect(answer, JSON.stringify(headers)).toMatchObject({ status: 403, body: { code: 'csrf' } })
    }
  },
)

/** What a form sends without asking first whether it may. */
const simpleTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']

test.each(named(writes))('$name takes nothing that a plain form can send (V3.5.2)', async ({ route }) => {
  const own = { Origin: app.url, 'Sec-Fetch-Site': 'same-origin' }
  for (const type of route.path === '/api/uploads' ? simpleTypes.slice(0, 2) : simpleTypes) {
    const answer = await seller.raw(addressOfExample(route), {
      method: route.method,
      body: new TextEncoder().encode('{"a":1}'),
      headers: {
        ...own,
        ...(type && { 'Content-Type': type }),
        'X-CSRF-Token': seller.cookies.get('csrf_token') ?? '',
      },
    })
    expect([answer.status, (await answer.json()).code], type).toEqual([415, 'wrong_type'])
  }
})

test('no read changes anything, whoever has a browser send it (V3.5.3)', async () => {
  const before = await everythingStored(app)
  for (const route of reads) {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: null }
    expect((await sendExample(seller, route, headers)).status, nameOf(route)).toBeLessThan(500)
  }
  expect(await everythingStored(app)).toEqual(before)
})

/** The fields that an address may have, and whether each is a list: then it may stand there several times, and all of them count. */
const fieldsOf = ({ declaration: { query } }: DeclaredRoute): { field: string; isList: boolean }[] => {
  if (!(query instanceof z.ZodObject)) return []
  return Object.entries(query.shape).map(([field, schema]) => ({
    field,
    isList: z.safeParse(schema, ['1', '2']).success,
  }))
}

const asking = named(reads.filter((route) => fieldsOf(route).length > 0))

test.each(asking)('$name takes no field of its address twice that is no list (V15.3.7)', async ({ route }) => {
  const [path = ''] = addressOfExample(route).split('?')
  for (const { field } of fieldsOf(route).filter(({ isList }) => !isList)) {
    const { status, body } = await seller.get(`${path}?${field}=1&${field}=2`)
    expect({ status, body }, field).toMatchObject({ status: 422, body: { code: 'validation' } })
  }
})

test('so many routes have fields in their address', () => expect(asking.length).toBeGreaterThan(10))

test.each(named(writes.filter(({ declaration }) => declaration.body)))(
  '$name takes no prototype for a field, at any depth (V15.3.6)',
  async ({ route }) => {
    const { body = {}, headers: own = {} } = route.declaration.example ?? {}
    const [first] = Object.keys(body)
    const inner = '{"isAdmin":true}'
    const whole = JSON.stringify(body).slice(1, -1)
    const texts = ['__proto__', 'constructor', 'prototype'].map((key) => `{"${key}":${inner}${whole && `,${whole}`}}`)
    if (first) texts.push(JSON.stringify({ ...body, [first]: 'here' }).replace('"here"', `{"__proto__":${inner}}`))
    for (const text of texts) {
      const answer = await seller.raw(addressOfExample(route), {
        method: route.method,
        body: text,
        headers: {
          ...own,
          Origin: app.url,
          'Content-Type': 'application/json',
          'X-CSRF-Token': seller.cookies.get('csrf_token') ?? '',
        },
      })
      expect([answer.status, (await answer.json()).code], text).toEqual([422, 'validation'])
    }
  },
)

describe('where somebody comes from', () => {
  const keys = async () =>
    (await app.db.query(`select hits from rate_limits where key like 'signInAddress:%'`)).rows.map(({ hits }) => hits)

  test('is what the edge saw and nothing that they say of themselves (V4.1.3, V15.3.4)', async () => {
    const tried = { username: 'nobody_at_all', password: 'four brown eggs' }
    const visitor = app.client()
    const lies = ['X-Forwarded-For', 'X-Real-IP', 'True-Client-IP', 'Forwarded', 'X-Client-IP', 'X-Forwarded-Host']
    for (const [index, name] of lies.entries()) {
      const { status } = await visitor.post('/api/login', tried, { [name]: `203.0.113.${index}` })
      expect(status, name).toBe(index < 5 ? 401 : 429)
    }
    expect(await keys()).toEqual([5])
  })
})

describe('what people write', () => {
  const odd = `100%41 &amp; <b>"Hens"</b> 'n' \${1+1} {{7*7}} %s \\u0041`

  test('is decoded once: what looks encoded stays as it was typed (V1.1.1)', async () => {
    const saved = await seller.patch<{ bio: string }>('/api/user', { bio: odd })
    expect(saved.body.bio).toBe(odd)
    const { rows } = await app.db.query<{ bio: string }>('select bio from users where bio is not null')
    expect(rows).toEqual([{ bio: odd }])
    const found = await app.client().get('/api/categories/hatching%252Deggs')
    expect([found.status, (await app.client().get('/api/categories/hatching%2Deggs')).status]).toEqual([404, 200])
  })

  test('is harmless in a page only where it is written there, and stays what it is elsewhere (V1.1.2, V1.2.1, V1.3.7)', async () => {
    const { api } = await signUp(app, { userType: 'seller', username: 'odd_hens' })
    const name = `Hens & <b>"Co"</b>`
    expect((await api.patch('/api/seller/shop', { name, about: odd })).status).toBe(200)
    const html = await (await app.fetch('/sellers/odd_hens')).text()
    expect(html).toMatch(/<title>Hens &amp; &lt;b&gt;&quot;Co&quot;/)
    expect(html).toMatch(/"og:title" content="Hens &amp; &lt;b&gt;&quot;Co&quot;/)
    expect(html).not.toContain('<b>"')
    expect(html).not.toContain('{{49}}')
    const { body } = await app.client().get<{ about: string }>('/api/sellers/odd_hens')
    expect(body.about).toBe(odd)
  })
})
