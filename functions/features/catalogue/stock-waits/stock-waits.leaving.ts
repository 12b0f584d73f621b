import { eq, sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'
import { stockWaits } from '#db/schema/catalogue/stock-waits.ts'

/** What a user waits for to be back in stock. */
export const stockWaitsLeaving: Leaving = {
  inFile: {
    waitingFor: {
      tables: ['stock_waits'],
      of: (id) => sql`
        select l.title as listing, '/products/' || l.id as path, w.asked_at as "askedAt"
        from stock_waits w join listings l on l.id = w.listing_id where w.user_id = ${id} order by w.asked_at, l.id`,
    },
  },
  forget: (db, { id }) => [db.delete(stockWaits).where(eq(stockWaits.userId, id))],
}
