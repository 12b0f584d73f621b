import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PendingEmail, User } from '#contract/identity/account.answers.ts'
import { alsoOn, askForEmail, linksTo, open, signIn } from '#testing/people/credentials.ts'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { emailChangeEnding, inOrder, passwordChange, userRow } from '#testing/rows/arrival.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let somebody: TestUser
beforeAll(async () => {
  app = await startTestApp()
  somebody = await signUp(app)
})
afterAll(() => app.close())

const noon = new Date('2026-05-01T12:00:00.000Z')
const hoursLater = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)
const emailOf = async ({ api }: TestUser) => (await api.get<User>('/api/user')).body.email
const pendingOf = async ({ api }: TestUser) => (await api.get<PendingEmail>('/api/user/email')).body.pending
const subjects = async (email: string) => (await mailTo(app.client(), email)).map(({ subject }) => subject)

/** Somebody who has asked for another address. */
const moving = async (at?: Date): Promise<TestUser & { next: string; link: string }> => {
  const user = await signUp(app, at ? { at } : {})
  const next = `next.${user.email}`
  expect((await askForEmail(user, next)).status).toBe(200)
  return { ...user, next, link: (await linksTo(app, next))[0]! }
}

test('an address changes when its link is opened, the old one hears of both, and other browsers are signed out', async () => {
  const user = await moving(noon)
  const other = await alsoOn(app, user)
  expect(await emailOf(user)).toBe(user.email)
  expect(await pendingOf(user)).toEqual({ email: user.next, expiresAt: hoursLater(24).toISOString() })
  const [signedIn, asked] = await mailTo(app.client(), user.email)
  expect(signedIn!.subject).toBe('New sign-in to your Hatchyard account')
  expect(asked!.subject).toBe('Somebody asked to change your email address for Hatchyard')
  expect(asked!.text).toContain(user.next)
  expect(asked!.text).not.toContain('token=')

  const { status, body } = await user.api.get(user.link)
  expect({ status, body }).toEqual({
    status: 200,
    body: { message: `Your email address has been changed to ${user.next}.` },
  })
  expect(await emailOf(user)).toBe(user.next)
  expect(await pendingOf(user)).toBeNull()
  expect((await other.get('/api/user')).status).toBe(401)
  const toldThere = (await subjects(user.email)).filter((subject) => subject !== signedIn!.subject)
  expect(toldThere[0]).toBe('Your email address for Hatchyard was changed')
  expect(await signIn(app, user.next, user.password)).toBe(200)
  expect(await signIn(app, user.email, user.password)).toBe(401)
})

describe('the link', () => {
  test('opened where nobody is signed in ends every session, and succeeds again without ending more', async () => {
    const user = await moving()
    expect((await open(app, user.link)).status).toBe(200)
    expect((await user.api.get('/api/user')).status).toBe(401)
    const back = await alsoOn(app, user)
    expect(await open(app, user.link)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining(user.next) },
    })
    expect((await back.get('/api/user')).status).toBe(200)
    expect((await subjects(user.email)).filter((subject) => subject.includes('was changed'))).toHaveLength(1)
  })

  test('opened ten times at once moves once, and each time says so', async () => {
    const user = await moving()
    const opens = Array.from({ length: 10 }, () => () => open(app, user.link))
    const answers = await inOrder(app, userRow(user.id), opens)
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await subjects(user.email)).filter((subject) => subject.includes('was changed'))).toHaveLength(1)
  })

  test('runs out after 24 hours', async () => {
    const user = await moving(noon)
    expect((await open(app, user.link, hoursLater(24))).status).toBe(422)
    user.api.at = hoursLater(24)
    expect(await pendingOf(user)).toBeNull()
    expect((await open(app, user.link, hoursLater(23.9))).status).toBe(200)
  })

  test('ends when another is asked for, also at once, or when the change is given up', async () => {
    const user = await moving()
    await Promise.all([askForEmail(user, `b.${user.email}`), askForEmail(user, `c.${user.email}`)])
    const later = [...(await linksTo(app, `b.${user.email}`)), ...(await linksTo(app, `c.${user.email}`))]
    expect((await open(app, user.link)).status).toBe(422)
    const { rows } = await app.db.query(
      `select 1 from mail_tokens where user_id = $1 and kind = 'change_email' and used_at is null`,
      [user.id],
    )
    expect([later.length, rows.length]).toEqual([2, 1])
    expect((await user.api.delete('/api/user/email')).status).toBe(204)
    for (const link of later) expect((await open(app, link)).status).toBe(422)
    expect(await emailOf(user)).toBe(user.email)
  })

  test('sent again is another, and the one before is dead', async () => {
    const user = await moving()
    const resent = await user.api.post('/api/verify-email/resend')
    expect(resent).toMatchObject({ status: 200, body: { message: expect.stringContaining(user.next) } })
    const [newer, older] = await linksTo(app, user.next)
    expect(older).toBe(user.link)
    expect((await open(app, older)).status).toBe(422)
    expect((await open(app, newer)).status).toBe(200)
  })

  test('says in words that somebody has taken the address meanwhile', async () => {
    const user = await moving()
    await signUp(app, { email: user.next.toUpperCase() })
    const message = 'Somebody else now uses this email address. Please choose another in your profile.'
    expect(await open(app, user.link)).toMatchObject({ status: 409, body: { code: 'taken', message, detail: message } })
    expect(await emailOf(user)).toBe(user.email)
  })

  test('proves the new address of who had not proved the first, whose own link is dead then', async () => {
    const user = await signUp(app, { verified: false })
    const [first] = await linksTo(app, user.email)
    await askForEmail(user, `next.${user.email}`)
    const [link] = await linksTo(app, `next.${user.email}`)
    expect((await user.api.get(link!)).status).toBe(200)
    expect((await user.api.get<User>('/api/user')).body.emailVerified).toBe(true)
    expect((await open(app, first)).status).toBe(422)
  })
})

const refused: [what: string, body: (user: TestUser) => object, path: string, message: string][] = [
  ['a wrong password', () => ({ password: 'nope' }), 'password', 'This isn’t your current password'],
  ['no password', () => ({ password: undefined }), 'password', 'Required'],
  ['no address', () => ({ email: 'hens' }), 'email', 'Please enter a valid email address'],
  ['an address of 255', () => ({ email: `${'a'.repeat(250)}@e.uk` }), 'email', 'Please enter a valid email address'],
  ['their own', ({ email }) => ({ email: email.toUpperCase() }), 'email', 'This is already your address'],
  ['more than is asked', () => ({ id: 'x' }), 'id', 'Unknown field: id'],
]
test.each(refused)('%s is refused beside its field', async (_what, given, path, message) => {
  const body = { email: 'next@example.com', password: somebody.password, ...given(somebody) }
  const answer = await somebody.api.put('/api/user/email', body)
  expect(answer).toMatchObject({ status: 422, body: { code: 'validation', errors: [{ path, message }] } })
})

test('an address that somebody has is taken, but only who knows the password learns so', async () => {
  const { email } = await signUp(app)
  const asked = { email: email.toUpperCase(), password: 'nope' }
  expect((await somebody.api.put('/api/user/email', asked)).status).toBe(422)
  expect(await askForEmail(somebody, asked.email)).toMatchObject({
    status: 409,
    body: { code: 'taken', errors: [{ path: 'email' }] },
  })
  expect(await pendingOf(somebody)).toBeNull()
  expect((await app.client().put('/api/user/email', asked)).status).toBe(401)
})

test('a link is not sent again once the change is ended by somebody who came first', async () => {
  const user = await moving()
  const [resent] = await inOrder(app, emailChangeEnding(user.id), [() => user.api.post('/api/verify-email/resend')])
  expect(resent).toMatchObject({ status: 409, body: { code: 'illegal_state', state: 'none' } })
  expect(await linksTo(app, user.next)).toHaveLength(1)
})

test('a change asked for with a password that another change replaces meanwhile brings no link', async () => {
  const user = await signUp(app)
  const [asked] = await inOrder(app, passwordChange(user.id), [() => askForEmail(user, `next.${user.email}`)])
  expect(asked.status).toBe(422)
  expect(await linksTo(app, `next.${user.email}`)).toEqual([])
})
