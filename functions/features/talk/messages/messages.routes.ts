import { type Context, Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import { assertVerified, readAsPlaces } from '#app/guards.ts'
import { assertWithin, countTry } from '#app/rate-limit.ts'
import { readTimeCursor } from '#app/time-cursor.ts'
import { idParam, validate } from '#app/validate.ts'
import { conversationsQuery, firstMessageInput, messageInput, messagesQuery } from '#contract/talk/messages.ts'
import { toConversation, toConversationPage } from './messages.dto.ts'
import { countUnread, findConversation, findParties, listConversations, listMessages } from './messages.queries.ts'
import { askedAbout, readAll, reply, writeFirst } from './messages.service.ts'

const name = 'messages'

const parties = (c: Context<AppEnv>, viewerId: string, id: string) => findParties(c.var.deps.db, { id, viewerId })

/** What two users write to each other; nobody else reads it. */
export const messagesRoutes = new Hono<AppEnv>()
  .get('/messages', validate('query', conversationsQuery), async (c) => {
    const { limit, cursor, orderId } = c.req.valid('query')
    const asked = { limit, after: readTimeCursor(cursor), orderId }
    const { results } = await readAsPlaces(c, (viewerId) => [listConversations(c.var.deps.db, { viewerId, ...asked })])
    return c.json(toConversationPage(results[0].rows, limit))
  })
  .get('/messages/unread-count', async (c) => {
    const { results } = await readAsPlaces(c, (viewerId) => [countUnread(c.var.deps.db, viewerId)])
    return c.json(results[0][0]!)
  })
  .post('/messages', validate('json', firstMessageInput), async (c) => {
    const { deps } = c.var
    const input = c.req.valid('json')
    const { viewer, results } = await readAsPlaces(c, (who) => [
      countTry(deps, { name, who }),
      ...askedAbout(deps, input),
    ])
    const [counted, ...known] = results
    assertVerified(viewer)
    assertWithin(deps, { name, counted })
    return c.json(await writeFirst(deps, { viewer, input, known }), 201)
  })
  .get('/messages/:id', validate('query', messagesQuery), async (c) => {
    const { db } = c.var.deps
    const id = idParam(c.req.param('id'))
    const { limit, cursor } = c.req.valid('query')
    const after = readTimeCursor(cursor)
    const { results } = await readAsPlaces(c, (viewerId) => [
      findConversation(db, { id, viewerId }),
      listMessages(db, { id, viewerId, limit, after }),
    ])
    const row = results[0].rows[0]
    if (!row) throw notFound('This conversation')
    return c.json(toConversation(row, { messages: results[1].rows, limit }))
  })
  .post('/messages/:id', validate('json', messageInput), async (c) => {
    const { deps } = c.var
    const id = idParam(c.req.param('id'))
    const { viewer, results } = await readAsPlaces(c, (who) => [countTry(deps, { name, who }), parties(c, who, id)])
    assertVerified(viewer)
    assertWithin(deps, { name, counted: results[0] })
    const input = c.req.valid('json')
    return c.json(await reply(deps, { viewer, id, input, parties: results[1].rows }), 201)
  })
  .post('/messages/:id/read', async (c) => {
    const id = idParam(c.req.param('id'))
    const { viewer, results } = await readAsPlaces(c, (viewerId) => [parties(c, viewerId, id)])
    return c.json(await readAll(c.var.deps, { viewerId: viewer.id, id, parties: results[0].rows }))
  })

export type MessagesRoutes = typeof messagesRoutes
