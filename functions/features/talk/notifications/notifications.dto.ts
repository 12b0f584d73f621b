import { writeTimeCursor } from '#app/cursors/time-cursor.ts'
import type { Notification, NotificationPage } from '#contract/talk/notifications.answers.ts'
import type { NotificationRow } from './notifications.queries.ts'

const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  orderId: row.subject_id,
  number: row.number,
  way: row.way,
  ...row.data,
  at: row.at,
  read: row.read,
  imageUrl: row.image_url,
  with: { username: row.username, name: row.name },
})

/** A page of what the viewer was told; `rows` hold one more than `limit` when there is a next page. */
export const toPage = (rows: NotificationRow[], limit: number): NotificationPage => {
  const items = rows.slice(0, limit).map(toNotification)
  const last = items.at(-1)
  const nextCursor = last && rows.length > limit ? writeTimeCursor({ at: new Date(last.at), id: last.id }) : null
  return { items, nextCursor }
}
