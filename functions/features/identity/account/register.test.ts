import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '#contract/identity/account.answers.ts'
import type { Problem } from '#contract/problems.ts'
import { mailTo, signUp } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ PASSWORD_HASHES: 'full' })
})
afterAll(() => app.close())

const jane = { username: 'jane_field', email: 'Jane@Example.com', password: 'bantams-lay-well', fullName: 'Jane Field' }

describe('registering', () => {
  test('signs a buyer in at once and answers the whole user', async () => {
    const api = app.client()
    const before = app.calls()
    const { status, body } = await api.post<User>('/api/register', { ...jane, userType: 'buyer' })
    expect(app.calls() - before).toBeLessThanOrEqual(3)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      username: 'jane_field',
      fullName: 'Jane Field',
      email: 'Jane@Example.com',
      userType: 'buyer',
      emailVerified: false,
      preferredCurrency: 'GBP',
      sellerTier: null,
      bio: null,
      avatarUrl: null,
      postcode: null,
      notifications: { bought: true, sold: true, messages: true, package: true },
    })
    expect((await api.get('/api/user')).body).toEqual(body)
    expect((await app.db.query('select 1 from shops where seller_id = $1', [body.id])).rowCount).toBe(0)
  })

  test('gives a seller their tier and a shop that bears the name they chose, and never their own by itself', async () => {
    const ada = { userType: 'seller', sellerTier: 'premium', fullName: 'Ada Moor' } as const
    const { api, id } = await signUp(app, { ...ada, shopName: ' Moor Hens ' })
    expect((await api.get<User>('/api/user')).body).toMatchObject({ userType: 'seller', sellerTier: 'premium' })
    const unnamed = await signUp(app, ada)
    const nameOf = async (sellerId: string) =>
      (await app.db.query('select name from shops where seller_id = $1', [sellerId])).rows[0].name
    expect([await nameOf(id), await nameOf(unnamed.id)]).toEqual(['Moor Hens', unnamed.username])
  })

  test('chooses Basic for a seller who chose nothing, and buyer for who said nothing', async () => {
    const seller = await signUp(app, { userType: 'seller' })
    expect((await seller.api.get<User>('/api/user')).body.sellerTier).toBe('basic')
    const plain = { username: 'plain_one', email: 'plain@example.com', password: jane.password, fullName: 'Plain One' }
    expect((await app.client().post('/api/register', plain)).body).toMatchObject({ userType: 'buyer' })
  })

  test('stores when the terms were accepted, the password as scrypt with its parameters, and the browser', async () => {
    const at = new Date('2026-03-04T05:06:07.000Z')
    const api = app.client({ at })
    const input = { ...jane, username: 'stored', email: 'stored@example.com' }
    const { body } = await api.post<User>('/api/register', input, { 'User-Agent': 'Henhouse/1.0' })
    const { rows } = await app.db.query(
      'select u.terms_accepted_at, u.password_hash, s.user_agent from users u join sessions s on s.user_id = u.id where u.id = $1',
      [body.id],
    )
    expect(rows[0].terms_accepted_at).toEqual(at)
    expect(rows[0].password_hash).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
    expect(rows[0].user_agent).toBe('Henhouse/1.0')
  })

  test('mails a link whose token is stored only as a hash', async () => {
    const { api, email, id } = await signUp(app, { verified: false })
    const [mail] = await mailTo(api, email)
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(mail?.text).toContain(`${app.vars.SITE_ORIGIN}/verify-email?token=`)
    const { rows } = await app.db.query('select token_hash from mail_tokens where user_id = $1', [id])
    expect(rows).toHaveLength(1)
    expect(rows[0].token_hash).not.toContain(token)
  })

  test('names the field that somebody else has, whatever the case', async () => {
    const register = (input: object) => app.client().post<Problem>('/api/register', { ...jane, ...input })
    const name = await register({ username: 'JANE_Field', email: 'other@example.com' })
    expect(name).toMatchObject({ status: 409, body: { code: 'taken', errors: [{ path: 'username' }] } })
    const mail = await register({ username: 'other_name', email: 'jane@example.COM' })
    expect(mail).toMatchObject({ status: 409, body: { code: 'taken', errors: [{ path: 'email' }] } })
    const both = await register({})
    expect(both.body.errors?.map(({ path }) => path)).toEqual(['username', 'email'])
  })

  test('lets one of two have a name that both ask for at once, and leaves nothing of the other', async () => {
    const ask = (n: number) =>
      app
        .client()
        .post('/api/register', { ...jane, username: 'race_name', email: `race${n}@example.com`, userType: 'seller' })
    const answers = await Promise.all([ask(1), ask(2), ask(3), ask(4)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const { rows } = await app.db.query("select count(*)::int as n from mails where recipient like 'race%@example.com'")
    expect(rows[0].n).toBe(1)
  })
})

describe('registering is refused', () => {
  const good = { ...jane, username: 'never_made', email: 'never@example.com', userType: 'buyer' }
  const cases: [what: string, input: unknown, path: string, message: string][] = [
    ['a short username', { ...good, username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [
      'a long username',
      { ...good, username: 'a'.repeat(31) },
      'username',
      'Username must not be longer than 30 characters',
    ],
    [
      'a username with a space',
      { ...good, username: 'jane field' },
      'username',
      'Username may have letters, numbers, hyphens and underscores only',
    ],
    [
      'a reserved username',
      { ...good, username: 'Hatch-Yard' },
      'username',
      'This username is reserved. Please choose another.',
    ],
    ['a short password', { ...good, password: 'abcde' }, 'password', 'Password must be at least 6 characters'],
    [
      'a long password',
      { ...good, password: 'x'.repeat(201) },
      'password',
      'Password must not be longer than 200 characters',
    ],
    [
      'a common password',
      { ...good, password: 'Password123' },
      'password',
      'This password has turned up in a data breach. Please choose another.',
    ],
    ['the username as password', { ...good, password: 'NEVER_made' }, 'password', 'Password must not be your username'],
    [
      'the email address as password',
      { ...good, password: 'never@example.com' },
      'password',
      'Password must not be your email address',
    ],
    ['a bad email address', { ...good, email: 'nobody' }, 'email', 'Please enter a valid email address'],
    ['a short full name', { ...good, fullName: ' J ' }, 'fullName', 'Full name must be at least 2 characters'],
    [
      'an unknown package',
      { ...good, sellerTier: 'gold' },
      'sellerTier',
      'Please choose the Basic or the Premium package',
    ],
    ['an unknown field', { ...good, emailVerified: true }, 'emailVerified', 'Unknown field: emailVerified'],
    ['a number for a username', { ...good, username: 12345 }, 'username', 'Expected string, received number'],
    ['a missing password', { ...good, password: undefined }, 'password', 'Required'],
    [
      'U+0000',
      { ...good, fullName: 'Ja\u0000ne' },
      'fullName',
      'There’s something invisible in here. Please type it instead of pasting it.',
    ],
  ]
  test.each(cases)('%s', async (_what, input, path, message) => {
    const { status, body } = await app.client().post<Problem>('/api/register', input)
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'validation' })
    expect(body.errors).toContainEqual({ path, message })
    expect((await app.db.query("select 1 from users where email = 'never@example.com'")).rowCount).toBe(0)
  })

  test('of a type of account that nobody can choose', async () => {
    for (const userType of ['admin', 'visitor', '', null]) {
      const { status, body } = await app.client().post<Problem>('/api/register', { ...good, userType })
      expect(status, String(userType)).toBe(422)
      expect(body.errors).toEqual([{ path: 'userType', message: 'Please select an account type' }])
    }
    expect((await app.db.query("select 1 from users where email = 'never@example.com'")).rowCount).toBe(0)
  })

  test('with all that is wrong with it at once', async () => {
    const wrong = { ...good, username: 'support', fullName: 'Win at evil.com', password: 'Password123' }
    const { status, body } = await app.client().post<Problem>('/api/register', wrong)
    expect(status).toBe(422)
    expect(body.errors?.map(({ path }) => path)).toEqual(['username', 'fullName', 'password'])
  })

  test('a body that is no object, no JSON or no application/json', async () => {
    const api = app.client()
    expect((await api.post('/api/register', [])).status).toBe(422)
    const json = { Origin: app.url, 'Content-Type': 'application/json' }
    expect((await api.raw('/api/register', { method: 'POST', body: '{', headers: json })).status).toBe(400)
    const text = { Origin: app.url, 'Content-Type': 'text/plain' }
    expect((await api.raw('/api/register', { method: 'POST', body: '{}', headers: text })).status).toBe(415)
  })
})
