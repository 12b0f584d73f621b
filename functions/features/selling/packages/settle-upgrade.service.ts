import type { Actor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { refusal } from '#app/errors.ts'
import { type PaymentStatus, payableStatuses } from '#contract/money/payments.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { audit } from '#features/identity/audit/audit.writes.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { setTier } from '#features/identity/users/seller-tier.queries.ts'
import { endPayment, lockPayment, refuseSettled } from '#features/money/payments/payments.queries.ts'
import { queueRefund, sendRefundSoon } from '#features/money/refunds/refunds.service.ts'
import { lateUpgradeMail, packageActiveMail } from './package.mails.ts'
import { endUpgraded, refuseLateUpgrade, startUpgrade } from './package-changes.queries.ts'
import { bookPaid, bookPaidBack } from './package-ledger.writes.ts'
import type { PackagePayment, Starting } from './package-payment.rules.ts'

type Settling = { actor: Actor; payment: PackagePayment; sellerPackage: Starting }

// In the order of every batch about packages: the seller, then the payment; then nobody can settle it but us.
const hold = ({ db }: Deps, { payment: { reference }, sellerPackage }: Settling) => ({
  seller: lockUser(db, sellerPackage.sellerId),
  payment: lockPayment(db, reference),
  unsettled: refuseSettled(db, { reference, from: [...payableStatuses, 'expired'] }),
})

const start = async (deps: Deps, settling: Settling & { renewsAt: Date }): Promise<PaymentStatus> => {
  const { db, now } = deps
  const { actor, payment, sellerPackage, renewsAt } = settling
  const { id, sellerId, tier } = sellerPackage
  await batch(db, {
    held: hold(deps, settling),
    inTime: refuseLateUpgrade(db, { id, now }),
    settled: endPayment(db, { reference: payment.reference, status: 'succeeded', now }),
    ended: endUpgraded(db, { id, now }),
    started: startUpgrade(db, { id, now }),
    done: audit(deps, { actor, act: 'package.changed', subject: id, data: { tier, from: 'now' } }),
    tier: setTier(db, { sellerId, tier, now }),
    booked: bookPaid(deps, { packageId: sellerPackage.id, payment }),
    mails: queueMails(deps, [packageActiveMail(deps, { ...sellerPackage, renewsAt })]),
  })
  sendSoon(deps)
  return 'succeeded'
}

const giveBack = async (deps: Deps, settling: Settling): Promise<PaymentStatus> => {
  const { db, now } = deps
  const { payment, sellerPackage } = settling
  const { reference, amountPence } = payment
  const refund = { id: deps.newId(), reference, amountPence }
  const mail = lateUpgradeMail(deps, {
    reader: sellerPackage,
    id: sellerPackage.id,
    tier: sellerPackage.tier,
    amountPence,
  })
  await batch(db, {
    held: hold(deps, settling),
    settled: endPayment(db, { reference, status: 'refunded', now }),
    booked: bookPaid(deps, { packageId: sellerPackage.id, payment }),
    bookedBack: bookPaidBack(deps, { cause: `package:${sellerPackage.id}:late`, payment }),
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
  const { payment, sellerPackage } = settling
  const isLate = payment.status === 'expired' || payment.expiresAt <= deps.now
  if (isLate || !sellerPackage.upgradedRenewsAt) return giveBack(deps, settling)
  try {
    return await start(deps, { ...settling, renewsAt: sellerPackage.upgradedRenewsAt })
  } catch (error) {
    if (refusal(error) !== 'too_late') throw error
  }
  return giveBack(deps, settling)
}
