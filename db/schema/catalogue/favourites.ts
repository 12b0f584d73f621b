import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment, newestFirst } from '#db/schema/columns.ts'
import { users } from '#db/schema/identity/people.ts'
import { listings } from '#db/schema/selling/listings.ts'

/** What a user likes to find again. */
export const favourites = pgTable(
  'favourites',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.listingId] }),
    index('favourites_newest_idx').on(t.userId, newestFirst(t.createdAt), newestFirst(t.listingId)),
    index('favourites_listing_idx').on(t.listingId, t.createdAt),
  ],
)
