import * as z from 'zod'
import { weekdays } from './catalogue.constants.ts'
import { sellerFigures } from './seller-figures.answers.ts'
import { sellerKinds } from './sellers.ts'

/** A shop as everybody sees it; its address stays between seller and buyer. */
export const sellerPage = z.strictObject({
  username: z.string(),
  shopName: z.string(),
  about: z.string(),
  policies: z.string(),
  sellerKind: z.enum(sellerKinds),
  /** Town or area. */
  place: z.string().nullable(),
  bannerUrl: z.string().nullable(),
  dispatchWeekdays: z.array(z.enum(weekdays)),
  /** The last day of its holiday (a UK day) while it lasts; nothing is sold until the next. */
  holidayUntil: z.iso.date().nullable(),
  /** Listings that are for sale or sold out. */
  listingCount: z.int(),
  ...sellerFigures,
})
export type SellerPage = z.infer<typeof sellerPage>
