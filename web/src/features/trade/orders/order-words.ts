import type { Way } from '#contract/catalogue/shipping.ts'
import type { Order } from '#contract/trade/orders.answers.ts'
import type { OrderStatus } from '#contract/trade/orders.constants.ts'
import type { BadgeTone } from '#web/components/ui/badge.tsx'
import { formatDay, formatDayTime, formatTime } from '#web/lib/format.ts'

export type Side = 'buyer' | 'seller'

/** Which side of the order a user is. */
export const sideOf = (order: Order, username: string | undefined): Side =>
  order.buyer.username === username ? 'buyer' : 'seller'

type Words = { label: string; seller?: string; tone: BadgeTone }

const statusWords: Record<OrderStatus, Words> = {
  pending_payment: { label: 'Waiting for payment', tone: 'yolk' },
  expired: { label: 'Not paid', tone: 'neutral' },
  paid: { label: 'Paid, waiting for the seller', seller: 'To accept', tone: 'yolk' },
  accepted: { label: 'Being packed', seller: 'To dispatch', tone: 'egg' },
  ready: { label: 'Ready to collect', tone: 'hedge' },
  dispatched: { label: 'On its way', tone: 'egg' },
  collected: { label: 'Collected', tone: 'hedge' },
  delivered: { label: 'Delivered', tone: 'hedge' },
  completed: { label: 'Completed', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'comb' },
  disputed: { label: 'Problem reported', tone: 'comb' },
  partially_refunded: { label: 'Partly refunded', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
}

/** The state of an order in words, as this side sees it. */
export const statusLabel = ({ status, way }: { status: OrderStatus; way: Way }, side: Side): string => {
  if (status === 'accepted' && way === 'collect') return side === 'seller' ? 'To get ready' : 'Being prepared'
  const { label, seller } = statusWords[status]
  return side === 'seller' && seller ? seller : label
}

export const statusTone = (status: OrderStatus): BadgeTone => statusWords[status].tone

/** A step of the timeline in words, the same for both sides. */
export const stepLabel = (status: OrderStatus): string => {
  if (status === 'paid') return 'Paid'
  if (status === 'accepted') return 'Accepted by the seller'
  if (status === 'pending_payment') return 'Order placed'
  return statusWords[status].label
}

// The deadline is the midnight after a working day, which people call the end of that day.
const endOf = (midnight: string | null): string =>
  midnight ? `the end of ${formatDay(new Date(Date.parse(midnight) - 1))}` : 'the end of two working days'

const by = (day: string | null): string => (day ? ` by ${formatDay(day)}` : '')

// The address is there from the payment on, unless the shop had none yet.
const codeToCome = ({ collection }: Order): string => (collection ? 'a code' : 'the address and a code')

// What the buyer may count on once the seller has accepted.
const promised = (order: Order): string =>
  order.way === 'collect'
    ? `Once they accept, it should be ready to collect${by(order.dueOn)}, and you’ll get ${codeToCome(order)}.`
    : `Once they accept, they’ll post it${by(order.dispatchBy)} and it should reach you${by(order.dueOn)}.`

/** The day by which a parcel on its way should be there that left too late for its estimate; null for any other. */
export const dueLater = ({ status, dueOn, delivery }: Order): string | null =>
  status === 'dispatched' && dueOn && delivery.every(({ estimate }) => estimate.to < dueOn) ? dueOn : null

const buyerNext = (order: Order): string | null => {
  const { status, way, seller, payBy, acceptBy, dueOn, dispatchBy, completesAt } = order
  switch (status) {
    case 'pending_payment':
      return payBy
        ? `We’re holding your items until ${formatTime(payBy)}. Pay by then, or they’ll go back on sale.`
        : null
    case 'paid':
      return `${seller.shopName} has until ${endOf(acceptBy)} to accept, or you’ll get all your money back. ${promised(order)}`
    case 'accepted':
      return way === 'collect'
        ? `${seller.shopName} should have it ready${by(dueOn)}. You’ll get ${codeToCome(order)} then.`
        : `${seller.shopName} should post it${by(dispatchBy)}. It should reach you${by(dueOn)}.`
    case 'ready':
      return 'Collect it and give the seller your code once you have your goods.'
    case 'dispatched':
      return `${dueOn ? `It should reach you by ${formatDay(dueOn)}. ` : ''}Check everything when it arrives, then mark it as received.`
    case 'delivered':
    case 'collected':
      return completesAt ? `If something’s wrong, tell us by ${formatDayTime(completesAt)}.` : null
    case 'cancelled':
      return order.refundedPence > 0 ? 'We’re refunding you the way you paid, within 5-7 business days.' : null
    case 'expired':
      return order.refundedPence > 0
        ? 'Your payment came too late, so we’re refunding you in full, within 5-7 business days.'
        : 'Your payment didn’t go through. We didn’t take any money.'
    default:
      return null
  }
}

const sellerNext = (order: Order): string | null => {
  const { status, way, acceptBy, completesAt, dueOn, dispatchBy } = order
  switch (status) {
    case 'paid':
      return `Accept it by ${endOf(acceptBy)}, or we’ll cancel it and refund the buyer.`
    case 'accepted':
      return way === 'collect'
        ? 'Tell us when it’s ready and the buyer gets a code.'
        : `Pack and post it${by(dispatchBy)}, so it arrives${by(dueOn)}.`
    case 'ready':
      return 'Hand it over, then enter the code the buyer gives you.'
    case 'dispatched':
      return 'The buyer should mark it as received. If they don’t, we’ll mark it as delivered two weeks after the estimated date.'
    case 'delivered':
    case 'collected':
      return completesAt
        ? `Your share is payable from ${formatDayTime(completesAt)} unless a problem is reported.`
        : null
    case 'completed':
      return 'Your share is payable.'
    case 'cancelled':
      return order.refundedPence > 0 ? 'We’ve refunded the buyer. Please don’t send anything.' : null
    default:
      return null
  }
}

/** What happens next and when, as a sentence for this side; null when nothing does. */
export const nextSentence = (order: Order, side: Side): string | null =>
  side === 'buyer' ? buyerNext(order) : sellerNext(order)
