import { randomInt } from 'node:crypto'
import type { Deps } from '../../app/deps.ts'
import { AppError, invalid, notFound, refusal } from '../../app/errors.ts'
import type { Viewer } from '../../app/guards.ts'
import { carrierFacts, trackingUrl } from '../../contract/carriers.ts'
import { pounds } from '../../contract/money.ts'
import { type OrderAct, type OrderStatus, orderActs } from '../../contract/orders.constants.ts'
import type { DispatchInput, ReasonInput } from '../../contract/orders.ts'
import { changeOrder, type OrderChange } from './order-change.ts'
import { dayInWords, momentInWords, orderMail, refundWords } from './order-mails.ts'
import { problemWindowEnd, type Side, takesAct } from './order-rules.ts'
import { type OrderRow, statusOf } from './orders.queries.ts'
import { changeUnpaid } from './unpaid-orders.ts'

/** One side of an order about to do something with it. */
export type Acting = { order: OrderRow; viewer: Viewer; side: Side }

type Step = Pick<OrderChange, 'set'> & {
  act: OrderAct
  note?: string | null
  /** What the other side is told. */
  subject: string
  paragraphs: string[]
  money?: OrderChange['money']
  /** How it is written; an unpaid order takes its whole checkout with it. */
  write?: typeof changeOrder
}

export const illegalState = (state: OrderStatus): AppError =>
  new AppError('illegal_state', `This order is ${state.replaceAll('_', ' ')}, so this can't be done now.`, {
    members: { state },
  })

/** Throws `illegal_state` when the order, as it was read, does not take the act. */
export const assertTakes = (act: OrderAct, order: OrderRow): void => {
  if (!takesAct(act, order)) throw illegalState(order.status)
}

/** Does one act. Throws `illegal_state` also when somebody else was quicker. */
export const takeStep = async (deps: Deps, { acting, step }: { acting: Acting; step: Step }): Promise<OrderRow> => {
  const { order, viewer, side } = acting
  const { act, subject, paragraphs, note = null, set = {}, money, write = changeOrder } = step
  assertTakes(act, order)
  const { from, to } = orderActs[act]
  const other = side === 'buyer' ? 'seller' : 'buyer'
  const mails = [orderMail(deps, { order, to: other, cause: act, subject, paragraphs })]
  const by = { userId: viewer.id, role: side }
  try {
    return await write(deps, { order, from, to, by, note, set, money, mails })
  } catch (error) {
    if (refusal(error) !== 'illegal_state') throw error
    throw illegalState(await currentStatus(deps, order.id))
  }
}

const currentStatus = async ({ db }: Deps, id: string): Promise<OrderStatus> => {
  const [row] = await statusOf(db, id)
  if (!row) throw notFound('This order')
  return row.status
}

export const acceptOrder = (deps: Deps, acting: Acting) => {
  const { number, seller, way, dueOn } = acting.order
  const next =
    way === 'collect'
      ? 'We write again with the address and your code as soon as it is ready to collect.'
      : `It should reach you by ${dueOn ? dayInWords(dueOn) : 'the day you were told'}. We write again when it is on its way.`
  const paragraphs = [`${seller.shopName} has accepted order ${number}.`, next]
  return takeStep(deps, { acting, step: { act: 'accept', subject: 'Accepted: order', paragraphs } })
}

export const declineOrder = (deps: Deps, { reason, ...acting }: Acting & ReasonInput) => {
  const { order } = acting
  const paragraphs = [
    `${order.seller.shopName} can't fulfil order ${order.number} and says:`,
    reason,
    refundWords(order),
  ]
  const step = {
    act: 'decline',
    note: reason,
    money: 'refund',
    subject: 'Cancelled by the seller: order',
    paragraphs,
  } as const
  return takeStep(deps, { acting, step: { ...step, paragraphs } })
}

export const dispatchOrder = (deps: Deps, { carrier, tracking, ...acting }: Acting & DispatchInput) => {
  const { order } = acting
  const { name } = carrierFacts[carrier]
  const url = trackingUrl(carrier, tracking)
  const paragraphs = [
    `Order ${order.number} from ${order.seller.shopName} is on its way with ${name}${tracking ? `, tracking number ${tracking}` : ''}.`,
    ...(url ? [`Follow it at ${url}`] : []),
    'Please look at everything as soon as it arrives and mark the order as received. Eggs that arrive damaged must be reported within 24 hours, other goods within 48 hours.',
  ]
  const step = {
    act: 'dispatch' as const,
    note: tracking ? `${name}, ${tracking}` : name,
    set: { carrier, trackingNumber: tracking },
    subject: 'On its way: order',
    paragraphs,
  }
  return takeStep(deps, { acting, step })
}

const addressLines = (address: NonNullable<OrderRow['collectionAddress']>): string =>
  [address.name, address.line1, address.line2, address.town, address.county, address.postcode]
    .filter(Boolean)
    .join('\n')

/** Makes the buyer's code. Throws `validation` when the shop has no address to collect from. */
export const readyOrder = (deps: Deps, acting: Acting) => {
  const { order } = acting
  assertTakes('ready', order)
  const address = order.collectionAddress ?? order.seller.collectionAddress
  if (!address) throw invalid('', 'Add the address to collect from to your shop first.')
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const paragraphs = [
    `Order ${order.number} is ready to collect from ${order.seller.shopName}:`,
    [addressLines(address), address.phone].filter(Boolean).join('\n'),
    `Your collection code is ${code}. Give it to the seller once you have your goods, not before.`,
  ]
  const set = { collectionCode: code, collectionAddress: address }
  return takeStep(deps, { acting, step: { act: 'ready', set, subject: 'Ready to collect: order', paragraphs } })
}

const handedOver = ({ now }: Deps, order: OrderRow) => ({
  deliveredAt: now,
  completesAt: problemWindowEnd(
    now,
    order.lines.map(({ kind }) => kind),
  ),
})

/** Collected in the eyes of either side; that the seller gave the right code is checked before. */
export const collectOrder = (deps: Deps, acting: Acting) => {
  const { order, side } = acting
  const set = handedOver(deps, order)
  const paragraphs =
    side === 'buyer'
      ? [`${order.buyer.fullName} has collected order ${order.number}.`, payableWords(order, set.completesAt)]
      : [
          `Order ${order.number} was handed over to you with your code.`,
          `If something is wrong, tell us by ${momentInWords(set.completesAt)}.`,
        ]
  return takeStep(deps, { acting, step: { act: 'collected', set, subject: 'Collected: order', paragraphs } })
}

const shareWords = ({ goodsPence, deliveryPence }: OrderRow): string => pounds(goodsPence + deliveryPence)

const payableWords = (order: OrderRow, at: Date): string =>
  `Your ${shareWords(order)} becomes payable when the time for reporting problems ends, on ${momentInWords(at)}.`

export const receiveOrder = (deps: Deps, acting: Acting) => {
  const { order } = acting
  const set = handedOver(deps, order)
  const paragraphs = [
    `${order.buyer.fullName} has received order ${order.number}.`,
    payableWords(order, set.completesAt),
  ]
  return takeStep(deps, { acting, step: { act: 'received', set, subject: 'Received: order', paragraphs } })
}

/** The buyer says that all is well, which ends the problem window and makes the seller's share payable. */
export const completeOrder = (deps: Deps, acting: Acting) => {
  const { order } = acting
  const paragraphs = [
    `${order.buyer.fullName} has completed order ${order.number}: all is well.`,
    `Your ${shareWords(order)} is now payable.`,
  ]
  const step = { act: 'complete', money: 'release', subject: 'Completed: order', paragraphs } as const
  return takeStep(deps, { acting, step: { ...step, paragraphs, set: { completesAt: deps.now } } })
}

/** The buyer takes an order back, paid or not. */
export const cancelOrder = (deps: Deps, { reason, ...acting }: Acting & ReasonInput) => {
  const { order } = acting
  const isUnpaid = order.status === 'pending_payment'
  const paragraphs = [
    `${order.buyer.fullName} has cancelled order ${order.number} and says:`,
    reason,
    `${isUnpaid ? 'It was not paid yet.' : 'The money goes back to the buyer.'} The goods are back in your stock. Please do not send anything.`,
  ]
  const step = { act: 'cancel' as const, note: reason, subject: 'Cancelled by the buyer: order', paragraphs }
  return takeStep(deps, {
    acting,
    step: isUnpaid ? { ...step, write: changeUnpaid } : { ...step, money: 'refund' },
  })
}
