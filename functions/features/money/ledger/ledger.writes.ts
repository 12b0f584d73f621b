import type { Deps } from '#app/deps.ts'
import { ledgerEntries, ledgerTransactions } from '#db/schema/money/ledger.ts'

// What is in another currency than ours stands in accounts of its own, which are summed by themselves.
const inCurrency = (account: string, currency: string): string =>
  currency === 'GBP' ? account : `${account}:${currency}`

/** The accounts of the ledger. A positive amount is a debit. */
export const accounts = {
  /** What the payment provider holds for us. */
  provider: (name: string, currency = 'GBP') => inCurrency(`provider:${name}`, currency),
  /** What a seller will be owed once the order completes. */
  pending: (sellerId: string) => `seller:${sellerId}:pending`,
  /** What a seller may be paid out. */
  payable: (sellerId: string) => `seller:${sellerId}:payable`,
  /** What came for nothing, until it has gone back. */
  strays: (currency: string) => inCurrency('platform:strays', currency),
  packages: 'platform:packages',
  discounts: 'platform:discounts',
} as const

type Booking = {
  kind: 'payment' | 'refund' | 'release' | 'package'
  /** Unique for what happened, such as `order:<id>:refund`: the same cause can't be booked twice. */
  cause: string
  orderId?: string
  paymentReference?: string
  /** Pence by account, or the smallest coin of its currency; they sum to zero, and zero amounts are left out. */
  amounts: [account: string, pence: number][]
}

/**
 * Books one balanced movement of money, as the two statements for the batch of its effect. The database refuses at commit
 * what does not sum to zero, and a second booking of the same cause fails on `ledger_transactions_cause_unique`.
 */
export const book = (deps: Deps, { amounts, ...booking }: Booking) => {
  const id = deps.newId()
  const entries = amounts.filter(([, pence]) => pence !== 0)
  return [
    deps.db.insert(ledgerTransactions).values({ ...booking, id, requestId: deps.requestId, at: deps.now }),
    deps.db
      .insert(ledgerEntries)
      .values(entries.map(([account, amountPence]) => ({ id: deps.newId(), transactionId: id, account, amountPence }))),
  ] as const
}
