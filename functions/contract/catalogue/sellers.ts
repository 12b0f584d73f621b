import type { Weekday } from './catalogue.constants.ts'

export const sellerKinds = ['private', 'trade'] as const
export type SellerKind = (typeof sellerKinds)[number]

/** A shop as everybody sees it; its address stays between seller and buyer. */
export type SellerPage = {
  username: string
  shopName: string
  about: string
  policies: string
  sellerKind: SellerKind
  /** Town or area. */
  place: string | null
  bannerUrl: string | null
  avatarUrl: string | null
  joinedAt: string
  dispatchWeekdays: Weekday[]
  /** The last day of its holiday (a UK day) while it lasts; nothing is sold until the next. */
  holidayUntil: string | null
  /** Listings that are for sale or sold out. */
  listingCount: number
  rating: number | null
  reviewCount: number
  hatchRate: { percent: number; eggs: number } | null
  responseHours: number | null
}
