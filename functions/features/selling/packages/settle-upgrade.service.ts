import type { Deps } from '#app/deps.ts'
import { refusal } from '#app/errors.ts'
import type { PaymentStatus } from '#contract/money/payments.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { setTier } from '#features/identity/users/seller-tier.queries.ts'
import { accounts, book } from '#features/money/ledger/ledger.writes.ts'
import { endPayment, lockPayment, refuseSettled } from '#features/money/payments/payments.queries.ts'
import { queueRefund, sendRefundSoon } from '#features/money/refunds/refunds.service.ts'
import { lateUpgradeMail, packageActiveMail } from './package.mails.ts'
import { endUpgraded, refuseLateUpgrade, startUpgrade } from './package-changes.queries.ts'
import type { PackagePayment, Starting } from './package-payment.rules.ts'

type Settling = { payment: PackagePayment; pack: Starting }

// In the order of every batch about packages: the seller, then the payment; then nobody can settle it but us.
const hold = ({ db }: Deps, { payment: { reference }, pack }: Settling) => ({
  seller: lockUser(db, pack.sellerId),
  payment: lockPayment(db, reference),
  unsettled: refuseSettled(db, { reference, from: ['open', 'expired'] }),
})

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

const start = async (deps: Deps, settling: Settling & { renewsAt: Date }): Promise<PaymentStatus> => {
  const { db, now } = deps
  const { payment, pack, renewsAt } = settling
  const { id, sellerId, tier } = pack
  await batch(db, {
    held: hold(deps, settling),
    inTime: refuseLateUpgrade(db, { id, now }),
    settled: endPayment(db, { reference: payment.reference, status: 'succeeded', now }),
    ended: endUpgraded(db, { id, now }),
    started: startUpgrade(db, { id, now }),
    tier: setTier(db, { sellerId, tier, now }),
    booked: paid(deps, settling),
    mails: queueMails(deps, [packageActiveMail(deps, { ...pack, renewsAt })]),
  })
  sendSoon(deps)
  return 'succeeded'
}

const giveBack = async (deps: Deps, settling: Settling): Promise<PaymentStatus> => {
  const { db, now } = deps
  const { payment, pack } = settling
  const { reference, amountPence } = payment
  const refund = { id: deps.newId(), reference, amountPence }
  const mail = lateUpgradeMail(deps, { reader: pack, id: pack.id, tier: pack.tier, amountPence })
  await batch(db, {
    held: hold(deps, settling),
    settled: endPayment(db, { reference, status: 'refunded', now }),
    booked: paid(deps, settling),
    bookedBack: book(deps, {
      kind: 'refund',
      cause: `package:${pack.id}:late`,
      paymentReference: reference,
      amounts: [
        [accounts.provider(payment.provider), -amountPence],
        [accounts.packages, amountPence],
      ],
    }),
    refund: queueRefund(deps, refund),
    mails: queueMails(deps, [mail]),
  })
  sendSoon(deps)
  sendRefundSoon(deps, refund)
  return 'refunded'
}

/**
 * Settles the payment of an upgrade: the larger package takes the smaller one's place in one transaction. What comes after its
 * time, or after the smaller one has changed, changes nothing and goes back in full. Fails with the refusal `settled`
 * when somebody else was quicker.
 */
export const payUpgrade = async (deps: Deps, settling: Settling): Promise<PaymentStatus> => {
  const { payment, pack } = settling
  const isLate = payment.status === 'expired' || payment.expiresAt <= deps.now
  if (isLate || !pack.upgradedRenewsAt) return giveBack(deps, settling)
  try {
    return await start(deps, { ...settling, renewsAt: pack.upgradedRenewsAt })
  } catch (error) {
    if (refusal(error) !== 'too_late') throw error
  }
  return giveBack(deps, settling)
}
