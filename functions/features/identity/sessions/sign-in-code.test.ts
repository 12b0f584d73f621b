import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { totpAt } from '#testing/people/authenticator.ts'
import { addTotp, browserAt, factorsOf, halfMinutes, login } from '#testing/people/factors.ts'
import { suspend } from '#testing/people/operators.ts'
import { forgot, reset, tokensTo } from '#testing/people/password-reset.ts'
import { mailTo, signUp, type TestUser } from '#testing/people/test-users.ts'
import { inOrder } from '#testing/rows/arrival.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

const noon = new Date('2026-05-01T12:00:00.000Z')

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Guarded = TestUser & { secret: string; codes: string[] }
const guarded = async (): Promise<Guarded> => {
  const user = await signUp(app, { at: noon })
  return { ...user, ...(await addTotp(user.api)) }
}
const at = (steps: number) => halfMinutes(noon, steps)
const signIn = (user: Guarded, steps: number, code?: string) => login(browserAt(app, at(steps)), user, code)

test('a right password alone is asked for a code, by the ways that the user has, and begins no session', async () => {
  const ada = await guarded()
  const api = browserAt(app, at(1))
  const asked = await login(api, ada)
  expect(asked).toMatchObject({ status: 401, body: { code: 'second_factor_required', ways: ['totp', 'recovery'] } })
  expect([...api.cookies.keys()]).toEqual([])
  expect((await login(api, ada, totpAt(ada.secret, at(1)))).body.username).toBe(ada.username)
  expect((await api.get('/api/user')).status).toBe(200)
})

test('who does not know the password learns nothing of it: not in words, not in what is done', async () => {
  const [ada, plain] = [await guarded(), await signUp(app, { at: noon })]
  const wrong = { password: 'not-the-password' }
  const calls: number[] = []
  for (const { username } of [ada, plain, { username: 'nobody_here' }]) {
    for (const code of [undefined, '123456', totpAt(ada.secret, at(1))]) {
      const before = app.calls()
      expect(await login(browserAt(app, at(1)), { username, ...wrong }, code)).toMatchObject({
        status: 401,
        body: { code: 'bad_credentials', detail: 'Wrong username or password.' },
      })
      calls.push(app.calls() - before)
    }
  }
  expect(new Set(calls)).toEqual(new Set([2]))
})

describe('a code of the app', () => {
  test.each([
    ['of the half minute before', -1, 200],
    ['of now', 0, 200],
    ['of the half minute after', 1, 200],
    ['of a minute before', -2, 422],
    ['of a minute after', 2, 422],
  ])('%s answers as it should', async (_when, off, status) => {
    const ada = await guarded()
    expect((await signIn(ada, 5, totpAt(ada.secret, at(5 + off)))).status).toBe(status)
  })

  test('works once: not again, and not after a later one (V6.5.1)', async () => {
    const ada = await guarded()
    expect((await signIn(ada, 5, totpAt(ada.secret, at(5)))).status).toBe(200)
    const again = await signIn(ada, 5, totpAt(ada.secret, at(5)))
    expect(again).toMatchObject({ status: 422, body: { code: 'bad_code', errors: [{ path: 'code' }] } })
    expect((await signIn(ada, 5, totpAt(ada.secret, at(4)))).body.code).toBe('bad_code')
    expect((await signIn(ada, 6, totpAt(ada.secret, at(6)))).status).toBe(200)
  })

  test('with which it was set up works no more', async () => {
    const ada = await guarded()
    expect((await signIn(ada, 0, totpAt(ada.secret, noon))).body.code).toBe('bad_code')
  })

  test('used twice at once signs in once', async () => {
    const ada = await guarded()
    const enter = () => signIn(ada, 3, totpAt(ada.secret, at(3)))
    const held = { rows: 'select 1 from totp_secrets where user_id = $1 for update', params: [ada.id] }
    const answers = await inOrder(app, held, [enter, enter, enter])
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 422])
  })

  test.each([
    ['is being set up anew', 'confirmed_at = null, last_step = 0'],
    ['was set up anew', 'last_step = 1'],
  ])('is none any more where the app %s while it is on its way', async (_what, changes) => {
    const ada = await guarded()
    const anew = { rows: `update totp_secrets set sealed = 'another', ${changes} where user_id = $1`, params: [ada.id] }
    const [answer] = await inOrder(app, anew, [() => signIn(ada, 3, totpAt(ada.secret, at(3)))])
    expect(answer).toMatchObject({ status: 422, body: { code: 'bad_code' } })
  })

  test('may be typed with a space', async () => {
    const ada = await guarded()
    const code = totpAt(ada.secret, at(2))
    expect((await signIn(ada, 2, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200)
  })

  test('asks the database three times, as every sign-in', async () => {
    const ada = await guarded()
    const before = app.calls()
    expect((await signIn(ada, 2, totpAt(ada.secret, at(2)))).status).toBe(200)
    expect(app.calls() - before).toBe(3)
  })
})

describe('a recovery code', () => {
  test('signs in once, however it is typed, and its owner is told (V6.5.1)', async () => {
    const ada = await guarded()
    const [code = ''] = ada.codes
    expect((await signIn(ada, 1, code.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect((await signIn(ada, 1, code)).body.code).toBe('bad_code')
    expect((await factorsOf(ada.api)).recoveryCodesLeft).toBe(9)
    const subjects = (await mailTo(app.client(), ada.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'A recovery code was used for Hatchyard')).toHaveLength(1)
  })

  test('used twice at once signs in once', async () => {
    const ada = await guarded()
    const answers = await Promise.all([1, 2, 3].map(() => signIn(ada, 1, ada.codes[3])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  test('of somebody else is no code', async () => {
    const [ada, ben] = [await guarded(), await guarded()]
    expect((await signIn(ada, 1, ben.codes[0])).body.code).toBe('bad_code')
    expect((await signIn(ben, 1, ben.codes[0])).status).toBe(200)
  })
})

test('a new password by a link leaves the factor where it was (V6.4.3)', async () => {
  const ada = await guarded()
  await forgot(app, ada.email, at(1))
  const [token = ''] = await tokensTo(ada)
  expect((await reset(app, { token, password: 'four brown eggs', at: at(1) })).status).toBe(200)
  const anew = { ...ada, password: 'four brown eggs' }
  expect((await signIn(anew, 2)).body.code).toBe('second_factor_required')
  expect((await signIn(anew, 2, totpAt(ada.secret, at(2)))).status).toBe(200)
})

test('a suspended user learns that they are by their password, and is asked for no code', async () => {
  const ada = await guarded()
  await suspend(app, ada.id)
  expect((await signIn(ada, 1)).body.code).toBe('forbidden')
})
