import type { Actor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { dropCached } from '#app/edge/edge-cache.ts'
import { AppError, notFound, refusal } from '#app/errors.ts'
import { type PaymentStatus, payableStatuses } from '#contract/money/payments.ts'
import { tiers } from '#contract/tiers.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { audit, auditing } from '#features/identity/audit/audit.writes.ts'
import { queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { setTier } from '#features/identity/users/seller-tier.queries.ts'
import type { PaymentEffect, PaymentEnd } from '#features/money/payments/payment-effects.rules.ts'
import { endPayment, lockPayment, refuseSettled } from '#features/money/payments/payments.queries.ts'
import { pauseListings } from '#features/selling/shelf/sale.queries.ts'
import { addMonths, startOf } from './billing.rules.ts'
import { packageActiveMail } from './package.mails.ts'
import { bookPaid } from './package-ledger.writes.ts'
import type { PackagePayment, Starting } from './package-payment.rules.ts'
import { endEarlierPackages, packagePaidBy, startPackage } from './packages.queries.ts'
import { payUpgrade } from './settle-upgrade.service.ts'

type Settling = { actor: Actor; payment: PackagePayment; sellerPackage: Starting | undefined; outcome: PaymentEnd }

type Paid = Pick<Settling, 'actor' | 'payment'> & { sellerPackage: Starting }

const started = (deps: Deps, { actor, payment, sellerPackage }: Paid) => {
  const { db, now } = deps
  const { id, sellerId, tier, period } = sellerPackage
  const told = auditing(deps, { actor, act: 'listing.paused', data: { through: 'package' } })
  const startedAt = startOf(sellerPackage.paidUntil, now)
  const renewsAt = addMonths(startedAt, period === 'year' ? 12 : 1)
  return {
    earlier: endEarlierPackages(db, { id, sellerId, now }),
    started: startPackage(db, { id, startedAt, renewsAt, now }),
    // Coming back after a lapse, or to a smaller package: what the new one does not hold pauses, the oldest stay.
    paused: pauseListings(db, { sellers: [{ id: sellerId, until: now }], keep: tiers[tier].listings, now, told }),
    done: audit(deps, { actor, act: 'package.bought', subject: id, data: { tier, period } }),
    tier: setTier(db, { sellerId, tier, now }),
    booked: bookPaid(deps, { packageId: id, payment }),
    mails: queueMails(deps, [packageActiveMail(deps, { ...sellerPackage, renewsAt })]),
  }
}

// A payment that succeeded starts the package, one that was given up leaves it incomplete. Answers the payment's status, and the same
// one when asked again. Amount and currency were compared before.
const settlePackage = async (
  deps: Deps,
  { actor, payment, sellerPackage, outcome }: Settling,
): Promise<PaymentStatus> => {
  const { db, now } = deps
  const { reference } = payment
  if (!sellerPackage) throw notFound('this package')
  const settled = {
    // First, as where a payment is opened: no second one begins while this one is made.
    seller: lockUser(db, sellerPackage.sellerId),
    payment: lockPayment(db, reference),
    open: refuseSettled(db, { reference, from: payableStatuses }),
    ended: endPayment(db, { reference, status: outcome, now }),
  }
  try {
    if (outcome === 'succeeded' && sellerPackage.upgradesId)
      return await payUpgrade(deps, { actor, payment, sellerPackage })
    await batch(db, {
      settled,
      started: outcome === 'succeeded' ? started(deps, { actor, payment, sellerPackage }) : {},
    })
  } catch (error) {
    if (refusal(error) !== 'settled') throw error
    return statusOf(deps, reference)
  }
  if (outcome === 'succeeded') dropCached(deps, 'products')
  sendSoon(deps)
  return outcome
}

const statusOf = async (deps: Deps, reference: string): Promise<PaymentStatus> => {
  const [payment] = await lockPayment(deps.db, reference)
  if (!payment) throw new AppError('not_found', 'We couldn’t find this payment.')
  return payment.status
}

/** What comes of the payment of a package. */
export const packageEffect: PaymentEffect<Starting[]> = {
  read: packagePaidBy,
  settle: (deps, { actor, payment, found, outcome }) =>
    settlePackage(deps, { actor, payment, sellerPackage: found[0], outcome }),
  // What was never paid for has no history.
  noteReturned: () => ({}),
}
