import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import { readAsPlaces } from '#app/guards.ts'
import { readTimeCursor, writeTimeCursor } from '#app/time-cursor.ts'
import { validate } from '#app/validate.ts'
import {
  type Notification,
  type NotificationPage,
  notificationsQuery,
  notificationsReadInput,
} from '#contract/trade/notifications.ts'
import {
  countUnread,
  findReadable,
  listNotifications,
  markRead,
  type NotificationRow,
} from './notifications.queries.ts'

const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  orderId: row.order_id,
  number: row.number,
  way: row.way,
  side: row.side,
  status: row.status,
  at: row.at,
  read: row.read,
  imageUrl: row.image_url,
  with: { username: row.username, name: row.name },
})

/** `rows` hold one more than `limit` when there is a next page. */
const toPage = (rows: NotificationRow[], limit: number): NotificationPage => {
  const items = rows.slice(0, limit).map(toNotification)
  const last = items.at(-1)
  const nextCursor = last && rows.length > limit ? writeTimeCursor({ at: new Date(last.at), id: last.id }) : null
  return { items, nextCursor }
}

/** What the bell says: what happened to a user's orders, and what of it is new to him. */
export const notificationsRoutes = new Hono<AppEnv>()
  .get('/notifications', validate('query', notificationsQuery), async (c) => {
    const { limit, cursor } = c.req.valid('query')
    const after = readTimeCursor(cursor)
    const { results } = await readAsPlaces(c, (viewerId) => [
      listNotifications(c.var.deps.db, { viewerId, limit, after }),
    ])
    return c.json(toPage(results[0].rows, limit))
  })
  .get('/notifications/unread-count', async (c) => {
    const { results } = await readAsPlaces(c, (viewerId) => [countUnread(c.var.deps.db, viewerId)])
    return c.json(results[0][0]!)
  })
  .post('/notifications/read', validate('json', notificationsReadInput), async (c) => {
    const { db, now } = c.var.deps
    const input = c.req.valid('json')
    const { viewer, results } = await readAsPlaces(c, (viewerId) => [findReadable(db, { viewerId, ...input })])
    if (!results[0][0]) throw notFound(input.orderId ? 'This order' : 'This notification')
    const reading = { viewerId: viewer.id, ...input, now }
    const [, unread] = await db.batch([markRead(db, reading), countUnread(db, viewer.id)])
    return c.json(unread[0]!)
  })

export type NotificationsRoutes = typeof notificationsRoutes
