import { eq, sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'
import { cartLines } from '#db/schema/trade/buying.ts'

/** A user's cart, with what is saved for later. */
export const cartLeaving: Leaving = {
  inFile: {
    cart: {
      tables: ['cart_lines'],
      of: (id) => sql`
        select l.title as listing, o.label as option, c.quantity, c.way, c.seen_price_pence as "seenPricePence",
          c.saved_at as "savedForLaterAt", c.created_at as "createdAt"
        from cart_lines c join listings l on l.id = c.listing_id join listing_options o on o.id = c.option_id
        where c.user_id = ${id} order by c.id`,
    },
  },
  columnsNotInFile: { 'cart_lines.updated_at': 'when it was put in or put aside is said' },
  forget: (db, { id }) => [db.delete(cartLines).where(eq(cartLines.userId, id))],
}
