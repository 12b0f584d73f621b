import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { paymentProviders, paymentStatuses } from '#contract/money/payments.ts'
import { choice, id, moment, oneOf, pence } from '#db/schema/columns.ts'
import { users } from '#db/schema/identity/people.ts'
import { packages } from '#db/schema/selling/packages.ts'
import { checkouts } from '#db/schema/trade/buying.ts'
import { orders } from '#db/schema/trade/orders.ts'

/**
 * One asking for money, for a checkout or for a package. `refunded`: came too late, or once it was given up, and went back
 * at once.
 */
export const payments = pgTable(
  'payments',
  {
    /** Random, unguessable; part of the pay page's address. */
    reference: text().primaryKey(),
    provider: choice(paymentProviders).notNull(),
    payerId: uuid()
      .notNull()
      .references(() => users.id),
    checkoutId: uuid()
      .unique()
      .references(() => checkouts.id),
    packageId: uuid('subscription_id')
      .unique('payments_subscriptionId_unique')
      .references(() => packages.id),
    amountPence: pence().notNull(),
    currency: text().notNull().default('GBP'),
    status: choice(paymentStatuses).notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    settledAt: moment(),
  },
  (t) => [
    index('payments_payer_idx').on(t.payerId),
    check('payments_status_check', oneOf(t.status, paymentStatuses)),
    check('payments_provider_check', oneOf(t.provider, paymentProviders)),
    check('payments_amount_check', sql`${t.amountPence} > 0`),
    check('payments_subject_check', sql`num_nonnulls(${t.checkoutId}, ${t.packageId}) = 1`),
  ],
)

/**
 * Money on its way back: written in the transaction that owes it, sent to the provider right after the commit and
 * tried again by the scheduled run. Its id keeps the provider from sending it twice.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid().references(() => orders.id),
    paymentReference: text()
      .notNull()
      .references(() => payments.reference),
    amountPence: pence().notNull(),
    createdAt: moment().notNull(),
    sentAt: moment(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull(),
  },
  (t) => [
    index('refunds_order_idx').on(t.orderId),
    index('refunds_payment_idx').on(t.paymentReference),
    index('refunds_waiting_idx').on(t.nextAttemptAt).where(sql`sent_at is null`),
    check('refunds_amount_check', sql`${t.amountPence} > 0`),
  ],
)
