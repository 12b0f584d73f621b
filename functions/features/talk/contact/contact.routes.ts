import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { addressOf } from '#app/rate-limit.ts'
import { checkCsrf, readSessionCookie } from '#app/session.ts'
import { validate } from '#app/validate.ts'
import { contactInput } from '#contract/talk/contact.ts'
import { takeMessage } from './contact.service.ts'

/** The contact page: for everybody, and who is signed in is noted. */
export const contactRoutes = new Hono<AppEnv>().post('/contact', validate('json', contactInput), async (c) => {
  const claim = await readSessionCookie(c)
  if (claim) checkCsrf(c, claim.sessionId)
  const sent = { input: c.req.valid('json'), address: addressOf(c), claim }
  return c.json(await takeMessage(c.var.deps, sent), 201)
})

export type ContactRoutes = typeof contactRoutes
