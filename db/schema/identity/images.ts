import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { choice, moment, oneOf } from '#db/schema/columns.ts'
import { users } from '#db/schema/identity/people.ts'

const imagePurposes = ['listing', 'avatar', 'banner', 'private'] as const

/** An uploaded picture; its bytes lie in the bucket under its key. A key is its uploader's and used once. */
export const images = pgTable(
  'images',
  {
    key: text().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    purpose: choice(imagePurposes).notNull().default('listing'),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [check('images_purpose_check', oneOf(t.purpose, imagePurposes)), index('images_owner_idx').on(t.ownerId)],
)
