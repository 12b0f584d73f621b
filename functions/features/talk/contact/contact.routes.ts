import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { checkCsrf, readSessionCookie } from '#app/session.ts'
import { networkOf } from '#app/visitor/network.ts'
import { saidInWords } from '#contract/identity/account.answers.ts'
import { contactInput } from '#contract/talk/contact.ts'
import { takeMessage } from './contact.service.ts'

const exampleBody = { name: 'Ann Reed', email: 'ann@example.com', topic: 'general', message: 'Do you post to Skye?' }

/** The contact page: for everybody, and who is signed in is noted. */
export const contactRoutes = new Hono<AppEnv>().post(
  '/contact',
  route(
    {
      who: 'anyone',
      body: contactInput,
      answer: saidInWords,
      status: 201,
      calls: 2,
      example: { body: exampleBody },
    },
    async ({ deps, c, body }) => {
      const claim = await readSessionCookie(c)
      if (claim) checkCsrf(c, claim.sessionId)
      return takeMessage(deps, { input: body, network: networkOf(c), claim })
    },
  ),
)

export type ContactRoutes = typeof contactRoutes
