import type { Deps } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import type { Checkout } from '#contract/trade/checkout.answers.ts'
import type { CheckoutRow } from './checkout.queries.ts'

/** The checkout as its buyer sees it now: an open one whose time is over has expired. Throws `not_found`. */
export const checkoutOf = ({ now }: Pick<Deps, 'now'>, row: CheckoutRow | undefined): Checkout => {
  if (!row) throw notFound('this checkout')
  const { reference, ...rest } = row
  const status = row.status === 'open' && row.expiresAt <= now ? 'expired' : row.status
  return {
    ...rest,
    status,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    paymentUrl: status === 'open' && reference ? `/pay/${reference}` : null,
  }
}
