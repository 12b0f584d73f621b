import type { WrittenArticle } from '../../../../functions/contract/help.ts'
import { collectingBirdsAndGoods } from './market/collecting-birds-and-goods.ts'
import { deliveryCostsAndTimes } from './market/delivery-costs-and-times.ts'
import { howBuyingWorks } from './market/how-buying-works.ts'
import { payingAtTheCheckout } from './market/paying-at-the-checkout.ts'
import { poorHatchClaims } from './market/poor-hatch-claims.ts'
import { problemsAndRefunds } from './market/problems-and-refunds.ts'

export const marketArticles: WrittenArticle[] = [
  howBuyingWorks,
  payingAtTheCheckout,
  deliveryCostsAndTimes,
  collectingBirdsAndGoods,
  problemsAndRefunds,
  poorHatchClaims,
]
