import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestPasskey } from '#testing/people/authenticator.ts'
import {
  addPasskey,
  addTotp,
  browserAt,
  factorsOf,
  halfMinutes,
  loginByPasskey,
  type Refused,
  signInWanted,
} from '#testing/people/factors.ts'
import { suspend } from '#testing/people/operators.ts'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { inOrder } from '#testing/rows/arrival.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

const noon = new Date('2026-05-01T12:00:00.000Z')

let app: TestApp
let ada: TestUser
let key: TestPasskey
beforeAll(async () => {
  app = await startTestApp()
  ada = await signUp(app, { at: noon })
  key = (await addPasskey(ada.api)).key
  await addTotp(ada.api)
})
afterAll(() => app.close())

const browser = () => browserAt(app, noon)
const send = (signed: object) => browser().post<Refused>('/api/login/passkey', { signed })
const wanted = () => signInWanted(browser())
const refused = { status: 422, body: { code: 'bad_passkey' } }

test('a passkey signs in by itself, without a name, a password or a code (V6.3.4)', async () => {
  const api = browser()
  const options = await signInWanted(api)
  expect(options).toEqual({
    rpId: 'localhost',
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    timeout: 300_000,
    userVerification: 'required',
    allowCredentials: [],
  })
  const before = app.calls()
  const signedIn = await api.post('/api/login/passkey', { signed: key.sign(options) })
  expect(app.calls() - before).toBe(2)
  expect(signedIn).toMatchObject({ status: 200, body: { id: ada.id, username: ada.username } })
  expect((await api.get('/api/user')).body).toEqual(signedIn.body)
  expect((await factorsOf(api)).items.map(({ lastUsedAt }) => lastUsedAt)).toEqual([
    noon.toISOString(),
    noon.toISOString(),
  ])
})

test('a browser that is new is told by mail, a known one is not; the session that it had ends', async () => {
  const user = await signUp(app, { at: noon })
  const { key: own } = await addPasskey(user.api)
  const told = async () =>
    (await mailTo(app.client(), user.email)).filter(({ subject }) => subject.startsWith('New sign-in')).length
  const api = browser()
  await loginByPasskey(api, own)
  expect(await told()).toBe(1)
  const first = new Map(api.cookies)
  expect((await loginByPasskey(api, own)).status).toBe(200)
  expect(await told()).toBe(1)
  for (const [name, value] of first) api.cookies.set(name, value)
  expect((await api.get('/api/user')).status).toBe(401)
})

describe('nobody signs in', () => {
  type Options = Awaited<ReturnType<typeof wanted>>
  const odd: [what: string, signed: (options: Options) => object][] = [
    ['from another origin', (options) => key.sign(options, { origin: 'https://hatchyard.evil.example' })],
    ['out of a frame of another site', (options) => key.sign(options, { crossOrigin: true })],
    ['for another site', (options) => key.sign(options, { rpId: 'evil.example' })],
    ['by another challenge', (options) => key.sign(options, { challenge: 'c29tZXRoaW5nLWVsc2U' })],
    ['where nobody looked who is there', (options) => key.sign(options, { verifies: false })],
    ['by what was made and not signed', (options) => key.sign(options, { type: 'webauthn.create' })],
    ['as somebody else', (options) => key.sign(options, { userHandle: 'c29tZWJvZHkgZWxzZQ' })],
    ['by a passkey that counts back', (options) => key.sign(options, { counter: 0 })],
    ['by a passkey that nobody has', (options) => new TestPasskey().sign(options)],
    [
      'by the signature of another passkey',
      (options) => ({ ...new TestPasskey().sign(options), id: key.id, rawId: key.id }),
    ],
  ]
  test.each(odd)('%s', async (_what, signed) => {
    const counted = key.counter
    expect(await send(signed(await wanted()))).toMatchObject(refused)
    key.counter = counted
    expect((await loginByPasskey(browser(), key)).status).toBe(200)
  })

  test('by what somebody else has sent before', async () => {
    const signed = key.sign(await wanted())
    expect((await send(signed)).status).toBe(200)
    expect(await send(signed)).toMatchObject(refused)
  })

  test('twice by one signature that is sent at once', async () => {
    const signed = key.sign(await wanted())
    const answers = await Promise.all([send(signed), send(signed), send(signed)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  test('by two that count alike, of which one may be a copy', async () => {
    const [one, other] = [await wanted(), await wanted()]
    const counter = key.counter + 1
    const held = { rows: 'select 1 from passkeys where user_id = $1 for update', params: [ada.id] }
    const copies = [one, other].map((options) => () => send(key.sign(options, { counter })))
    const answers = await inOrder(app, held, copies)
    expect(answers.map(({ status }) => status)).toEqual([200, 422])
  })

  test('by a challenge of five minutes ago', async () => {
    const signed = key.sign(await wanted())
    const late = browserAt(app, halfMinutes(noon, 10))
    expect(await late.post('/api/login/passkey', { signed })).toMatchObject(refused)
  })

  test('by a challenge that was asked to add one, or to confirm', async () => {
    for (const path of ['/api/user/passkeys/options', '/api/session/confirm/passkey/options']) {
      const { challenge } = (await ada.api.post<{ challenge: string }>(path)).body
      expect(await send(key.sign({ ...(await wanted()), challenge }))).toMatchObject(refused)
    }
  })

  test('by a passkey that was removed', async () => {
    const user = await signUp(app, { at: noon })
    const { key: own, factorId } = await addPasskey(user.api)
    const signed = own.sign(await wanted())
    await user.api.delete(`/api/user/second-factors/${factorId}`)
    expect(await send(signed)).toMatchObject(refused)
  })

  test('while they are suspended', async () => {
    const user = await signUp(app, { at: noon })
    const { key: own } = await addPasskey(user.api)
    await suspend(app, user.id)
    expect((await loginByPasskey(browser(), own)).body.code).toBe('forbidden')
  })
})

test('a passkey that does not count signs in again and again', async () => {
  const user = await signUp(app, { at: noon })
  const { key: own } = await addPasskey(user.api)
  for (const _ of ['once', 'again']) {
    expect((await send(own.sign(await wanted(), { counter: 0 }))).status).toBe(200)
  }
})

test('challenges that nobody answered are forgotten, and kept as hashes until then', async () => {
  const { challenge } = await wanted()
  const { rows } = await app.db.query('select c::text as row from passkey_challenges c')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ row }) => row).join()).not.toContain(challenge)
})
