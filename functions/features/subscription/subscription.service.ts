import type { Deps } from '../../app/deps.ts'
import { AppError, refusal } from '../../app/errors.ts'
import { orderClocks } from '../../contract/orders.constants.ts'
import { planPrice, plans, type SellerTier } from '../../contract/plans.ts'
import type { Allowance, OpenedPayment, Subscription, SubscriptionInput } from '../../contract/subscription.ts'
import { newPaymentReference } from '../payments/reference.ts'
import { allowanceOf, billingMonthStart, packageState, type Stretch } from './billing.ts'
import {
  abandonOpenPayments,
  insertPackage,
  insertPayment,
  lockSeller,
  type PackageRow,
  refuseWhileLive,
} from './subscription.queries.ts'

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

/** The allowance of a package in its current billing month; nothing is used before it started. */
export const allowanceNow = (row: PackageRow, stretches: Stretch[], now: Date): Allowance =>
  row.startedAt
    ? allowanceOf(row.tier, stretches, billingMonthStart(row.startedAt, now))
    : { used: 0, limit: plans[row.tier].listings }

/** The package as its seller sees it; without one, what he chose at registration, not yet paid for. */
export const toSubscription = (
  row: PackageRow | undefined,
  { stretches, now, chosen }: { stretches: Stretch[]; now: Date; chosen: SellerTier },
): Subscription => ({
  tier: row?.tier ?? chosen,
  status: row ? packageState(row, now) : 'incomplete',
  period: row?.period ?? null,
  pricePence: row?.pricePence ?? null,
  startedAt: iso(row?.startedAt ?? null),
  renewsAt: iso(row?.renewsAt ?? null),
  cancelsAt: iso(row?.cancelsAt ?? null),
  allowance: row ? allowanceNow(row, stretches, now) : { used: 0, limit: plans[chosen].listings },
})

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
  const subscriptionId = deps.newId()
  const reference = newPaymentReference()
  const amountPence = planPrice(tier, period)
  const made = { createdAt: now, updatedAt: now }
  const payment = {
    reference,
    provider: deps.payments.name,
    payerId: sellerId,
    subscriptionId,
    amountPence,
    status: 'open' as const,
    createdAt: now,
    expiresAt: new Date(now.getTime() + orderClocks.paymentMinutes * 60_000),
  }
  await db
    .batch([
      lockSeller(db, sellerId),
      refuseWhileLive(db, { sellerId, now }),
      abandonOpenPayments(db, { sellerId, now }),
      insertPackage(db, {
        id: subscriptionId,
        sellerId,
        tier,
        period,
        status: 'incomplete',
        pricePence: amountPence,
        ...made,
      }),
      insertPayment(db, payment),
    ])
    .catch((error: unknown) => {
      if (refusal(error) !== 'live') throw error
      throw new AppError('illegal_state', 'Your package is already paid for.', { members: { state: 'active' } })
    })
  const description = `${plans[tier].name} package, one ${period}`
  const { paymentUrl } = await deps.payments.open({ reference, amountPence, currency: 'GBP', description })
  return { reference, paymentUrl }
}
