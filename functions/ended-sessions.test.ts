import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Deps } from './app/deps.ts'
import { type LimitName, limits, triesKey } from './app/rate-limit.ts'
import { newSeller, ok, start } from './testing/market/selling.ts'
import { TestPasskey } from './testing/people/authenticator.ts'
import { login, passkeyWanted } from './testing/people/factors.ts'
import { suspend } from './testing/people/operators.ts'
import { signUp, type TestUser } from './testing/people/test-users.ts'
import { everyDeclaredRoute } from './testing/routes/declared-routes.ts'
import { nameOf, sendExample } from './testing/routes/send-example.ts'
import { everythingStored } from './testing/rows/everything-stored.ts'
import { startTestApp, type TestApp } from './testing/site/test-app.ts'
import type { TestClient } from './testing/site/test-client.ts'

// Whoever has kept the cookies of a session that has ended: its signature is good for a month yet.

type Left = { user: TestUser; ended: TestClient }

let app: TestApp
let left: Left
let suspended: Left
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'strict' })
  left = await leftOpen(await newSeller(app))
  const user = await newSeller(app)
  await suspend(app, user.id)
  suspended = { user, ended: user.api }
})
afterAll(() => app.close())

/** Somebody who signs in a second time, and ends the first session from there; a thief has its cookies. */
const leftOpen = async (user: TestUser): Promise<Left> => {
  const own = app.client({ at: start })
  ok(await login(own, user))
  const ended = app.client({ at: start })
  for (const [name, value] of user.api.cookies) ended.cookies.set(name, value)
  const others = await own.delete('/api/user/sessions?keep=current')
  expect(others.status).toBe(204)
  return { user: { ...user, api: own }, ended }
}

const names = Object.keys(limits) as LimitName[]

/** How often the user has tried anything that is counted by their id. */
const triesOf = async ({ id }: TestUser) => {
  const keys = names.map((name) => triesKey({ env: app.vars } as unknown as Deps, { name, who: id }))
  const { rows } = await app.db.query<{ key: string; hits: number }>(
    'select key, hits from rate_limits where key = any($1) order by key',
    [keys],
  )
  return rows.map(({ key, hits }) => `${key.split(':')[0]}: ${hits}`)
}

const allTries = async () => (await app.db.query('select key, hits from rate_limits order by key')).rows

const routes = everyDeclaredRoute.map((route) => ({ name: nameOf(route), route }))
const ofUsers = routes.filter(({ route }) => route.declaration.who !== 'anyone')

describe.each(ofUsers)('$name', ({ route }) => {
  test('is refused in a session that has ended, and leaves everything as it was, counters of tries as well', async () => {
    for (const { ended } of [left, suspended]) {
      const before = [await everythingStored(app), await allTries()]
      expect(await sendExample(ended, route)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
      expect([await everythingStored(app), await allTries()]).toEqual(before)
    }
  })
})

/** What ends the session itself, which nobody needs to live for it. */
const ends = ['POST /api/logout']
const ofAll = routes.filter(({ name, route }) => route.declaration.who === 'anyone' && !ends.includes(name))

describe.each(ofAll)('$name', ({ route }) => {
  test('uses up none of the tries of somebody whose session has ended', async () => {
    const before = await triesOf(left.user)
    await sendExample(left.ended, route)
    expect(await triesOf(left.user)).toEqual(before)
  })
})

test('nobody keeps somebody from confirming who they are by the cookies of a session that has ended', async () => {
  for (let time = 0; time < 11; time += 1) {
    expect((await left.ended.post('/api/session/confirm', { password: 'x' })).status).toBe(401)
  }
  const { password, api } = left.user
  expect((await api.post('/api/session/confirm', { password })).status).toBe(204)
})

test('a session that has ended takes no challenge of a passkey away', async () => {
  const { user, ended } = await leftOpen(await signUp(app, { at: start }))
  const made = new TestPasskey().make(await passkeyWanted(user.api))
  const sent = { name: 'My phone', made }
  expect((await ended.post('/api/user/passkeys', sent)).status).toBe(401)
  expect((await user.api.post('/api/user/passkeys', sent)).status).toBe(201)
})
