import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokensTo } from '#testing/people/password-reset.ts'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { fastForwardLimits } from '#testing/rows/time-travel.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'strict' })
})
afterAll(() => app.close())

const start = new Date('2026-07-01T12:00:00.000Z')
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const from = (address: string) => ({ 'CF-Connecting-IP': address })
const tally = (answers: { status: number }[]) => {
  const seen: Record<number, number> = {}
  for (const { status } of answers) seen[status] = (seen[status] ?? 0) + 1
  return seen
}
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

type Try = { username: string; address: string; password?: string; at?: Date }
const signIn = ({ username, address, password = 'not-the-password', at = start }: Try) =>
  app.client({ at }).post('/api/login', { username, password }, from(address))

test('five tries an account and address in 15 minutes, exactly, also when they come at once (V6.3.1)', async () => {
  const { username, email, password } = await signUp(app, { at: start })
  const answers = await times(8, (n) => signIn({ username: n % 2 ? username : email, address: '192.0.2.1' }))
  expect(tally(answers)).toEqual({ 401: 5, 429: 3 })
  const refused = await signIn({ username, address: '192.0.2.1', password })
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers.get('retry-after'))).toBe(15 * 60)
  expect((await signIn({ username, address: '192.0.2.2', password })).status).toBe(200)
  expect((await signIn({ username, address: '192.0.2.1', password, at: minutesLater(15) })).status).toBe(200)
})

test('an account that does not exist is limited alike', async () => {
  const answers = await times(7, () => signIn({ username: 'nobody_here', address: '192.0.2.3' }))
  expect(tally(answers)).toEqual({ 401: 5, 429: 2 })
})

test('a network of IPv6 is one visitor, and an IPv4 address is one however it is written', async () => {
  const sixes = await times(7, (n) => signIn({ username: 'nobody_by_six', address: `2001:DB8:0:1::${n + 1}` }))
  expect(tally(sixes)).toEqual({ 401: 5, 429: 2 })
  expect((await signIn({ username: 'nobody_by_six', address: '2001:db8:0:2::1' })).status).toBe(401)
  const fours = ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:c000:0207']
  const mapped = await times(7, (n) => signIn({ username: 'nobody_by_four', address: fours[n % 3]! }))
  expect(tally(mapped)).toEqual({ 401: 5, 429: 2 })
})

test('thirty tries an address', async () => {
  const tryOnce = (n: number) => signIn({ username: `someone_${n}`, address: '192.0.2.4' })
  await tryOnce(0)
  await fastForwardLimits(app, { signInAddress: 27 })
  expect(tally(await times(5, (n) => tryOnce(n + 1)))).toEqual({ 401: 3, 429: 2 })
})

test('who has used up the tries at an account and then those of the network gets no more at either (V6.3.1)', async () => {
  const { username } = await signUp(app, { at: start })
  const tryIt = (name = username) => signIn({ username: name, address: '192.0.2.6' })
  expect(tally(await times(6, () => tryIt()))).toEqual({ 401: 5, 429: 1 })
  await fastForwardLimits(app, { signInAddress: 29 })
  expect(tally([await tryIt('somebody_else'), await tryIt('somebody_else')])).toEqual({ 401: 1, 429: 1 })
  expect(tally(await times(5, () => tryIt()))).toEqual({ 429: 5 })
})

// Before the registrations of this hour are counted up.
test('ten tries at one’s own password in 15 minutes, for what one changes with it together', async () => {
  const { api, password } = await signUp(app, { at: start })
  const wrong = { currentPassword: 'not-the-password', newPassword: 'four brown eggs' }
  await api.put('/api/user/password', wrong)
  await fastForwardLimits(app, { ownPassword: 8 })
  const again = [await api.put('/api/user/password', wrong), await api.put('/api/user/password', wrong)]
  expect(tally(again)).toEqual({ 422: 2 })
  expect((await api.put('/api/user/password', { ...wrong, currentPassword: password })).status).toBe(429)
  expect((await api.put('/api/user/email', { email: 'next@example.com', password })).status).toBe(429)
})

test('five changes of address an hour', async () => {
  const { api, password } = await signUp(app, { at: start })
  const answers = await times(7, (n) => api.put('/api/user/email', { email: `next${n}@example.com`, password }))
  expect(tally(answers)).toEqual({ 200: 5, 429: 2 })
})

test('twenty registrations an hour and address', async () => {
  const register = (n: number, at = start) =>
    app
      .client({ at })
      .post(
        '/api/register',
        { username: `many_${n}`, email: `many${n}@example.com`, password: 'four brown eggs', fullName: 'Many Hens' },
        from('192.0.2.5'),
      )
  await register(0)
  await fastForwardLimits(app, { registerAddress: 17 })
  expect(tally(await times(5, (n) => register(n + 1)))).toEqual({ 201: 3, 429: 2 })
  expect((await register(30, minutesLater(60))).status).toBe(201)
})

test('three new links an hour', async () => {
  const { api } = await signUp(app, { at: start, verified: false })
  const answers = await times(5, () => api.post('/api/verify-email/resend'))
  expect(tally(answers)).toEqual({ 200: 3, 429: 2 })
})

test('six mails an hour to an address, whoever has them sent', async () => {
  const victim = 'flooded@example.com'
  const elsewhere = (n: number) => `elsewhere${n}@example.com`
  const correct = ({ api }: TestUser, email: string) => api.post('/api/verify-email/resend', { email })
  await fastForwardLimits(app, { registerAddress: 1 })
  const senders = await times(8, () => signUp(app, { at: start, verified: false }))
  const sent: { status: number }[] = []
  for (const [n, sender] of senders.entries()) {
    sent.push(await correct(sender, n % 2 ? victim : victim.toUpperCase()))
    await correct(sender, elsewhere(n))
  }
  expect(tally(sent)).toEqual({ 200: 6, 429: 2 })
  const { api, password } = await signUp(app, { at: start })
  const refused = await api.put('/api/user/email', { email: victim, password })
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers.get('retry-after'))).toBe(60 * 60)
  const details = { username: 'late_comer', email: victim, password: 'four brown eggs', fullName: 'Late Hens' }
  expect((await app.client({ at: start }).post('/api/register', details)).status).toBe(201)
})

test('nobody keeps an address from being registered by having mails sent to it', async () => {
  await fastForwardLimits(app, { registerAddress: 1 })
  const email = 'beleaguered@example.com'
  const asking = [await signUp(app, { at: start }), await signUp(app, { at: start })]
  const answers = await times(7, (n) => {
    const { api, password } = asking[n % 2]!
    return api.put('/api/user/email', { email, password })
  })
  expect(tally(answers)).toEqual({ 200: 6, 429: 1 })
  const owner = await signUp(app, { at: start, email, verified: false })
  expect(await mailTo(owner.api, email)).toHaveLength(6)
  expect((await owner.api.post('/api/verify-email/resend', {})).status).toBe(429)
  owner.api.at = minutesLater(60)
  expect((await owner.api.post('/api/verify-email/resend', {})).status).toBe(200)
  const [newest] = await mailTo(owner.api, email)
  expect(newest!.subject).toBe('Verify your email address for Hatchyard')
})

test('sixty codes an hour in a network, among which those beyond a user’s twenty are none', async () => {
  await fastForwardLimits(app, { registerAddress: 1 })
  const address = '192.0.2.60'
  const [first, second] = [
    await signUp(app, { at: start, verified: false }),
    await signUp(app, { at: start, verified: false }),
  ]
  const type = ({ api }: TestUser, network = address) =>
    api.post('/api/verify-email/code', { code: '000000' }, from(network))
  expect(tally(await times(22, () => type(first)))).toEqual({ 422: 20, 429: 2 })
  const { rows } = await app.db.query(`select hits from rate_limits where key like 'verifyCodeAddress:%'`)
  expect(rows).toEqual([{ hits: 20 }])
  await fastForwardLimits(app, { verifyCodeAddress: 59 })
  expect(tally([await type(second), await type(second)])).toEqual({ 422: 1, 429: 1 })
  expect((await type(second, '192.0.2.61')).status).toBe(422)
})

type Asking = { email: string; address: string; at?: Date }
const forgot = ({ email, address, at = start }: Asking) =>
  app.client({ at }).post('/api/password/forgot', { email }, from(address))

test('three links for a new password an hour to an account, wherever they are asked for', async () => {
  const { api, email } = await signUp(app, { at: start })
  const answers = await times(6, (n) =>
    forgot({ email: n % 2 ? email : email.toUpperCase(), address: `203.0.113.${n}` }),
  )
  expect(tally(answers)).toEqual({ 200: 3, 429: 3 })
  const links = (await mailTo(api, email)).filter(({ subject }) => subject.startsWith('Choose a new password'))
  expect(links).toHaveLength(3)
  const refused = await forgot({ email, address: '203.0.113.9', at: minutesLater(20) })
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers.get('retry-after'))).toBe(40 * 60)
  expect((await forgot({ email, address: '203.0.113.9', at: minutesLater(60) })).status).toBe(200)
})

test('three links an hour from an address, and an account that does not exist is limited alike', async () => {
  const fromOne = await times(5, (n) => forgot({ email: `anyone${n}@example.com`, address: '203.0.113.50' }))
  expect(tally(fromOne)).toEqual({ 200: 3, 429: 2 })
  const toNobody = await times(5, (n) => forgot({ email: 'nobody@example.com', address: `203.0.113.${60 + n}` }))
  expect(tally(toNobody)).toEqual({ 200: 3, 429: 2 })
})

test('a link that was refused ends no older one', async () => {
  const { api, email } = await signUp(app, { at: start })
  const ask = () => times(1, () => forgot({ email, address: '203.0.113.80' }))
  for (const status of [200, 200, 200, 429]) expect(tally(await ask())).toEqual({ [status]: 1 })
  const [mail] = await mailTo(api, email)
  const [, token] = /\/reset-password\?token=([\w-]+)/.exec(mail!.text)!
  const { status } = await app.client({ at: start }).post('/api/password/reset', { token, password: 'four brown eggs' })
  expect(status).toBe(200)
})

test('no address is stored, only a keyed hash of it', async () => {
  const { rows } = await app.db.query<{ key: string }>('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).toMatch(/^[A-Za-z]+:[\w-]{43}$/)
})

test('five files of one’s own data an hour', async () => {
  const { api } = await signUp(app, { at: minutesLater(2 * 24 * 60) })
  const answers = await times(7, () => api.get('/api/user/export'))
  expect(tally(answers)).toEqual({ 200: 5, 429: 2 })
})

test('twenty tries of a network in an hour to choose a new password by a link', async () => {
  const choose = (address: string, at = start) =>
    app.client({ at }).post('/api/password/reset', { token: 'nobodys', password: 'bantams-lay-well' }, from(address))
  const answers = await times(23, () => choose('192.0.2.40'))
  expect(tally(answers)).toEqual({ 422: 20, 429: 3 })
  expect((await choose('192.0.2.41')).status).toBe(422)
  expect((await choose('192.0.2.40', minutesLater(60))).status).toBe(422)
})

test('a link to a new password that opens has tries of its own, whatever its network has tried', async () => {
  await fastForwardLimits(app, { registerAddress: 1 })
  const { api, email } = await signUp(app, { at: start })
  const address = '192.0.2.42'
  const choose = (token: string, password: string) =>
    app.client({ at: start }).post('/api/password/reset', { token, password }, from(address))
  expect((await app.client({ at: start }).post('/api/password/forgot', { email }, from(address))).status).toBe(200)
  const [token = ''] = await tokensTo({ api, email })
  expect(tally(await times(21, () => choose('nobodys', 'bantams-lay-well')))).toEqual({ 422: 20, 429: 1 })
  expect((await choose(token, 'Password123')).status).toBe(422)
  await fastForwardLimits(app, { resetLink: 19 })
  expect((await choose(token, 'Password123')).status).toBe(422)
  expect((await choose(token, 'bantams-lay-well')).status).toBe(429)
  await fastForwardLimits(app, { resetLink: 1 })
  expect((await choose(token, 'bantams-lay-well')).status).toBe(200)
})
