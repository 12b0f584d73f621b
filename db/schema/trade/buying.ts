import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ways } from '#contract/catalogue/shipping.ts'
import { checkoutStatuses } from '#contract/trade/orders.constants.ts'
import { type Address, choice, id, moment, oneOf, pence } from '#db/schema/columns.ts'
import { users } from '#db/schema/identity/people.ts'
import { listingOptions, listings } from '#db/schema/selling/listings.ts'

/** A line of a user's cart on the server; one an option. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    optionId: uuid()
      .notNull()
      .references(() => listingOptions.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    way: choice(ways).notNull(),
    /** The price that the buyer last saw, so that a change can be said in words. */
    seenPricePence: pence().notNull(),
    /** Put aside for later: no part of what is bought now. */
    savedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('cart_lines_option_key').on(t.userId, t.optionId),
    index('cart_lines_listing_idx').on(t.listingId),
    index('cart_lines_option_idx').on(t.optionId),
    check('cart_lines_quantity_check', sql`${t.quantity} between 1 and 10000`),
    check('cart_lines_way_check', oneOf(t.way, ways)),
  ],
)

/** One go at paying for a cart: its orders and its payment stand or fall with it. One open a buyer. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    buyerId: uuid()
      .notNull()
      .references(() => users.id),
    status: choice(checkoutStatuses).notNull(),
    goodsPence: pence().notNull(),
    deliveryPence: pence().notNull(),
    discountPence: pence().notNull().default(0),
    totalPence: pence().notNull(),
    currency: text().notNull().default('GBP'),
    address: jsonb().$type<Address>(),
    createdAt: moment().notNull(),
    /** The payment is open until then. */
    expiresAt: moment().notNull(),
    settledAt: moment(),
    /** Whether its lines leave the cart once it is paid; what is bought at once leaves the cart alone. */
    fromCart: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex('checkouts_one_open_key').on(t.buyerId).where(sql`status = 'open'`),
    index('checkouts_buyer_idx').on(t.buyerId),
    index('checkouts_open_expiry_idx').on(t.expiresAt).where(sql`status = 'open'`),
    check('checkouts_status_check', oneOf(t.status, checkoutStatuses)),
    check('checkouts_total_check', sql`${t.totalPence} = ${t.goodsPence} + ${t.deliveryPence} - ${t.discountPence}`),
    check('checkouts_range_check', sql`${t.totalPence} = 0 or ${t.totalPence} between 30 and 10000000`),
  ],
)

/** Stock that an open checkout has taken, counted in packs; an expired hold counts as stock again. */
export const holds = pgTable(
  'holds',
  {
    id: id(),
    checkoutId: uuid()
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    optionId: uuid()
      .notNull()
      .references(() => listingOptions.id),
    quantity: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('holds_checkout_option_key').on(t.checkoutId, t.optionId),
    index('holds_option_idx').on(t.optionId),
    index('holds_expiry_idx').on(t.expiresAt),
    check('holds_quantity_check', sql`${t.quantity} > 0`),
  ],
)
