import { eq, sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'
import { favourites } from '#db/schema/catalogue/favourites.ts'

/** What a user kept as a favourite. */
export const favouritesLeaving: Leaving = {
  inFile: {
    favourites: {
      tables: ['favourites'],
      of: (id) => sql`
        select l.title as listing, '/products/' || l.id as path, f.created_at as "createdAt"
        from favourites f join listings l on l.id = f.listing_id where f.user_id = ${id} order by f.created_at, l.id`,
    },
  },
  forget: (db, { id }) => [db.delete(favourites).where(eq(favourites.userId, id))],
}
