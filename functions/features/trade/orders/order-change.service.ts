import type { Actor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { dropListings } from '#app/edge/edge-cache.ts'
import { orLanded } from '#app/idempotency.ts'
import type { OrderStatus } from '#contract/trade/orders.constants.ts'
import { batch } from '#db/batch.ts'
import { type CausedMail, queueMails, sendSoon } from '#features/identity/mail/mail.service.ts'
import { sendRefundSoon } from '#features/money/refunds/refunds.service.ts'
import { lockSold } from '#features/selling/stock/stock.queries.ts'
import { eventOf, insertEvents, type OrderEvent } from '#features/trade/order-book/order-events.writes.ts'
import { tellSides } from '#features/trade/order-book/order-notices.writes.ts'
import { eventById, type OrderRow, orderById } from '#features/trade/order-book/orders.queries.ts'
import { type OrderColumns, refuseUnless, updateOrder } from '#features/trade/order-book/orders.writes.ts'
import { refunded, released } from './order-money.writes.ts'

export type OrderChange = {
  order: OrderRow
  from: readonly OrderStatus[]
  to: OrderStatus
  actor: Actor
  note: string | null
  /** Further columns that the change sets. */
  set?: OrderColumns
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
  const { order, from, to } = change
  const refundId = deps.newId()
  const event = eventOfChange(deps, change)
  const written = batch(db, {
    // Stock is locked before orders everywhere, so that nobody waits in a circle.
    stock: change.money === 'refund' ? lockSold(db, order.id) : undefined,
    allowed: refuseUnless(db, { id: order.id, from, byCode: to === 'collected' && event.byRole === 'seller', now }),
    ...changed(deps, { change, event }),
    money: moneyOf(deps, { change, refundId }),
    shown: orderById(db, order.id),
  })
  const shown = await orLanded(
    written.then((answers) => answers.shown[0]!),
    () => orderAfter(deps, event),
  )
  sendSoon(deps)
  if (change.money === 'refund') afterRefund(deps, { order, refundId })
  return shown
}

/** The order as it stands, if this event is in its timeline: then the change that wrote it was committed. */
export const orderAfter = async ({ db }: Deps, event: OrderEvent): Promise<OrderRow | undefined> => {
  const { found, happened } = await batch(db, {
    found: orderById(db, event.orderId),
    happened: eventById(db, event.id),
  })
  return happened.length > 0 ? found[0] : undefined
}

const sidesOf = ({ id, buyer, seller }: OrderRow) => ({ id, buyerId: buyer.id, sellerId: seller.id })

/** The change as a line of the timeline. */
export const eventOfChange = (deps: Deps, { order, to, actor, note }: OrderChange): OrderEvent =>
  eventOf(deps, { order: sidesOf(order), status: to, actor, note })

type Happening = { change: OrderChange; event: OrderEvent }

/** Writes a change down with what its people are told of it: statements for the batch that has locked the order. */
export const changed = (deps: Deps, { change, event }: Happening) => {
  const { order, to, set, money, mails } = change
  const refund = money === 'refund' ? { refundedPence: order.totalPence } : {}
  return {
    order: updateOrder(deps.db, { id: order.id, set: { ...set, ...refund, status: to, updatedAt: deps.now } }),
    happened: insertEvents(deps.db, [event]),
    told: tellSides(deps, [event.id]),
    mailed: queueMails(deps, mails),
  }
}

type Refunding = { order: OrderRow; refundId: string }

const moneyOf = (deps: Deps, { change: { money, order }, refundId }: { change: OrderChange; refundId: string }) => {
  if (money === 'refund') return refunded(deps, { order, refundId })
  return money === 'release' ? released(deps, order) : []
}

const afterRefund = (deps: Deps, { order, refundId }: Refunding): void => {
  const { payment, totalPence } = order
  dropListings(
    deps,
    order.lines.map(({ productId }) => productId),
  )
  if (payment && totalPence > 0) {
    sendRefundSoon(deps, { id: refundId, reference: payment.reference, amountPence: totalPence })
  }
}
