import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { addressOf } from '#app/rate-limit.ts'
import { validate } from '#app/validate.ts'
import { newsletterTokenInput, subscribeInput } from '#contract/talk/newsletter.ts'
import { confirmSubscription, subscribe } from './subscribe.service.ts'
import { unsubscribe } from './unsubscribe.service.ts'

export const newsletterRoutes = new Hono<AppEnv>()
  .post('/newsletter/subscribe', validate('json', subscribeInput), async (c) => {
    const { email } = c.req.valid('json')
    return c.json(await subscribe(c.var.deps, { email, visitor: addressOf(c) }), 201)
  })
  .post('/newsletter/confirm', validate('json', newsletterTokenInput), async (c) =>
    c.json(await confirmSubscription(c.var.deps, c.req.valid('json').token), 200),
  )
  .post('/newsletter/unsubscribe', validate('json', newsletterTokenInput), async (c) =>
    c.json(await unsubscribe(c.var.deps, c.req.valid('json').token), 200),
  )

export type NewsletterRoutes = typeof newsletterRoutes
