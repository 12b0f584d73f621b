import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { totpAt } from '#testing/people/authenticator.ts'
import { addPasskey, addTotp, halfMinutes } from '#testing/people/factors.ts'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'strict' })
})
afterAll(() => app.close())

const noon = new Date('2026-07-01T12:00:00.000Z')
const hours = (count: number) => halfMinutes(noon, count * 120)
const subject = 'Somebody knows your password for Hatchyard'

const guarded = async () => {
  const user = await signUp(app, { at: noon })
  return { ...user, ...(await addTotp(user.api)) }
}

let networks = 0
/** A network from which nobody has come yet. */
const elsewhere = () => {
  networks += 1
  return `10.9.0.${networks}`
}

type Try = { code?: string | undefined; password?: string; from?: string; at?: Date; api?: TestUser['api'] }
const signIn = async (user: TestUser, { code, password = user.password, from = elsewhere(), at = noon, api }: Try) => {
  const { username } = user
  const browser = api ?? app.client()
  browser.at = at
  const body = { username, password, ...(code !== undefined && { code }) }
  return (await browser.post('/api/login', body, { 'CF-Connecting-IP': from })).status
}
const told = async ({ api, email }: TestUser) => (await mailTo(api, email)).filter((mail) => mail.subject === subject)
const confirm = async ({ api, password }: TestUser, code?: string) =>
  (await api.post('/api/session/confirm', { password, ...(code !== undefined && { code }) })).status

describe('the owner is told that somebody knows their password', () => {
  test.each<[string, (string | undefined)[], number]>([
    ['with three wrong codes', ['000001', '000002', 'aaaaa-aaaaa'], 422],
    ['three times with no code at all', [undefined, undefined, undefined], 401],
  ])('when it came %s from where they never signed in, and not before', async (_how, codes, status) => {
    const user = await guarded()
    const [first, second, third] = codes
    expect(await signIn(user, { code: first })).toBe(status)
    expect(await signIn(user, { code: second })).toBe(status)
    // What is written after the answer would be there by the next one.
    expect(await signIn(user, { password: 'not-the-password' })).toBe(401)
    expect(await told(user)).toEqual([])
    expect(await signIn(user, { code: third })).toBe(status)
    await expect.poll(() => told(user)).toHaveLength(1)
    const [mail] = await told(user)
    expect(mail!.text).toContain('/forgot-password')
    expect(mail!.text).not.toMatch(/10\.9\.0/)
  })

  test('when they have a passkey alone, which no code replaces', async () => {
    const user = await signUp(app, { at: noon })
    await addPasskey(user.api)
    for (const code of ['000001', undefined, '000002']) await signIn(user, { code })
    await expect.poll(() => told(user)).toHaveLength(1)
  })

  test('once a day at most, also when many try at once', async () => {
    const user = await guarded()
    const wrong = (at: Date) => signIn(user, { code: '000001', at })
    await Promise.all(Array.from({ length: 6 }, () => wrong(noon)))
    await expect.poll(() => told(user)).toHaveLength(1)
    await Promise.all(Array.from({ length: 3 }, () => wrong(hours(11))))
    for (let n = 0; n < 3; n += 1) await wrong(hours(23))
    expect(await told(user)).toHaveLength(1)
    for (let n = 0; n < 3; n += 1) await wrong(hours(25))
    await expect.poll(() => told(user)).toHaveLength(2)
  })

  test('by wrong codes of who is signed in, wherever they are: a session can be stolen with its browser', async () => {
    const user = await guarded()
    expect(await confirm(user, '000001')).toBe(422)
    expect(await confirm(user)).toBe(401)
    expect(await told(user)).toEqual([])
    expect(await confirm(user, '000002')).toBe(422)
    await expect.poll(() => told(user)).toHaveLength(1)
  })
})

describe('nobody is told', () => {
  test('of wrong passwords, nor of wrong codes in a browser or network in which they have signed in', async () => {
    const user = await guarded()
    const home = elsewhere()
    for (let n = 0; n < 4; n += 1) expect(await signIn(user, { code: '000001', password: 'not-it' })).toBe(401)
    await user.api.post('/api/logout')
    for (let n = 0; n < 4; n += 1) expect(await signIn(user, { code: '000001', api: user.api })).toBe(422)
    const api = app.client()
    expect(await signIn(user, { code: totpAt(user.secret, hours(1)), at: hours(1), from: home, api })).toBe(200)
    for (let n = 0; n < 4; n += 1) expect(await signIn(user, { code: '000001', from: home, at: hours(1) })).toBe(422)
    expect(await told(user)).toEqual([])
  })

  test('who has not proved their address, which may be a stranger’s', async () => {
    const user = await guarded()
    await app.db.query('update users set email_verified_at = null where id = $1', [user.id])
    for (let n = 0; n < 4; n += 1) await signIn(user, { code: '000001' })
    // What is written after an answer is there once that of later ones is.
    const proved = await guarded()
    for (let n = 0; n < 4; n += 1) await signIn(proved, { code: '000001' })
    await expect.poll(() => told(proved)).toHaveLength(1)
    expect(await told(user)).toEqual([])
  })

  test('where the second step is the first that fails: a password alone has nothing beside it', async () => {
    const user = await signUp(app, { at: noon })
    for (let n = 0; n < 4; n += 1) expect(await signIn(user, { code: '000001' })).toBe(200)
    expect(await told(user)).toEqual([])
  })
})
