import { strayMail } from '#features/money/payments/stray.mails.ts'
import { paidMails, tooLateMail, unpaidMail } from '#features/trade/checkout/settle.mails.ts'
import type { MailDeps } from '#features/trade/order-book/order.mails.ts'
import type { OrderRow } from '#features/trade/order-book/orders.queries.ts'
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
import { previewing } from './preview.rules.ts'
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

const late = { order: posted, completesAt: at(30) }
type Late = typeof late

/** The mails about orders, from the payment to the end. */
export const orderPreviews = (deps: MailDeps) => {
  const preview = previewing(deps)
  return {
    'order-paid': preview((given, input: typeof paid) => paidMails(given, input)[0]!, paid),
    'order-new': preview((given, input: typeof paid) => paidMails(given, input)[1]!, paid),
    'order-unpaid': preview(unpaidMail, { id: posted.checkoutId, buyer: posted.buyer, listingId: null }),
    'payment-too-late': preview(tooLateMail, paid),
    'payment-returned': preview(strayMail, { payment: paid.payment, taken: paid.payment }),
    'order-accepted': preview(acceptedMail, posted),
    'order-declined': preview(declinedMail, {
      order: posted,
      reason: 'The fox was here <last night> & took the hens.\nI am very sorry.',
    }),
    'order-dispatched': preview(dispatchedMail, {
      order: posted,
      carrier: 'royal-mail',
      tracking: 'AB 123 456 789 GB',
    }),
    'order-tracking': preview(trackingMail, {
      order: posted,
      change: 'corrected',
      carrier: 'dpd',
      tracking: '15976543210987',
      cause: 'a',
    }),
    'order-ready': preview(readyMail, { order: collected, address: yard, code: '048213' }),
    'order-handed-over': preview(handedOverMail, { order: collected, completesAt: at(18, 9) }),
    'order-collected': preview(collectedMail, { order: collected, completesAt: at(18, 9) }),
    'order-received': preview(receivedMail, { order: posted, completesAt: at(18, 9) }),
    'order-completed': preview(completedMail, posted),
    'order-cancelled': preview(cancelledMail, { order: posted, reason: 'Bought "elsewhere" <sorry>' }),
    'not-accepted-buyer': preview((given, order: OrderRow) => notAcceptedMails(given, order)[0], posted),
    'not-accepted-seller': preview((given, order: OrderRow) => notAcceptedMails(given, order)[1], posted),
    'not-received-buyer': preview((given, input: Late) => notReceivedMails(given, input)[0], late),
    'not-received-seller': preview((given, input: Late) => notReceivedMails(given, input)[1], late),
    'window-over': preview(windowOverMail, posted),
  }
}
