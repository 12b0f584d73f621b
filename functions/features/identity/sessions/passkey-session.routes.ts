import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { networkOf } from '#app/visitor/network.ts'
import { user } from '#contract/identity/account.answers.ts'
import { requestOptions } from '#contract/identity/factors/passkeys.answers.ts'
import { usePasskeyInput } from '#contract/identity/factors/passkeys.ts'
import { nobodysSignature } from '#features/identity/passkeys/example.rules.ts'
import { beginIn, visitorOf } from './browser-session.service.ts'
import { askForSignIn, signInByPasskey } from './passkey-sign-in.service.ts'

/** How one signs in by a passkey, without a name or a password. */
export const passkeySessionRoutes = new Hono<AppEnv>()
  .post(
    '/login/passkey/options',
    route({ who: 'anyone', answer: requestOptions, calls: 1 }, ({ deps, c }) => askForSignIn(deps, networkOf(c))),
  )
  .post(
    '/login/passkey',
    route(
      {
        who: 'anyone',
        body: usePasskeyInput,
        answer: user,
        calls: 2,
        example: { body: { signed: nobodysSignature }, answers: 422 },
      },
      async ({ deps, c, body: { signed } }) =>
        beginIn(c, await signInByPasskey(deps, { signed, visitor: await visitorOf(c) })),
    ),
  )

export type PasskeySessionRoutes = typeof passkeySessionRoutes
