import { eq, sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'
import { addresses } from '#db/schema/identity/people.ts'

/** A user's address book. */
export const addressesLeaving: Leaving = {
  inFile: {
    addresses: {
      tables: ['addresses'],
      of: (id) => sql`
        select address, is_default as "isDefault", created_at as "createdAt", updated_at as "updatedAt"
        from addresses where user_id = ${id} order by id`,
    },
  },
  forget: (db, { id }) => [db.delete(addresses).where(eq(addresses.userId, id))],
}
