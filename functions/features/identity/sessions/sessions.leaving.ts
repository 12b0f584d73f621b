import { sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'
import { deleteSessions } from './session.queries.ts'

/** Where a user is signed in. */
export const sessionsLeaving: Leaving = {
  inFile: {
    sessions: {
      tables: ['sessions'],
      of: (id) => sql`
        select user_agent as "browser", created_at as "createdAt", last_used_at as "lastUsedAt", expires_at as "expiresAt",
          confirmed_at as "confirmedAt"
        from sessions where user_id = ${id} order by id`,
    },
  },
  forget: (db, { id }) => [deleteSessions(db, id)],
}
