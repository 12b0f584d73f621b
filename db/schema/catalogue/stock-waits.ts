import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#db/schema/columns.ts'
import { users } from '#db/schema/identity/people.ts'
import { listings } from '#db/schema/selling/listings.ts'

/** Who wants to be told once a listing that is sold out can be bought again. */
export const stockWaits = pgTable(
  'stock_waits',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    askedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.listingId] }), index('stock_waits_listing_idx').on(t.listingId)],
)
