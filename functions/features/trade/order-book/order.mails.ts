import type { Deps } from '#app/deps.ts'
import type { Address } from '#contract/fields.ts'
import { pounds } from '#contract/money.ts'
import type { CausedMail } from '#features/identity/mail/mail.service.ts'
import { composeMail } from '#integrations/mail/compose.ts'
import type { Part } from '#integrations/mail/letter.ts'
import type { MailKind, OpenKind } from '#integrations/mail/mail-kinds.ts'
import type { Side } from './order.rules.ts'
import type { OrderRow } from './orders.queries.ts'

/** What a mail about an order is made with. */
export type MailDeps = Pick<Deps, 'origin'>

type OrderMail = {
  kind: Exclude<MailKind, OpenKind>
  order: OrderRow
  /** Whose mailbox. */
  to: Side
  /** What happened; one mail a cause. */
  cause: string
  /** The order's number follows it. */
  subject: string
  paragraphs: Part[]
}

/** A mail about an order to one of its sides, with the link to it. */
export const orderMail = ({ origin }: MailDeps, { order, to, cause, subject, ...said }: OrderMail): CausedMail => {
  const person = to === 'buyer' ? order.buyer.fullName : order.seller.shopName
  const path = to === 'buyer' ? `/orders/${order.id}` : `/dashboard/orders/${order.id}`
  const mail = composeMail({
    ...said,
    origin,
    to: order[to].email,
    subject: `${subject} ${order.number}`,
    greeting: `Hello ${person},`,
    action: { label: 'See the order', url: `${origin}${path}` },
  })
  return { ...mail, cause: `order:${order.id}:${cause}` }
}

type Priced = {
  lines: { quantity: number; name: string; optionLabel: string; linePence: number }[]
  delivery: { label: string; pricePence: number }[]
  discountPence: number
  totalPence: number
}

/** What was ordered, line by line, with postage, discount and the total. */
export const pricesOf = ({ lines, delivery, discountPence, totalPence }: Priced): Part => ({
  prices: [
    ...lines.map(({ quantity, name, optionLabel, linePence }) => ({
      what: `${quantity} × ${name} (${optionLabel})`,
      price: pounds(linePence),
    })),
    ...delivery.map(({ label, pricePence }) => ({ what: label, price: pricePence ? pounds(pricePence) : 'Free' })),
    ...(discountPence > 0 ? [{ what: 'Discount', price: `-${pounds(discountPence)}` }] : []),
    { what: 'Total', price: pounds(totalPence) },
  ],
})

type Place = Omit<Address, 'line2' | 'county' | 'phone'> & Partial<Pick<Address, 'line2' | 'county' | 'phone'>>

/** An address as it stands on a parcel, with the telephone number under it. */
export const addressLines = ({ name, line1, line2, town, county, postcode, phone }: Place): string =>
  [name, line1, line2, town, county, postcode, phone].filter(Boolean).join('\n')

/** What becomes of the money of an order that is off, in words. */
export const refundWords = ({ totalPence }: OrderRow): string =>
  totalPence > 0
    ? `We’re refunding the full ${pounds(totalPence)} the way you paid, usually within 5-7 business days.`
    : 'Nothing was paid for this order, so there’s nothing to refund.'
