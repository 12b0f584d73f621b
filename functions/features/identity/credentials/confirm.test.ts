import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestOptions } from '#contract/identity/factors/passkeys.answers.ts'
import { ok } from '#testing/market/selling.ts'
import { TestPasskey, totpAt } from '#testing/people/authenticator.ts'
import { addPasskey, addTotp, factorsOf, halfMinutes, type Refused } from '#testing/people/factors.ts'
import { signUp, type TestUser } from '#testing/people/test-users.ts'
import { inOrder, passwordChange } from '#testing/rows/arrival.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

const noon = new Date('2026-05-01T12:00:00.000Z')
/** Sixteen minutes later. */
const later = halfMinutes(noon, 32)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const confirm = ({ api, password }: TestUser, code?: string) =>
  api.post<Refused>('/api/session/confirm', { password, ...(code !== undefined && { code }) })
const confirmBy = ({ api }: TestUser, signed: object) => api.post<Refused>('/api/session/confirm/passkey', { signed })
const wanted = async ({ api }: TestUser) => ok(await api.post<RequestOptions>('/api/session/confirm/passkey/options'))
/** As keys sign that keep no names: browsers then say none. */
const namingNobody = <S extends { response: object }>(signed: S) => ({
  ...signed,
  response: { ...signed.response, userHandle: undefined },
})
/** A sensitive act. */
const begin = ({ api }: TestUser) => api.post<Refused>('/api/user/second-factors', { kind: 'totp' })

test('a sensitive act asks again from fifteen minutes on, and not again for as long once it was answered', async () => {
  const user = await signUp(app, { at: noon })
  user.api.at = new Date(noon.getTime() + 15 * 60_000 - 1)
  expect((await begin(user)).status).toBe(201)
  user.api.at = new Date(noon.getTime() + 15 * 60_000)
  expect(await begin(user)).toMatchObject({ status: 403, body: { code: 'confirm_identity', ways: [] } })
  expect((await confirm(user)).status).toBe(204)
  expect((await begin(user)).status).toBe(201)
  user.api.at = new Date(noon.getTime() + 30 * 60_000)
  expect((await begin(user)).status).toBe(403)
})

test('a wrong password shows nothing', async () => {
  const user = await signUp(app, { at: noon })
  user.api.at = later
  expect(await confirm({ ...user, password: 'not-the-password' })).toMatchObject({
    status: 422,
    body: { code: 'validation', errors: [{ path: 'password', message: 'This isn’t your current password' }] },
  })
  expect((await begin(user)).status).toBe(403)
})

test('a password that another change replaces meanwhile shows nothing', async () => {
  const user = await signUp(app, { at: noon })
  user.api.at = later
  const [answer] = await inOrder(app, passwordChange(user.id), [() => confirm(user)])
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'password' }] } })
  expect((await begin(user)).status).toBe(403)
})

test('what is confirmed in one browser is not in another', async () => {
  const user = await signUp(app, { at: noon })
  const api = app.client({ at: noon })
  const elsewhere = { ...user, api }
  ok(await api.post('/api/login', { username: user.username, password: user.password }))
  user.api.at = api.at = later
  ok(await confirm(user), 204)
  expect((await begin(user)).status).toBe(201)
  expect((await begin(elsewhere)).status).toBe(403)
})

describe('with an app', () => {
  test('the password takes a code, which works once', async () => {
    const user = await signUp(app, { at: noon })
    const { secret, factorId } = await addTotp(user.api)
    user.api.at = later
    const remove = () => user.api.delete<Refused>(`/api/user/second-factors/${factorId}`)
    expect(await remove()).toMatchObject({ status: 403, body: { ways: ['totp', 'recovery'] } })
    expect(await confirm(user)).toMatchObject({
      status: 401,
      body: { code: 'second_factor_required', ways: ['totp', 'recovery'] },
    })
    expect((await confirm(user, totpAt(secret, noon))).body.code).toBe('bad_code')
    expect((await confirm({ ...user, password: 'not-the-password' }, totpAt(secret, later))).status).toBe(422)
    const both = await Promise.all([1, 2].map(() => confirm(user, totpAt(secret, later))))
    expect(both.map(({ status }) => status).sort()).toEqual([204, 422])
    expect((await remove()).status).toBe(204)
  })

  test('a recovery code does as well, once', async () => {
    const user = await signUp(app, { at: noon })
    const { codes } = await addTotp(user.api)
    user.api.at = later
    expect((await confirm(user, codes[0])).status).toBe(204)
    expect((await confirm(user, codes[0])).body.code).toBe('bad_code')
    expect((await factorsOf(user.api)).recoveryCodesLeft).toBe(9)
  })
})

describe('with a passkey', () => {
  test('that alone is enough, for what the user asked it and once', async () => {
    const user = await signUp(app, { at: noon })
    const { key } = await addPasskey(user.api)
    user.api.at = later
    const options = await wanted(user)
    expect(options.allowCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['internal'] }])
    const signed = key.sign(options)
    expect((await confirmBy(user, signed)).status).toBe(204)
    expect((await confirmBy(user, signed)).body.code).toBe('bad_passkey')
    expect((await begin(user)).status).toBe(201)
  })

  test('nothing is shown by that of somebody else, from another origin or a frame of one, or where nobody looked who is there', async () => {
    const [user, other] = [await signUp(app, { at: noon }), await signUp(app, { at: noon })]
    const [{ key }, { key: foreign }] = [await addPasskey(user.api), await addPasskey(other.api)]
    user.api.at = other.api.at = later
    const tries = [
      foreign.sign(await wanted(user)),
      key.sign(await wanted(other)),
      key.sign(await wanted(user), { origin: 'https://evil.example' }),
      key.sign(await wanted(user), { verifies: false }),
      key.sign(await wanted(user), { crossOrigin: true }),
      new TestPasskey().sign(await wanted(user)),
      namingNobody(foreign.sign(await wanted(user))),
    ]
    for (const signed of tries) {
      expect(await confirmBy(user, signed)).toMatchObject({ status: 422, body: { code: 'bad_passkey' } })
    }
    expect((await begin(user)).status).toBe(403)
    expect((await confirmBy(user, namingNobody(key.sign(await wanted(user))))).status).toBe(204)
  })
})

describe('what takes the password anyway', () => {
  const acts: [what: string, act: (user: TestUser) => Promise<{ status: number }>, good: number][] = [
    [
      'a new password',
      ({ api, password }) =>
        api.put('/api/user/password', { currentPassword: password, newPassword: 'four brown eggs' }),
      200,
    ],
    [
      'a new address',
      ({ api, password, email }) => api.put('/api/user/email', { email: `next.${email}`, password }),
      200,
    ],
    ['the end of the account', ({ api, password }) => api.delete('/api/user', { password }), 204],
  ]
  test.each(acts)('%s is not asked for twice, but by who has a second factor', async (_what, act, good) => {
    const [plain, user] = [await signUp(app, { at: noon }), await signUp(app, { at: noon })]
    const { secret } = await addTotp(user.api)
    plain.api.at = user.api.at = later
    expect((await act(plain)).status).toBe(good)
    expect(await act(user)).toMatchObject({ status: 403, body: { code: 'confirm_identity' } })
    expect((await confirm(user, totpAt(secret, later))).status).toBe(204)
    expect((await act(user)).status).toBe(good)
  })
})
