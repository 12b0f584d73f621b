import { eq } from 'drizzle-orm'
import type { Deps } from '#app/deps.ts'
import type { Db } from '#db/client.ts'
import { orderEvents, orders } from '#db/schema/index.ts'
import { estimateOf } from '#features/catalogue/delivery/delivery.rules.ts'
import { accounts, book } from '#features/money/ledger/ledger.writes.ts'
import { sharedWeekdays } from '#features/trade/cart/groups.rules.ts'
import { tell } from '#features/trade/notifications/tell.writes.ts'
import type { SoldOrder } from '#features/trade/order-book/sold-orders.queries.ts'
import type { CheckoutPayment } from './paid-checkout.rules.ts'

export const updateOrder = (db: Db, id: string, set: Partial<typeof orders.$inferInsert>) =>
  db.update(orders).set(set).where(eq(orders.id, id))

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

type Step = { orders: SoldOrder[]; status: 'paid' | 'expired'; byBuyer?: string; note?: string }

/** The same step in the timeline of each order, and in the bells of its sides: two statements for a batch. */
export const orderEventsTold = (deps: Deps, { orders: sold, status, byBuyer, note }: Step) => {
  const events = sold.map((order) => ({
    id: deps.newId(),
    orderId: order.id,
    status,
    byUserId: byBuyer ?? null,
    byRole: byBuyer ? ('buyer' as const) : ('system' as const),
    note: note ?? null,
    at: deps.now,
  }))
  const ids = events.map(({ id }) => id)
  return [deps.db.insert(orderEvents).values(events), tell(deps, ids)] as const
}

type Money = { order: SoldOrder; payment: CheckoutPayment }

const amounts = ({ order, payment }: Money): [string, number][] => [
  [accounts.provider(payment.provider), order.totalPence],
  [accounts.discounts, order.discountPence],
  [accounts.pending(order.sellerId), -(order.goodsPence + order.deliveryPence)],
]

/** The payment's share of an order: what the provider holds now is owed to the seller; the platform bears discounts. */
export const paymentBooked = (deps: Deps, { order, payment }: Money) =>
  book(deps, {
    kind: 'payment',
    cause: `order:${order.id}:payment`,
    orderId: order.id,
    paymentReference: payment.reference,
    amounts: amounts({ order, payment }),
  })

/** The same, all of it back. */
export const refundBooked = (deps: Deps, { order, payment }: Money) =>
  book(deps, {
    kind: 'refund',
    cause: `order:${order.id}:refund`,
    orderId: order.id,
    paymentReference: payment.reference,
    amounts: amounts({ order, payment }).map(([account, pence]) => [account, -pence]),
  })
