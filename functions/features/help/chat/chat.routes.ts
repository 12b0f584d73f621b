import { type Context, Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { addressOf } from '#app/rate-limit.ts'
import { checkCsrf, readSessionCookie } from '#app/session.ts'
import { validate } from '#app/validate.ts'
import { chatInput } from '#contract/help/chat.ts'
import { type Asker, startAnswer } from './chat.service.ts'
import { streamOf, wholeOf } from './chat-stream.service.ts'

/** The signature of the session suffices: it decides how often one may ask, and every answer is public. */
const askerOf = async (c: Context<AppEnv>): Promise<Asker> => {
  const session = await readSessionCookie(c)
  if (!session) return { name: 'chatVisitor', who: addressOf(c) }
  checkCsrf(c, session.sessionId)
  return { name: 'chatUser', who: session.userId }
}

const wantsEvents = (c: Context): boolean => c.req.header('accept')?.includes('text/event-stream') ?? false

export const chatRoutes = new Hono<AppEnv>().post('/chat', validate('json', chatInput), async (c) => {
  const { deps } = c.var
  const { signal } = c.req.raw
  const answer = await startAnswer(deps, { asked: c.req.valid('json'), asker: await askerOf(c), signal })
  if (!wantsEvents(c)) return c.json(await wholeOf(answer), 200)
  const tell = (error: unknown) => {
    if (!signal.aborted) deps.defer(Promise.reject(error))
  }
  const headers = { 'Content-Type': 'text/event-stream; charset=utf-8' }
  return c.body(streamOf(answer, tell), 200, headers)
})

export type ChatRoutes = typeof chatRoutes
