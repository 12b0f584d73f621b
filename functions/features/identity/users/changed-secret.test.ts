import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForNewsletter } from '#testing/market/newsletter.ts'
import { addTotp, browserAt, login } from '#testing/people/factors.ts'
import { signUp } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

const newer = 'a-newer-hash-secret-of-the-tests-0123456789abcdef'
const between = 'a-hash-secret-between-the-two-0123456789abcdef'
const noon = new Date('2026-05-01T12:00:00.000Z')

let before: TestApp
/** The same house after the secret was changed twice. */
let after: TestApp
beforeAll(async () => {
  before = await startTestApp()
  after = await startTestApp({
    HASH_SECRET: newer,
    OLD_HASH_SECRETS: `${between}, ${before.vars.HASH_SECRET}`,
    DATABASE_URL: before.databaseUrl,
    NEON_GATEWAY: before.gateway.address,
  })
})
afterAll(async () => {
  await after.close()
  await before.close()
})

test('the username of who has left goes to nobody after the secret has changed (V11.2.2)', async () => {
  const leaver = await signUp(before, { username: 'Orpington_Hall' })
  expect((await leaver.api.delete('/api/user', { password: leaver.password })).status).toBe(204)
  const person = { email: 'next@example.com', password: 'four brown eggs', fullName: 'Ann Reed' }
  const join = (username: string) => after.client().post('/api/register', { ...person, username })
  expect(await join('orpington_hall')).toMatchObject({
    status: 409,
    body: { code: 'taken', errors: [{ path: 'username' }] },
  })
  expect((await join('orpington_hall2')).status).toBe(201)
})

test('the link in a newsletter of before still ends it', async () => {
  const { unsubscribe } = await askForNewsletter(before, 'reader@example.com')
  expect((await after.client().post('/api/newsletter/unsubscribe', { token: unsubscribe })).status).toBe(200)
  const { rows } = await before.db.query(`select status from newsletter_subscribers where email = 'reader@example.com'`)
  expect(rows).toEqual([{ status: 'unsubscribed' }])
})

test('a recovery code of before still lets its owner in, once', async () => {
  const user = await signUp(before, { at: noon })
  const { codes } = await addTotp(user.api)
  const signIn = () => login(browserAt(after, noon), user, codes[0])
  expect((await signIn()).status).toBe(200)
  expect((await signIn()).body.code).toBe('bad_code')
})
