import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuditAct, auditActNames } from '#contract/identity/audit.constants.ts'
import { paidSeller } from '#features/selling/packages/package-changes.test-data.ts'
import { draft, ok, ownListing, publish } from '#testing/market/selling.ts'
import { alsoOn, askForEmail, changePassword, linksTo, open } from '#testing/people/credentials.ts'
import { addPasskey, addTotp, login } from '#testing/people/factors.ts'
import { forgot, reset, tokensTo } from '#testing/people/password-reset.ts'
import { signUp } from '#testing/people/test-users.ts'
import { everyTable } from '#testing/rows/rows-of-somebody.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const published = async () => {
  const { api } = await paidSeller(app, 'basic')
  const { id } = await draft(api)
  ok(await publish(api, id))
  return { api, id }
}

const subscription = async (...steps: [path: string, body?: object][]) => {
  const { api } = await paidSeller(app, 'premium')
  for (const [path, body = {}] of steps) ok(await api.post(`/api/subscription/${path}`, body))
}

/** Everything that staff must see, each done once as it is mostly done, by itself and in what it is part of. */
const ways: [AuditAct, does: () => Promise<unknown>][] = [
  [
    'password.changed',
    async () => {
      const { api, password } = await signUp(app)
      ok(await changePassword(api, password))
    },
  ],
  [
    'password.reset',
    async () => {
      const user = await signUp(app)
      await forgot(app, user.email)
      ok(await reset(app, { token: (await tokensTo(user))[0]!, password: 'four brown eggs' }))
    },
  ],
  [
    'email.changed',
    async () => {
      const user = await signUp(app)
      await askForEmail(user, `next.${user.email}`)
      ok(await open(app, (await linksTo(app, `next.${user.email}`))[0]))
    },
  ],
  [
    'sessions.ended',
    async () => {
      const user = await signUp(app)
      await alsoOn(app, user)
      ok(await user.api.delete('/api/user/sessions?keep=current'), 204)
    },
  ],
  [
    'account.left',
    async () => {
      const { api, password } = await signUp(app)
      ok(await api.delete('/api/user', { password }), 204)
    },
  ],
  ['factor.added', async () => addTotp((await signUp(app)).api)],
  ['factor.added', async () => addPasskey((await signUp(app)).api)],
  [
    'factor.removed',
    async () => {
      const { api } = await signUp(app)
      await addTotp(api)
      const { factorId } = await addPasskey(api)
      ok(await api.delete(`/api/user/second-factors/${factorId}`), 204)
    },
  ],
  [
    'recovery-codes.made',
    async () => {
      const { api } = await signUp(app)
      await addPasskey(api)
      ok(await api.post('/api/user/second-factors/recovery-codes'), 201)
    },
  ],
  [
    'recovery-code.used',
    async () => {
      const user = await signUp(app)
      const { codes } = await addPasskey(user.api)
      ok(await login(app.client(), user, codes[0]))
    },
  ],
  ['shop.opened', () => signUp(app, { userType: 'seller' })],
  ['shop.opened', async () => ok(await (await signUp(app)).api.post('/api/user/open-shop', {}))],
  ['listing.published', published],
  [
    'listing.published',
    async () => {
      const { api } = await paidSeller(app, 'basic')
      const { id } = await draft(api)
      ok(await api.post('/api/seller/listings/bulk', { action: 'publish', ids: [id] }))
    },
  ],
  [
    'listing.paused',
    async () => {
      const { api, id } = await published()
      ok(await api.post(`${ownListing(id)}/pause`))
    },
  ],
  [
    'listing.paused',
    async () => {
      const { api, id } = await published()
      ok(await api.post('/api/seller/listings/bulk', { action: 'pause', ids: [id] }))
    },
  ],
  [
    'listing.deleted',
    async () => {
      const { api, id } = await published()
      ok(await api.delete(ownListing(id)), 204)
    },
  ],
  [
    'listing.deleted',
    async () => {
      const { api, id } = await published()
      ok(await api.post('/api/seller/listings/bulk', { action: 'delete', ids: [id] }))
    },
  ],
  ['package.bought', () => paidSeller(app, 'basic')],
  ['package.changed', () => subscription(['change', { tier: 'basic' }])],
  [
    'package.changed',
    async () => {
      const { api } = await paidSeller(app, 'basic')
      const { reference } = ok(
        await api.post<{ reference: string }>('/api/subscription/change', { tier: 'premium' }),
        201,
      )
      ok(await api.post(`/api/payments/sandbox/${reference}/succeed`, {}))
    },
  ],
  ['package.cancelled', () => subscription(['cancel'])],
  ['package.resumed', () => subscription(['cancel'], ['resume'])],
  [
    'package.lapsed',
    async () => {
      const { api } = await paidSeller(app, 'basic')
      const jobs = await startTestJobs(app)
      await jobs.run(new Date(api.at!.getTime() + 32 * 24 * 60 * 60 * 1000))
      await jobs.close()
    },
  ],
]

/** What only takes rows away leaves nothing to compare with: its one statement deletes and tells. */
const leavesNoRow = new Set<AuditAct>(['sessions.ended'])

type Told = { id: string; written: string }

const toldOf = async (act: AuditAct): Promise<Told[]> =>
  (await app.db.query<Told>('select id, xmin::text as written from audit where act = $1', [act])).rows

/** The transactions that wrote the rows that stand now, but those of the audit. */
const writers = async (): Promise<Set<string>> => {
  const each = (await everyTable(app))
    .filter((table) => table !== 'audit')
    .map((table) => `select xmin::text as written from "${table}"`)
  const { rows } = await app.db.query<{ written: string }>(each.join(' union '))
  return new Set(rows.map(({ written }) => written))
}

test.each(ways)('%s is written down in the transaction that does it', async (act, does) => {
  const before = new Set((await toldOf(act)).map(({ id }) => id))
  await does()
  const told = (await toldOf(act)).filter(({ id }) => !before.has(id))
  expect(told.length).toBeGreaterThanOrEqual(1)
  if (leavesNoRow.has(act)) return
  const known = await writers()
  expect(
    told.filter(({ written }) => !known.has(written)),
    'written by a transaction that wrote nothing else',
  ).toEqual([])
})

test('every act that is written down is tried', () => {
  const tried = new Set(ways.map(([act]) => act))
  expect(auditActNames.filter((act) => !tried.has(act))).toEqual([])
})
