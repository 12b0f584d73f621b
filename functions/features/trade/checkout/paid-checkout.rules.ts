import type { PaymentRow } from '#features/money/payments/payments.queries.ts'
import type { SoldOrder } from '#features/trade/order-book/sold-orders.queries.ts'

/** A payment that is for a checkout. */
export type CheckoutPayment = PaymentRow & { checkoutId: string }

/** A checkout that was paid, and until when its sellers may accept. */
export type PaidCheckout = { payment: CheckoutPayment; orders: SoldOrder[]; acceptBy: Date }
