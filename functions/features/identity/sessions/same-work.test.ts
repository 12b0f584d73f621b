import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parseEnv } from '#app/env.ts'
import { makeDeps } from '#app/make-deps.ts'
import { forgotPassword } from '#features/identity/credentials/password-reset.service.ts'
import { tuesday } from '#testing/market/buying.ts'
import { signUp, type TestUser } from '#testing/people/test-users.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import { signIn } from './sign-in.service.ts'

// That an answer takes as long for nobody's account as for somebody's is seen by the work that is done for it: what is
// derived and what is sent to the database. A clock would tell of the machine as well.

let app: TestApp
let ada: TestUser
beforeAll(async () => {
  app = await startTestApp({ PASSWORD_HASHES: 'full' })
  ada = await signUp(app, { at: tuesday })
})
afterAll(() => app.close())

const makeOwnDeps = () =>
  makeDeps({
    env: parseEnv({ ...app.vars, PHOTOS: {} }),
    now: tuesday,
    tally: { calls: 0, ms: 0 },
    requestId: 'same-work',
    origin: app.url,
    defer: () => {},
  })

type Sent = { query: string } | { queries: { query: string }[] }

const statementsOf = (body: unknown): string[] => {
  const sent: Sent = JSON.parse(String(body))
  return ('queries' in sent ? sent.queries : [sent]).map(({ query }) => query)
}

/** How many keys are derived for some work, and the statements of each of its calls to the database. */
const workOf = async (work: () => Promise<unknown>) => {
  let derived = 0
  const count = (_: number, type: string) => {
    if (type === 'SCRYPTREQUEST') derived += 1
  }
  const hook = createHook({ init: count }).enable()
  const fetching = vi.spyOn(globalThis, 'fetch')
  try {
    const ended = await work().then(
      () => 'done',
      (error: { code?: string }) => error.code,
    )
    return { ended, derived, calls: fetching.mock.calls.map(([, init]) => statementsOf(init?.body)) }
  } finally {
    fetching.mockRestore()
    hook.disable()
  }
}

describe('a wrong password', () => {
  const trying = (username: string) =>
    workOf(() =>
      signIn(makeOwnDeps(), {
        input: { username, password: 'not-the-password' },
        visitor: { network: username, userAgent: undefined, devices: '', replaces: null },
      }),
    )

  test('is the same work for an account that does not exist', async () => {
    const [known, unknown] = [await trying(ada.username), await trying('nobody_here')]
    expect(known).toMatchObject({ ended: 'bad_credentials', derived: 1 })
    expect(known.calls.length).toBeGreaterThan(0)
    expect(unknown).toEqual(known)
  })
})

describe('asking for a link to a new password', () => {
  const asking = (email: string) => workOf(() => forgotPassword(makeOwnDeps(), { email, network: email }))

  test('is the same work for an address without an account', async () => {
    const [known, unknown] = [await asking(ada.email), await asking('nobody@example.com')]
    expect(known).toMatchObject({ ended: 'done', derived: 0 })
    expect(known.calls.flat().join()).toContain('mail_tokens')
    expect(unknown).toEqual(known)
  })
})
