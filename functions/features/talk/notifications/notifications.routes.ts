import { Hono } from 'hono'
import { readTimeCursor } from '#app/cursors/time-cursor.ts'
import type { AppEnv } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import { nobodysId } from '#app/route/declaration.ts'
import { route } from '#app/route/route.ts'
import { notificationPage, unreadNotifications } from '#contract/talk/notifications.answers.ts'
import { notificationsQuery, notificationsReadInput } from '#contract/talk/notifications.ts'
import { batch } from '#db/batch.ts'
import { markRead } from '#features/identity/notices/notices.queries.ts'
import { toPage } from './notifications.dto.ts'
import { countUnread, findReadable, listNotifications } from './notifications.queries.ts'

const paged = notificationsQuery.transform(({ cursor, limit }) => ({ limit, after: readTimeCursor(cursor) }))

/** What the bell says: what happened to a user's orders, and what of it is new to them. */
export const notificationsRoutes = new Hono<AppEnv>()
  .get(
    '/notifications',
    route(
      {
        who: 'user',
        query: paged,
        answer: notificationPage,
        calls: 1,
        reads: ({ deps, viewerId, query }) => ({ list: listNotifications(deps.db, { viewerId, ...query }) }),
      },
      ({ query, read }) => toPage(read.list.rows, query.limit),
    ),
  )
  .get(
    '/notifications/unread-count',
    route(
      {
        who: 'user',
        answer: unreadNotifications,
        calls: 1,
        reads: ({ deps, viewerId }) => ({ counted: countUnread(deps.db, viewerId) }),
      },
      ({ read }) => read.counted[0]!,
    ),
  )
  .post(
    '/notifications/read',
    route(
      {
        who: 'user',
        body: notificationsReadInput,
        answer: unreadNotifications,
        calls: 2,
        reads: ({ deps, viewerId, body }) => ({ found: findReadable(deps.db, { viewerId, ...body }) }),
        example: { body: { upTo: nobodysId }, answers: 404 },
      },
      async ({ deps: { db, now }, actor, body, read }) => {
        const [found] = read.found
        if (!found) throw notFound(body.orderId ? 'this order' : 'this notification')
        const seen = body.orderId ? { kind: 'order' as const, subjectId: found.id } : { upTo: found.id }
        const { unread } = await batch(db, {
          marked: markRead(db, { viewerId: actor.id, seen, now }),
          unread: countUnread(db, actor.id),
        })
        return unread[0]!
      },
    ),
  )

export type NotificationsRoutes = typeof notificationsRoutes
