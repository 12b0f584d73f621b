import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nobodysId } from '#app/route/declaration.ts'
import { watchChanges } from './testing/fuzz/changes.ts'
import { anyText, likeSchema } from './testing/fuzz/json-schema.ts'
import { home } from './testing/market/buying.ts'
import { draft, ok, start } from './testing/market/selling.ts'
import { fillCart, openWorld, ordered, type World } from './testing/market/world.ts'
import { signUp } from './testing/people/test-users.ts'
import {
  addressOfExample,
  type DeclaredRoute,
  everyDeclaredRoute,
  expectedStatus,
} from './testing/routes/declared-routes.ts'
import { placesIn, withAt } from './testing/routes/places.ts'
import { keysOf } from './testing/rows/rows-of-somebody.ts'
import { startTestApp, type TestApp } from './testing/site/test-app.ts'
import type { TestAnswer, TestClient } from './testing/site/test-client.ts'

// `npm run fuzz` sends ten thousand, others each time; a failure names the seed that brings them again.
const requests = Number(process.env.FUZZ_REQUESTS || 1_500)
const seed = Number(process.env.FUZZ_SEED ?? (process.env.FUZZ_REQUESTS ? Date.now() % 2 ** 31 : 20_261_122))
const runs = Math.ceil(requests / everyDeclaredRoute.length)

let app: TestApp
let world: World
let known: string[]
let changes: () => Promise<string[]>

/** What is there, by the part of an address that it stands behind. */
let there: Record<string, string>

const prepare = async () => {
  world = await openWorld(app)
  const { seller, buyer, eggs } = world
  const order = await ordered(world, 'post')
  const [line] = (await fillCart(world)).groups.flatMap(({ lines }) => lines)
  const question = { to: seller.username, productId: eggs.id, text: 'Are they fertile?' }
  const asked = ok(await buyer.api.post<{ id: string }>('/api/messages', question), 201)
  const kept = ok(await buyer.api.post<{ id: string }>('/api/user/addresses', home), 201)
  const unsold = await draft(seller.api)
  ok(await buyer.api.put(`/api/favourites/${eggs.id}`), 204)
  there = {
    ...{ orders: order, messages: asked.id, addresses: kept.id, listings: unsold.id, items: line!.id },
    ...{ products: eggs.id, favourites: eggs.id, users: seller.id, sellers: seller.username },
  }
}

beforeAll(async () => {
  app = await startTestApp()
  await prepare()
  const keys = await Promise.all([world.buyer, world.seller].map(({ id }) => keysOf(app, { userId: id, most: 5 })))
  const words = [world.buyer.email, ...world.eggs.options.map(({ id }) => id), '1', 'GBP', 'SY8 1AA', nobodysId]
  known = [...Object.values(there), ...keys.flat(), ...words]
  changes = await watchChanges(app)
})
afterAll(() => app.close())

const endsSessions = ({ path, declaration }: DeclaredRoute) =>
  declaration.example?.changesWho || path.startsWith('/api/user/sessions')

/** Those who may ask; of what ends a session somebody new. */
const askersOf = async (route: DeclaredRoute): Promise<TestClient[]> => {
  const { who } = route.declaration
  if (endsSessions(route)) return [(await signUp(app, { at: start })).api]
  if (who === 'anyone') return [app.client({ at: start })]
  const { seller, buyer } = world
  return who === 'seller' || who === 'verified seller' ? [seller.api] : [buyer.api, seller.api]
}

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

const anything = fc.oneof(
  anyText(),
  fc.jsonValue({ maxDepth: 6 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(null, [], {}, deep(60), 'x'.repeat(20_000), Array(3_000).fill(0), { constructor: { prototype: 1 } }),
  fc.constantFrom(JSON.parse('{"__proto__":{"admin":true}}')),
)

/** The example with up to three places changed. */
const nearly = (example: unknown) => {
  const places = placesIn(example).map(([place]) => place)
  if (places.length === 0) return anything
  const change = fc.tuple(fc.constantFrom(...places), fc.oneof(anything, fc.constantFrom(...known)))
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((list) => list.reduce((body, [place, other]) => withAt(body, place, other), example))
}

/** An example asks for what is nobody's: here for an option that is for sale. */
const asking = (example: unknown): unknown =>
  example && JSON.parse(JSON.stringify(example).replaceAll(nobodysId, world.mug.options[0]!.id))

const bodyOf = ({ declaration: { body, example } }: DeclaredRoute): fc.Arbitrary<unknown> => {
  if (!body) return fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: anything })
  const like = likeSchema(body, known)
  return fc.oneof({ weight: 4, arbitrary: nearly(asking(example?.body)) }, { weight: 5, arbitrary: like }, anything)
}

const asQuery = (given: unknown): string =>
  typeof given === 'object' && given !== null
    ? new URLSearchParams(Object.entries(given).flatMap(([k, v]) => (v === null ? [] : [[k, String(v)]]))).toString()
    : ''

const queryOf = ({ declaration: { query, example } }: DeclaredRoute): fc.Arbitrary<string> => {
  if (!query) return fc.constant('')
  const own = fc.constant(example?.query ?? '')
  const strange = fc.dictionary(anyText(20), anyText(), { maxKeys: 3 }).map(asQuery)
  return fc.oneof(own, likeSchema(query, known).map(asQuery), strange)
}

/** Most addresses name what is there. */
const addressOf = ({ path, declaration: { example } }: DeclaredRoute): fc.Arbitrary<string> => {
  const parts = [...path.matchAll(/(\w+)\/:(\w+)/g)].map(([, before = '', name = '']) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(there[before] ?? example?.params?.[name] ?? nobodysId) },
      fc.constantFrom(...known),
      anyText(30),
    ),
  )
  return fc
    .tuple(...parts)
    .map((values) => values.reduce((whole, value) => whole.replace(/:\w+/, () => asPart(value)), path))
}

// What a browser could not put into an address is no request; what stands for "here" and "above" would leave the route.
const asPart = (value: string): string => {
  const part = encodeURIComponent(value.toWellFormed())
  return ['', '.', '..'].includes(part) ? '%20' : part
}

type Sent = { address: string; query: string; body: unknown }

const send = (asker: TestClient, { method, declaration }: DeclaredRoute, { address, query, body }: Sent) => {
  const target = query ? `${address}?${query}` : address
  const headers = declaration.example?.headers ?? {}
  const calls: Record<string, () => Promise<TestAnswer>> = {
    GET: () => asker.get(target, headers),
    POST: () => asker.post(target, body, headers),
    PUT: () => asker.put(target, body, headers),
    PATCH: () => asker.patch(target, body, headers),
    DELETE: () => asker.delete(target, body, headers),
  }
  return calls[method]!()
}

/** Whether its example is answered well to somebody: those of others ask for what is nobody's, or prove nothing. */
const canSucceed = (route: DeclaredRoute): boolean =>
  (['visitor', 'buyer', 'seller'] as const).some((role) => expectedStatus(route, role) < 300)

/** The example as it is, asked of what is there and of what is nobody's. */
const examplesOf = (route: DeclaredRoute): Sent[] => {
  const { path, declaration } = route
  const { params, query = '', body } = declaration.example ?? {}
  const address = path.replaceAll(
    /(\w+)\/:(\w+)/g,
    (_, before: string, name: string) => `${before}/${there[before] ?? params?.[name] ?? nobodysId}`,
  )
  return [
    { address, query, body: asking(body) },
    { address: addressOfExample(route), query: '', body },
  ]
}

const isAnsweredWell = async (route: DeclaredRoute): Promise<boolean> => {
  // Who has a package can't open one.
  const opensPackage = route.method === 'POST' && route.path === '/api/subscription'
  const newcomer = async () => (await signUp(app, { userType: 'seller', at: start })).api
  const askers = opensPackage ? [await newcomer()] : await askersOf(route)
  for (const asker of askers)
    for (const example of examplesOf(route)) if ((await send(asker, route, example)).status < 300) return true
  return false
}

// Were somebody here signed out, or what they ask for gone, all below would be refused and nothing learnt.
test('those who ask are answered well by every route that can, where nothing is changed', async () => {
  const able = everyDeclaredRoute.filter(canSucceed)
  expect(able.length).toBeGreaterThan(60)
  const refused: string[] = []
  for (const route of able) if (!(await isAnsweredWell(route))) refused.push(`${route.method} ${route.path}`)
  expect(refused).toEqual([])
})

/** Whether nothing can be wrong with a request of it but a body that it does not ask for, which few of them have. */
const takesNothing = ({ path, declaration: { body, query } }: DeclaredRoute): boolean =>
  !body && !query && !path.includes(':')

/** That a refund was sent is noted after the answer to who cancelled, so in the time of the next request. */
const afterwards = ['refunds']

test.each(everyDeclaredRoute.map((route) => ({ name: `${route.method} ${route.path}`, route })))(
  '$name fails at nothing, and changes nothing where it refuses',
  async ({ route }) => {
    const askers = await askersOf(route)
    await changes()
    const sent = fc.record({
      by: fc.nat(askers.length - 1),
      address: addressOf(route),
      query: queryOf(route),
      body: bodyOf(route),
    })
    let answeredWell = 0
    await fc.assert(
      fc.asyncProperty(sent, async ({ by, ...request }) => {
        const { status, body } = await send(askers[by]!, route, request)
        expect(status, JSON.stringify(body)).toBeLessThan(500)
        if (status < 300) answeredWell += 1
        const changed = await changes()
        const own = changed.filter((table) => !afterwards.includes(table))
        if (status >= 400) expect(own, `written by a request that got ${status}`).toEqual([])
      }),
      { seed, numRuns: runs, endOnFailure: true },
    )
    if (canSucceed(route) && takesNothing(route)) expect(answeredWell).toBeGreaterThan(0)
  },
)

test('those who asked are signed in to the end', async () => {
  for (const { api } of [world.buyer, world.seller]) expect((await api.get('/api/user')).status).toBe(200)
})
