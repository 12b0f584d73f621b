import { Hono } from 'hono'
import { readTimeCursor } from '#app/cursors/time-cursor.ts'
import type { AppEnv } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import { route } from '#app/route/route.ts'
import { idParam } from '#app/validate.ts'
import { conversation, conversationPage, message, unreadCount } from '#contract/talk/messages.answers.ts'
import { conversationsQuery, firstMessageInput, messageInput, messagesQuery } from '#contract/talk/messages.ts'
import { toConversation, toConversationPage } from './messages.dto.ts'
import { countUnread, findConversation, findParties, listConversations, listMessages } from './messages.queries.ts'
import { askedAbout, readAll, reply, writeFirst } from './messages.service.ts'

const words = { text: 'Are they still laying?', imageKeys: ['nosuchpicture'] }

/** Where a page begins: read with the query, so that a cursor of somebody else's making is refused with it. */
const placed = <Query extends { cursor?: string | undefined }>({ cursor, ...query }: Query) => ({
  ...query,
  after: readTimeCursor(cursor),
})

/** What two users write to each other; nobody else reads it. */
export const messagesRoutes = new Hono<AppEnv>()
  .get(
    '/messages',
    route(
      {
        who: 'user',
        query: conversationsQuery.transform(placed),
        answer: conversationPage,
        calls: 1,
        reads: ({ deps, viewerId, query }) => ({ found: listConversations(deps.db, { viewerId, ...query }) }),
      },
      ({ read, query }) => toConversationPage(read.found.rows, query.limit),
    ),
  )
  .get(
    '/messages/unread-count',
    route(
      {
        who: 'user',
        answer: unreadCount,
        calls: 1,
        reads: ({ deps, viewerId }) => ({ counted: countUnread(deps.db, viewerId) }),
      },
      ({ read }) => read.counted[0]!,
    ),
  )
  .post(
    '/messages',
    route(
      {
        who: 'verified user',
        body: firstMessageInput,
        answer: conversation,
        status: 201,
        limit: 'messages',
        calls: 2,
        reads: ({ deps, viewerId, body }) => askedAbout(deps, { viewerId, input: body }),
        example: { body: { to: 'nobody', ...words }, answers: 404 },
      },
      ({ deps, actor, body, read }) => writeFirst(deps, { actor, input: body, known: read }),
    ),
  )
  .get(
    '/messages/:id',
    route(
      {
        who: 'user',
        params: { id: idParam },
        query: messagesQuery.transform(placed),
        answer: conversation,
        calls: 1,
        reads: ({ deps, viewerId, params: { id }, query }) => ({
          found: findConversation(deps.db, { id, viewerId }),
          messages: listMessages(deps.db, { id, viewerId, ...query }),
        }),
        example: { answers: 404 },
      },
      ({ read, query }) => {
        const [row] = read.found.rows
        if (!row) throw notFound('this conversation')
        return toConversation(row, { messages: read.messages.rows, limit: query.limit })
      },
    ),
  )
  .post(
    '/messages/:id',
    route(
      {
        who: 'verified user',
        params: { id: idParam },
        body: messageInput,
        answer: message,
        status: 201,
        limit: 'messages',
        calls: 2,
        reads: ({ deps, viewerId, params: { id } }) => ({ parties: findParties(deps.db, { id, viewerId }) }),
        example: { body: words, answers: 404 },
      },
      ({ deps, actor, params: { id }, body, read }) =>
        reply(deps, { actor, id, input: body, parties: read.parties.rows }),
    ),
  )
  .post(
    '/messages/:id/read',
    route(
      {
        who: 'user',
        params: { id: idParam },
        answer: unreadCount,
        calls: 2,
        reads: ({ deps, viewerId, params: { id } }) => ({ parties: findParties(deps.db, { id, viewerId }) }),
        example: { answers: 404 },
      },
      ({ deps, actor, params: { id }, read }) => readAll(deps, { viewerId: actor.id, id, parties: read.parties.rows }),
    ),
  )

export type MessagesRoutes = typeof messagesRoutes
