import type { Deps } from '#app/deps.ts'
import type { SellerDashboard } from '#contract/operations/dashboard.answers.ts'
import type { SellerTier } from '#contract/tiers.ts'
import type { Answers } from '#db/batch.ts'
import { awayUntil } from '#features/catalogue/delivery/holiday.rules.ts'
import { recentFigures, toAnalytics } from '#features/selling/analytics/analytics.reads.ts'
import { countOwn } from '#features/selling/listings/list.queries.ts'
import { toCounts } from '#features/selling/listings/listing.dto.ts'
import { packageReads, toSellerPackage } from '#features/selling/packages/package.reads.ts'
import { shopOf } from '#features/selling/shop/shop.queries.ts'
import { toConversationPage } from '#features/talk/messages/messages.dto.ts'
import { countUnread, listConversations } from '#features/talk/messages/messages.queries.ts'
import { listSold } from '#features/trade/order-book/orders.queries.ts'
import { toPage } from '#features/trade/orders/order-lists.reads.ts'
import { oneToCollect, waitingOrders } from './dashboard.queries.ts'
import { toWaiting } from './waiting.rules.ts'

/** How many of each the first screen shows. */
const shown = { messages: 3, orders: 5 } as const

/** Reads a seller's first screen: statements for a batch, whose answers `toDashboard` takes. */
export const dashboardReads = (deps: Deps, sellerId: string) => {
  const { db, now } = deps
  return {
    shops: shopOf(db, sellerId),
    toCollect: oneToCollect(db, sellerId),
    waiting: waitingOrders(db, sellerId),
    sold: listSold(db, { sellerId, limit: shown.orders, after: null }),
    unread: countUnread(db, sellerId),
    conversations: listConversations(db, { viewerId: sellerId, limit: shown.messages, after: null }),
    listings: countOwn(db, { sellerId, now }),
    figures: recentFigures(db, { sellerId, now }),
    package: packageReads(deps, sellerId),
  }
}

type DashboardRead = Answers<ReturnType<typeof dashboardReads>>
type Seller = { username: string; sellerTier: SellerTier | null }

/** The first screen of a seller, from what `dashboardReads` read. */
export const toDashboard = (read: DashboardRead, { now, seller }: { now: Date; seller: Seller }): SellerDashboard => {
  const [shop] = read.shops
  return {
    shop: {
      name: shop?.name ?? seller.username,
      outcode: shop?.outcode ?? null,
      lacksCollectionAddress: read.toCollect.length > 0 && !shop?.collectionAddress,
      awayUntil: awayUntil(shop?.holidayUntil ?? null, now),
    },
    waiting: toWaiting(read.waiting.rows, read.unread[0]?.unreadCount ?? 0),
    listings: toCounts(read.listings.rows),
    package: toSellerPackage(read.package, { now, chosen: seller.sellerTier ?? 'basic' }),
    analytics: toAnalytics(read.figures.rows, now),
    messages: toConversationPage(read.conversations.rows, shown.messages).items,
    orders: toPage(read.sold, { limit: shown.orders, side: 'seller' }).items,
  }
}
