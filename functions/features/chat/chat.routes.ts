import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../app/deps.ts'
import { addressOf } from '../../app/rate-limit.ts'
import { checkCsrf, readSessionCookie } from '../../app/session.ts'
import { validate } from '../../app/validate.ts'
import { chatInput } from '../../contract/chat.ts'
import { type Asker, answerQuestion } from './chat.service.ts'

/** The signature of the session suffices: it decides how often one may ask, and every answer is public. */
const askerOf = async (c: Context<AppEnv>): Promise<Asker> => {
  const session = await readSessionCookie(c)
  if (!session) return { name: 'chatVisitor', who: addressOf(c) }
  checkCsrf(c, session.sessionId)
  return { name: 'chatUser', who: session.userId }
}

export const chatRoutes = new Hono<AppEnv>().post('/chat', validate('json', chatInput), async (c) => {
  return c.json(await answerQuestion(c.var.deps, { asked: c.req.valid('json'), asker: await askerOf(c) }), 200)
})

export type ChatRoutes = typeof chatRoutes
