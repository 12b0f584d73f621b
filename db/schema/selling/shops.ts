import { check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { usualDispatchDays, type Weekday } from '#contract/catalogue/catalogue.constants.ts'
import { sellerKinds } from '#contract/catalogue/sellers.ts'
import { outcodes } from '#db/schema/catalogue/reference.ts'
import { type Address, choice, moment, oneOf } from '#db/schema/columns.ts'
import { images } from '#db/schema/identity/images.ts'
import { users } from '#db/schema/identity/people.ts'

export const shops = pgTable(
  'shops',
  {
    sellerId: uuid()
      .primaryKey()
      .references(() => users.id),
    name: text().notNull(),
    about: text().notNull().default(''),
    policies: text().notNull().default(''),
    outcode: text().references(() => outcodes.outcode),
    collectionAddress: jsonb().$type<Address>(),
    dispatchWeekdays: text().array().$type<Weekday[]>().notNull().default(usualDispatchDays),
    holidayUntil: date(),
    bannerKey: text().references(() => images.key),
    sellerKind: choice(sellerKinds).notNull().default('private'),
    /** What the seller often answers, to be sent with one touch. */
    quickReplies: text().array().notNull().default([]),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('shops_outcode_idx').on(t.outcode),
    index('shops_banner_idx').on(t.bannerKey),
    check('shops_kind_check', oneOf(t.sellerKind, sellerKinds)),
  ],
)
