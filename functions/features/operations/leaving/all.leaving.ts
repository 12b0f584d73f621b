import { answersLeaving } from '#app/idempotency.leaving.ts'
import type { Leaving } from '#app/leaving.ts'
import { favouritesLeaving } from '#features/catalogue/favourites/favourites.leaving.ts'
import { sellerFiguresLeaving } from '#features/catalogue/sellers/sellers.leaving.ts'
import { stockWaitsLeaving } from '#features/catalogue/stock-waits/stock-waits.leaving.ts'
import { addressesLeaving } from '#features/identity/addresses/addresses.leaving.ts'
import { auditLeaving } from '#features/identity/audit/audit.leaving.ts'
import { mailLeaving } from '#features/identity/mail/mail.leaving.ts'
import { noticesLeaving } from '#features/identity/notices/notices.leaving.ts'
import { passkeysLeaving } from '#features/identity/passkeys/passkeys.leaving.ts'
import { secondFactorLeaving } from '#features/identity/second-factor/second-factor.leaving.ts'
import { sessionsLeaving } from '#features/identity/sessions/sessions.leaving.ts'
import { shopsLeaving } from '#features/identity/shops/shops.leaving.ts'
import { uploadsLeaving } from '#features/identity/uploads/uploads.leaving.ts'
import { accountLeaving, linksLeaving } from '#features/identity/users/users.leaving.ts'
import { ledgerLeaving } from '#features/money/ledger/ledger.leaving.ts'
import { paymentsLeaving } from '#features/money/payments/payments.leaving.ts'
import { viewsLeaving } from '#features/selling/analytics/analytics.leaving.ts'
import { packagesLeaving } from '#features/selling/packages/packages.leaving.ts'
import { emptyListingsLeaving, listingsLeaving, stretchesLeaving } from '#features/selling/shelf/shelf.leaving.ts'
import { optionsLeaving } from '#features/selling/stock/stock.leaving.ts'
import { contactLeaving } from '#features/talk/contact/contact.leaving.ts'
import { featureRequestsLeaving } from '#features/talk/feature-requests/feature-requests.leaving.ts'
import { messagesLeaving } from '#features/talk/messages/messages.leaving.ts'
import { newsletterLeaving } from '#features/talk/newsletter/newsletter.leaving.ts'
import { cartLeaving } from '#features/trade/cart/cart.leaving.ts'
import { checkoutLeaving } from '#features/trade/checkout/checkout.leaving.ts'
import { ordersLeaving } from '#features/trade/order-book/order-book.leaving.ts'

/** All that is kept of people, in the order in which it is forgotten and locked. */
export const leavings: readonly Leaving[] = [
  // Before the links, by which it finds the mails that brought them.
  mailLeaving,
  newsletterLeaving,
  sessionsLeaving,
  secondFactorLeaving,
  passkeysLeaving,
  linksLeaving,
  addressesLeaving,
  cartLeaving,
  favouritesLeaving,
  sellerFiguresLeaving,
  stockWaitsLeaving,
  noticesLeaving,
  auditLeaving,
  answersLeaving,
  featureRequestsLeaving,
  contactLeaving,
  messagesLeaving,
  checkoutLeaving,
  ordersLeaving,
  // What somebody sells is closed and taken off sale for good.
  packagesLeaving,
  paymentsLeaving,
  ledgerLeaving,
  stretchesLeaving,
  viewsLeaving,
  shopsLeaving,
  listingsLeaving,
  optionsLeaving,
  emptyListingsLeaving,
  uploadsLeaving,
  accountLeaving,
]
