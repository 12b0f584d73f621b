import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBuyer } from '#testing/market/buying.ts'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { fastForwardLimits } from '#testing/rows/time-travel.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'strict' })
})
afterAll(() => app.close())

const start = new Date('2026-07-01T12:00:00.000Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const hour = 3600
const subject = 'Somebody is trying to sign in to your Hatchyard account'

type Try = { username: string; from: string; password?: string; at?: Date; api?: TestClient }
const signIn = async ({ username, from, password = 'not-the-password', at = start, api = app.client() }: Try) => {
  api.at = at
  const { status, headers } = await api.post('/api/login', { username, password }, { 'CF-Connecting-IP': from })
  return { status, wait: Number(headers.get('retry-after') ?? 0) }
}
const statusOf = async (tried: Try) => (await signIn(tried)).status
const tally = (statuses: number[]) => {
  const seen: Record<number, number> = {}
  for (const status of statuses) seen[status] = (seen[status] ?? 0) + 1
  return seen
}
let networks = 0
/** A network from which nobody has come yet. */
const elsewhere = () => {
  networks += 1
  return `10.0.${networks >> 8}.${networks & 255}`
}
const warned = async ({ api, email }: TestUser) => (await mailTo(api, email)).filter((mail) => mail.subject === subject)

describe('an account that strangers try', () => {
  test('has fifty tries a day, wherever they come from, and then one a minute (V6.3.1)', async () => {
    const { username, email } = await signUp(app, { at: start })
    const tryOnce = (n: number) => statusOf({ username: n % 2 ? username : email, from: elsewhere() })
    await tryOnce(0)
    await fastForwardLimits(app, { signInStrangers: 47 })
    expect(tally(await Promise.all(Array.from({ length: 8 }, (_, n) => tryOnce(n + 1))))).toEqual({ 401: 4, 429: 4 })
    const refused = await signIn({ username, from: elsewhere(), at: later(20) })
    expect(refused).toEqual({ status: 429, wait: 40 })
    expect(await statusOf({ username, from: elsewhere(), at: later(61) })).toBe(401)
    expect(await statusOf({ username, from: elsewhere(), at: later(62) })).toBe(429)
    expect(await statusOf({ username, from: elsewhere(), at: later(24 * hour + 62) })).toBe(401)
    expect(await statusOf({ username, from: elsewhere(), at: later(24 * hour + 63) })).toBe(401)
  })

  test('is slowed down alike when it does not exist, and nobody is written to', async () => {
    await statusOf({ username: 'nobodys_own', from: elsewhere() })
    await fastForwardLimits(app, { signInStrangers: 49 })
    const all = await Promise.all(
      Array.from({ length: 5 }, () => statusOf({ username: 'nobodys_own', from: elsewhere() })),
    )
    expect(tally(all)).toEqual({ 401: 2, 429: 3 })
  })

  test('cannot be locked by one network, whose refused tries count nowhere else', async () => {
    const user = await signUp(app, { at: start })
    const { username, password } = user
    const from = elsewhere()
    const all = await Promise.all(Array.from({ length: 60 }, () => statusOf({ username, from })))
    expect(tally(all)).toEqual({ 401: 5, 429: 55 })
    // Twenty-five are left to the network, so the fifty-five have not counted there.
    const keepers = await Promise.all(Array.from({ length: 5 }, () => addBuyer(app, { at: start, password })))
    const tries = keepers.flatMap(({ email }) => Array.from({ length: 5 }, () => statusOf({ username: email, from })))
    expect(tally(await Promise.all(tries))).toEqual({ 401: 25 })
    expect(await statusOf({ username: 'one_more_bird', from })).toBe(429)
    expect(await statusOf({ username, password, from: elsewhere() })).toBe(200)
    expect(await warned(user)).toEqual([])
  })

  test('is not counted against by tries that its network was refused', async () => {
    const { username, password } = await signUp(app, { at: start })
    const from = elsewhere()
    await statusOf({ username: 'some_other_bird', from })
    await fastForwardLimits(app, { signInAddress: 30 })
    for (let n = 0; n < 6; n += 1) expect(await statusOf({ username, from })).toBe(429)
    await fastForwardLimits(app, { signInAddress: 1 })
    expect(await statusOf({ username, password, from })).toBe(200)
  })
})

describe('the owner of an account that is attacked', () => {
  test('gets in from a network in which they have signed in before, and nobody from another', async () => {
    const user = await signUp(app, { at: start })
    const { username, password } = user
    const [home, away] = [elsewhere(), elsewhere()]
    expect(await statusOf({ username, password, from: home })).toBe(200)
    await statusOf({ username, from: elsewhere() })
    await fastForwardLimits(app, { signInStrangers: 50 })
    expect(await statusOf({ username, from: elsewhere() })).toBe(401)
    expect(await statusOf({ username, password, from: away })).toBe(429)
    expect(await statusOf({ username, password, from: home })).toBe(200)
    expect(await statusOf({ username, from: home })).toBe(401)
  })

  test('is known in the network in which they joined, of IPv6 as a whole', async () => {
    const username = 'joined_by_six'
    const password = 'four brown eggs'
    const person = { username, password, email: 'six@example.com', fullName: 'Sixtus Reed' }
    const joined = await app
      .client({ at: start })
      .post('/api/register', person, { 'CF-Connecting-IP': '2001:db8:66:1::1' })
    expect(joined.status).toBe(201)
    await statusOf({ username, from: elsewhere() })
    await fastForwardLimits(app, { signInStrangers: 50, signInSlow: 1 })
    expect(await statusOf({ username, from: elsewhere() })).toBe(401)
    expect(await statusOf({ username, password, from: '2001:db8:66:2::1' })).toBe(429)
    expect(await statusOf({ username, password, from: '2001:db8:66:1:a:b:c:d' })).toBe(200)
  })

  test('gets in with a browser in which they have, wherever it is, also where the network is refused', async () => {
    const user = await signUp(app, { at: start })
    const { username, password, api } = user
    await api.post('/api/logout')
    const from = elsewhere()
    await statusOf({ username, from })
    await fastForwardLimits(app, { signInStrangers: 60, signInAddress: 30, signInAccountAddress: 5 })
    expect(await statusOf({ username, password, from })).toBe(429)
    expect(await statusOf({ username, password, from, api })).toBe(200)
  })

  test('gets in with a new browser in a known network also when others have used its tries up', async () => {
    const { username, password } = await signUp(app, { at: start })
    const [home, away] = [elsewhere(), elsewhere()]
    expect(await statusOf({ username, password, from: home })).toBe(200)
    for (const from of [home, away]) expect(await statusOf({ username: 'some_neighbour', from })).toBe(401)
    await fastForwardLimits(app, { signInAddress: 30 })
    expect(await statusOf({ username, password, from: away })).toBe(429)
    expect(await statusOf({ username, password, from: home })).toBe(200)
    // A wrong password gets the neighbour's answer, and counts: with the two right ones these are five for the account.
    for (const name of ['some_neighbour', username, username, username])
      expect(await signIn({ username: name, from: home })).toEqual({ status: 429, wait: 15 * 60 })
    expect(await statusOf({ username, password, from: home })).toBe(429)
    expect(await statusOf({ username, password, from: home, at: later(15 * 60) })).toBe(200)
  })

  test('has five tries in 15 minutes with that browser, and so has whoever took its cookie', async () => {
    const { username, password, api } = await signUp(app, { at: start })
    await api.post('/api/logout')
    const tries: number[] = []
    for (let n = 0; n < 7; n += 1) tries.push(await statusOf({ username, from: elsewhere(), api }))
    expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429])
    // Other ways in are as they were.
    expect(await statusOf({ username, password, from: elsewhere() })).toBe(200)
    expect(await statusOf({ username, password, from: elsewhere(), api, at: later(15 * 60) })).toBe(200)
  })

  test('gets in by the link to a new password, in whatever network they follow it', async () => {
    const user = await signUp(app, { at: start })
    const { username, email } = user
    await statusOf({ username, from: elsewhere() })
    await fastForwardLimits(app, { signInStrangers: 60 })
    expect(await statusOf({ username, from: elsewhere() })).toBe(401)
    const from = { 'CF-Connecting-IP': elsewhere() }
    const api = app.client({ at: start })
    await api.post('/api/password/forgot', { email }, from)
    const [, token] = /\/reset-password\?token=([\w-]+)/.exec((await mailTo(api, email))[0]!.text)!
    const password = 'four brown eggs'
    expect((await api.post('/api/password/reset', { token, password }, from)).status).toBe(200)
    expect(await statusOf({ username, password, from: elsewhere() })).toBe(429)
    expect(await statusOf({ username, password, from: from['CF-Connecting-IP'] })).toBe(200)
    expect(await statusOf({ username, password, from: elsewhere(), api })).toBe(200)
  })

  test('is a stranger with another account’s cookie, and in networks and browsers of the password before', async () => {
    const [user, other] = [await signUp(app, { at: start }), await signUp(app, { at: start })]
    const { username } = user
    const home = elsewhere()
    const old = app.client()
    expect(await statusOf({ username, password: user.password, from: home, api: old })).toBe(200)
    const password = 'four brown eggs'
    const here = { 'CF-Connecting-IP': elsewhere() }
    const change = { currentPassword: user.password, newPassword: password }
    expect((await user.api.put('/api/user/password', change, here)).status).toBe(200)
    await statusOf({ username, from: elsewhere() })
    await fastForwardLimits(app, { signInStrangers: 60 })
    expect(await statusOf({ username, from: elsewhere() })).toBe(401)
    for (const api of [old, other.api]) expect(await statusOf({ username, password, from: home, api })).toBe(429)
    expect(await statusOf({ username, password, from: here['CF-Connecting-IP'] })).toBe(200)
    expect(await statusOf({ username, password, from: elsewhere(), api: user.api })).toBe(200)
  })

  test('is no longer known in a network after ninety days', async () => {
    const { username, password } = await signUp(app, { at: start })
    const home = elsewhere()
    await statusOf({ username, password, from: home })
    const [before, after] = [later(90 * 24 * hour - 60), later(90 * 24 * hour + 60)]
    await statusOf({ username, from: elsewhere(), at: before })
    await fastForwardLimits(app, { signInStrangers: 60 })
    expect(await statusOf({ username, from: elsewhere(), at: before })).toBe(401)
    expect(await statusOf({ username, password, from: elsewhere(), at: before })).toBe(429)
    expect(await statusOf({ username, from: home, at: before })).toBe(401)
    expect(await statusOf({ username, from: elsewhere(), at: after })).toBe(401)
    expect(await statusOf({ username, password, from: home, at: after })).toBe(429)
  })

  test('is told by mail, once a day at most, also when many try at once', async () => {
    const user = await signUp(app, { at: start })
    const { username } = user
    const attackAt = async (at: Date) => {
      const first = await statusOf({ username, from: elsewhere(), at })
      await fastForwardLimits(app, { signInStrangers: 50 })
      const others = await Promise.all(Array.from({ length: 4 }, () => statusOf({ username, from: elsewhere(), at })))
      return tally([first, ...others])
    }
    expect(await attackAt(start)).toEqual({ 401: 2, 429: 3 })
    await expect.poll(() => warned(user)).toHaveLength(1)
    const [mail] = await warned(user)
    expect(mail!.text).toContain('/forgot-password')
    expect(mail!.text).not.toMatch(/10\.0\./)
    expect(await attackAt(later(60))).toEqual({ 401: 1, 429: 4 })
    expect(await attackAt(later(24 * hour - 60))).toEqual({ 401: 1, 429: 4 })
    expect(await attackAt(later(24 * hour + 120))).toEqual({ 401: 2, 429: 3 })
    await expect.poll(() => warned(user)).toHaveLength(2)
  })
})

test('what is kept of the networks tells nobody which they are, nor whose, and is worth nothing once the account is gone', async () => {
  const { rows } = await app.db.query<{ key: string; days: number }>(
    `select key, extract(epoch from window_ends_at - $1)::int / 86400 as days from rate_limits where key like 'knownNetwork:%'`,
    [start],
  )
  expect(rows.length).toBeGreaterThan(5)
  for (const { key, days } of rows) {
    expect(key).toMatch(/^knownNetwork:[\w-]{43}$/)
    expect(days).toBeLessThanOrEqual(180)
  }
})
