import type { Deps } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import type { SellerPage } from '#contract/catalogue/sellers.answers.ts'
import { awayUntil } from '#features/catalogue/delivery/holiday.rules.ts'
import { imageUrl } from '#features/catalogue/listings/card.dto.ts'
import { type SellerRow, sellerRow } from './sellers.queries.ts'

/** A shop from the row of its statement, as everybody sees it. Throws `not_found`. */
export const sellerOf = ({ now }: Deps, row: SellerRow | undefined): SellerPage => {
  if (!row) throw notFound('this shop')
  return {
    username: row.username,
    shopName: row.shop_name,
    about: row.about,
    policies: row.policies,
    sellerKind: row.seller_kind,
    place: row.place,
    bannerUrl: row.banner_key && imageUrl(row.banner_key, 1600),
    avatarUrl: row.avatar_key && imageUrl(row.avatar_key, 320),
    joinedAt: row.joined_at,
    dispatchWeekdays: row.dispatch_weekdays,
    holidayUntil: awayUntil(row.holiday_until, now),
    listingCount: row.listings,
    rating: row.rating,
    reviewCount: row.reviews,
    hatchRate: null,
    ordersSent: row.orders_sent,
    postedOnTimePercent: row.posted_on_time_percent,
    responseHours: row.response_hours,
    keeperConfirmed: row.keeper_confirmed,
  }
}

/** A shop by its user's name, as everybody sees it. Throws `not_found`. */
export const readSeller = async (deps: Deps, username: string): Promise<SellerPage> =>
  sellerOf(deps, (await sellerRow(deps.db, username)).rows[0])
