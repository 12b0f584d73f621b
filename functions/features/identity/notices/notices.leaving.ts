import { eq, sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'
import { notifications } from '#db/schema/identity/notices.ts'

/** What a user's bell said. */
export const noticesLeaving: Leaving = {
  inFile: {
    notifications: {
      tables: ['notifications'],
      of: (id) => sql`
        select o.number as "order", n.kind, n.data->>'side' as side, n.data->>'status' as status, n.at, n.read_at as "readAt"
        from notifications n left join orders o on n.kind = 'order' and o.id = n.subject_id where n.user_id = ${id} order by n.at, n.id`,
    },
  },
  forget: (db, { id }) => [db.delete(notifications).where(eq(notifications.userId, id))],
}
