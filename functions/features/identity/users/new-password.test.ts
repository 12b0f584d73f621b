import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import { changePassword, signIn } from '#testing/people/credentials.ts'
import { forgot, reset, tokensTo } from '#testing/people/password-reset.ts'
import { signUp, type TestUser } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import { openRanges } from './ranges.test-data.ts'

const stolen = 'marans in march'
const words = 'This password has turned up in a data breach. Please choose another.'

let ranges: Awaited<ReturnType<typeof openRanges>>
let app: TestApp
beforeAll(async () => {
  ranges = await openRanges()
  app = await startTestApp({ PWNED_PASSWORDS_URL: ranges.url })
})
afterAll(async () => {
  await app.close()
  await ranges.close()
})
beforeEach(() => {
  ranges.behave = 'answers'
  ranges.seen.length = 0
})

const register = (password: string) => {
  const username = `hen_${randomUUID().slice(0, 8)}`
  return app
    .client()
    .post<Problem>('/api/register', { username, email: `${username}@example.com`, password, fullName: 'Ann Reed' })
}

const resetBy = async (user: TestUser, password: string) => {
  await forgot(app, user.email)
  const [token = ''] = await tokensTo(user)
  return reset(app, { token, password })
}

const refused = (path: string) => ({ status: 422, body: { code: 'validation', errors: [{ path, message: words }] } })

test('a stolen password is refused in words wherever one is chosen, and the account stays as it was (V6.2.12)', async () => {
  const user = await signUp(app)
  expect(await register(stolen)).toMatchObject(refused('password'))
  expect(await changePassword(user.api, user.password, stolen)).toMatchObject(refused('newPassword'))
  expect(await resetBy(user, stolen)).toMatchObject(refused('password'))
  expect(await signIn(app, user.username, user.password)).toBe(200)
})

test('another passes, also one that only fills the answer up', async () => {
  expect((await register('padding of eggs')).status).toBe(201)
  const user = await signUp(app)
  expect((await changePassword(user.api, user.password, 'six brown eggs')).status).toBe(200)
  expect((await resetBy(user, 'seven brown eggs')).status).toBe(200)
})

test('five digits of the hash leave the house, and nothing at all at a sign-in', async () => {
  await register(stolen)
  expect(ranges.seen).toEqual([{ line: 'GET /range/5F035', body: '', padding: 'true' }])
  await signIn(app, 'nobody', stolen)
  expect(ranges.seen).toHaveLength(1)
})

test('what our own list refuses is asked of nobody', async () => {
  expect((await register('Password123')).body.errors).toEqual([{ path: 'password', message: words }])
  expect(ranges.seen).toEqual([])
})

test('when the service is away, slow or talks nonsense, whoever joins joins, and the log says so once', async () => {
  for (const behave of ['fails', 'says nothing', 'talks nonsense'] as const) {
    ranges.behave = behave
    const answer = await register(stolen)
    expect(answer.status, behave).toBe(201)
    const told = () => app.logs.filter((line) => line.includes('stolenPasswords') && line.includes('away'))
    const id = answer.headers.get('x-request-id')!
    if (behave !== 'talks nonsense') await expect.poll(() => told().filter((line) => line.includes(id)).length).toBe(1)
    for (const line of told()) for (const told of [stolen, '5F035']) expect(line).not.toContain(told)
  }
  // It would have said nothing for ever: whoever joined was let in because we hung up.
  await expect.poll(() => ranges.hungUpOn).toBe(1)
})
