import type { Deps } from '#app/deps.ts'
import { accounts, book } from '#features/money/ledger/ledger.writes.ts'
import { endPayment, lockPayment, refuseSettled } from './payments.queries.ts'
import { type Stray, strayKey } from './stray.rules.ts'

/** Ends a payment that was given up, or whose time was over, as refunded: statements for the batch that sends it back. */
export const endAsRefunded = ({ db, now }: Deps, reference: string) => ({
  locked: lockPayment(db, reference),
  unused: refuseSettled(db, { reference, from: ['abandoned', 'expired'] }),
  ended: endPayment(db, { reference, status: 'refunded', now }),
})

/**
 * Books that money came for nothing and goes back by this refund: statements for the batch that owes it. The same stray
 * fails on `ledger_transactions_cause_unique` when it is booked again.
 */
export const strayBooked = (deps: Deps, { refundId, ...stray }: Stray & { refundId: string }) => {
  const { payment, taken } = stray
  const { amountPence, currency } = taken
  const paymentReference = payment.reference
  const provider = accounts.provider(payment.provider, currency)
  const strays = accounts.strays(currency)
  return {
    came: book(deps, {
      kind: 'payment',
      cause: `stray:${strayKey(stray)}`,
      paymentReference,
      amounts: [
        [provider, amountPence],
        [strays, -amountPence],
      ],
    }),
    back: book(deps, {
      kind: 'refund',
      cause: `refund:${refundId}`,
      paymentReference,
      amounts: [
        [provider, -amountPence],
        [strays, amountPence],
      ],
    }),
  }
}
