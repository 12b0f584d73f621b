import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#db/schema/columns.ts'
import { users } from '#db/schema/identity/people.ts'

/** What was last counted of a seller; a figure is null where too little is known to tell it. */
export const sellerFigures = pgTable(
  'seller_figures',
  {
    sellerId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    ordersSent: integer(),
    postedOnTimePercent: integer(),
    responseHours: integer(),
    countedAt: moment().notNull(),
  },
  (t) => [
    // Those whose turn it is.
    index('seller_figures_counted_idx').on(t.countedAt),
    check('seller_figures_orders_check', sql`${t.ordersSent} > 0`),
    check('seller_figures_on_time_check', sql`${t.postedOnTimePercent} between 0 and 100`),
    check('seller_figures_response_check', sql`${t.responseHours} > 0`),
  ],
)
