import { sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'

/** What came to support from a user while they were signed in, or else from their address. */
export const contactLeaving: Leaving = {
  inFile: {
    lettersToSupport: {
      tables: ['contact_messages'],
      of: (id) => sql`
        select name, email, topic, message, created_at as "createdAt"
        from contact_messages where user_id = ${id} order by id`,
    },
  },
  forgetNames: (db, { address }) => [db.execute(sql`delete from contact_messages where lower(email) = ${address}`)],
  forget: (db, { id }) => [db.execute(sql`delete from contact_messages where user_id = ${id}`)],
}
