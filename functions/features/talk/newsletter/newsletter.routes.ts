import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { countUncached } from '#app/edge/uncached-reads.ts'
import { route } from '#app/route/route.ts'
import { networkOf } from '#app/visitor/network.ts'
import { saidInWords } from '#contract/identity/account.answers.ts'
import { newsletterTokenInput, subscribeInput } from '#contract/talk/newsletter.ts'
import { confirmSubscription, subscribe } from './subscribe.service.ts'
import { unsubscribe } from './unsubscribe.service.ts'

const unknown = { body: { token: 'nobodys' }, answers: 422 }

/** How an address comes on the list of the newsletter, and off it: by the links of our mails alone. */
export const newsletterRoutes = new Hono<AppEnv>()
  .post(
    '/newsletter/subscribe',
    route(
      {
        who: 'anyone',
        body: subscribeInput,
        answer: saidInWords,
        status: 201,
        calls: 2,
        example: { body: { email: 'asks@example.com' } },
      },
      ({ deps, c, body }) => subscribe(deps, { email: body.email, visitor: networkOf(c) }),
    ),
  )
  .post(
    '/newsletter/confirm',
    route(
      { who: 'anyone', body: newsletterTokenInput, answer: saidInWords, calls: 2, example: unknown },
      ({ deps, c, body }) => {
        countUncached(deps, networkOf(c))
        return confirmSubscription(deps, body.token)
      },
    ),
  )
  .post(
    '/newsletter/unsubscribe',
    route(
      { who: 'anyone', body: newsletterTokenInput, answer: saidInWords, calls: 1, byToken: true, example: unknown },
      ({ deps, body }) => unsubscribe(deps, body.token),
    ),
  )

export type NewsletterRoutes = typeof newsletterRoutes
