import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '#contract/identity/account.answers.ts'
import type { Problem } from '#contract/problems.ts'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const registeredAt = new Date('2026-05-01T10:00:00.000Z')
const hoursLater = (hours: number) => new Date(registeredAt.getTime() + hours * 3_600_000)
const linksTo = async ({ api, email }: TestUser) =>
  (await mailTo(api, email))
    .flatMap(({ text }) => /\/verify-email\?token=[\w-]+/.exec(text) ?? [])
    .map((path) => `/api${path}`)

test('the link of the mail verifies the address, in one call, and a used one succeeds again', async () => {
  const user = await signUp(app, { verified: false })
  const [link = ''] = await linksTo(user)
  const before = app.calls()
  const first = await app.client().get(link)
  expect(app.calls() - before).toBe(1)
  expect(first).toMatchObject({ status: 200, body: { message: 'Your email has been successfully verified.' } })
  expect((await user.api.get<User>('/api/user')).body.emailVerified).toBe(true)
  expect((await app.client().get(link)).status).toBe(200)
})

test('a used link still succeeds when its day is over', async () => {
  const user = await signUp(app, { at: registeredAt })
  const [link = ''] = await linksTo(user)
  expect((await app.client({ at: hoursLater(48) }).get(link)).status).toBe(200)
})

test('the link runs out after 24 hours (V6.4.1)', async () => {
  const user = await signUp(app, { at: registeredAt, verified: false })
  const [link = ''] = await linksTo(user)
  const late = await app.client({ at: hoursLater(24) }).get<Problem & { message: string }>(link)
  expect(late).toMatchObject({ status: 422, body: { code: 'validation' } })
  expect(late.body.message).toBe(late.body.detail)
  expect((await user.api.get<User>('/api/user')).body.emailVerified).toBe(false)
  expect((await app.client({ at: hoursLater(23.9) }).get(link)).status).toBe(200)
})

test.each([
  ['missing', '', 'No verification token provided.'],
  ['empty', '?token=', 'No verification token provided.'],
  ['unknown', '?token=abcdefgh', 'This link no longer works. Sign in and ask for a new one.'],
])('a %s token is refused, with the sentence as message too', async (_what, query, message) => {
  const { status, body } = await app.client().get(`/api/verify-email${query}`)
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'validation', detail: message, message })
})

test.each(['?token=a&token=b', '?token=a&more=1', `?token=${'a'.repeat(201)}`, '?token=%00'])(
  'a query of %s is refused and nothing breaks',
  async (query) => {
    const { status, body } = await app.client().get(`/api/verify-email${query}`)
    expect({ status, body }).toMatchObject({ status: 422, body: { message: expect.any(String) } })
  },
)

test('a new link can be asked for, and both verify', async () => {
  const user = await signUp(app, { verified: false })
  const before = app.calls()
  const resent = await user.api.post('/api/verify-email/resend')
  expect(app.calls() - before).toBeLessThanOrEqual(3)
  expect(resent).toMatchObject({ status: 200, body: { message: expect.stringContaining(user.email) } })
  const [second = '', first = ''] = await linksTo(user)
  expect(second).not.toBe(first)
  expect((await app.client().get(second)).status).toBe(200)
  expect((await app.client().get(first)).status).toBe(200)
})

test('a verified user is told so and gets no mail', async () => {
  const user = await signUp(app)
  expect(await user.api.post('/api/verify-email/resend')).toMatchObject({
    status: 200,
    body: { message: 'Your email address is already verified.' },
  })
  expect(await mailTo(user.api, user.email)).toHaveLength(1)
})

test('a visitor cannot ask for a link', async () => {
  expect((await app.client().post('/api/verify-email/resend')).status).toBe(401)
})

test('an unverified user may sign in, keep a profile and open a shop', async () => {
  const { api, username, password } = await signUp(app, { verified: false })
  expect((await app.client().post('/api/login', { username, password })).status).toBe(200)
  expect((await api.patch('/api/user', { bio: 'Six hens' })).status).toBe(200)
  expect((await api.post('/api/user/open-shop', {})).status).toBe(200)
})
