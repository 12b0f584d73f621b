import { Hono } from 'hono'
import type { AppEnv, Deps } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { changedSubscription, openedPayment, subscription } from '#contract/selling/subscription.answers.ts'
import { cancellationInput, packageChangeInput, subscriptionInput } from '#contract/selling/subscription.ts'
import { cancelPackage, resumePackage } from './cancel-package.service.ts'
import { changePackage } from './change-package.service.ts'
import { packageReads, toSubscription } from './package.reads.ts'
import { openSubscription } from './subscription.service.ts'

const reads = ({ deps, viewerId }: { deps: Deps; viewerId: string }) => packageReads(deps, viewerId)

/** A seller's package: to look at, to pay for and to change. */
export const subscriptionRoutes = new Hono<AppEnv>()
  .get(
    '/subscription',
    route({ who: 'seller', answer: subscription, calls: 1, reads }, ({ deps, actor, read }) =>
      toSubscription(read, { now: deps.now, chosen: actor.sellerTier ?? 'basic' }),
    ),
  )
  .post(
    '/subscription',
    route(
      {
        who: 'seller',
        body: subscriptionInput,
        answer: openedPayment,
        status: 201,
        calls: 2,
        example: { body: { tier: 'basic', period: 'month' } },
      },
      ({ deps, actor, body }) => openSubscription(deps, { sellerId: actor.id, input: body }),
    ),
  )
  .post(
    '/subscription/change',
    route(
      {
        who: 'seller',
        body: packageChangeInput,
        answer: changedSubscription,
        // An upgrade that costs something opens a payment.
        statusOf: ({ reference }) => (reference ? 201 : 200),
        calls: 2,
        reads,
        example: { body: { tier: 'premium' }, answers: 409 },
      },
      ({ deps, actor, read, body }) => changePackage(deps, { seller: actor, read, input: body }),
    ),
  )
  .post(
    '/subscription/cancel',
    route(
      {
        who: 'seller',
        body: cancellationInput,
        answer: subscription,
        // Beyond the second, each notes a refund that the provider took, after the answer: of a year and of its upgrade.
        calls: 4,
        reads,
        example: { body: { refundPence: 0 }, answers: 409 },
      },
      ({ deps, actor, read, body }) => cancelPackage(deps, { seller: actor, read, input: body }),
    ),
  )
  .post(
    '/subscription/resume',
    route(
      { who: 'seller', answer: subscription, calls: 2, reads, example: { answers: 409 } },
      ({ deps, actor, read }) => resumePackage(deps, { seller: actor, read }),
    ),
  )

export type SubscriptionRoutes = typeof subscriptionRoutes
