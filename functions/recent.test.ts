import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { requestLog } from './app/checks/request-log.ts'
import type { AppEnv } from './app/deps.ts'
import { provideDeps } from './app/deps-from-request.ts'
import { asAppError, problemOf } from './app/errors.ts'
import { route } from './app/route/route.ts'
import { problemStatus } from './contract/problems.ts'
import { addPasskey, halfMinutes } from './testing/people/factors.ts'
import { makeAdmin } from './testing/people/operators.ts'
import { signUp, type TestUser } from './testing/people/test-users.ts'
import {
  addressOfExample,
  type DeclaredRoute,
  everyDeclaredRoute,
  expectedStatus,
} from './testing/routes/declared-routes.ts'
import { startTestApp, type TestApp } from './testing/site/test-app.ts'
import { TestClient } from './testing/site/test-client.ts'

const noon = new Date('2026-05-01T12:00:00.000Z')
const later = halfMinutes(noon, 32)

let app: TestApp
let plain: TestUser
let guarded: TestUser
beforeAll(async () => {
  app = await startTestApp()
  plain = await signUp(app, { at: noon })
  guarded = await signUp(app, { at: noon })
  await addPasskey(guarded.api)
})
afterAll(() => app.close())

const sensitive = everyDeclaredRoute.filter(({ declaration }) => declaration.recent)
const nameOf = ({ method, path }: DeclaredRoute): string => `${method} ${path}`

/** Written down here once more, so that no sensitive act becomes an everyday one by a slip of one word. */
const always = [
  'DELETE /api/user/second-factors/:id',
  'GET /api/user/export',
  'POST /api/user/passkeys',
  'POST /api/user/passkeys/options',
  'POST /api/user/second-factors',
  'POST /api/user/second-factors/:id/confirm',
  'POST /api/user/second-factors/recovery-codes',
]
const besideThePassword = ['DELETE /api/user', 'PUT /api/user/email', 'PUT /api/user/password']

const namesOf = (recent: DeclaredRoute['declaration']['recent']): string[] =>
  sensitive
    .filter(({ declaration }) => declaration.recent === recent)
    .map(nameOf)
    .sort()

test('sensitive acts are those that are meant to be', () => {
  expect(namesOf(true)).toEqual(always)
  expect(namesOf('with a second factor')).toEqual(besideThePassword)
})

const send = (api: TestClient, one: DeclaredRoute) => {
  const [address, { body }] = [addressOfExample(one), one.declaration.example ?? {}]
  if (one.method === 'GET') return api.get(address)
  if (one.method === 'PUT') return api.put(address, body)
  if (one.method === 'DELETE') return api.delete(address, body)
  return api.post(address, body)
}

describe.each(sensitive.map((one) => ({ name: nameOf(one), one })))('$name', ({ one }) => {
  test('asks after fifteen minutes who is there, and of what is in the body before anything is done (V7.5.1)', async () => {
    guarded.api.at = later
    expect(await send(guarded.api, one)).toMatchObject({
      status: 403,
      body: { code: 'confirm_identity', ways: ['recovery', 'passkey'] },
    })
  })

  test('does not ask before', async () => {
    guarded.api.at = noon
    expect((await send(guarded.api, one)).status).not.toBe(403)
  })

  test('asks who has a password alone where that is not in the body', async () => {
    plain.api.at = later
    const asks = one.declaration.recent === true
    expect((await send(plain.api, one)).status).toBe(asks ? 403 : expectedStatus(one, 'buyer'))
  })
})

describe('a route for admins', () => {
  const site = new Hono<AppEnv>()
    .use(requestLog)
    .use(provideDeps)
    .get(
      '/only',
      route({ who: 'admin', answer: z.strictObject({ ok: z.boolean() }), calls: 1 }, () => ({ ok: true })),
    )
    .onError((error, c) => {
      const known = asAppError(error)
      return new Response(JSON.stringify(problemOf(known, c.req.path)), { status: problemStatus[known.code] })
    })

  const only = async ({ api }: TestUser) => {
    const context = { waitUntil() {}, passThroughOnException() {}, props: {} }
    const send = async (request: Request) => site.fetch(request, { ...app.vars, PHOTOS: {} }, context)
    const client = new TestClient('http://localhost', { at: noon, send })
    for (const [name, value] of api.cookies) client.cookies.set(name, value)
    return client.get('/only')
  }

  test('is closed to everybody else, also with a second factor', async () => {
    expect(await only(guarded)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await only({ ...plain, api: app.client() })).toMatchObject({ status: 401 })
  })

  test('is closed to an admin with a password alone, and open once they have a second factor', async () => {
    const admin = await signUp(app, { at: noon })
    await makeAdmin(app, admin.id)
    expect(await only(admin)).toMatchObject({ status: 403, body: { code: 'second_factor_needed' } })
    await addPasskey(admin.api)
    expect(await only(admin)).toEqual(expect.objectContaining({ status: 200, body: { ok: true } }))
  })
})
