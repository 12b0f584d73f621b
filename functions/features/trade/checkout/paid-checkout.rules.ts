import { estimateOf } from '#features/catalogue/delivery/delivery.rules.ts'
import type { PaymentRow } from '#features/money/payments/payments.queries.ts'
import { sharedWeekdays } from '#features/trade/cart/groups.rules.ts'
import type { SoldOrder } from '#features/trade/order-book/sold-orders.queries.ts'

/** A payment that is for a checkout. */
export type CheckoutPayment = PaymentRow & { checkoutId: string }

/** A checkout that was paid, and until when its sellers may accept. */
export type PaidCheckout = { payment: CheckoutPayment; orders: SoldOrder[]; acceptBy: Date }

/** The estimates anew, since the payment's clock counts, and the day on which the last of it should be there. */
export const dated = ({ delivery, lines, holidayUntil }: SoldOrder, at: Date) => {
  const dispatchWeekdays = sharedWeekdays(lines.filter(({ kind }) => kind === 'eggs'))
  const methods = delivery.map((method) => ({
    ...method,
    estimate: estimateOf(method.code, { at, holidayUntil, dispatchWeekdays }),
  }))
  const dueOn = methods.map(({ estimate }) => estimate.to).reduce((last, day) => (day > last ? day : last))
  return { delivery: methods, dueOn }
}
