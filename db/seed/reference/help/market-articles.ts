import type { WrittenArticle } from '#contract/help/help.ts'
import { buyingSafely } from './market/buying-safely.ts'
import { cardsPaypalAndInstalments } from './market/cards-paypal-and-instalments.ts'
import { changingAnAddress } from './market/changing-an-address.ts'
import { chargedTwice } from './market/charged-twice.ts'
import { collectingBirdsAndGoods } from './market/collecting-birds-and-goods.ts'
import { deliveryCostsAndTimes } from './market/delivery-costs-and-times.ts'
import { dispatchDaysAndHolidays } from './market/dispatch-days-and-holidays.ts'
import { gettingPaid } from './market/getting-paid.ts'
import { handlingOrders } from './market/handling-orders.ts'
import { hiringAService } from './market/hiring-a-service.ts'
import { howBuyingWorks } from './market/how-buying-works.ts'
import { mailsAndNotifications } from './market/mails-and-notifications.ts'
import { messagesAndBlocking } from './market/messages-and-blocking.ts'
import { openingAShop } from './market/opening-a-shop.ts'
import { packagesAndFees } from './market/packages-and-fees.ts'
import { payingAtTheCheckout } from './market/paying-at-the-checkout.ts'
import { photographsThatSell } from './market/photographs-that-sell.ts'
import { poorHatchClaims } from './market/poor-hatch-claims.ts'
import { problemsAndRefunds } from './market/problems-and-refunds.ts'
import { questionsForASeller } from './market/questions-for-a-seller.ts'
import { reportingAListing } from './market/reporting-a-listing.ts'
import { sellerDoesNotAnswer } from './market/seller-does-not-answer.ts'
import { sellingHatchingEggs } from './market/selling-hatching-eggs.ts'
import { twoStepSignIn } from './market/two-step-sign-in.ts'
import { vatAndReceipts } from './market/vat-and-receipts.ts'
import { writingAListing } from './market/writing-a-listing.ts'
import { wrongEggs } from './market/wrong-eggs.ts'
import { yourAccountAndPassword } from './market/your-account-and-password.ts'
import { yourDataAndLeaving } from './market/your-data-and-leaving.ts'

/** Buying, selling and the account, each in the order in which one comes to need it. */
export const marketArticles: WrittenArticle[] = [
  howBuyingWorks,
  payingAtTheCheckout,
  cardsPaypalAndInstalments,
  chargedTwice,
  vatAndReceipts,
  deliveryCostsAndTimes,
  changingAnAddress,
  collectingBirdsAndGoods,
  sellerDoesNotAnswer,
  problemsAndRefunds,
  wrongEggs,
  poorHatchClaims,
  buyingSafely,
  reportingAListing,
  questionsForASeller,
  hiringAService,
  openingAShop,
  packagesAndFees,
  writingAListing,
  photographsThatSell,
  sellingHatchingEggs,
  handlingOrders,
  dispatchDaysAndHolidays,
  gettingPaid,
  yourAccountAndPassword,
  twoStepSignIn,
  mailsAndNotifications,
  messagesAndBlocking,
  yourDataAndLeaving,
]
