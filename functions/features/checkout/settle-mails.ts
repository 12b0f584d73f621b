import type { Deps } from '../../app/deps.ts'
import { pounds } from '../../contract/money.ts'
import { composeMail } from '../../integrations/mail/compose.ts'
import type { CausedMail } from '../mail/mail.service.ts'
import { dayInWords } from '../orders/order-mails.ts'
import type { SoldOrder } from '../payments/payments.queries.ts'
import type { PaidCheckout } from './settle-checkout.service.ts'

const numbers = (orders: SoldOrder[]): string =>
  `${orders.length === 1 ? 'order' : 'orders'} ${orders.map(({ number }) => number).join(', ')}`

const linesInWords = ({ lines }: SoldOrder): string =>
  lines.map(({ quantity, name, optionLabel }) => `${quantity} × ${name} (${optionLabel})`).join('\n')

const toBuyer = (deps: Deps, { payment, orders, acceptBy }: PaidCheckout): CausedMail => ({
  cause: `checkout:${payment.checkoutId}:paid:buyer`,
  ...composeMail({
    to: payment.payer.email,
    subject: `Thank you: ${numbers(orders)} paid`,
    greeting: `Hello ${payment.payer.fullName},`,
    paragraphs: [
      `We have your payment of ${pounds(payment.amountPence)}.`,
      ...orders.map(
        (order) => `${order.number} from ${order.shopName}, ${pounds(order.totalPence)}:\n${linesInWords(order)}`,
      ),
      `Each seller has until the end of ${dayInWords(lastDay(acceptBy))} to accept. If one does not, that order is cancelled and your money goes back. We write again when something moves.`,
    ],
    action: { label: 'See your orders', url: `${deps.origin}/orders?checkout=${payment.checkoutId}` },
  }),
})

const toSeller = (deps: Deps, { payment, acceptBy }: PaidCheckout, sold: SoldOrder[]): CausedMail => {
  const [first] = sold
  const path = sold.length === 1 ? `/dashboard/orders/${first!.id}` : '/dashboard/orders'
  return {
    cause: `checkout:${payment.checkoutId}:paid:${first!.sellerId}`,
    ...composeMail({
      to: first!.sellerEmail,
      subject: `New ${numbers(sold)}`,
      greeting: `Hello ${first!.shopName},`,
      paragraphs: [
        `${payment.payer.fullName} has paid for these:`,
        ...sold.map(
          (order) =>
            `${order.number}, ${order.way === 'post' ? 'to post' : 'to be collected'}:\n${linesInWords(order)}`,
        ),
        `Please accept by the end of ${dayInWords(lastDay(acceptBy))}, or the buyer gets the money back.`,
      ],
      action: { label: 'See the order', url: `${deps.origin}${path}` },
    }),
  }
}

// Midnight is the end of the day before.
const lastDay = (midnight: Date): Date => new Date(midnight.getTime() - 1)

/** One mail to the buyer and one to each seller. */
export const paidMails = (deps: Deps, paid: PaidCheckout): CausedMail[] => [
  toBuyer(deps, paid),
  ...[...Map.groupBy(paid.orders, ({ sellerId }) => sellerId).values()].map((sold) => toSeller(deps, paid, sold)),
]

/** Tells the buyer that the payment came too late and went back. */
export const tooLateMail = (deps: Deps, { payment, orders }: Omit<PaidCheckout, 'acceptBy'>): CausedMail => ({
  cause: `checkout:${payment.checkoutId}:too-late`,
  ...composeMail({
    to: payment.payer.email,
    subject: `Your payment for ${numbers(orders)} came too late`,
    greeting: `Hello ${payment.payer.fullName},`,
    paragraphs: [
      `Your payment of ${pounds(payment.amountPence)} reached us after the time to pay was over, and not everything is still there.`,
      'The whole amount goes back to where it was paid from, usually within 5-7 business days. Nothing was ordered.',
    ],
    action: { label: 'Go to your cart', url: `${deps.origin}/cart` },
  }),
})
