import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { factorsOf } from '#app/factors/factors.queries.ts'
import { route } from '#app/route/route.ts'
import { idParam } from '#app/validate.ts'
import { firstCodes, newCodes, newTotp, secondFactors } from '#contract/identity/factors/second-factor.answers.ts'
import { beginFactorInput, confirmFactorInput } from '#contract/identity/factors/second-factor.ts'
import { factorReads, toSecondFactors } from './factors.reads.ts'
import { renewCodes } from './recovery-codes.service.ts'
import { removeFactor } from './remove-factor.service.ts'
import { endTotpSetUp, setUpTotp } from './set-up-totp.service.ts'
import { begunTotp } from './totp.queries.ts'

/** What a user signs in with beside their password: nobody else sees or changes it. */
export const secondFactorRoutes = new Hono<AppEnv>()
  .get(
    '/user/second-factors',
    route(
      {
        who: 'user',
        answer: secondFactors,
        calls: 1,
        reads: ({ deps, viewerId }) => factorReads(deps.db, viewerId),
      },
      ({ read }) => toSecondFactors(read),
    ),
  )
  .post(
    '/user/second-factors',
    route(
      {
        who: 'verified user',
        recent: true,
        body: beginFactorInput,
        answer: newTotp,
        status: 201,
        calls: 2,
        example: { body: { kind: 'totp' } },
      },
      ({ deps, actor }) => setUpTotp(deps, actor),
    ),
  )
  .post(
    '/user/second-factors/recovery-codes',
    route(
      {
        who: 'verified user',
        recent: true,
        answer: newCodes,
        status: 201,
        calls: 2,
        reads: ({ deps, viewerId }) => ({ factors: factorsOf(deps.db, viewerId) }),
        // The admin of the tests has a passkey, as admins must.
        example: { answers: { buyer: 409, seller: 409, admin: 201 } },
      },
      ({ deps, actor, read }) => renewCodes(deps, { actor, factors: read.factors[0] }),
    ),
  )
  .post(
    '/user/second-factors/:id/confirm',
    route(
      {
        who: 'verified user',
        recent: true,
        limit: 'ownCode',
        params: { id: idParam },
        body: confirmFactorInput,
        answer: firstCodes,
        calls: 2,
        reads: ({ deps, viewerId, params }) => ({ begun: begunTotp(deps.db, { id: params.id, userId: viewerId }) }),
        example: { body: { code: '123456' }, answers: 404 },
      },
      ({ deps, actor, params, body, read }) =>
        endTotpSetUp(deps, { actor, id: params.id, code: body.code, begun: read.begun }),
    ),
  )
  .delete(
    '/user/second-factors/:id',
    route(
      {
        who: 'user',
        recent: true,
        params: { id: idParam },
        answer: null,
        calls: 2,
        reads: ({ deps, viewerId }) => factorReads(deps.db, viewerId),
        example: { answers: 404 },
      },
      ({ deps, actor, params, read }) => removeFactor(deps, { actor, id: params.id, own: toSecondFactors(read).items }),
    ),
  )

export type SecondFactorRoutes = typeof secondFactorRoutes
