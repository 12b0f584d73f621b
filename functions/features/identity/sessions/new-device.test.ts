import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestClient } from '#testing/site/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const subject = 'New sign-in to your Hatchyard account'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
// Twenty to eleven in the morning of 9 June in London, in summer time.
const at = new Date('2026-06-09T09:40:00Z')

const signIn = async (api: TestClient, { username, password }: Pick<TestUser, 'username' | 'password'>) =>
  (await api.post('/api/login', { username, password }, { 'User-Agent': phone })).status
const told = async ({ api, email }: TestUser) => (await mailTo(api, email)).filter((mail) => mail.subject === subject)

test('a sign-in with a browser that is new to the user is told by mail, with the browser and the time', async () => {
  const user = await signUp(app, { at })
  expect(await told(user)).toEqual([])
  expect(await signIn(app.client({ at }), user)).toBe(200)
  const [mail, ...others] = await told(user)
  expect(others).toEqual([])
  expect(mail!.text).toContain('Safari on iPhone, on Tuesday 9 June 2026 at about 10:40 UK time')
  expect(mail!.text).toContain('/forgot-password')
})

test('the browser in which the account was made, or in which the user has been, is not', async () => {
  const user = await signUp(app)
  await user.api.post('/api/logout')
  expect(await signIn(user.api, user)).toBe(200)
  expect(await told(user)).toEqual([])
  const other = app.client()
  await signIn(other, user)
  await other.post('/api/logout')
  await signIn(other, user)
  expect(await told(user)).toHaveLength(1)
})

test('who tries a wrong password there, or gets in as somebody else, does not make it known', async () => {
  const [user, stranger] = [await signUp(app), await signUp(app)]
  expect(await signIn(stranger.api, { ...user, password: 'not-the-password' })).toBe(401)
  expect(await told(user)).toEqual([])
  expect(await signIn(stranger.api, user)).toBe(200)
  expect(await told(user)).toHaveLength(1)
  // A family's browser is known as each of theirs.
  expect(await signIn(stranger.api, stranger)).toBe(200)
  expect(await signIn(stranger.api, user)).toBe(200)
  expect([(await told(user)).length, (await told(stranger)).length]).toEqual([1, 0])
})

test('a cookie that was made up, changed or run out makes no browser known', async () => {
  const user = await signUp(app, { at })
  const known = user.api.cookies.get('known_device')!
  const [id, since, signature] = known.split('.')
  const forged = [
    'nonsense',
    '~~~..',
    `${id}x.${since}.${signature}`,
    `${id}.zzzzzz.${signature}`,
    `x.${known}`,
    `${id}.${since}.${'%C3%A9'.repeat(43)}`,
  ]
  for (const cookie of forged) {
    const api = app.client({ at })
    api.cookies.set('known_device', cookie)
    expect(await signIn(api, user)).toBe(200)
  }
  expect(await told(user)).toHaveLength(6)
  const [almost, after] = [new Date('2026-12-06T09:39:00Z'), new Date('2026-12-06T09:41:00Z')]
  for (const [moment, mails] of [
    [almost, 6],
    [after, 7],
  ] as const) {
    const api = app.client({ at: moment })
    api.cookies.set('known_device', known)
    await signIn(api, user)
    expect(await told(user)).toHaveLength(mails)
  }
})

test('a new password makes every other browser new again', async () => {
  const user = await signUp(app)
  const other = app.client()
  await signIn(other, user)
  expect(await told(user)).toHaveLength(1)
  const password = 'four brown eggs'
  await user.api.put('/api/user/password', { currentPassword: user.password, newPassword: password })
  await user.api.post('/api/logout')
  expect(await signIn(user.api, { ...user, password })).toBe(200)
  expect(await told(user)).toHaveLength(1)
  expect(await signIn(other, { ...user, password })).toBe(200)
  expect(await told(user)).toHaveLength(2)
})

test('whoever follows the link to a new password is known in that browser', async () => {
  const user = await signUp(app)
  const other = app.client()
  await other.post('/api/password/forgot', { email: user.email })
  const [mail] = await mailTo(user.api, user.email)
  const [, token] = /\/reset-password\?token=([\w-]+)/.exec(mail!.text)!
  const password = 'four brown eggs'
  expect((await other.post('/api/password/reset', { token, password })).status).toBe(200)
  expect(await signIn(other, { ...user, password })).toBe(200)
  expect(await told(user)).toEqual([])
})

test('an address that nobody proved is not written to, and the mail cannot be switched off', async () => {
  const unproved = await signUp(app, { verified: false })
  expect(await signIn(app.client(), unproved)).toBe(200)
  expect(await told(unproved)).toEqual([])
  const user = await signUp(app)
  const notifications = { bought: false, sold: false, messages: false, package: false }
  expect((await user.api.patch('/api/user', { notifications })).status).toBe(200)
  await signIn(app.client(), user)
  expect(await told(user)).toHaveLength(1)
})

test('what the browser keeps names nobody', async () => {
  const user = await signUp(app)
  const cookie = user.api.cookies.get('known_device')!
  expect(cookie).toMatch(/^[\w-]{22}\.[0-9a-z]{6}\.[\w-]{43}$/)
  for (const word of [user.id, user.username, user.email]) {
    expect(cookie).not.toContain(word)
    expect(Buffer.from(cookie.split('.')[0]!, 'base64url').toString()).not.toContain(word)
  }
})
