import type { Deps } from '#app/deps.ts'
import { refusal } from '#app/errors.ts'
import type { PaymentStatus } from '#contract/money/payments.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { accounts, book } from '#features/money/ledger/ledger.writes.ts'
import { endPayment, lockPayment, refuseSettled } from '#features/money/payments/payments.queries.ts'
import { queueRefund, sendRefundSoon } from '#features/money/refunds/refunds.service.ts'
import { lateUpgradeMail, packageActiveMail } from './package.mails.ts'
import { endUpgraded, refuseLateUpgrade, startUpgrade } from './package-changes.queries.ts'
import type { PackagePayment, Starting } from './package-payment.rules.ts'
import { lockSeller, setTier } from './subscription.queries.ts'

type Settling = { payment: PackagePayment; pack: Starting }

// In the order of every batch about packages: the seller, then the payment; then nobody can settle it but us.
const hold = ({ db }: Deps, { payment: { reference }, pack }: Settling) =>
  [
    lockSeller(db, pack.sellerId),
    lockPayment(db, reference),
    refuseSettled(db, { reference, from: ['open', 'expired'] }),
  ] as const

const paid = (deps: Deps, { payment, pack }: Settling) =>
  book(deps, {
    kind: 'package',
    cause: `package:${pack.id}`,
    paymentReference: payment.reference,
    amounts: [
      [accounts.provider(payment.provider), payment.amountPence],
      [accounts.packages, -payment.amountPence],
    ],
  })

const start = async (deps: Deps, settling: Settling, renewsAt: Date): Promise<PaymentStatus> => {
  const { db, now } = deps
  const { payment, pack } = settling
  const { id, sellerId, tier } = pack
  await db.batch([
    ...hold(deps, settling),
    refuseLateUpgrade(db, { id, now }),
    endPayment(db, { reference: payment.reference, status: 'succeeded', now }),
    endUpgraded(db, { id, now }),
    startUpgrade(db, { id, now }),
    setTier(db, { sellerId, tier, now }),
    ...paid(deps, settling),
    queueMails(deps, [packageActiveMail(deps, pack, renewsAt)]),
  ])
  sendSoon(deps)
  return 'succeeded'
}

const giveBack = async (deps: Deps, settling: Settling): Promise<PaymentStatus> => {
  const { db, now } = deps
  const { payment, pack } = settling
  const { reference, amountPence } = payment
  const refund = { id: deps.newId(), reference, amountPence }
  await db.batch([
    ...hold(deps, settling),
    endPayment(db, { reference, status: 'refunded', now }),
    ...paid(deps, settling),
    ...book(deps, {
      kind: 'refund',
      cause: `package:${pack.id}:late`,
      paymentReference: reference,
      amounts: [
        [accounts.provider(payment.provider), -amountPence],
        [accounts.packages, amountPence],
      ],
    }),
    queueRefund(deps, refund),
    queueMails(deps, [lateUpgradeMail(deps, pack, { id: pack.id, tier: pack.tier, amountPence })]),
  ])
  sendSoon(deps)
  sendRefundSoon(deps, refund)
  return 'refunded'
}

/**
 * The payment of an upgrade: the larger package takes the smaller one's place in one transaction. What comes after its
 * time, or after the smaller one has changed, changes nothing and goes back in full. Fails with the refusal `settled`
 * when somebody else was quicker.
 */
export const payUpgrade = async (deps: Deps, settling: Settling): Promise<PaymentStatus> => {
  const { payment, pack } = settling
  const isLate = payment.status === 'expired' || payment.expiresAt <= deps.now
  if (isLate || !pack.upgradedRenewsAt) return giveBack(deps, settling)
  try {
    return await start(deps, settling, pack.upgradedRenewsAt)
  } catch (error) {
    if (refusal(error) !== 'too_late') throw error
  }
  return giveBack(deps, settling)
}
