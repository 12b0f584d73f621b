import { strayMail } from '#features/money/payments/stray.mails.ts'
import { paidMails, tooLateMail, unpaidMail } from '#features/trade/checkout/settle.mails.ts'
import type { MailDeps } from '#features/trade/order-book/order.mails.ts'
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
} from '#features/trade/orders/order-acts.mails.ts'
import { notAcceptedMails, notReceivedMails, windowOverMail } from '#features/trade/orders/order-clocks.mails.ts'
import { trackingMail } from '#features/trade/orders/order-tracking.mails.ts'
import { at, collected, posted, sold, yard } from './sample-orders.rules.ts'

const paid = {
  payment: {
    reference: 'sandbox-1',
    provider: 'sandbox' as const,
    status: 'succeeded' as const,
    amountPence: 15_397,
    currency: 'GBP',
    checkoutId: posted.checkoutId,
    packageId: null,
    expiresAt: at(13, 10),
    listingId: null,
    payer: posted.buyer,
    tier: null,
    period: null,
    upgradesId: null,
    orderNumbers: sold.map(({ number }) => number),
  },
  orders: sold,
  acceptBy: new Date('2026-04-15T23:00:00Z'),
}

/** The mails about orders, from the payment to the end. */
export const orderPreviews = (deps: MailDeps) => ({
  'order-paid': () => paidMails(deps, paid)[0]!,
  'order-new': () => paidMails(deps, paid)[1]!,
  'order-unpaid': () => unpaidMail(deps, { id: posted.checkoutId, buyer: posted.buyer, listingId: null }),
  'payment-too-late': () => tooLateMail(deps, paid),
  'payment-returned': () => strayMail(deps, { payment: paid.payment, taken: paid.payment }),
  'order-accepted': () => acceptedMail(deps, posted),
  'order-declined': () =>
    declinedMail(deps, { order: posted, reason: 'The fox was here <last night> & took the hens.\nI am very sorry.' }),
  'order-dispatched': () =>
    dispatchedMail(deps, { order: posted, carrier: 'royal-mail', tracking: 'AB 123 456 789 GB' }),
  'order-tracking': () =>
    trackingMail(deps, { order: posted, change: 'corrected', carrier: 'dpd', tracking: '15976543210987', cause: 'a' }),
  'order-ready': () => readyMail(deps, { order: collected, address: yard, code: '048213' }),
  'order-handed-over': () => handedOverMail(deps, { order: collected, completesAt: at(18, 9) }),
  'order-collected': () => collectedMail(deps, { order: collected, completesAt: at(18, 9) }),
  'order-received': () => receivedMail(deps, { order: posted, completesAt: at(18, 9) }),
  'order-completed': () => completedMail(deps, posted),
  'order-cancelled': () => cancelledMail(deps, { order: posted, reason: 'Bought "elsewhere" <sorry>' }),
  'not-accepted-buyer': () => notAcceptedMails(deps, posted)[0],
  'not-accepted-seller': () => notAcceptedMails(deps, posted)[1],
  'not-received-buyer': () => notReceivedMails(deps, { order: posted, completesAt: at(30) })[0],
  'not-received-seller': () => notReceivedMails(deps, { order: posted, completesAt: at(30) })[1],
  'window-over': () => windowOverMail(deps, posted),
})
