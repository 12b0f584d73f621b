import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { factorsOf } from '#app/factors/factors.queries.ts'
import { route } from '#app/route/route.ts'
import { requestOptions } from '#contract/identity/factors/passkeys.answers.ts'
import { usePasskeyInput } from '#contract/identity/factors/passkeys.ts'
import { confirmIdentityInput } from '#contract/identity/factors/second-factor.ts'
import { takeAnswered } from '#features/identity/passkeys/challenges.service.ts'
import { nobodysSignature } from '#features/identity/passkeys/example.rules.ts'
import { knownCredentials, ownCredential } from '#features/identity/passkeys/passkeys.queries.ts'
import { askForConfirmation, confirmByPasskey, confirmByPassword } from './confirm.service.ts'
import { askOwnPassword } from './own-password.service.ts'

/** How somebody who is signed in shows once more who they are, before a sensitive act. */
export const confirmRoutes = new Hono<AppEnv>()
  .post(
    '/session/confirm',
    route(
      {
        who: 'user',
        limit: 'ownCode',
        body: confirmIdentityInput,
        answer: null,
        calls: 2,
        reads: ({ deps, viewerId }) => ({
          asked: askOwnPassword(deps, viewerId),
          factors: factorsOf(deps.db, viewerId),
        }),
        example: { body: { password: 'not-the-password', code: '123456' }, answers: 422 },
      },
      ({ deps, actor, body, read }) =>
        confirmByPassword(deps, { actor, input: body, asked: read.asked, factors: read.factors[0] }),
    ),
  )
  .post(
    '/session/confirm/passkey/options',
    route(
      {
        who: 'user',
        limit: 'ownPasskey',
        answer: requestOptions,
        calls: 2,
        reads: ({ deps, viewerId }) => ({ known: knownCredentials(deps.db, viewerId) }),
      },
      ({ deps, actor, read }) => askForConfirmation(deps, { actor, known: read.known }),
    ),
  )
  .post(
    '/session/confirm/passkey',
    route(
      {
        who: 'user',
        body: usePasskeyInput,
        answer: null,
        calls: 2,
        reads: ({ deps, viewerId, body: { signed } }) => ({
          taken: takeAnswered(deps, {
            purpose: 'confirm',
            userId: viewerId,
            clientDataJSON: signed.response.clientDataJSON,
          }),
          keys: ownCredential(deps.db, { credentialId: signed.id, userId: viewerId }),
        }),
        example: { body: { signed: nobodysSignature }, answers: 422 },
      },
      ({ deps, actor, body, read }) => confirmByPasskey(deps, { actor, signed: body.signed, ...read }),
    ),
  )

export type ConfirmRoutes = typeof confirmRoutes
