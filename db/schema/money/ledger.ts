import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { choice, id, moment, oneOf, pence } from '#db/schema/columns.ts'
import { payments } from '#db/schema/money/payments.ts'
import { orders } from '#db/schema/trade/orders.ts'

const ledgerKinds = ['payment', 'refund', 'release', 'package'] as const

/**
 * One movement of money; its entries sum to zero, which a deferred trigger checks at commit.
 * `cause` is unique, so that the same event is booked once.
 */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id(),
    kind: choice(ledgerKinds).notNull(),
    cause: text().notNull().unique(),
    orderId: uuid().references(() => orders.id),
    paymentReference: text().references(() => payments.reference),
    /** The request that moved the money. */
    requestId: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    index('ledger_transactions_order_idx').on(t.orderId),
    index('ledger_transactions_payment_idx').on(t.paymentReference),
    check('ledger_transactions_kind_check', oneOf(t.kind, ledgerKinds)),
  ],
)

/**
 * Accounts: `provider:<name>` what the provider holds for us, `seller:<user id>:pending` and `:payable` what sellers
 * are owed, `platform:packages` what packages earned, `platform:discounts` what discounts cost, `platform:strays` what came
 * for nothing until it has gone back. In another currency than pounds it stands at the end. Positive is a debit.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    transactionId: uuid()
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text().notNull(),
    amountPence: pence().notNull(),
  },
  (t) => [
    unique('ledger_entries_once_key').on(t.transactionId, t.account),
    index('ledger_entries_account_idx').on(t.account),
    check('ledger_entries_amount_check', sql`${t.amountPence} <> 0`),
  ],
)
