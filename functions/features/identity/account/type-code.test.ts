import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SaidInWords, User } from '#contract/identity/account.answers.ts'
import type { Problem } from '#contract/problems.ts'
import { later, tuesday } from '#testing/market/buying.ts'
import { ok } from '#testing/market/selling.ts'
import { linksTo, open } from '#testing/people/credentials.ts'
import { codesTo, otherThan, typeCode } from '#testing/people/email-codes.ts'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const wrong = 'That isn’t the code in our latest email to you. Please check it and try again.'
const over = 'This code doesn’t work any more. Send it again to get a new one.'
const verified = 'Your email has been successfully verified.'
const already = 'Your email address is already verified.'

const join = () => signUp(app, { verified: false, at: tuesday })
const newest = async (user: TestUser, email = user.email) => (await codesTo(user, email))[0]!
const type = (user: TestUser, code: unknown) => typeCode<Partial<SaidInWords & Problem>>(user, code)
const said = async (user: TestUser, code: unknown) => {
  const { status, body } = await type(user, code)
  return [status, status === 200 ? body.message : body.detail]
}
const isVerified = async ({ api }: TestUser) => ok(await api.get<User>('/api/user')).emailVerified
const resend = ({ api }: TestUser, body: object = {}) => api.post<SaidInWords>('/api/verify-email/resend', body)

describe('the code of the mail', () => {
  test('stands beside the link, six digits, and is kept as a hash that needs the key (V6.4.1)', async () => {
    const user = await join()
    const [mail] = await mailTo(user.api, user.email)
    const code = await newest(user)
    expect(code).toMatch(/^\d{6}$/)
    expect(mail!.html).toContain(`>${code}<`)
    expect(mail!.text).toContain('It works for 10 minutes.')
    expect(mail!.text).toMatch(/verify-email\?token=[\w-]{43}/)
    const { rows } = await app.db.query('select code_hash, code_tries from mail_tokens where user_id = $1', [user.id])
    expect(rows).toEqual([{ code_hash: expect.stringMatching(/^[\w-]{43}$/), code_tries: 0 }])
  })

  test('proves the address in two calls, and a second time is no error', async () => {
    const user = await join()
    const code = await newest(user)
    const before = app.calls()
    expect(await said(user, code)).toEqual([200, verified])
    expect(app.calls() - before).toBe(2)
    expect(await isVerified(user)).toBe(true)
    expect(await said(user, code)).toEqual([200, already])
  })

  test.each([
    ['a space', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['hyphens and space around it', (code: string) => ` ${code.slice(0, 2)}-${code.slice(2, 4)}–${code.slice(4)}\n`],
    ['a tab and a narrow space', (code: string) => `${code.slice(0, 3)}\t${code.slice(3, 5)}\u202f${code.slice(5)}`],
  ])('is understood with %s', async (_what, typed) => {
    const user = await join()
    expect(await said(user, typed(await newest(user)))).toEqual([200, verified])
  })

  test('is used up with its link, which then says that the address is verified', async () => {
    const user = await join()
    const [link] = await linksTo(app, user.email)
    ok(await type(user, await newest(user)))
    expect(await open(app, link)).toMatchObject({ status: 200, body: { message: already } })
  })

  test('has nothing to prove once the link was followed', async () => {
    const user = await join()
    const [link] = await linksTo(app, user.email)
    expect(await open(app, link, tuesday)).toMatchObject({ status: 200, body: { message: verified } })
    expect(await said(user, otherThan(await newest(user)))).toEqual([200, already])
  })

  test('works until ten minutes are over, and is asked for anew after that', async () => {
    const user = await join()
    const code = await newest(user)
    user.api.at = later(tuesday, 10)
    expect(await said(user, code)).toEqual([422, over])
    expect(await isVerified(user)).toBe(false)
    user.api.at = new Date(later(tuesday, 10).getTime() - 1)
    expect(await said(user, code)).toEqual([200, verified])
  })

  test('typed right by many at once proves the address once, and each is told so', async () => {
    const user = await join()
    const code = await newest(user)
    const answers = await Promise.all(Array.from({ length: 8 }, () => type(user, code)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await isVerified(user)).toBe(true)
  })

  test('its link and a new mail at once prove the address, and none waits for the other', async () => {
    const users = await Promise.all([join(), join(), join()])
    for (const user of users) {
      const [code, [link]] = [await newest(user), await linksTo(app, user.email)]
      const all = [open(app, link, tuesday), resend(user), type(user, code), type(user, code)]
      const [followed, sent, ...typed] = (await Promise.all(all)).map(({ status }) => status)
      expect([followed, sent]).toEqual([200, 200])
      // The new mail may have come first: then its code alone works.
      expect([200, 422]).toEqual(expect.arrayContaining(typed))
      expect(await isVerified(user)).toBe(true)
    }
  })
})

describe('a wrong code', () => {
  test('is told five times at most: then the right one does not work either, until a new mail brings another', async () => {
    const user = await join()
    const code = await newest(user)
    for (let tries = 1; tries < 5; tries += 1) expect(await said(user, otherThan(code))).toEqual([422, wrong])
    expect(await said(user, otherThan(code))).toEqual([422, over])
    expect(await said(user, code)).toEqual([422, over])
    expect(await type(user, code)).toMatchObject({
      body: { code: 'bad_code', errors: [{ path: 'code', message: over }] },
    })
    expect(await isVerified(user)).toBe(false)
    ok(await resend(user))
    expect(await said(user, await newest(user))).toEqual([200, verified])
  })

  test('leaves the fifth try to the right one', async () => {
    const user = await join()
    const code = await newest(user)
    for (let tries = 1; tries < 5; tries += 1) await type(user, otherThan(code))
    expect(await said(user, code)).toEqual([200, verified])
  })

  test('counts each time when twenty come at once', async () => {
    const user = await join()
    const code = await newest(user)
    const answers = await Promise.all(Array.from({ length: 20 }, () => said(user, otherThan(code))))
    expect(answers.filter(([, words]) => words === wrong)).toHaveLength(4)
    expect(answers.filter(([, words]) => words === over)).toHaveLength(16)
    const { rows } = await app.db.query('select code_tries from mail_tokens where user_id = $1', [user.id])
    expect(rows).toEqual([{ code_tries: 5 }])
    expect(await said(user, code)).toEqual([422, over])
  })

  test.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦', '1 2 3 4 5 6 7', 123456, null])(
    'that is none (%j) counts as no try',
    async (typed) => {
      const user = await join()
      expect(await type(user, typed)).toMatchObject({
        status: 422,
        body: { code: 'validation', errors: [{ path: 'code' }] },
      })
      const { rows } = await app.db.query('select code_tries from mail_tokens where user_id = $1', [user.id])
      expect(rows).toEqual([{ code_tries: 0 }])
    },
  )
})

describe('no other code proves the address', () => {
  test('not that of an earlier mail, whose link still does', async () => {
    const user = await join()
    const first = await newest(user)
    ok(await resend(user))
    const second = await newest(user)
    if (first !== second) expect(await said(user, first)).toEqual([422, wrong])
    expect(await isVerified(user)).toBe(false)
    const link = (await linksTo(app, user.email))[1]
    expect((await open(app, link, tuesday)).status).toBe(200)
    expect(await isVerified(user)).toBe(true)
  })

  test('not that of somebody else', async () => {
    const [user, other] = [await join(), await join()]
    const [own, theirs] = [await newest(user), await newest(other)]
    if (own !== theirs) expect(await said(user, theirs)).toEqual([422, wrong])
    expect([await isVerified(user), await isVerified(other)]).toEqual([false, false])
  })

  test('not that of an address that was corrected meanwhile, also when both come at once', async () => {
    const user = await join()
    const old = await newest(user)
    ok(await resend(user, { email: `right.${user.email}` }))
    const right = await newest(user, `right.${user.email}`)
    if (old !== right) expect(await said(user, old)).toEqual([422, wrong])
    expect(await isVerified(user)).toBe(false)
    expect(await said(user, right)).toEqual([200, verified])

    for (let round = 0; round < 5; round += 1) {
      const racer = await join()
      const code = await newest(racer)
      const next = `next.${racer.email}`
      const [typed, corrected] = await Promise.all([type(racer, code), resend(racer, { email: next })])
      expect(await isVerified(racer)).toBe(typed.status === 200)
      expect([typed.status, corrected.status]).toEqual(typed.status === 200 ? [200, 409] : [422, 200])
    }
  })

  test('not one that was mailed before there were any', async () => {
    const user = await join()
    const code = await newest(user)
    await app.db.query('update mail_tokens set code_hash = null where user_id = $1', [user.id])
    expect(await said(user, code)).toEqual([422, over])
  })

  test('and a visitor none at all', async () => {
    expect((await app.client().post('/api/verify-email/code', { code: '402817' })).status).toBe(401)
  })
})
