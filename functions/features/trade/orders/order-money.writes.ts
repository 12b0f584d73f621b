import type { Deps } from '#app/deps.ts'
import { accounts, book } from '#features/money/ledger/ledger.writes.ts'
import { queueRefund } from '#features/money/refunds/refunds.service.ts'
import { giveBackSold } from '#features/selling/stock/stock.queries.ts'
import type { OrderRow } from '#features/trade/order-book/orders.queries.ts'

// The seller was owed goods and delivery in full, since the platform bears discounts.
const shareOf = ({ goodsPence, deliveryPence }: OrderRow): number => goodsPence + deliveryPence

type Refunding = { order: OrderRow; refundId: string }

// Nothing goes back of an order that a discount paid for whole.
const owed = (deps: Deps, { order: { id, payment, totalPence }, refundId }: Refunding) =>
  payment && totalPence > 0
    ? [queueRefund(deps, { id: refundId, orderId: id, reference: payment.reference, amountPence: totalPence })]
    : []

/** Gives an order back whole, goods to the shelf and money to the buyer: statements for the batch that ends it. */
export const refunded = (deps: Deps, { order, refundId }: Refunding) => {
  const { payment, totalPence, discountPence } = order
  const atProvider: [string, number][] = payment ? [[accounts.provider(payment.provider), -totalPence]] : []
  return {
    restocked: giveBackSold(deps.db, order.id),
    booked: book(deps, {
      kind: 'refund',
      cause: `order:${order.id}:refund`,
      orderId: order.id,
      ...(payment ? { paymentReference: payment.reference } : {}),
      amounts: [
        [accounts.pending(order.seller.id), shareOf(order)],
        [accounts.discounts, -discountPence],
        ...atProvider,
      ],
    }),
    owed: owed(deps, { order, refundId }),
  }
}

/** Makes the seller's share of an order payable: statements for the batch that completes it. */
export const released = (deps: Deps, order: OrderRow) =>
  book(deps, {
    kind: 'release',
    cause: `order:${order.id}:release`,
    orderId: order.id,
    amounts: [
      [accounts.pending(order.seller.id), shareOf(order)],
      [accounts.payable(order.seller.id), -shareOf(order)],
    ],
  })
