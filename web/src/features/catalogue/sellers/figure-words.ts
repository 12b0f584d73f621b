import type { ProductSeller } from '#contract/catalogue/product.answers.ts'
import { formatCount } from '#web/lib/format.ts'

/** What is counted of a seller, or said by them, beside their name. */
export type Figures = Pick<ProductSeller, 'ordersSent' | 'postedOnTimePercent' | 'responseHours' | 'keeperConfirmed'>

/** "Dispatched on time: 97% of 124 orders"; null while too few were sent. */
export const postedWords = ({ ordersSent, postedOnTimePercent }: Figures): string | null =>
  ordersSent === null ? null : `Dispatched on time: ${postedOnTimePercent}% of ${ordersSent} orders`

/** "Usually replies within 3 hours"; null while too few have asked, or got no answer. */
export const answerWords = ({ responseHours }: Figures): string | null =>
  responseHours === null ? null : `Usually replies within ${formatCount(responseHours, ['hour', 'hours'])}`
