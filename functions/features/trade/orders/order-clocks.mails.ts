import { pounds } from '#contract/money.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'
import { momentInWords } from '#features/catalogue/delivery/uk-time.rules.ts'
import type { CausedMail } from '#features/identity/mail/mail.service.ts'
import { type MailDeps, orderMail, pricesOf, refundWords } from '#features/trade/order-book/order.mails.ts'
import type { OrderRow } from '#features/trade/order-book/orders.queries.ts'

// What the clock of an order tells its sides.

const notAccepted = 'Cancelled, not accepted in time: order'

/** The mails to both sides that the seller did not accept in time. */
export const notAcceptedMails = (deps: MailDeps, order: OrderRow): [buyer: CausedMail, seller: CausedMail] => [
  orderMail(deps, {
    kind: 'not-accepted-buyer',
    order,
    to: 'buyer',
    cause: 'not-accepted:buyer',
    subject: notAccepted,
    paragraphs: [
      `${order.seller.shopName} didn’t accept order ${order.number} in time, so we cancelled it.`,
      refundWords(order),
      pricesOf(order),
    ],
  }),
  orderMail(deps, {
    kind: 'not-accepted-seller',
    order,
    to: 'seller',
    cause: 'not-accepted:seller',
    subject: notAccepted,
    paragraphs: [
      `Order ${order.number} wasn’t accepted within ${orderClocks.acceptWithinWorkingDays} working days, so we cancelled it and refunded the buyer.`,
      'The items are back in your stock. If you’re going to be away, pause your listings or set a holiday.',
      pricesOf(order),
    ],
  }),
]

const notReceived = 'Marked as delivered: order'

/** The mails to both sides that the goods should have arrived. */
export const notReceivedMails = (
  deps: MailDeps,
  { order, completesAt }: { order: OrderRow; completesAt: Date },
): [buyer: CausedMail, seller: CausedMail] => [
  orderMail(deps, {
    kind: 'not-received-buyer',
    order,
    to: 'buyer',
    cause: 'not-received:buyer',
    subject: notReceived,
    paragraphs: [
      `Order ${order.number} should have reached you two weeks ago, so we’ve marked it as delivered.`,
      `If it hasn’t arrived or something’s wrong, tell us by ${momentInWords(completesAt)}.`,
    ],
  }),
  orderMail(deps, {
    kind: 'not-received-seller',
    order,
    to: 'seller',
    cause: 'not-received:seller',
    subject: notReceived,
    paragraphs: [
      `The buyer of order ${order.number} hasn’t said whether it arrived. It’s two weeks past the estimated date, so we’ve marked it as delivered.`,
      `Your share becomes payable on ${momentInWords(completesAt)}.`,
    ],
  }),
]

/** The mail to the seller that the time for complaints is over. */
export const windowOverMail = (deps: MailDeps, order: OrderRow): CausedMail =>
  orderMail(deps, {
    kind: 'window-over',
    order,
    to: 'seller',
    cause: 'window-over',
    subject: 'Completed: order',
    paragraphs: [
      `The time to report a problem with order ${order.number} is over.`,
      `Your ${pounds(order.goodsPence + order.deliveryPence)} is now payable.`,
    ],
  })
