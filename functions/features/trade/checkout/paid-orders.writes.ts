import type { Actor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { accounts, book } from '#features/money/ledger/ledger.writes.ts'
import { eventOf, insertEvents } from '#features/trade/order-book/order-events.writes.ts'
import { tellSides } from '#features/trade/order-book/order-notices.writes.ts'
import { type OrderColumns, updateOrder } from '#features/trade/order-book/orders.writes.ts'
import type { SoldOrder } from '#features/trade/order-book/sold-orders.queries.ts'
import type { CheckoutPayment } from './paid-checkout.rules.ts'

type Step<Order> = {
  orders: Order[]
  status: 'paid' | 'expired'
  buyerId: string
  actor: Actor
  note?: string
  /** What else each order becomes. */
  set: (order: Order) => OrderColumns
}

/** Moves each order of a checkout the same step on: its row, its timeline and the bells of its sides, for a batch. */
export const moveOrders = <Order extends { id: string; sellerId: string }>(deps: Deps, step: Step<Order>) => {
  const { orders, status, buyerId, actor, note = null, set } = step
  const { db, now } = deps
  const events = orders.map((order) => eventOf(deps, { order: { ...order, buyerId }, status, actor, note }))
  return {
    orders: orders.map((order) => updateOrder(db, { id: order.id, set: { ...set(order), status, updatedAt: now } })),
    events: insertEvents(db, events),
    told: tellSides(
      deps,
      events.map(({ id }) => id),
    ),
  }
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
