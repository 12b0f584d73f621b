import { carrierFacts, trackingUrl } from '#contract/trade/carriers.ts'
import type { TrackingChange } from '#contract/trade/orders.constants.ts'
import type { TrackingInput } from '#contract/trade/orders.ts'
import { dayInWords } from '#features/catalogue/delivery/uk-time.rules.ts'
import type { CausedMail } from '#features/identity/mail/mail.service.ts'
import { type MailDeps, orderMail } from '#features/trade/order-book/order.mails.ts'
import type { OrderRow } from '#features/trade/order-book/orders.queries.ts'

type Tracked = TrackingInput & { order: OrderRow; change: TrackingChange; cause: string }

const opening: Record<TrackingChange, (shop: string) => string> = {
  added: (shop) => `${shop} has added the tracking number of your parcel.`,
  corrected: (shop) =>
    `${shop} has corrected the tracking number of your parcel. Please use this number, not the one we sent you before.`,
}

const subjects: Record<TrackingChange, string> = {
  added: 'Tracking number for order',
  corrected: 'New tracking number for order',
}

/** The mail to the buyer that their parcel, on its way, has a tracking number now or another one. */
export const trackingMail = (deps: MailDeps, { order, change, carrier, tracking, cause }: Tracked): CausedMail => {
  const url = trackingUrl(carrier, tracking)
  const due: [string, string][] = order.dueOn ? [['Expected by', dayInWords(order.dueOn)]] : []
  const facts: [string, string][] = [['Carrier', carrierFacts[carrier].name], ['Tracking number', tracking], ...due]
  return orderMail(deps, {
    kind: 'order-tracking',
    order,
    to: 'buyer',
    cause,
    subject: subjects[change],
    paragraphs: [
      opening[change](order.seller.shopName),
      { facts },
      ...(url ? [{ link: { label: 'Follow your parcel', url } }] : []),
    ],
  })
}
