import type { Deps } from '#app/deps.ts'
import { AppError, refusal } from '#app/errors.ts'
import { type BillingPeriod, planPrice, plans, type SellerTier } from '#contract/plans.ts'
import type { Allowance, OpenedPayment } from '#contract/selling/subscription.answers.ts'
import type { SubscriptionInput } from '#contract/selling/subscription.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'
import { newPaymentReference } from '#features/money/payments/reference.rules.ts'
import { allowanceOf, billingMonthStart, packageAt, type Stretch } from './billing.rules.ts'
import {
  abandonOpenPayments,
  insertPackage,
  insertPayment,
  lockSeller,
  type PackageRow,
  refuseWhileLive,
} from './subscription.queries.ts'

/** The allowance of a package in its current billing month; nothing is used before it started. */
export const allowanceNow = (row: PackageRow, stretches: Stretch[], now: Date): Allowance => {
  const { tier, startedAt } = packageAt(row, now)
  return startedAt
    ? allowanceOf(tier, stretches, billingMonthStart(startedAt, now))
    : { used: 0, limit: plans[tier].listings }
}

type Asked = { sellerId: string; tier: SellerTier; period: BillingPeriod; amountPence: number }

/** The rows of a package that waits for its payment, and of the payment. */
export const newPackage = (deps: Deps, { sellerId, tier, period, amountPence }: Asked) => {
  const { now } = deps
  const id = deps.newId()
  const expiresAt = new Date(now.getTime() + orderClocks.paymentMinutes * 60_000)
  const made = { createdAt: now, updatedAt: now }
  return {
    pack: { id, sellerId, tier, period, status: 'incomplete' as const, pricePence: amountPence, ...made },
    payment: {
      reference: newPaymentReference(),
      provider: deps.payments.name,
      payerId: sellerId,
      subscriptionId: id,
      amountPence,
      status: 'open' as const,
      createdAt: now,
      expiresAt,
    },
  }
}

/** Asks the provider for a payment whose row is written. */
export const askFor = async (
  { payments }: Deps,
  { reference, amountPence }: { reference: string; amountPence: number },
  description: string,
): Promise<OpenedPayment> => {
  const { paymentUrl } = await payments.open({ reference, amountPence, currency: 'GBP', description })
  return { reference, paymentUrl }
}

/**
 * Opens the payment for a package; one that the seller opened before and did not make is given up. Throws
 * `illegal_state` while a package is paid for; one that is past due or has ended may be paid for anew. A lost answer is
 * `unavailable`: the next try gives up what it may have opened.
 */
export const openSubscription = async (
  deps: Deps,
  { sellerId, input: { tier, period } }: { sellerId: string; input: SubscriptionInput },
): Promise<OpenedPayment> => {
  const { db, now } = deps
  const amountPence = planPrice(tier, period)
  const { pack, payment } = newPackage(deps, { sellerId, tier, period, amountPence })
  await db
    .batch([
      lockSeller(db, sellerId),
      refuseWhileLive(db, { sellerId, now }),
      abandonOpenPayments(db, { sellerId, now }),
      insertPackage(db, pack),
      insertPayment(db, payment),
    ])
    .catch((error: unknown) => {
      if (refusal(error) !== 'live') throw error
      throw new AppError('illegal_state', 'Your package is already paid for.', { members: { state: 'active' } })
    })
  return askFor(deps, payment, `${plans[tier].name} package, one ${period}`)
}
