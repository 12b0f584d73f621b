import { pounds } from '#contract/money.ts'
import { dayInWords } from '#features/catalogue/delivery/uk-time.rules.ts'
import type { CausedMail } from '#features/identity/mail/mail.service.ts'
import { addressLines, type MailDeps, pricesOf } from '#features/trade/order-book/order.mails.ts'
import type { SoldOrder } from '#features/trade/order-book/sold-orders.queries.ts'
import { composeMail } from '#integrations/mail/compose.ts'
import type { Part } from '#integrations/mail/letter.ts'
import type { PaidCheckout } from './paid-checkout.rules.ts'

const numbers = (orders: SoldOrder[]): string =>
  `${orders.length === 1 ? 'order' : 'orders'} ${orders.map(({ number }) => number).join(', ')}`

const estimateWords = ({ delivery }: SoldOrder): string => {
  const from = delivery.map(({ estimate }) => estimate.from).sort()[0] ?? ''
  const to =
    delivery
      .map(({ estimate }) => estimate.to)
      .sort()
      .at(-1) ?? ''
  return from === to ? dayInWords(to) : `${dayInWords(from)} to ${dayInWords(to)}`
}

const wayOf = (order: SoldOrder): Part[] =>
  order.way === 'post' && order.address
    ? [
        {
          facts: [
            ['Expected', estimateWords(order)],
            ['Sent to', addressLines(order.address)],
          ],
        },
      ]
    : []

/** Until when the sellers may accept, and what becomes of what they don't. */
const acceptanceWords = (orders: SoldOrder[], acceptBy: Date): string => {
  const until = `until the end of ${dayInWords(lastDay(acceptBy))} to accept`
  const sellers = new Set(orders.map(({ sellerId }) => sellerId)).size
  if (sellers > 1) return `Each seller has ${until}. If one doesn’t, we’ll cancel that order and refund you.`
  const refused = orders.length === 1 ? 'the order' : 'what they don’t accept'
  return `${orders[0]?.shopName} has ${until}. If they don’t, we’ll cancel ${refused} and refund you.`
}

const toBuyer = ({ origin }: MailDeps, { payment, orders, acceptBy }: PaidCheckout): CausedMail => ({
  cause: `checkout:${payment.checkoutId}:paid:buyer`,
  ...composeMail({
    kind: 'order-paid',
    origin,
    to: payment.payer.email,
    subject: `Thank you: ${numbers(orders)} paid`,
    greeting: `Hello ${payment.payer.fullName},`,
    paragraphs: [
      `We’ve received your payment of ${pounds(payment.amountPence)}.`,
      ...orders.flatMap((order) => [
        `Order ${order.number} from ${order.shopName}${order.way === 'post' ? '' : ', to be collected'}:`,
        pricesOf(order),
        ...wayOf(order),
      ]),
      `${acceptanceWords(orders, acceptBy)} We’ll email you when anything changes.`,
    ],
    action: { label: 'See your orders', url: `${origin}/orders?checkout=${payment.checkoutId}` },
  }),
})

// `orders` are those of one seller.
const toSeller = ({ origin }: MailDeps, { payment, acceptBy, orders: sold }: PaidCheckout): CausedMail => {
  const [first] = sold
  const path = sold.length === 1 ? `/dashboard/orders/${first!.id}` : '/dashboard/orders'
  return {
    cause: `checkout:${payment.checkoutId}:paid:${first!.sellerId}`,
    ...composeMail({
      kind: 'order-new',
      origin,
      to: first!.sellerEmail,
      subject: `New ${numbers(sold)}`,
      greeting: `Hello ${first!.shopName},`,
      paragraphs: [
        `${payment.payer.fullName} has paid for ${sold.length === 1 ? 'this order' : 'these orders'}. Please accept by the end of ${dayInWords(lastDay(acceptBy))}, or we’ll refund the buyer.`,
        ...sold.flatMap((order) => [
          `Order ${order.number}, ${order.way === 'post' ? 'to post' : 'to be collected'}:`,
          pricesOf(order),
          ...wayOf(order),
        ]),
      ],
      action: { label: sold.length === 1 ? 'See the order' : 'See the orders', url: `${origin}${path}` },
    }),
  }
}

// Midnight is the end of the day before.
const lastDay = (midnight: Date): Date => new Date(midnight.getTime() - 1)

/** The mails about a paid checkout: one to its buyer, one to each seller. */
export const paidMails = (deps: MailDeps, paid: PaidCheckout): CausedMail[] => [
  toBuyer(deps, paid),
  ...[...Map.groupBy(paid.orders, ({ sellerId }) => sellerId).values()].map((orders) =>
    toSeller(deps, { ...paid, orders }),
  ),
]

/** Tells the buyer that the payment came too late and went back. */
export const tooLateMail = ({ origin }: MailDeps, { payment, orders }: Omit<PaidCheckout, 'acceptBy'>): CausedMail => ({
  cause: `checkout:${payment.checkoutId}:too-late`,
  ...composeMail({
    kind: 'payment-too-late',
    origin,
    to: payment.payer.email,
    subject: `Your payment for ${numbers(orders)} came too late`,
    greeting: `Hello ${payment.payer.fullName},`,
    paragraphs: [
      `Your payment of ${pounds(payment.amountPence)} reached us after your time to pay was up. By then something you wanted had gone or changed, or you’d started another order.`,
      'We haven’t ordered anything, and we’re refunding you in full. The money goes back the way you paid, usually within 5-7 business days.',
    ],
    action: wayBack(origin, payment),
  }),
})

type WayBack = {
  /** The listing of what was bought past the cart, else null. */
  listingId: string | null
}

const wayBack = (origin: string, { listingId }: WayBack) =>
  listingId
    ? { label: 'See the listing', url: `${origin}/products/${listingId}` }
    : { label: 'Go to your cart', url: `${origin}/cart` }

export type UnpaidCheckout = WayBack & { id: string; buyer: { email: string; fullName: string } }

/** Tells the buyer that the time to pay ran out and nothing was ordered. */
export const unpaidMail = ({ origin }: MailDeps, { id, buyer, listingId }: UnpaidCheckout): CausedMail => ({
  cause: `checkout:${id}:unpaid`,
  ...composeMail({
    kind: 'order-unpaid',
    origin,
    to: buyer.email,
    subject: 'Your order wasn’t paid for in time',
    greeting: `Hello ${buyer.fullName},`,
    paragraphs: [
      'You ran out of time to pay, so we haven’t ordered anything or taken any money. What we held for you is on sale again.',
      listingId
        ? 'If you still want it, you can order it again.'
        : 'Your cart is as you left it. If you still want what’s in it, you can order again.',
    ],
    action: wayBack(origin, { listingId }),
  }),
})
