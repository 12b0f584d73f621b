import { afterAll, beforeAll, expect, test } from 'vitest'
import { totpAt } from '#testing/people/authenticator.ts'
import { addTotp, browserAt, halfMinutes, login, signInWanted } from '#testing/people/factors.ts'
import { signUp } from '#testing/people/test-users.ts'
import { startTestApp, startTestJobs, type TestApp } from '#testing/site/test-app.ts'

const noon = new Date('2026-05-01T12:00:00.000Z')
const newer = 'a-newer-secret-of-the-tests-0123456789abcdef'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const runWith = async (vars: Record<string, string>, at: Date) => {
  const jobs = await startTestJobs({ ...app, vars: { ...app.vars, ...vars } })
  await jobs.run(at)
  await jobs.close()
}

test('challenges that nobody answered in five minutes are forgotten, and none before', async () => {
  await signInWanted(browserAt(app, noon))
  const left = async () => (await app.db.query('select 1 from passkey_challenges')).rowCount
  await runWith({}, halfMinutes(noon, 9))
  expect(await left()).toBe(1)
  await runWith({}, halfMinutes(noon, 10))
  expect(await left()).toBe(0)
})

test('what an older secret has sealed is sealed by the newest, once, and opens as before', async () => {
  const user = await signUp(app, { at: noon })
  const { secret } = await addTotp(user.api)
  const sealed = async () =>
    (await app.db.query('select sealed from totp_secrets where user_id = $1', [user.id])).rows[0].sealed
  const before = await sealed()
  const both = { SESSION_SECRETS: `${newer},${app.vars.SESSION_SECRETS}` }
  await runWith(both, noon)
  const after = await sealed()
  expect(after).not.toBe(before)
  await runWith(both, noon)
  expect(await sealed()).toBe(after)
  // The Worker, which knows the older secret alone, can't open it any more: the key is another one indeed.
  const at = halfMinutes(noon, 2)
  expect((await login(browserAt(app, at), user, totpAt(secret, at))).body.code).toBe('bad_code')
  await runWith({ SESSION_SECRETS: `${app.vars.SESSION_SECRETS},${newer}` }, noon)
  expect((await login(browserAt(app, at), user, totpAt(secret, at))).status).toBe(200)
})

test('one that nothing opens any more keeps no other from being sealed anew', async () => {
  const [broken, user] = [await signUp(app, { at: noon }), await signUp(app, { at: noon })]
  for (const { api } of [broken, user]) await addTotp(api)
  await app.db.query(`update totp_secrets set sealed = left(sealed, 20) where user_id = $1`, [broken.id])
  const sealed = async ({ id }: { id: string }): Promise<string> =>
    (await app.db.query('select sealed from totp_secrets where user_id = $1', [id])).rows[0].sealed
  const before = [await sealed(broken), await sealed(user)]
  await runWith({ SESSION_SECRETS: `${newer},${app.vars.SESSION_SECRETS}` }, noon)
  expect(await sealed(broken)).toBe(before[0])
  expect(await sealed(user)).not.toBe(before[1])
})
