import { pounds } from '#contract/money.ts'
import { carrierFacts, trackingUrl } from '#contract/trade/carriers.ts'
import type { DispatchInput } from '#contract/trade/orders.ts'
import { dayInWords, momentInWords } from '#features/catalogue/delivery/uk-time.rules.ts'
import type { CausedMail } from '#features/identity/mail/mail.service.ts'
import {
  addressLines,
  type MailDeps,
  orderMail,
  pricesOf,
  refundWords,
} from '#features/trade/order-book/order.mails.ts'
import type { OrderRow } from '#features/trade/order-book/orders.queries.ts'

// What each act tells the side that did not do it.

type Reasoned = { order: OrderRow; reason: string }
type Dispatched = DispatchInput & { order: OrderRow }
/** `completesAt`: when problems can no longer be reported. */
type HandedOver = { order: OrderRow; completesAt: Date }

/** The mail to the buyer that their order is accepted. */
export const acceptedMail = (deps: MailDeps, order: OrderRow): CausedMail => {
  const { number, seller, way, dueOn } = order
  const next =
    way === 'collect'
      ? 'We’ll email you your code as soon as it’s ready. You’ll find the address on the order.'
      : `It should reach you by ${dueOn ? dayInWords(dueOn) : 'the day you were told'}. We’ll email you again when it’s on its way.`
  const paragraphs = [`${seller.shopName} has accepted order ${number}.`, next, pricesOf(order)]
  return orderMail(deps, {
    kind: 'order-accepted',
    order,
    to: 'buyer',
    cause: 'accept',
    subject: 'Accepted: order',
    paragraphs,
  })
}

/** The mail to the buyer that their order is declined, and why. */
export const declinedMail = (deps: MailDeps, { order, reason }: Reasoned): CausedMail =>
  orderMail(deps, {
    kind: 'order-declined',
    order,
    to: 'buyer',
    cause: 'decline',
    subject: 'Cancelled by the seller: order',
    paragraphs: [
      `${order.seller.shopName} can’t fulfil order ${order.number} and says:`,
      { quote: reason },
      refundWords(order),
      pricesOf(order),
    ],
  })

const fact = (name: string, value: string | null): [string, string][] => (value ? [[name, value]] : [])

/** The mail to the buyer that the parcel is on its way. */
export const dispatchedMail = (deps: MailDeps, { order, carrier, tracking }: Dispatched): CausedMail => {
  const { name } = carrierFacts[carrier]
  const url = trackingUrl(carrier, tracking)
  const { number, seller, dueOn, address } = order
  const facts: [string, string][] = [
    ...fact('Tracking number', tracking),
    ...fact('Expected by', dueOn && dayInWords(dueOn)),
    ...fact('Sent to', address && addressLines(address)),
  ]
  const paragraphs = [
    `Order ${number} from ${seller.shopName} is on its way with ${carrier === 'other' ? 'a carrier' : name}.`,
    ...(facts.length > 0 ? [{ facts }] : []),
    ...(url ? [{ link: { label: 'Follow your parcel', url } }] : []),
    'Please look at everything as soon as it arrives and mark the order as received. If anything’s damaged, please tell us within 24 hours for eggs, or 48 hours for anything else.',
    pricesOf(order),
  ]
  const said = { cause: 'dispatch', subject: 'On its way: order', paragraphs }
  return orderMail(deps, { kind: 'order-dispatched', order, to: 'buyer', ...said })
}

type Ready = { order: OrderRow; address: NonNullable<OrderRow['collectionAddress']>; code: string }

/** The mail to the buyer with the address and the code to collect by. */
export const readyMail = (deps: MailDeps, { order, address, code }: Ready): CausedMail =>
  orderMail(deps, {
    kind: 'order-ready',
    order,
    to: 'buyer',
    cause: 'ready',
    subject: 'Ready to collect: order',
    paragraphs: [
      `Order ${order.number} is ready to collect from ${order.seller.shopName}:`,
      {
        facts: [
          ['Where', addressLines(address)],
          ['Your collection code', code],
        ],
      },
      'Give the code to the seller once you have your goods, not before.',
      pricesOf(order),
    ],
  })

const shareWords = ({ goodsPence, deliveryPence }: OrderRow): string => pounds(goodsPence + deliveryPence)

const payableWords = (order: OrderRow, at: Date): string =>
  `Your ${shareWords(order)} becomes payable when the time to report a problem is over, on ${momentInWords(at)}.`

/** The seller gave the code: told to the buyer. */
export const handedOverMail = (deps: MailDeps, { order, completesAt }: HandedOver): CausedMail =>
  orderMail(deps, {
    kind: 'order-handed-over',
    order,
    to: 'buyer',
    cause: 'collected',
    subject: 'Collected: order',
    paragraphs: [
      `Order ${order.number} is now marked as collected: the seller has entered your code.`,
      `If something’s wrong, tell us by ${momentInWords(completesAt)}.`,
    ],
  })

/** The buyer says that they have it: told to the seller. */
export const collectedMail = (deps: MailDeps, { order, completesAt }: HandedOver): CausedMail =>
  orderMail(deps, {
    kind: 'order-collected',
    order,
    to: 'seller',
    cause: 'collected',
    subject: 'Collected: order',
    paragraphs: [`${order.buyer.fullName} has collected order ${order.number}.`, payableWords(order, completesAt)],
  })

/** The mail to the seller that the goods have arrived. */
export const receivedMail = (deps: MailDeps, { order, completesAt }: HandedOver): CausedMail =>
  orderMail(deps, {
    kind: 'order-received',
    order,
    to: 'seller',
    cause: 'received',
    subject: 'Received: order',
    paragraphs: [`${order.buyer.fullName} has received order ${order.number}.`, payableWords(order, completesAt)],
  })

/** The mail to the seller that an order is complete. */
export const completedMail = (deps: MailDeps, order: OrderRow): CausedMail =>
  orderMail(deps, {
    kind: 'order-completed',
    order,
    to: 'seller',
    cause: 'complete',
    subject: 'Completed: order',
    paragraphs: [
      `${order.buyer.fullName} has completed order ${order.number} and says all is well.`,
      `Your ${shareWords(order)} is now payable.`,
    ],
  })

/** The mail to the seller that the buyer has cancelled, and why. */
export const cancelledMail = (deps: MailDeps, { order, reason }: Reasoned): CausedMail => {
  const isUnpaid = order.status === 'pending_payment'
  return orderMail(deps, {
    kind: 'order-cancelled',
    order,
    to: 'seller',
    cause: 'cancel',
    subject: 'Cancelled by the buyer: order',
    paragraphs: [
      `${order.buyer.fullName} has cancelled order ${order.number} and says:`,
      { quote: reason },
      `${isUnpaid ? 'It hadn’t been paid for yet.' : 'We’re refunding the buyer.'} The items are back in your stock. Please don’t send anything.`,
      pricesOf(order),
    ],
  })
}
