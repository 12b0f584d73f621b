import { afterAll, afterEach, beforeAll } from 'vitest'
import { askForEmail, changePassword, linksTo, open } from '#testing/people/credentials.ts'
import { signUp, type TestUser } from '#testing/people/test-users.ts'
import type { TestApp } from '#testing/site/test-app.ts'
import { counted, facesFaults, startImpatientApp, type Write } from './faults.test-data.ts'

let app: TestApp
beforeAll(async () => {
  app = await startImpatientApp()
})
afterAll(() => app.close())
afterEach(() => app.gateway.faults.clear())

/** Done: the mail says so, and one session is left. A lost answer is looked up; after a timeout the old password is wrong. */
const password: Write<TestUser> = {
  name: 'changing the password',
  sql: /set password_hash/,
  prepare: () => signUp(app),
  send: ({ api, password }) => changePassword(api, password),
  counts: ({ email }) =>
    counted(app, `select count(*)::int as a from mails where recipient = $1 and cause like 'password-changed:%'`, [
      email,
    ]),
  first: { unreached: 503, dropped: 200, cut: 200, unanswered: 503, restart: 503 },
  again: { unanswered: 422 },
  well: 200,
}

type Moving = TestUser & { next: string; link: string }

/** Done: the address is the new one, the link is used and the old one was told. A link that was used succeeds again. */
const address: Write<Moving> = {
  name: 'opening the link to a new address',
  sql: /set used_at = \$\d+::timestamptz where/,
  prepare: async () => {
    const user = await signUp(app)
    const next = `next.${user.email}`
    await askForEmail(user, next)
    return { ...user, next, link: (await linksTo(app, next))[0]! }
  },
  send: ({ link }) => open(app, link),
  counts: ({ id, email, next }) =>
    counted(
      app,
      `select (select count(*)::int from users where id = $1 and email = $3) a,
        (select count(*)::int from mail_tokens where user_id = $1 and kind = 'change_email' and used_at is not null) b,
        (select count(*)::int from mails where recipient = $2 and cause like 'email-changed:%') c`,
      [id, email, next],
    ),
  first: { unreached: 503, dropped: 200, cut: 200, unanswered: 503, restart: 503 },
  well: 200,
}

facesFaults(() => app, password)
facesFaults(() => app, address)
