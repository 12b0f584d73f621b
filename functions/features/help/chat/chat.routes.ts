import { type Context, Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { checkCsrf, readSessionCookie } from '#app/session.ts'
import { networkOf } from '#app/visitor/network.ts'
import { chatReply } from '#contract/help/chat.answers.ts'
import { chatInput } from '#contract/help/chat.ts'
import { type Asker, dangerAnswer, startAnswer } from './chat.service.ts'
import { streamOf, wholeOf } from './chat-stream.service.ts'

const events = 'text/event-stream'

const askerOf = async (c: Context<AppEnv>): Promise<Asker> => {
  const claim = await readSessionCookie(c)
  if (claim) checkCsrf(c, claim.sessionId)
  return { claim, network: networkOf(c) }
}

const wantsEvents = (c: Context): boolean => c.req.header('accept')?.includes(events) ?? false

/** Questions to the assistant, of everybody: answered at once, or as events while the answer is written. */
export const chatRoutes = new Hono<AppEnv>().post(
  '/chat',
  route(
    {
      who: 'anyone',
      body: chatInput,
      answer: chatReply,
      orMedia: [events],
      // A search takes one; the model three rounds, when it fails after them a search, and the books of what it spends.
      calls: 6,
      // It is counted once more, as a visitor's, where the session has ended.
      callsAtWorst: 7,
      example: { body: { message: 'Marans eggs' } },
    },
    async ({ deps, c, body }) => {
      const { signal } = c.req.raw
      const answer = dangerAnswer(body) ?? (await startAnswer(deps, { asked: body, asker: await askerOf(c), signal }))
      if (!wantsEvents(c)) return wholeOf(answer)
      const tell = (error: unknown) => {
        if (!signal.aborted) deps.defer(Promise.reject(error))
      }
      return c.body(streamOf(answer, tell), 200, { 'Content-Type': `${events}; charset=utf-8` })
    },
  ),
)
