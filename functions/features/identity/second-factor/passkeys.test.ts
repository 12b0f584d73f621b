import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AddedPasskey } from '#contract/identity/factors/passkeys.answers.ts'
import { TestPasskey } from '#testing/people/authenticator.ts'
import {
  addPasskey,
  addTotp,
  beginTotp,
  browserAt,
  factorsOf,
  halfMinutes,
  login,
  passkeyWanted,
  type Refused,
} from '#testing/people/factors.ts'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

const noon = new Date('2026-05-01T12:00:00.000Z')

let app: TestApp
let ada: TestUser
beforeAll(async () => {
  app = await startTestApp()
  ada = await signUp(app, { at: noon })
})
afterAll(() => app.close())

const keep = ({ api }: TestUser, made: object, name = 'My phone') =>
  api.post<AddedPasskey & Refused>('/api/user/passkeys', { name, made })

test('what a browser is asked to make is bound to the site, and signs in by itself', async () => {
  const wanted = await passkeyWanted(ada.api)
  expect(wanted).toMatchObject({
    rp: { id: 'localhost', name: 'Hatchyard' },
    user: { name: ada.username, displayName: 'Test Keeper' },
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  })
  expect(wanted.challenge).toMatch(/^[\w-]{43}$/)
  expect((await passkeyWanted(ada.api)).challenge).not.toBe(wanted.challenge)
})

test('the first passkey comes with recovery codes, the next without; both are listed, and their owner is told', async () => {
  const user = await signUp(app, { at: noon })
  const first = await addPasskey(user.api)
  const second = await addPasskey(user.api, { name: 'Key on my ring' })
  expect([first.codes.length, second.codes.length]).toEqual([10, 0])
  expect((await factorsOf(user.api)).items).toEqual([
    { id: first.factorId, kind: 'passkey', name: 'My phone', createdAt: noon.toISOString(), lastUsedAt: null },
    { id: second.factorId, kind: 'passkey', name: 'Key on my ring', createdAt: noon.toISOString(), lastUsedAt: null },
  ])
  const excluded = (await passkeyWanted(user.api)).excludeCredentials.map(({ id }) => id)
  expect(excluded).toEqual([first.key.id, second.key.id])
  const mails = await mailTo(app.client(), user.email)
  expect(mails[0]!.text).toContain('The passkey “Key on my ring” was added to your account')
  const asked = await login(browserAt(app, noon), user)
  expect(asked.body).toMatchObject({ code: 'second_factor_required', ways: ['recovery', 'passkey'] })
  expect((await login(browserAt(app, noon), user, first.codes[4])).status).toBe(200)
})

test('two first passkeys at once leave one set of recovery codes, which one of both was shown', async () => {
  const user = await signUp(app, { at: noon })
  const keys = [new TestPasskey(), new TestPasskey()]
  const made = [keys[0]!.make(await passkeyWanted(user.api)), keys[1]!.make(await passkeyWanted(user.api))]
  const answers = await Promise.all(made.map((one) => keep(user, one)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const shown = answers.flatMap(({ body }) => (body.recoveryCodes ? [body.recoveryCodes] : []))
  expect(shown).toHaveLength(1)
  expect((await factorsOf(user.api)).recoveryCodesLeft).toBe(10)
  expect((await login(browserAt(app, noon), user, shown[0]![0])).status).toBe(200)
})

describe('no passkey is kept', () => {
  const key = () => new TestPasskey()
  type Wanted = Awaited<ReturnType<typeof passkeyWanted>>
  const odd: [what: string, made: (wanted: Wanted) => object][] = [
    ['of another origin', (wanted) => key().make(wanted, { origin: 'https://hatchyard.evil.example' })],
    ['of another port', (wanted) => key().make(wanted, { origin: 'http://localhost:81' })],
    ['made in a frame of another site', (wanted) => key().make(wanted, { crossOrigin: true })],
    ['for another site', (wanted) => key().make(wanted, { rpId: 'evil.example' })],
    ['for another challenge', (wanted) => key().make(wanted, { challenge: 'c29tZXRoaW5nLWVsc2U' })],
    ['that did not look who is there', (wanted) => key().make(wanted, { verifies: false })],
    ['that only signed', (wanted) => key().make(wanted, { type: 'webauthn.get' })],
    [
      'that is none',
      (wanted) => ({ ...key().make(wanted), response: { clientDataJSON: 'e30', attestationObject: 'oA' } }),
    ],
  ]
  test.each(odd)('%s', async (_what, made) => {
    expect(await keep(ada, made(await passkeyWanted(ada.api)))).toMatchObject({
      status: 422,
      body: { code: 'bad_passkey' },
    })
    expect((await factorsOf(ada.api)).items).toEqual([])
  })

  test('by a challenge that was answered before, also when that was refused', async () => {
    const wanted = await passkeyWanted(ada.api)
    expect((await keep(ada, key().make(wanted, { origin: 'https://evil.example' }))).status).toBe(422)
    expect((await keep(ada, key().make(wanted))).body.code).toBe('bad_passkey')
  })

  test('by a challenge of five minutes ago', async () => {
    const user = await signUp(app, { at: noon })
    const made = key().make(await passkeyWanted(user.api))
    user.api.at = halfMinutes(noon, 10)
    expect((await keep(user, made)).body.code).toBe('bad_passkey')
  })

  test('by a challenge that was asked to confirm who is there', async () => {
    const user = await signUp(app, { at: noon })
    await addPasskey(user.api)
    const wanted = await passkeyWanted(user.api)
    const asked = await user.api.post<{ challenge: string }>('/api/session/confirm/passkey/options')
    expect((await keep(user, key().make({ ...wanted, challenge: asked.body.challenge }))).body.code).toBe('bad_passkey')
    expect((await keep(user, key().make(wanted))).status).toBe(201)
  })

  test('by the challenge of somebody else', async () => {
    const other = await signUp(app, { at: noon })
    expect((await keep(other, key().make(await passkeyWanted(ada.api)))).body.code).toBe('bad_passkey')
  })

  test('twice, by whomever', async () => {
    const [user, other] = [await signUp(app, { at: noon }), await signUp(app, { at: noon })]
    const mine = key()
    await addPasskey(user.api, { key: mine })
    const again = await keep(other, mine.make(await passkeyWanted(other.api)))
    expect(again).toMatchObject({ status: 409, body: { code: 'taken' } })
    expect((await factorsOf(other.api)).recoveryCodesLeft).toBe(0)
  })

  test('beyond twenty, also where each was asked for while there was room', async () => {
    const user = await signUp(app, { at: noon })
    for (let n = 1; n <= 19; n++) await addPasskey(user.api, { name: `Key ${n}` })
    const made: object[] = []
    for (let n = 1; n <= 3; n++) made.push(key().make(await passkeyWanted(user.api)))
    const atOnce = await Promise.all(made.slice(1).map((one) => keep(user, one)))
    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await keep(user, made[0]!)).toMatchObject({ status: 409, body: { code: 'illegal_state', state: 'full' } })
    expect((await user.api.post('/api/user/passkeys/options')).status).toBe(409)
    expect((await factorsOf(user.api)).items).toHaveLength(20)
  })
})

describe('a passkey', () => {
  test('is named anew, and its name is tidied', async () => {
    const user = await signUp(app, { at: noon })
    const { factorId } = await addPasskey(user.api)
    const named = await user.api.patch(`/api/user/passkeys/${factorId}`, { name: '  Kitchen tablet ' })
    expect(named).toMatchObject({ status: 200, body: { id: factorId, name: 'Kitchen tablet' } })
    expect((await user.api.patch(`/api/user/passkeys/${factorId}`, { name: '   ' })).status).toBe(422)
  })

  test('of somebody else is neither named nor removed', async () => {
    const [user, other] = [await signUp(app, { at: noon }), await signUp(app, { at: noon })]
    const { factorId } = await addPasskey(user.api)
    expect((await other.api.patch(`/api/user/passkeys/${factorId}`, { name: 'Mine' })).status).toBe(404)
    expect((await other.api.delete(`/api/user/second-factors/${factorId}`)).status).toBe(404)
    expect((await factorsOf(user.api)).items.map(({ name }) => name)).toEqual(['My phone'])
  })

  test('that is removed leaves the recovery codes while an app is there, and takes them along as the last', async () => {
    const user = await signUp(app, { at: noon })
    const passkey = await addPasskey(user.api)
    const authenticator = await addTotp(user.api)
    expect((await user.api.delete(`/api/user/second-factors/${passkey.factorId}`)).status).toBe(204)
    expect((await factorsOf(user.api)).recoveryCodesLeft).toBe(10)
    expect((await user.api.delete(`/api/user/second-factors/${authenticator.factorId}`)).status).toBe(204)
    expect(await factorsOf(user.api)).toEqual({ items: [], recoveryCodesLeft: 0 })
  })

  test('that is the last takes the recovery codes along also where an app is only being set up', async () => {
    const user = await signUp(app, { at: noon })
    const { factorId } = await addPasskey(user.api)
    await beginTotp(user.api)
    expect((await user.api.delete(`/api/user/second-factors/${factorId}`)).status).toBe(204)
    expect(await factorsOf(user.api)).toEqual({ items: [], recoveryCodesLeft: 0 })
  })

  test('that is removed twice at once is removed once', async () => {
    const user = await signUp(app, { at: noon })
    const { factorId } = await addPasskey(user.api)
    const remove = () => user.api.delete(`/api/user/second-factors/${factorId}`)
    const answers = await Promise.all([remove(), remove()])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
  })
})
