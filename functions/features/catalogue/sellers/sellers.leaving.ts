import { eq, sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'
import { sellerFigures } from '#db/schema/catalogue/seller-figures.ts'

/** What was counted of a seller. */
export const sellerFiguresLeaving: Leaving = {
  inFile: {
    shopFigures: {
      tables: ['seller_figures'],
      of: (id) => sql`
        select orders_sent as "ordersSent", posted_on_time_percent as "postedOnTimePercent",
          response_hours as "responseHours", counted_at as "countedAt"
        from seller_figures where seller_id = ${id}`,
    },
  },
  forget: (db, { id }) => [db.delete(sellerFigures).where(eq(sellerFigures.sellerId, id))],
}
