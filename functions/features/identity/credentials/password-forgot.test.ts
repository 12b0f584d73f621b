import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import { forgot, tokensTo } from '#testing/people/password-reset.ts'
import { mailTo, signUp } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const counted = async <T>(work: () => Promise<T>) => {
  const before = app.calls()
  const answer = await work()
  return { answer, calls: app.calls() - before }
}

describe('asking for a link', () => {
  test('tells nobody whether there is an account: not in words, not in what is done', async () => {
    const { email } = await signUp(app)
    const known = await counted(() => forgot(app, email))
    const unknown = await counted(() => forgot(app, 'nobody@example.com'))
    expect(known).toMatchObject({
      calls: 1,
      answer: {
        status: 200,
        body: {
          message: 'If there’s an account with this address, we’ve sent it a link. It works for one hour.',
        },
      },
    })
    expect(unknown.calls).toBe(known.calls)
    expect(unknown.answer.status).toBe(known.answer.status)
    expect(unknown.answer.body).toEqual(known.answer.body)
    expect([...unknown.answer.headers.keys()]).toEqual([...known.answer.headers.keys()])
  })

  test('mails the account alone, whatever the case of the address, and nobody else', async () => {
    const user = await signUp(app)
    expect((await forgot(app, ` ${user.email.toUpperCase()} `)).status).toBe(200)
    const [mail] = await mailTo(user.api, user.email)
    expect(mail).toMatchObject({ subject: 'Choose a new password for Hatchyard', to: user.email })
    expect(await tokensTo(user)).toHaveLength(1)
    expect((await forgot(app, 'no-one-at-all@example.com')).status).toBe(200)
    expect(await mailTo(app.client(), 'no-one-at-all@example.com')).toEqual([])
  })

  test('leaves password and sessions alone', async () => {
    const { api, email, username, password } = await signUp(app)
    await forgot(app, email)
    expect((await api.get('/api/user')).status).toBe(200)
    expect((await app.client().post('/api/login', { username, password })).status).toBe(200)
  })

  test.each([
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ email: '' }, 'email', 'Please enter a valid email address'],
    [{ email: `${'a'.repeat(243)}@example.com` }, 'email', 'Please enter a valid email address'],
    [{}, 'email', 'Required'],
    [{ email: ['a@example.com'] }, 'email', 'Expected string, received array'],
    [{ email: 'a@example.com', username: 'ada' }, 'username', 'Unknown field: username'],
    [
      { email: 'a\u0000@example.com' },
      'email',
      'There’s something invisible in here. Please type it instead of pasting it.',
    ],
  ])('is refused for the body %j', async (body, path, message) => {
    const answer = await app.client().post<Problem>('/api/password/forgot', body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toContainEqual({ path, message })
  })

  test('is refused for two megabytes and from another site’s page', async () => {
    const large = { email: 'a'.repeat(2_000_000) }
    expect((await app.client().post('/api/password/forgot', large)).status).toBe(413)
    const foreign = { 'Sec-Fetch-Site': 'cross-site' }
    const answer = await app.client().post('/api/password/forgot', { email: 'a@example.com' }, foreign)
    expect(answer).toMatchObject({ status: 403, body: { code: 'csrf' } })
  })
})
