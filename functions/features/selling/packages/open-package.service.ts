import type { Deps } from '#app/deps.ts'
import { AppError, refusal } from '#app/errors.ts'
import type { OpenedPayment } from '#contract/selling/packages.answers.ts'
import { type BillingPeriod, packagePrice } from '#contract/selling/packages.constants.ts'
import type { PackageInput } from '#contract/selling/packages.ts'
import { type SellerTier, tiers } from '#contract/tiers.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { abandonPackagePayments } from '#features/money/payments/package-payments.queries.ts'
import { insertPayment } from '#features/money/payments/payments.queries.ts'
import { newPaymentReference } from '#features/money/payments/reference.rules.ts'
import { insertPackage, refuseWhileLive } from './packages.queries.ts'

type Asked = { sellerId: string; tier: SellerTier; period: BillingPeriod; amountPence: number }

/** The rows of a package that waits for its payment, and of the payment. */
export const newPackage = (deps: Deps, { sellerId, tier, period, amountPence }: Asked) => {
  const { now } = deps
  const id = deps.newId()
  const expiresAt = new Date(now.getTime() + orderClocks.paymentMinutes * 60_000)
  const made = { createdAt: now, updatedAt: now }
  return {
    sellerPackage: { id, sellerId, tier, period, status: 'incomplete' as const, pricePence: amountPence, ...made },
    payment: { reference: newPaymentReference(), payerId: sellerId, packageId: id, amountPence, expiresAt },
  }
}

type Payment = { reference: string; amountPence: number; description: string }

/** Asks the provider for a payment whose row is written. */
export const askFor = async (
  { payments }: Deps,
  { reference, amountPence, description }: Payment,
): Promise<OpenedPayment> => {
  const { paymentUrl } = await payments.open({ reference, amountPence, currency: 'GBP', description })
  return { reference, paymentUrl }
}

/**
 * Opens the payment for a package; one that the seller opened before and did not make is given up. Throws
 * `illegal_state` while a package is paid for; one that is past due or has ended may be paid for anew. A lost answer is
 * `unavailable`: the next try gives up what it may have opened.
 */
export const openPackage = async (
  deps: Deps,
  { sellerId, input: { tier, period } }: { sellerId: string; input: PackageInput },
): Promise<OpenedPayment> => {
  const { db, now } = deps
  const amountPence = packagePrice(tier, period)
  const { sellerPackage, payment } = newPackage(deps, { sellerId, tier, period, amountPence })
  const written = batch(db, {
    locked: lockUser(db, sellerId),
    unpaid: refuseWhileLive(db, { sellerId, now }),
    abandoned: abandonPackagePayments(db, { userId: sellerId, now }),
    package: insertPackage(db, sellerPackage),
    payment: insertPayment(deps, payment),
  })
  await written.catch((error: unknown) => {
    if (refusal(error) !== 'live') throw error
    throw new AppError('illegal_state', 'Your package is already paid for.', { members: { state: 'active' } })
  })
  return askFor(deps, { ...payment, description: `${tiers[tier].name} package, one ${period}` })
}
