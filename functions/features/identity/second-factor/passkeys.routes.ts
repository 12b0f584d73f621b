import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { idParam } from '#app/validate.ts'
import { addedPasskey, creationOptions } from '#contract/identity/factors/passkeys.answers.ts'
import { addPasskeyInput, renamePasskeyInput } from '#contract/identity/factors/passkeys.ts'
import { factor } from '#contract/identity/factors/second-factor.answers.ts'
import { takeAnswered } from '#features/identity/passkeys/challenges.service.ts'
import { nobodysPasskey } from '#features/identity/passkeys/example.rules.ts'
import { knownCredentials } from '#features/identity/passkeys/passkeys.queries.ts'
import { addPasskey, askForPasskey, nameAnew } from './passkeys.service.ts'

/** How a passkey is added and named; it is removed as any other factor. */
export const passkeysRoutes = new Hono<AppEnv>()
  .post(
    '/user/passkeys/options',
    route(
      {
        who: 'verified user',
        recent: true,
        limit: 'ownPasskey',
        answer: creationOptions,
        calls: 2,
        reads: ({ deps, viewerId }) => ({ known: knownCredentials(deps.db, viewerId) }),
      },
      ({ deps, actor, read }) => askForPasskey(deps, { actor, known: read.known }),
    ),
  )
  .post(
    '/user/passkeys',
    route(
      {
        who: 'verified user',
        recent: true,
        body: addPasskeyInput,
        answer: addedPasskey,
        status: 201,
        calls: 2,
        reads: ({ deps, viewerId, body }) => ({
          taken: takeAnswered(deps, {
            purpose: 'add',
            userId: viewerId,
            clientDataJSON: body.made.response.clientDataJSON,
          }),
        }),
        example: { body: { name: 'My phone', made: nobodysPasskey }, answers: 422 },
      },
      ({ deps, actor, body, read }) => addPasskey(deps, { actor, input: body, ...read }),
    ),
  )
  .patch(
    '/user/passkeys/:id',
    route(
      {
        who: 'user',
        params: { id: idParam },
        body: renamePasskeyInput,
        answer: factor,
        calls: 2,
        example: { body: { name: 'My phone' }, answers: 404 },
      },
      ({ deps, actor, params, body }) => nameAnew(deps, { id: params.id, userId: actor.id, name: body.name }),
    ),
  )

export type PasskeysRoutes = typeof passkeysRoutes
