import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RequestOptions } from '#contract/identity/factors/passkeys.answers.ts'
import { ok } from '#testing/market/selling.ts'
import { totpAt } from '#testing/people/authenticator.ts'
import { addPasskey, addTotp, halfMinutes } from '#testing/people/factors.ts'
import { signUp } from '#testing/people/test-users.ts'
import { fastForwardLimits } from '#testing/rows/time-travel.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'strict' })
})
afterAll(() => app.close())

const noon = new Date('2026-07-01T12:00:00.000Z')
const at = (steps: number) => halfMinutes(noon, steps)
const from = (address: string) => ({ 'CF-Connecting-IP': address })
const guarded = async () => {
  const user = await signUp(app, { at: noon })
  return { ...user, ...(await addTotp(user.api)) }
}
type Guarded = Awaited<ReturnType<typeof guarded>>

type Try = { user: Guarded; code: string; address: string; steps?: number }
const signIn = ({ user: { username, password }, code, address, steps = 1 }: Try) =>
  app.client({ at: at(steps) }).post('/api/login', { username, password, code }, from(address))

test('five wrong codes in a network are enough for fifteen minutes: then the right one waits as well, and is not used up', async () => {
  const user = await guarded()
  for (const code of ['000001', '000002', 'aaaaa-aaaaa']) {
    expect((await signIn({ user, code, address: '192.0.2.1' })).status).toBe(422)
  }
  await fastForwardLimits(app, { codeHere: 5, signInAccountAddress: 3 })
  const right = totpAt(user.secret, at(1))
  const refused = await signIn({ user, code: right, address: '192.0.2.1' })
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers.get('retry-after'))).toBe(15 * 60)
  expect((await signIn({ user, code: 'aaaaa-aaaaa', address: '192.0.2.1' })).status).toBe(429)
  expect((await signIn({ user, code: right, address: '192.0.2.2' })).status).toBe(200)
})

test('twenty a day are enough for strangers together, and the owner’s own browser and network go on', async () => {
  const user = await guarded()
  expect((await signIn({ user, code: totpAt(user.secret, at(1)), address: '192.0.2.10' })).status).toBe(200)
  expect((await signIn({ user, code: '000001', address: '192.0.2.11' })).status).toBe(422)
  await fastForwardLimits(app, { codeStrangers: 20 })
  const right = totpAt(user.secret, at(4))
  expect((await signIn({ user, code: '000001', address: '192.0.2.12', steps: 4 })).status).toBe(429)
  expect((await signIn({ user, code: right, address: '192.0.2.13', steps: 4 })).status).toBe(429)
  expect((await signIn({ user, code: right, address: '192.0.2.10', steps: 4 })).status).toBe(200)
  user.api.at = at(6)
  const { username, password } = user
  const known = await user.api.post(
    '/api/login',
    { username, password, code: totpAt(user.secret, at(6)) },
    from('192.0.2.14'),
  )
  expect(known.status).toBe(200)
})

test('a code that its own network refuses takes none from strangers elsewhere', async () => {
  const user = await guarded()
  expect((await signIn({ user, code: '000001', address: '192.0.2.20' })).status).toBe(422)
  await fastForwardLimits(app, { codeHere: 5, codeStrangers: 19 })
  for (const code of ['000002', '000003']) {
    expect((await signIn({ user, code, address: '192.0.2.20' })).status).toBe(429)
  }
  expect((await signIn({ user, code: totpAt(user.secret, at(1)), address: '192.0.2.21' })).status).toBe(200)
})

test('ten codes in fifteen minutes of who is signed in', async () => {
  const user = await guarded()
  const confirm = (code: string) => user.api.post('/api/session/confirm', { password: user.password, code })
  expect((await confirm('000001')).status).toBe(422)
  await fastForwardLimits(app, { ownCode: 9, ownPassword: 1 })
  expect((await confirm('000002')).status).toBe(422)
  expect((await confirm(totpAt(user.secret, at(1)))).status).toBe(429)
})

test('twenty a day of who is signed in, of which only codes count: then the right one waits as well, and is not used up', async () => {
  const user = await guarded()
  const confirm = (body: object, steps = 1) => {
    user.api.at = at(steps)
    return user.api.post('/api/session/confirm', { password: user.password, ...body })
  }
  expect((await confirm({ code: '000001' })).status).toBe(422)
  await fastForwardLimits(app, { ownCodeDay: 19 })
  expect((await confirm({})).status).toBe(401)
  expect((await confirm({ code: '000001', password: 'not-the-password' })).status).toBe(422)
  expect((await confirm({ code: 'aaaaa-aaaaa' })).status).toBe(422)
  const [hour, day] = [120, 24 * 120]
  const right = await confirm({ code: totpAt(user.secret, at(hour)) }, hour)
  expect(right).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(right.headers.get('retry-after'))).toBe(23 * 3600 + 30)
  expect((await confirm({ code: user.codes[0] }, hour)).status).toBe(429)
  expect((await confirm({ code: '000001' }, hour)).status).toBe(429)
  expect((await confirm({ code: user.codes[0] }, day + 1)).status).toBe(204)
})

test('sixty tries of a network by passkeys, asked for or answered', async () => {
  const user = await signUp(app, { at: noon })
  const { key } = await addPasskey(user.api)
  const client = app.client({ at: noon })
  const ask = (address: string) => client.post<RequestOptions>('/api/login/passkey/options', undefined, from(address))
  const answer = async (address: string, to: RequestOptions) =>
    (await client.post('/api/login/passkey', { signed: key.sign(to) }, from(address))).status
  const first = ok(await ask('192.0.2.30'))
  await fastForwardLimits(app, { passkeyAddress: 58 })
  const second = ok(await ask('192.0.2.30'))
  expect(await answer('192.0.2.30', first)).toBe(200)
  expect(await answer('192.0.2.30', second)).toBe(429)
  expect((await ask('192.0.2.30')).status).toBe(429)
  expect(await answer('192.0.2.31', ok(await ask('192.0.2.31')))).toBe(200)
})
