import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Problem } from '#contract/problems.ts'
import { later, tuesday } from '#testing/market/buying.ts'
import { mailTo, signUp } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ PASSWORD_HASHES: 'full' })
})
afterAll(() => app.close())

const rowsOf = async (table: string): Promise<number> =>
  (await app.db.query(`select count(*)::int as rows from ${table}`)).rows[0].rows

test('one email address registered at once in four spellings is one account, with nothing left of the others', async () => {
  const spellings = ['ann@example.com', 'Ann@example.com', 'ANN@EXAMPLE.COM', 'ann@Example.com']
  const answers = await Promise.all(
    spellings.map((email, index) =>
      app.client().post<Problem>('/api/register', {
        email,
        username: `ann_reed_${index}`,
        password: 'bantams-lay-well',
        fullName: 'Ann Reed',
        userType: 'seller',
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  for (const { status, body } of answers) {
    if (status === 409) expect([body.code, body.errors?.map(({ path }) => path)]).toEqual(['taken', ['email']])
  }
  expect(await mailTo(app.client(), 'ann@example.com')).toHaveLength(1)
  const left = await Promise.all(['users', 'sessions', 'mail_tokens', 'shops', 'mails'].map(rowsOf))
  expect(left).toEqual([1, 1, 1, 1, 1])
})

test('a verification link followed ten times at once verifies once, and each time says so', async () => {
  const user = await signUp(app, { verified: false, at: tuesday })
  const [mail] = await mailTo(user.api, user.email)
  const [, token] = /\/verify-email\?token=([\w-]+)/.exec(mail!.text)!
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      app.client({ at: later(tuesday, index) }).get(`/api/verify-email?token=${token}`),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const { rows } = await app.db.query(
    `select u.email_verified_at = t.used_at as once from users u join mail_tokens t on t.user_id = u.id where u.id = $1`,
    [user.id],
  )
  expect(rows).toEqual([{ once: true }])
})
