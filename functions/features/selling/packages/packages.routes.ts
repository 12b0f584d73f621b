import { Hono } from 'hono'
import type { AppEnv, Deps } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { changedPackage, openedPayment, sellerPackage } from '#contract/selling/packages.answers.ts'
import { cancellationInput, packageChangeInput, packageInput } from '#contract/selling/packages.ts'
import { cancelPackage, resumePackage } from './cancel-package.service.ts'
import { changePackage } from './change-package.service.ts'
import { openPackage } from './open-package.service.ts'
import { packageReads, toSellerPackage } from './package.reads.ts'

const reads = ({ deps, viewerId }: { deps: Deps; viewerId: string }) => packageReads(deps, viewerId)

/** A seller's package: to look at, to pay for and to change. */
export const packageRoutes = new Hono<AppEnv>()
  .get(
    '/subscription',
    route({ who: 'seller', answer: sellerPackage, calls: 1, reads }, ({ deps, actor, read }) =>
      toSellerPackage(read, { now: deps.now, chosen: actor.sellerTier ?? 'basic' }),
    ),
  )
  .post(
    '/subscription',
    route(
      {
        who: 'verified seller',
        body: packageInput,
        answer: openedPayment,
        status: 201,
        calls: 2,
        example: { body: { tier: 'basic', period: 'month' } },
      },
      ({ deps, actor, body }) => openPackage(deps, { sellerId: actor.id, input: body }),
    ),
  )
  .post(
    '/subscription/change',
    route(
      {
        who: 'seller',
        body: packageChangeInput,
        answer: changedPackage,
        // An upgrade that costs something opens a payment.
        statusOf: ({ reference }) => (reference ? 201 : 200),
        calls: 2,
        reads,
        example: { body: { tier: 'premium' }, answers: 409 },
      },
      ({ deps, actor, read, body }) => changePackage(deps, { actor, read, input: body }),
    ),
  )
  .post(
    '/subscription/cancel',
    route(
      {
        who: 'seller',
        body: cancellationInput,
        answer: sellerPackage,
        // Beyond the second, each notes a refund that the provider took, after the answer: of a year and of its upgrade.
        calls: 4,
        reads,
        example: { body: { refundPence: 0 }, answers: 409 },
      },
      ({ deps, actor, read, body }) => cancelPackage(deps, { actor, read, input: body }),
    ),
  )
  .post(
    '/subscription/resume',
    route(
      { who: 'seller', answer: sellerPackage, calls: 2, reads, example: { answers: 409 } },
      ({ deps, actor, read }) => resumePackage(deps, { actor, read }),
    ),
  )

export type PackageRoutes = typeof packageRoutes
