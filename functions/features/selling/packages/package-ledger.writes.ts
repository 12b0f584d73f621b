import type { Deps } from '#app/deps.ts'
import { accounts, book } from '#features/money/ledger/ledger.writes.ts'
import type { PackagePayment } from './package-payment.rules.ts'

type Payment = Pick<PackagePayment, 'reference' | 'provider' | 'amountPence'>

/** Books what was paid for a package. */
export const bookPaid = (
  deps: Deps,
  { packageId, payment: { reference, provider, amountPence } }: { packageId: string; payment: Payment },
) =>
  book(deps, {
    kind: 'package',
    cause: `package:${packageId}`,
    paymentReference: reference,
    amounts: [
      [accounts.provider(provider), amountPence],
      [accounts.packages, -amountPence],
    ],
  })

/** Books that so much of a payment for a package goes back. */
export const bookPaidBack = (
  deps: Deps,
  { cause, payment: { reference, provider, amountPence } }: { cause: string; payment: Payment },
) =>
  book(deps, {
    kind: 'refund',
    cause,
    paymentReference: reference,
    amounts: [
      [accounts.provider(provider), -amountPence],
      [accounts.packages, amountPence],
    ],
  })
