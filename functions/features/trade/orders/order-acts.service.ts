import { randomInt } from 'node:crypto'
import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { AppError, invalid, notFound, refusal } from '#app/errors.ts'
import { carrierFacts } from '#contract/trade/carriers.ts'
import { type OrderAct, type OrderStatus, orderActs } from '#contract/trade/orders.constants.ts'
import type { DispatchInput, ReasonInput } from '#contract/trade/orders.ts'
import type { CausedMail } from '#features/identity/mail/mail.service.ts'
import { dueOnceSent, problemWindowEnd, type Side, takesAct } from '#features/trade/order-book/order.rules.ts'
import { type OrderRow, standingOf } from '#features/trade/order-book/orders.queries.ts'
import {
  acceptedMail,
  cancelledMail,
  collectedMail,
  completedMail,
  declinedMail,
  dispatchedMail,
  handedOverMail,
  readyMail,
  receivedMail,
} from './order-acts.mails.ts'
import { changeOrder, type OrderChange } from './order-change.service.ts'
import { changeUnpaid } from './unpaid-orders.service.ts'

/** One side of an order about to do something with it. */
export type Acting = { order: OrderRow; actor: SessionActor; side: Side }

type Step = Pick<OrderChange, 'set'> & {
  act: OrderAct
  note?: string | null
  /** What the other side is told. */
  mail: CausedMail
  money?: OrderChange['money']
  /** How it is written; an unpaid order takes its whole checkout with it. */
  write?: typeof changeOrder
}

/** The error for an act that an order in this state does not take. */
export const illegalState = (state: OrderStatus): AppError =>
  new AppError('illegal_state', `This order is ${state.replaceAll('_', ' ')}, so you can’t do that now.`, {
    members: { state },
  })

/** Throws `illegal_state` when the order, as it was read, does not take the act. */
export const assertTakes = (act: OrderAct, order: OrderRow): void => {
  if (!takesAct(act, order)) throw illegalState(order.status)
}

/** Does one act and returns the order as it then stands. Throws `illegal_state` also when somebody else was quicker. */
const takeStep = async (deps: Deps, { acting, step }: { acting: Acting; step: Step }): Promise<OrderRow> => {
  const { order, actor } = acting
  const { act, mail, note = null, set = {}, money, write = changeOrder } = step
  assertTakes(act, order)
  const { from, to } = orderActs[act]
  try {
    return await write(deps, { order, from, to, actor, note, set, money, mails: [mail] })
  } catch (error) {
    if (refusal(error) !== 'illegal_state') throw error
    throw illegalState(await currentStatus(deps, order.id))
  }
}

const currentStatus = async ({ db }: Deps, id: string): Promise<OrderStatus> => {
  const [row] = await standingOf(db, id)
  if (!row) throw notFound('this order')
  return row.status
}

/** The seller takes the order on. */
export const acceptOrder = (deps: Deps, acting: Acting) =>
  takeStep(deps, { acting, step: { act: 'accept', mail: acceptedMail(deps, acting.order) } })

/** The seller gives the order back, for a reason; the buyer's money goes back with it. */
export const declineOrder = (deps: Deps, { reason, ...acting }: Acting & ReasonInput) => {
  const mail = declinedMail(deps, { order: acting.order, reason })
  return takeStep(deps, { acting, step: { act: 'decline', note: reason, money: 'refund', mail } })
}

/** The seller has handed the goods to a carrier; what leaves late is due later. */
export const dispatchOrder = (deps: Deps, { carrier, tracking, ...acting }: Acting & DispatchInput) => {
  const { name } = carrierFacts[carrier]
  const dueOn = dueOnceSent(acting.order, deps.now)
  const mail = dispatchedMail(deps, { order: { ...acting.order, dueOn }, carrier, tracking })
  const note = tracking ? `${name}, ${tracking}` : name
  const set = { carrier, trackingNumber: tracking, dueOn }
  return takeStep(deps, { acting, step: { act: 'dispatch', note, set, mail } })
}

/** The seller has the goods ready; makes the buyer's code. Throws `validation` when the shop has no address to collect from. */
export const readyOrder = (deps: Deps, acting: Acting) => {
  const { order } = acting
  assertTakes('ready', order)
  const address = order.collectionAddress ?? order.seller.collectionAddress
  if (!address) throw invalid('', 'Add a collection address to your shop first.')
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const set = { collectionCode: code, collectionAddress: address, dueOn: dueOnceSent(order, deps.now) }
  return takeStep(deps, { acting, step: { act: 'ready', set, mail: readyMail(deps, { order, address, code }) } })
}

const handedOver = ({ now }: Deps, order: OrderRow) => ({
  deliveredAt: now,
  completesAt: problemWindowEnd(
    now,
    order.lines.map(({ kind }) => kind),
  ),
})

/** Marks it as collected in the eyes of either side; that the seller gave the right code is checked before. */
export const collectOrder = (deps: Deps, acting: Acting) => {
  const set = handedOver(deps, acting.order)
  const told = acting.side === 'buyer' ? collectedMail : handedOverMail
  return takeStep(deps, {
    acting,
    step: { act: 'collected', set, mail: told(deps, { order: acting.order, completesAt: set.completesAt }) },
  })
}

/** The buyer has what was posted; the problem window begins. */
export const receiveOrder = (deps: Deps, acting: Acting) => {
  const set = handedOver(deps, acting.order)
  return takeStep(deps, {
    acting,
    step: { act: 'received', set, mail: receivedMail(deps, { order: acting.order, completesAt: set.completesAt }) },
  })
}

/** The buyer says that all is well, which ends the problem window and makes the seller's share payable. */
export const completeOrder = (deps: Deps, acting: Acting) => {
  const set = { completesAt: deps.now }
  return takeStep(deps, {
    acting,
    step: { act: 'complete', money: 'release', set, mail: completedMail(deps, acting.order) },
  })
}

/** The buyer takes an order back, paid or not. */
export const cancelOrder = (deps: Deps, { reason, ...acting }: Acting & ReasonInput) => {
  const step = { act: 'cancel' as const, note: reason, mail: cancelledMail(deps, { order: acting.order, reason }) }
  const isUnpaid = acting.order.status === 'pending_payment'
  return takeStep(deps, {
    acting,
    step: isUnpaid ? { ...step, write: changeUnpaid } : { ...step, money: 'refund' },
  })
}
