import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForEmail, linksTo } from './testing/people/credentials.ts'
import { tokensTo } from './testing/people/password-reset.ts'
import { mailTo, signUp } from './testing/people/test-users.ts'
import { everyDeclaredRoute } from './testing/routes/declared-routes.ts'
import { everyTextField, nameOf, type TextField } from './testing/routes/text-fields.ts'
import { startTestApp, type TestApp } from './testing/site/test-app.ts'
import type { TestAnswer } from './testing/site/test-client.ts'
import { goodFor } from './texts.test-data.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const paste = (email: string): string => ` \t${email}\u00a0\n`
const shouted = (email: string): string => paste(email.toUpperCase())

type Case = (send: (body: object) => Promise<TestAnswer>) => Promise<void>

/** What each route does with an address that was pasted with space around it, and with one in capitals that it knows. */
const cases: Record<string, Case> = {
  'POST /api/register email': async (send) => {
    const person = { password: 'bantams-lay-well', fullName: 'Ann Reed' }
    const first = await send({ ...person, username: 'ann_reed', email: paste('Ann@Example.com') })
    expect(first).toMatchObject({ status: 201, body: { email: 'Ann@Example.com' } })
    const twin = await send({ ...person, username: 'ann_too', email: shouted('ann@example.com') })
    expect(twin).toMatchObject({ status: 409, body: { errors: [{ path: 'email' }] } })
  },
  'POST /api/login username': async (send) => {
    const { email, password } = await signUp(app)
    expect((await send({ username: shouted(email), password })).status).toBe(200)
  },
  'POST /api/password/forgot email': async (send) => {
    const user = await signUp(app)
    expect((await send({ email: shouted(user.email) })).status).toBe(200)
    expect(await tokensTo(user)).toHaveLength(1)
  },
  'POST /api/verify-email/resend email': async () => {
    const other = await signUp(app)
    const user = await signUp(app, { verified: false })
    const correct = (email: string) => user.api.post('/api/verify-email/resend', { email })
    expect((await correct(shouted(other.email))).status).toBe(409)
    expect((await correct(paste('Right@Example.com'))).status).toBe(200)
    expect((await user.api.get('/api/user')).body).toMatchObject({ email: 'Right@Example.com' })
  },
  'PUT /api/user/email email': async () => {
    const other = await signUp(app)
    const user = await signUp(app)
    expect(await askForEmail(user, shouted(user.email))).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'email', message: 'This is already your address' }] },
    })
    expect((await askForEmail(user, shouted(other.email))).status).toBe(409)
    expect((await askForEmail(user, paste('Next@Example.com'))).status).toBe(200)
    expect(await linksTo(app, 'next@example.com')).toHaveLength(1)
  },
  'POST /api/newsletter/subscribe email': async (send) => {
    expect((await send({ email: paste('Reader@Example.com') })).status).toBe(201)
    expect((await send({ email: shouted('reader@example.com') })).status).toBe(201)
    const { rows } = await app.db.query(`select trim(email) = email as trim from newsletter_subscribers
      where lower(email) like '%reader@example.com%'`)
    expect(rows).toEqual([{ trim: true }])
  },
  'POST /api/contact email': async (send) => {
    const letter = { name: 'Ann Reed', topic: 'general', message: 'Do you post to Skye?' }
    expect((await send({ ...letter, email: paste('Writes@Example.com') })).status).toBe(201)
    const { rows } = await app.db.query(`select email from contact_messages where email ilike '%writes@%'`)
    expect(rows).toEqual([{ email: 'Writes@Example.com' }])
  },
  'GET /api/dev/mailbox to': async () => {
    const { email } = await signUp(app)
    expect((await mailTo(app.client(), shouted(email))).length).toBeGreaterThan(0)
  },
}

const titleOf = (field: TextField): string => `${field.route} ${nameOf(field)}`

const takes = (field: TextField, text: string): boolean => {
  const schema = everyDeclaredRoute.find(({ method, path }) => `${method} ${path}` === field.route)?.declaration[
    field.part
  ]
  const [name] = field.path
  return goodFor(field).some((good) => schema?.safeParse({ ...(good as object), [name!]: text }).success)
}

test('every route that takes an email address is looked at here', () => {
  const emails = everyTextField
    // A cursor of ours says by itself that it is none.
    .filter(({ path }) => path.length === 1 && path[0] !== 'cursor')
    .filter((field) => takes(field, 'nobody@example.com') && !takes(field, 'nobody-at-all'))
    .map(titleOf)
  expect([...emails, 'POST /api/login username'].sort()).toEqual(Object.keys(cases).sort())
})

test.each(Object.entries(cases))(
  '%s takes an address with space around it, and knows it in capitals',
  async (name, run) => {
    const address = name.split(' ')[1]!
    await run((body) => app.client().post(address, body))
  },
)
