import type { BatchResponse } from 'drizzle-orm/batch'
import type { Deps } from '#app/deps.ts'
import type { SellerDashboard } from '#contract/operations/dashboard.ts'
import type { SellerTier } from '#contract/plans.ts'
import { awayUntil } from '#features/catalogue/delivery/holiday.rules.ts'
import { recentFigures, toAnalytics } from '#features/selling/analytics/analytics.reads.ts'
import { countOwn } from '#features/selling/listings/list.queries.ts'
import { toCounts } from '#features/selling/listings/listing.dto.ts'
import { packageReads, toSubscription } from '#features/selling/packages/package.reads.ts'
import { shopOf } from '#features/selling/shop/shop.queries.ts'
import { toConversationPage } from '#features/talk/messages/messages.dto.ts'
import { countUnread, listConversations } from '#features/talk/messages/messages.queries.ts'
import { listSold } from '#features/trade/order-book/orders.queries.ts'
import { toPage } from '#features/trade/orders/order-lists.reads.ts'
import { waitingOrders } from './dashboard.queries.ts'
import { toWaiting } from './waiting.rules.ts'

/** How many of each the first screen shows. */
const shown = { messages: 3, orders: 5 } as const

/** The statements of a seller's first screen: for a batch, whose results `toDashboard` reads. */
export const dashboardReads = (deps: Deps, sellerId: string) => {
  const { db, now } = deps
  const { packages, stretches, paid, beyond } = packageReads(deps, sellerId)
  return [
    shopOf(db, sellerId),
    waitingOrders(db, sellerId),
    listSold(db, { sellerId, limit: shown.orders, after: null }),
    countUnread(db, sellerId),
    listConversations(db, { viewerId: sellerId, limit: shown.messages, after: null }),
    countOwn(db, { sellerId, now }),
    recentFigures(db, { sellerId, now }),
    packages,
    stretches,
    paid,
    beyond,
  ] as const
}

/** What these statements bring. */
export type DashboardRead = BatchResponse<ReturnType<typeof dashboardReads>>

type Seller = { username: string; sellerTier: SellerTier | null }

export const toDashboard = (read: DashboardRead, { now, seller }: { now: Date; seller: Seller }): SellerDashboard => {
  const [[shop], waiting, sold, [unread], conversations, listings, figures, packages, stretches, paid, beyond] = read
  return {
    shop: {
      name: shop?.name ?? seller.username,
      outcode: shop?.outcode ?? null,
      awayUntil: awayUntil(shop?.holidayUntil ?? null, now),
    },
    waiting: toWaiting(waiting.rows, unread?.unreadCount ?? 0),
    listings: toCounts(listings.rows),
    package: toSubscription({ packages, stretches, paid, beyond }, { now, chosen: seller.sellerTier ?? 'basic' }),
    analytics: toAnalytics(figures.rows, now),
    messages: toConversationPage(conversations.rows, shown.messages).items,
    orders: toPage(sold, { limit: shown.orders, side: 'seller' }).items,
  }
}
