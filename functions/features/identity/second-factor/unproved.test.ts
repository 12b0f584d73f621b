import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ok } from '#testing/market/selling.ts'
import type { TestPasskey } from '#testing/people/authenticator.ts'
import { totpAt } from '#testing/people/authenticator.ts'
import { askForEmail, fresh, linksTo, open } from '#testing/people/credentials.ts'
import { codesTo, typeCode } from '#testing/people/email-codes.ts'
import { addPasskey, addTotp, beginTotp, login, loginByPasskey, passkeyWanted } from '#testing/people/factors.ts'
import { unverify } from '#testing/people/operators.ts'
import { forgot, reset, tokensTo } from '#testing/people/password-reset.ts'
import { signOutEverywhere } from '#testing/people/sessions.ts'
import { signUp, type TestUser } from '#testing/people/test-users.ts'
import { everyDeclaredRoute } from '#testing/routes/declared-routes.ts'
import { nameOf, sendExample } from '#testing/routes/send-example.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const makesFactors = everyDeclaredRoute
  .filter(({ method, path }) => method === 'POST' && /^\/api\/user\/(passkeys|second-factors)\b/.test(path))
  .map((route) => ({ name: nameOf(route), route }))

test.each(makesFactors)(
  '$name wants a proved address: whoever has a stranger’s could stay for good',
  async ({ route }) => {
    const { api } = await signUp(app, { verified: false })
    expect(await sendExample(api, route)).toMatchObject({ status: 403, body: { code: 'email_unverified' } })
  },
)

test('what makes a factor is all that wants it: they are read, named and removed without', () => {
  expect(makesFactors.map(({ name }) => name).sort()).toEqual([
    'POST /api/user/passkeys',
    'POST /api/user/passkeys/options',
    'POST /api/user/second-factors',
    'POST /api/user/second-factors/:id/confirm',
    'POST /api/user/second-factors/recovery-codes',
  ])
})

type Squatter = TestUser & { key: TestPasskey; secret: string }

/** Somebody with both factors whose address nobody has proved, as it could be before a factor wanted that. */
const squatter = async (): Promise<Squatter> => {
  const user = await signUp(app)
  const { secret } = await addTotp(user.api)
  const { key } = await addPasskey(user.api)
  await passkeyWanted(user.api)
  await unverify(app, user.id)
  return { ...user, key, secret }
}

const tables = ['passkeys', 'passkey_challenges', 'totp_secrets', 'recovery_codes']

/** The tables in which the user has anything that signs them in beside their password. */
const kept = async ({ id }: TestUser): Promise<string[]> => {
  const each = tables.map((table) => `select '${table}' as name from ${table} where user_id = $1`)
  const { rows } = await app.db.query<{ name: string }>(each.join(' union '), [id])
  return tables.filter((table) => rows.some(({ name }) => name === table))
}

const removed = async ({ id }: TestUser) => {
  const told = `select actor_kind, data from audit where act = 'factor.removed' and subject_id = $1 order by data->>'kind'`
  return (await app.db.query(told, [id])).rows
}

const resetByMail = async (user: TestUser) => {
  await forgot(app, user.email)
  const [token = ''] = await tokensTo(user)
  ok(await reset(app, { token, password: fresh }))
}

/** The newest link that proves the user's present address. */
const newLink = async ({ api, email }: TestUser): Promise<string> => {
  ok(await api.post('/api/verify-email/resend', {}))
  return (await linksTo(app, email))[0]!
}

/** The link to another address of theirs. */
const nextLink = async (user: TestUser): Promise<string> => {
  const next = `next.${user.email}`
  ok(await askForEmail(user, next))
  return (await linksTo(app, next))[0]!
}

describe('an account whose address its owner takes back by a new password', () => {
  test('lets nobody in by what was set up before, and asks its owner for no code', async () => {
    const user = await squatter()
    await resetByMail(user)
    expect(await kept(user)).toEqual([])
    expect(await loginByPasskey(app.client(), user.key)).toMatchObject({ status: 422, body: { code: 'bad_passkey' } })
    expect((await login(app.client(), { ...user, password: fresh })).status).toBe(200)
    expect(await removed(user)).toEqual([
      { actor_kind: 'system', data: { kind: 'passkey' } },
      { actor_kind: 'system', data: { kind: 'totp' } },
    ])
  })

  test('forgets an app that was being set up, of which nothing is written down', async () => {
    const user = await signUp(app)
    await beginTotp(user.api)
    await unverify(app, user.id)
    await resetByMail(user)
    expect(await kept(user)).toEqual([])
    expect(await removed(user)).toEqual([])
  })

  test('keeps its factors where the address had been proved: a mailbox alone opens nothing (V6.4.3)', async () => {
    const user = await signUp(app)
    const { key } = await addPasskey(user.api)
    const { secret } = await addTotp(user.api)
    await resetByMail(user)
    expect(await kept(user)).toEqual(['passkeys', 'totp_secrets', 'recovery_codes'])
    const owner = { ...user, password: fresh }
    expect(await login(app.client(), owner)).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
    const later = new Date(Date.now() + 60_000)
    expect((await login(app.client({ at: later }), owner, totpAt(secret, later))).status).toBe(200)
    expect((await loginByPasskey(app.client(), key)).status).toBe(200)
  })

  test('leaves everybody else’s as they are', async () => {
    const [user, other] = [await squatter(), await squatter()]
    await resetByMail(user)
    expect(await kept(other)).toEqual(tables)
  })
})

/** Each way to follow a link: whose factors it leaves. */
const browsers: { where: string; keeps: boolean; browser: (user: Squatter) => Promise<TestUser['api']> }[] = [
  { where: 'in a browser of nobody', keeps: false, browser: async () => app.client() },
  { where: 'in a browser of somebody else', keeps: false, browser: async () => (await signUp(app)).api },
  { where: 'in a session of theirs', keeps: true, browser: async ({ api }) => api },
  {
    where: 'in a session of theirs that has ended',
    keeps: false,
    browser: async (user) => {
      await signOutEverywhere(app, user.id)
      return user.api
    },
  },
]

describe.each(browsers)('a link that is opened $where', ({ keeps, browser }) => {
  const left = keeps ? tables : []

  test(`${keeps ? 'leaves' : 'takes away'} the factors as it proves the address`, async () => {
    const user = await squatter()
    const link = await newLink(user)
    ok(await (await browser(user)).get(link))
    expect(await kept(user)).toEqual(left)
  })

  test(`${keeps ? 'leaves' : 'takes away'} them as it proves another address`, async () => {
    const user = await squatter()
    const link = await nextLink(user)
    ok(await (await browser(user)).get(link))
    expect(await kept(user)).toEqual(left)
  })
})

describe('factors stay', () => {
  test('where the code of the mail is typed in: who reads the mailbox is who is signed in', async () => {
    const user = await squatter()
    await newLink(user)
    const [code] = await codesTo(user, user.email)
    ok(await typeCode(user, code))
    expect(await kept(user)).toEqual(tables)
  })

  test('where a proved address is changed, wherever the link is opened', async () => {
    const user = await signUp(app)
    await addPasskey(user.api)
    ok(await open(app, await nextLink(user)))
    expect(await kept(user)).toEqual(['passkeys', 'recovery_codes'])
  })

  test('where a link is opened that has been used or is nobody’s', async () => {
    const user = await signUp(app)
    const [link] = await linksTo(app, user.email)
    await addPasskey(user.api)
    expect((await open(app, link)).status).toBe(200)
    expect((await open(app, '/api/verify-email?token=nobodys')).status).toBe(422)
    expect(await kept(user)).toEqual(['passkeys', 'recovery_codes'])
  })
})
