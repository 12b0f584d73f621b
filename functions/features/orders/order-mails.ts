import type { Deps } from '../../app/deps.ts'
import { pounds } from '../../contract/money.ts'
import { composeMail } from '../../integrations/mail/compose.ts'
import type { CausedMail } from '../mail/mail.service.ts'
import type { Side } from './order-rules.ts'
import type { OrderRow } from './orders.queries.ts'

type OrderMail = {
  order: OrderRow
  /** Whose mailbox. */
  to: Side
  /** What happened; one mail a cause. */
  cause: string
  /** The order's number follows it. */
  subject: string
  paragraphs: string[]
}

/** A mail about an order to one of its sides, with the link to it. */
export const orderMail = ({ origin }: Deps, { order, to, cause, subject, paragraphs }: OrderMail): CausedMail => {
  const person = to === 'buyer' ? order.buyer.fullName : order.seller.shopName
  const path = to === 'buyer' ? `/orders/${order.id}` : `/dashboard/orders/${order.id}`
  const mail = composeMail({
    to: order[to].email,
    subject: `${subject} ${order.number}`,
    greeting: `Hello ${person},`,
    paragraphs,
    action: { label: 'See the order', url: `${origin}${path}` },
  })
  return { ...mail, cause: `order:${order.id}:${cause}` }
}

const dayWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** "Tuesday 14 April". */
export const dayInWords = (day: string | Date): string => dayWords.format(new Date(day))

const momentWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** "Tuesday 14 April at 14:05", UK time. */
export const momentInWords = (moment: Date): string => momentWords.format(moment)

export const refundWords = ({ totalPence }: OrderRow): string =>
  totalPence > 0
    ? `The whole ${pounds(totalPence)} goes back to where it was paid from, usually within 5-7 business days.`
    : 'Nothing was paid for this order, so nothing goes back.'
