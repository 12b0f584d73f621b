import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SaidInWords, User } from '#contract/identity/account.answers.ts'
import type { Problem } from '#contract/problems.ts'
import { ok } from '#testing/market/selling.ts'
import { actsOn } from '#testing/people/audit.ts'
import { forgot, tokensTo } from '#testing/people/password-reset.ts'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const noon = new Date('2026-05-01T12:00:00.000Z')
const path = '/api/verify-email/resend'
const join = () => signUp(app, { verified: false, at: noon })
const correct = ({ api }: TestUser, email: unknown) => api.post<SaidInWords & Problem>(path, { email })
const addressOf = async ({ api }: TestUser) => ok(await api.get<User>('/api/user')).email
const linksTo = async (email: string) =>
  (await mailTo(app.client(), email))
    .flatMap(({ text }) => /\/verify-email\?token=[\w-]+/.exec(text) ?? [])
    .map((link) => `/api${link}`)

describe('who asks for a new link to another address', () => {
  test('has it in place of the wrong one, where no link works any more', async () => {
    const user = await join()
    const [old = ''] = await linksTo(user.email)
    await forgot(app, user.email, noon)
    const [reset = ''] = await tokensTo(user)
    const elsewhere = app.client({ at: noon })
    ok(await elsewhere.post('/api/login', { username: user.email, password: user.password }))
    const before = app.calls()
    const right = `right.${user.email}`
    expect(await correct(user, right)).toMatchObject({
      status: 200,
      body: {
        message: `We’ve sent a new email to ${right}. Its code works for 10 minutes and its link for 24 hours.`,
      },
    })
    expect(app.calls() - before).toBeLessThanOrEqual(3)
    expect(await addressOf(user)).toBe(right)
    expect((await elsewhere.get('/api/user')).status).toBe(401)
    expect(await mailTo(app.client(), user.email)).toEqual([])
    expect((await app.client({ at: noon }).get(old)).status).toBe(422)
    const taken = await app
      .client({ at: noon })
      .post('/api/password/reset', { token: reset, password: 'four brown eggs' })
    expect(taken.status).toBe(422)
    expect(ok(await user.api.get<User>('/api/user')).emailVerified).toBe(false)
    const [link = ''] = await linksTo(right)
    ok(await app.client({ at: noon }).get(link))
    expect(ok(await user.api.get<User>('/api/user'))).toMatchObject({ email: right, emailVerified: true })
    expect((await actsOn(app, user.id)).map(([act]) => act)).toContain('email.changed')
  })

  test('to their own gets it there, also in other letters', async () => {
    const user = await join()
    ok(await correct(user, user.email.toUpperCase()))
    expect(await addressOf(user)).toBe(user.email)
    expect(await linksTo(user.email)).toHaveLength(2)
  })

  test('is asked once more who they are after a quarter of an hour, but not for a link alone', async () => {
    const user = await join()
    user.api.at = new Date(noon.getTime() + 15 * 60_000)
    expect(await correct(user, `late.${user.email}`)).toMatchObject({ status: 403, body: { code: 'confirm_identity' } })
    ok(await user.api.post(path))
    expect((await user.api.post('/api/session/confirm', { password: user.password })).status).toBe(204)
    ok(await correct(user, `late.${user.email}`))
  })

  test('has a change end that waited for its link', async () => {
    const user = await join()
    ok(await user.api.put('/api/user/email', { email: `next.${user.email}`, password: user.password }))
    const [waiting = ''] = await linksTo(`next.${user.email}`)
    ok(await correct(user, `right.${user.email}`))
    expect((await app.client({ at: noon }).get(waiting)).status).toBe(422)
    expect(await addressOf(user)).toBe(`right.${user.email}`)
  })
})

describe('no address is corrected', () => {
  test('that was proved: it is changed in the profile, by the password', async () => {
    const user = await signUp(app, { at: noon })
    expect(await correct(user, `next.${user.email}`)).toMatchObject({
      status: 409,
      body: { code: 'illegal_state', state: 'verified' },
    })
    expect(await addressOf(user)).toBe(user.email)
  })

  test('to that of somebody else, whatever the case', async () => {
    const [user, other] = [await join(), await join()]
    expect(await correct(user, other.email.toUpperCase())).toMatchObject({
      status: 409,
      body: { code: 'taken', errors: [{ path: 'email' }] },
    })
    expect(await addressOf(user)).toBe(user.email)
  })

  test('by two at once to the same: one has it', async () => {
    const users = [await join(), await join()]
    const answers = await Promise.all(users.map((user) => correct(user, `both.${users[0]!.email}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test.each([[{ email: 'no address' }], [{ email: null }], [{ mail: 'a@example.com' }]])('by %j', async (body) => {
    const user = await join()
    expect((await user.api.post(path, body)).status).toBe(422)
    expect(await linksTo(user.email)).toHaveLength(1)
  })

  test('by what is no JSON', async () => {
    const user = await join()
    const headers = {
      'Content-Type': 'application/json',
      Origin: app.url,
      'X-CSRF-Token': user.api.cookies.get('csrf_token') ?? '',
      'X-Test-Clock': noon.toISOString(),
    }
    const { status } = await user.api.raw(path, { method: 'POST', headers, body: '{' })
    expect(status).toBe(400)
    expect(await linksTo(user.email)).toHaveLength(1)
  })
})
