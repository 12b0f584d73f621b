import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForNewsletter } from '#testing/market/newsletter.ts'
import { ok, openPackage } from '#testing/market/selling.ts'
import { askForEmail, changePassword, linksTo } from '#testing/people/credentials.ts'
import { unverify } from '#testing/people/operators.ts'
import { forgot } from '#testing/people/password-reset.ts'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** In every text that somebody may give of themselves, and in the address that they move to. */
const mark = /zweifel/i
const words = 'Zweifel and hens'

const sayAll = async (user: TestUser) => {
  ok(await user.api.patch('/api/user', { fullName: words, bio: words }))
  const place = { line1: words, town: words, postcode: 'SY8 1AA', country: 'GB' }
  ok(await user.api.post('/api/user/addresses', { ...place, name: words }), 201)
  const shop = { name: words, about: words, policies: words, collectionAddress: { ...place, name: words } }
  ok(await user.api.patch('/api/seller/shop', { ...shop, quickReplies: [words] }))
  ok(await user.api.post('/api/feature-requests', { title: words, description: `${words} on one page` }), 201)
  const contact = { name: words, email: user.email, topic: 'general', message: `${words} on the contact page` }
  ok(await user.api.post('/api/contact', contact), 201)
}

const join = async (email: string, verified: boolean): Promise<TestUser> => {
  const user = await signUp(app, {
    userType: 'seller',
    fullName: words,
    username: `zweifel_${email.slice(0, 3)}`,
    email,
    verified,
  })
  await sayAll(user)
  return user
}

const kindsTo = async (email: string) => {
  const mails = await mailTo(app.client(), email)
  return { mails, subjects: mails.map(({ subject }) => subject) }
}

test('what goes to an address that nobody proved holds no word of a user, nor of their next address', async () => {
  const user = await join('one@example.com', false)
  ok(await user.api.post('/api/verify-email/resend'))
  // Proved while the package was chosen alone: nobody else gets as far as its payment.
  await app.db.query('update users set email_verified_at = now() where id = $1', [user.id])
  const { reference } = await openPackage(user.api, 'basic')
  await unverify(app, user.id)
  ok(await user.api.post(`/api/payments/sandbox/${reference}/succeed`, {}))
  await forgot(app, user.email)
  await askForNewsletter(app, user.email)
  await askForEmail(user, 'zweifel.next@example.com')
  ok(await changePassword(user.api, user.password))
  const { mails, subjects } = await kindsTo(user.email)
  expect(new Set(subjects)).toEqual(
    new Set([
      'Verify your email address for Hatchyard',
      'Your Basic package is active',
      'Choose a new password for Hatchyard',
      'Confirm your subscription to the Hatchyard newsletter',
      'Your password for Hatchyard was changed',
    ]),
  )
  for (const { subject, text, html } of mails) expect(`${subject}\n${text}\n${html}`).not.toMatch(mark)
})

test('nor does what goes to the next address of somebody who has proved theirs, who is told by name', async () => {
  const user = await join('two@example.com', true)
  await askForEmail(user, 'next.of.two@example.com')
  const { mails, subjects } = await kindsTo('next.of.two@example.com')
  expect(subjects).toEqual(['Confirm your new email address for Hatchyard'])
  expect(`${mails[0]!.subject}\n${mails[0]!.text}\n${mails[0]!.html}`).not.toMatch(mark)
  const told = (await mailTo(app.client(), user.email)).find(({ subject }) => subject.startsWith('Somebody asked'))
  expect(told!.text).toContain(`Hello ${words},`)
})

test('who never proved an address leaves nothing at it when they move, and it is told nothing', async () => {
  const user = await join('six@example.com', false)
  await askForEmail({ ...user }, 'next.of.six@example.com')
  const [link] = await linksTo(app, 'next.of.six@example.com')
  ok(await app.client().get(link!))
  expect((await kindsTo(user.email)).subjects).toEqual([])
})

test('who leaves without having proved their address is told so without their name', async () => {
  const user = await join('ten@example.com', false)
  expect((await user.api.delete('/api/user', { password: user.password })).status).toBe(204)
  const { mails, subjects } = await kindsTo(user.email)
  expect(subjects).toEqual(['Your account with Hatchyard is deleted'])
  expect(`${mails[0]!.subject}\n${mails[0]!.text}\n${mails[0]!.html}`).not.toMatch(mark)
})
