import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { totpAt } from '#testing/people/authenticator.ts'
import { addTotp, beginTotp, browserAt, factorsOf, halfMinutes, login, type Refused } from '#testing/people/factors.ts'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { inOrder, userRow } from '#testing/rows/arrival.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

const noon = new Date('2026-05-01T12:00:00.000Z')

let app: TestApp
let ada: TestUser & { secret: string; codes: string[] }
beforeAll(async () => {
  app = await startTestApp()
  const user = await signUp(app, { at: noon })
  ada = { ...user, ...(await addTotp(user.api)) }
})
afterAll(() => app.close())

const confirm = (user: TestUser, id: string, code: string) =>
  user.api.post<Refused>(`/api/user/second-factors/${id}/confirm`, { code })
const subjects = async (email: string) => (await mailTo(app.client(), email)).map(({ subject }) => subject)

describe('an app', () => {
  test('is set up by a right code, with ten recovery codes that are shown once, and its owner is told', async () => {
    expect(ada.codes).toHaveLength(10)
    expect(new Set(ada.codes).size).toBe(10)
    for (const code of ada.codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
    const { items, recoveryCodesLeft } = await factorsOf(ada.api)
    expect(items).toEqual([
      {
        id: expect.any(String),
        kind: 'totp',
        name: null,
        createdAt: noon.toISOString(),
        lastUsedAt: noon.toISOString(),
      },
    ])
    expect(recoveryCodesLeft).toBe(10)
    expect((await subjects(ada.email))[0]).toBe('Two-step sign-in was set up for Hatchyard')
  })

  test('is kept sealed, and its codes as hashes: who reads the database can make none', async () => {
    const { rows } = await app.db.query(
      'select t::text as row from totp_secrets t union all select r::text from recovery_codes r',
    )
    const stored = rows.map(({ row }) => row).join('\n')
    expect(rows.length).toBeGreaterThan(10)
    expect(stored).not.toContain(ada.secret)
    for (const code of ada.codes) expect(stored).not.toContain(code.replace('-', ''))
  })

  test('that was begun asks nothing of anybody before a right code, and a wrong one leaves it as it is', async () => {
    const user = await signUp(app, { at: noon })
    const { id, secret } = await beginTotp(user.api)
    expect(await confirm(user, id, '000000')).toMatchObject({
      status: 422,
      body: { code: 'bad_code', errors: [{ path: 'code' }] },
    })
    expect((await factorsOf(user.api)).items).toEqual([])
    expect((await login(browserAt(app, noon), user)).status).toBe(200)
    expect((await confirm(user, id, totpAt(secret, noon))).status).toBe(200)
    expect((await login(browserAt(app, noon), user)).status).toBe(401)
  })

  test('that is set up is not set up once more', async () => {
    const again = await ada.api.post('/api/user/second-factors', { kind: 'totp' })
    expect(again).toMatchObject({ status: 409, body: { code: 'illegal_state', state: 'set_up' } })
  })

  test('begun twice ends as the later one: the first is gone, also when both begin at once', async () => {
    const user = await signUp(app, { at: noon })
    const both = await Promise.all([beginTotp(user.api), beginTotp(user.api)])
    const answers = await Promise.all(both.map(({ id, secret }) => confirm(user, id, totpAt(secret, noon))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    const kept = both[answers.findIndex(({ status }) => status === 200)]!
    const at = halfMinutes(noon, 1)
    expect((await login(browserAt(app, at), user, totpAt(kept.secret, at))).status).toBe(200)
  })

  test('shown to work twice at once is set up once, and its owner told once', async () => {
    const user = await signUp(app, { at: noon })
    const { id, secret } = await beginTotp(user.api)
    const show = () => confirm(user, id, totpAt(secret, noon))
    const held = userRow(user.id)
    const answers = await inOrder(app, held, [show, show])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await subjects(user.email)).filter((subject) => subject.includes('was set up'))).toHaveLength(1)
  })

  test('of somebody else is nobody’s business', async () => {
    const [user, other] = [await signUp(app, { at: noon }), await signUp(app, { at: noon })]
    const { id, secret } = await beginTotp(user.api)
    expect((await confirm(other, id, totpAt(secret, noon))).status).toBe(404)
    const { items } = await factorsOf(ada.api)
    expect((await other.api.delete(`/api/user/second-factors/${items[0]!.id}`)).status).toBe(404)
    expect((await factorsOf(ada.api)).items).toHaveLength(1)
  })

  test('that is removed asks no more; its recovery codes are gone, and its owner is told', async () => {
    const user = await signUp(app, { at: noon })
    const { factorId: id, codes } = await addTotp(user.api)
    expect((await user.api.delete(`/api/user/second-factors/${id}`)).status).toBe(204)
    expect(await factorsOf(user.api)).toEqual({ items: [], recoveryCodesLeft: 0 })
    expect((await subjects(user.email))[0]).toBe('Part of your two-step sign-in was removed for Hatchyard')
    expect((await login(browserAt(app, noon), user, codes[0])).status).toBe(200)
    expect((await user.api.delete(`/api/user/second-factors/${id}`)).status).toBe(404)
  })
})

describe('recovery codes', () => {
  test('are made anew, which ends those from before', async () => {
    const user = await signUp(app, { at: noon })
    const { codes } = await addTotp(user.api)
    const renewed = await user.api.post<{ recoveryCodes: string[] }>('/api/user/second-factors/recovery-codes')
    expect(renewed.status).toBe(201)
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect((await subjects(user.email))[0]).toBe('You have new recovery codes for Hatchyard')
    expect((await login(browserAt(app, noon), user, codes[0])).body.code).toBe('bad_code')
    expect((await login(browserAt(app, noon), user, renewed.body.recoveryCodes[0])).status).toBe(200)
    expect((await factorsOf(user.api)).recoveryCodesLeft).toBe(9)
  })

  test('are for who has a factor', async () => {
    const user = await signUp(app, { at: noon })
    const refused = await user.api.post('/api/user/second-factors/recovery-codes')
    expect(refused).toMatchObject({ status: 409, body: { code: 'illegal_state', state: 'none' } })
  })
})
