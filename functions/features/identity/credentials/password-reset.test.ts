import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#contract/identity/account.answers.ts'
import type { Problem } from '#contract/problems.ts'
import { askForEmail, linksTo, open } from '#testing/people/credentials.ts'
import { forgot, linkEnded, reset, tokensTo } from '#testing/people/password-reset.ts'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const noon = new Date('2026-05-01T12:00:00.000Z')
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const fresh = 'four brown eggs'

/** Somebody who has asked for a link. */
const forgetful = async (at?: Date): Promise<TestUser & { token: string }> => {
  const user = await signUp(app, at ? { at } : {})
  expect((await forgot(app, user.email, at)).status).toBe(200)
  return { ...user, token: (await tokensTo(user))[0]! }
}
const signIn = async ({ username }: TestUser, password: string) =>
  (await app.client().post('/api/login', { username, password })).status

describe('a forgotten password', () => {
  test('is answered by a link that lets in with a new one, and with the old one no more', async () => {
    const user = await forgetful()
    const before = app.calls()
    const { status, body } = await reset(app, { token: user.token, password: fresh })
    expect(app.calls() - before).toBe(2)
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'Your password has been changed. Please sign in with the new one.' },
    })
    expect(await signIn(user, user.password)).toBe(401)
    expect(await signIn(user, fresh)).toBe(200)
  })

  test('ends every session of the user and nobody else’s, and clears the cookies of this browser', async () => {
    const user = await forgetful()
    const other = app.client()
    await other.post('/api/login', { username: user.username, password: user.password })
    const stranger = await signUp(app)
    const bystander = await stranger.api.post('/api/password/reset', { token: 'nobodys', password: fresh })
    expect(bystander.status).toBe(422)
    expect((await user.api.post('/api/password/reset', { token: user.token, password: fresh })).status).toBe(200)
    expect([...user.api.cookies.keys()]).toEqual(['known_device'])
    expect((await other.get('/api/user')).status).toBe(401)
    expect((await stranger.api.get('/api/user')).status).toBe(200)
  })

  test('changed in the browser of somebody else who is signed in leaves them signed in', async () => {
    const user = await forgetful()
    const { api, id } = await signUp(app)
    expect((await api.post('/api/password/reset', { token: user.token, password: fresh })).status).toBe(200)
    expect((await api.get<User>('/api/user')).body.id).toBe(id)
  })

  test('is said by mail once it is changed', async () => {
    const user = await forgetful()
    await reset(app, { token: user.token, password: fresh })
    const [mail] = await mailTo(user.api, user.email)
    expect(mail!.subject).toBe('Your password for Hatchyard was changed')
    expect(mail!.text).toContain('/forgot-password')
    expect(mail!.text).not.toContain(fresh)
  })

  test('verifies the address that the link went to', async () => {
    const user = await signUp(app, { verified: false })
    await forgot(app, user.email)
    const [token = ''] = await tokensTo(user)
    expect((await reset(app, { token, password: fresh })).status).toBe(200)
    const { body } = await app.client().post<User>('/api/login', { username: user.username, password: fresh })
    expect(body.emailVerified).toBe(true)
  })

  test('leaves a date of verification as it was', async () => {
    const { id, token } = await forgetful()
    const since = async () =>
      (await app.db.query('select email_verified_at as at from users where id = $1', [id])).rows[0].at
    const before = await since()
    await reset(app, { token, password: fresh })
    expect(await since()).toEqual(before)
  })

  test('keeps 256 random bits of the link as a hash alone (V6.4.1, V11.4.3, V11.5.1)', async () => {
    const { id, token } = await forgetful()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const { rows } = await app.db.query(
      `select token_hash as hash from mail_tokens where user_id = $1 and kind = 'reset_password'`,
      [id],
    )
    expect(rows).toEqual([{ hash: createHash('sha256').update(token).digest('hex') }])
  })
})

describe('the link', () => {
  test('works once', async () => {
    const user = await forgetful()
    expect((await reset(app, { token: user.token, password: fresh })).status).toBe(200)
    const again = await reset(app, { token: user.token, password: 'three brown eggs' })
    expect(again).toMatchObject({ status: 422, body: { code: 'validation', detail: linkEnded } })
    expect(again.body.errors).toEqual([{ path: 'token', message: linkEnded }])
    expect(await signIn(user, fresh)).toBe(200)
  })

  test('runs out after an hour', async () => {
    const { token } = await forgetful(noon)
    expect(await reset(app, { token, password: fresh, at: minutesLater(60) })).toMatchObject({
      status: 422,
      body: { detail: linkEnded },
    })
    expect((await reset(app, { token, password: fresh, at: minutesLater(59.9) })).status).toBe(200)
  })

  test('ends when a newer one is asked for', async () => {
    const user = await forgetful()
    await forgot(app, user.email.toUpperCase())
    const [newer = '', older = ''] = await tokensTo(user)
    expect(older).toBe(user.token)
    expect((await reset(app, { token: older, password: fresh })).status).toBe(422)
    expect((await reset(app, { token: newer, password: fresh })).status).toBe(200)
  })

  test('is no other link’s: one that verifies changes no password, and one for a password verifies nothing', async () => {
    const user = await signUp(app, { verified: false })
    const [verifying] = (await mailTo(user.api, user.email)).flatMap(
      ({ text }) => /\/verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? [],
    )
    expect((await reset(app, { token: verifying!, password: fresh })).status).toBe(422)
    await forgot(app, user.email)
    const [token = ''] = await tokensTo(user)
    expect((await app.client().get(`/api/verify-email?token=${token}`)).status).toBe(422)
    expect(await signIn(user, user.password)).toBe(200)
  })

  test('works no more when the address that it went to is not the user’s any longer', async () => {
    const user = await forgetful()
    await askForEmail(user, 'moved@example.com')
    expect((await open(app, (await linksTo(app, 'moved@example.com'))[0])).status).toBe(200)
    expect((await reset(app, { token: user.token, password: fresh })).status).toBe(422)
  })
})

describe('a new password is refused', () => {
  const cases: [what: string, password: (user: TestUser) => string, message: string][] = [
    ['five characters', () => 'abcde', 'Password must be at least 6 characters'],
    ['201 characters', () => 'x'.repeat(201), 'Password must not be longer than 200 characters'],
    ['a common one', () => 'Password123', 'This password has turned up in a data breach. Please choose another.'],
    ['the username', ({ username }) => username.toUpperCase(), 'Password must not be your username'],
    ['the email address', ({ email }) => email, 'Password must not be your email address'],
  ]
  test.each(cases)('%s, and the link still works', async (_what, password, message) => {
    const user = await forgetful()
    const { status, body } = await reset(app, { token: user.token, password: password(user) })
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path: 'password', message }])
    expect(await signIn(user, user.password)).toBe(200)
    expect((await reset(app, { token: user.token, password: fresh })).status).toBe(200)
  })

  test.each([
    ['six characters', 'hen-42'],
    ['200 characters', 'egg '.repeat(50)],
    ['any alphabet', '🐣🥚 دجاجة <script>'],
  ])('but not %s', async (_what, password) => {
    const user = await forgetful()
    expect((await reset(app, { token: user.token, password })).status).toBe(200)
    expect(await signIn(user, password)).toBe(200)
  })

  const bodies: [body: object, path: string, message: string][] = [
    [{ password: fresh }, 'token', 'Required'],
    [{ token: '', password: fresh }, 'token', 'Required'],
    [{ token: 'x'.repeat(201), password: fresh }, 'token', 'This is too long'],
    [{ token: 'x'.repeat(200), password: fresh }, 'token', linkEnded],
    [{ token: ['x'], password: fresh }, 'token', 'Expected string, received array'],
    [{ token: 'x' }, 'password', 'Required'],
    [{ token: 'x', password: fresh, email: 'a@example.com' }, 'email', 'Unknown field: email'],
    [
      { token: 'x\u0000', password: fresh },
      'token',
      'There’s something invisible in here. Please type it instead of pasting it.',
    ],
  ]
  test.each(bodies)('by the body %j', async (body, path, message) => {
    const answer = await app.client().post<Problem>('/api/password/reset', body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toContainEqual({ path, message })
  })
})
