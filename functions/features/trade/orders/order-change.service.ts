import { eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Deps } from '#app/deps.ts'
import { dropListings } from '#app/edge/edge-cache.ts'
import { orLanded } from '#app/idempotency.ts'
import type { OrderStatus } from '#contract/trade/orders.constants.ts'
import { orderEvents, orders } from '#db/schema/index.ts'
import { type CausedMail, queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { accounts, book } from '#features/money/ledger/ledger.writes.ts'
import { queueRefund, sendRefundSoon } from '#features/money/refunds/refunds.service.ts'
import { tell } from '#features/trade/notifications/tell.writes.ts'
import { lockOptionsOf, refuseUnless, restock } from '#features/trade/order-book/order-writes.queries.ts'
import { eventById, type OrderRow, orderById } from '#features/trade/order-book/orders.queries.ts'

export type OrderChange = {
  order: OrderRow
  from: readonly OrderStatus[]
  to: OrderStatus
  by: { userId: string | null; role: 'buyer' | 'seller' | 'system' }
  note: string | null
  /** Further columns that the change sets. */
  set?: Partial<typeof orders.$inferInsert>
  /** `refund`: all of it goes back, goods to the shelf, money to the buyer. `release`: the seller's share is payable. */
  money?: 'refund' | 'release' | undefined
  /** At least one. */
  mails: CausedMail[]
}

/**
 * Moves an order to another state in one transaction: state, event, mails, stock and money together, and returns it as it
 * then stands. Throws a refusal `illegal_state` when the order has left `from` meanwhile, and `code_locked` when the
 * seller collects under a lock. When the answer of the database is lost it looks whether the event was written.
 */
export const changeOrder = async (deps: Deps, change: OrderChange): Promise<OrderRow> => {
  const { db, now } = deps
  const { order } = change
  const refundId = deps.newId()
  const byCode = change.to === 'collected' && change.by.role === 'seller'
  const guard = refuseUnless(db, { id: order.id, from: change.from, byCode, now })
  // Stock is locked before orders everywhere, so that nobody waits in a circle.
  const locks: [BatchItem<'pg'>, ...BatchItem<'pg'>[]] =
    change.money === 'refund' ? [lockOptionsOf(db, order.id), guard] : [guard]
  const event = eventOf(deps, change)
  const written = db.batch([
    ...locks,
    db.update(orders).set(columnsOf(change, now)).where(eq(orders.id, order.id)),
    db.insert(orderEvents).values(event),
    tell(deps, [event.id]),
    queueMails(deps, change.mails),
    ...moneyOf(deps, { change, refundId }),
    orderById(db, order.id),
  ])
  const shown = await orLanded(written.then(shownAs), () => orderAfter(deps, event))
  sendSoon(deps)
  if (change.money === 'refund') afterRefund(deps, { order, refundId })
  return shown
}

/** The order as it stands, if this event is in its timeline: then the change that wrote it was committed. */
export const orderAfter = async ({ db }: Deps, event: { id: string; orderId: string }) => {
  const [[row], [happened]] = await db.batch([orderById(db, event.orderId), eventById(db, event.id)])
  return happened ? row : undefined
}

/** The order that a batch reads last. */
export const shownAs = (results: readonly unknown[]): OrderRow => (results[results.length - 1] as OrderRow[])[0]!

/** What an order's row becomes. */
export const columnsOf = ({ order, to, set, money }: OrderChange, now: Date) => ({
  ...set,
  ...(money === 'refund' ? { refundedPence: order.totalPence } : {}),
  status: to,
  updatedAt: now,
})

/** The change as a line of the timeline. */
export const eventOf = ({ newId, now }: Deps, { order, to, by, note }: OrderChange) => ({
  id: newId(),
  orderId: order.id,
  status: to,
  byUserId: by.userId,
  byRole: by.role,
  note,
  at: now,
})

const moneyOf = (deps: Deps, { change, refundId }: { change: OrderChange; refundId: string }) => {
  if (change.money === 'refund') return refundStatements(deps, { order: change.order, refundId })
  if (change.money === 'release') return releaseStatements(deps, change.order)
  return []
}

// The seller was owed goods and delivery in full, since the platform bears discounts.
const shareOf = ({ goodsPence, deliveryPence }: OrderRow): number => goodsPence + deliveryPence

const refundStatements = (deps: Deps, { order, refundId }: { order: OrderRow; refundId: string }) => {
  const { payment, totalPence, discountPence } = order
  const booked = book(deps, {
    kind: 'refund',
    cause: `order:${order.id}:refund`,
    orderId: order.id,
    ...(payment ? { paymentReference: payment.reference } : {}),
    amounts: [
      [accounts.pending(order.seller.id), shareOf(order)],
      [accounts.discounts, -discountPence],
      ...(payment ? [[accounts.provider(payment.provider), -totalPence] as [string, number]] : []),
    ],
  })
  return [restock(deps.db, order.id), ...booked, ...owed(deps, { order, refundId })]
}

// Nothing goes back of an order that a discount paid for whole.
const owed = (deps: Deps, { order: { id, payment, totalPence }, refundId }: { order: OrderRow; refundId: string }) =>
  payment && totalPence > 0
    ? [queueRefund(deps, { id: refundId, orderId: id, reference: payment.reference, amountPence: totalPence })]
    : []

const releaseStatements = (deps: Deps, order: OrderRow) =>
  book(deps, {
    kind: 'release',
    cause: `order:${order.id}:release`,
    orderId: order.id,
    amounts: [
      [accounts.pending(order.seller.id), shareOf(order)],
      [accounts.payable(order.seller.id), -shareOf(order)],
    ],
  })

const afterRefund = (deps: Deps, { order, refundId }: { order: OrderRow; refundId: string }): void => {
  const { payment, totalPence } = order
  dropListings(
    order.lines.map(({ productId }) => productId),
    deps.now,
  )
  if (payment && totalPence > 0) {
    sendRefundSoon(deps, { id: refundId, reference: payment.reference, amountPence: totalPence })
  }
}
