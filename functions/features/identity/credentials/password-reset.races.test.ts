import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { forgot, linkEnded, reset, tokensTo } from '#testing/people/password-reset.ts'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { inOrder, passwordChange, passwordReset } from '#testing/rows/arrival.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

// Twenty passwords are hashed one after the other while the first answers of the database wait to be read.
const patience = 120_000
vi.setConfig({ testTimeout: patience })

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ DATABASE_TIMEOUT_MS: String(patience), PASSWORD_HASHES: 'full' })
})
afterAll(() => app.close())

const noon = new Date('2026-07-01T12:00:00.000Z')
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))
const passwordOf = (n: number) => `brown eggs in a row ${n}`

test('a link followed twenty times at once changes the password once, and the others are told that it ended', async () => {
  const user = await signUp(app, { at: noon })
  await forgot(app, user.email, noon)
  const [token = ''] = await tokensTo(user)
  const answers = await times(20, (n) => reset(app, { token, password: passwordOf(n), at: noon }))
  const won = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []))
  expect(won).toHaveLength(1)
  for (const { status, body } of answers) if (status !== 200) expect([status, body.detail]).toEqual([422, linkEnded])
  const entry = { username: user.username, password: passwordOf(won[0]!) }
  expect((await app.client().post('/api/login', entry)).status).toBe(200)
  const told = (await mailTo(user.api, user.email)).filter(({ subject }) => subject.includes('was changed'))
  expect(told).toHaveLength(1)
})

test('of links asked for at once only one works', async () => {
  const user = await signUp(app, { at: noon })
  await times(10, () => forgot(app, user.email, noon))
  const tokens = await tokensTo(user)
  expect(tokens).toHaveLength(10)
  const answers = await times(10, (n) => reset(app, { token: tokens[n]!, password: passwordOf(n), at: noon }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

/** How many of the old password's sign-ins are in after a change came between them. */
const leftIn = async ({ username, email, password, api }: TestUser): Promise<number> => {
  await forgot(app, email)
  const [token = ''] = await tokensTo({ api, email })
  const browsers = Array.from({ length: 8 }, () => app.client())
  const enter = () => Promise.all(browsers.map((browser) => browser.post('/api/login', { username, password })))
  const [changed] = await Promise.all([reset(app, { token, password: 'four brown eggs' }), enter()])
  expect(changed.status).toBe(200)
  const seen = await Promise.all(browsers.map((browser) => browser.get('/api/user')))
  return seen.filter(({ status }) => status === 200).length
}

test('who signs in with the old password while it is changed is not in afterwards', async () => {
  for (let round = 0; round < 2; round++) expect(await leftIn(await signUp(app))).toBe(0)
})

test('a sign-in that checked the old password before the change begins no session after it', async () => {
  const user = await signUp(app)
  const { username, password } = user
  const enter = () => app.client().post('/api/login', { username, password })
  const [entered] = await inOrder(app, passwordReset(user.id), [enter])
  expect(entered.status).toBe(401)
  const { rowCount } = await app.db.query('select 1 from sessions where user_id = $1', [user.id])
  expect(rowCount).toBe(0)
})

test('a sign-in that comes to nothing so leaves the session that its browser has', async () => {
  const user = await signUp(app)
  const { username, password, api } = user
  const again = () => api.post('/api/login', { username, password })
  const [entered] = await inOrder(app, passwordChange(user.id), [again])
  expect(entered.status).toBe(401)
  expect((await api.get('/api/user')).status).toBe(200)
})
