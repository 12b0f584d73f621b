import type { ListingStatus } from '../catalogue/catalogue.constants.ts'
import type { Analytics } from '../selling/analytics.answers.ts'
import type { Subscription } from '../selling/subscription.answers.ts'
import type { ConversationSummary } from '../talk/messages.ts'
import type { Order } from '../trade/orders.ts'

/** What a seller's first screen shows. */
export type SellerDashboard = {
  /** `awayUntil`: the last day of a holiday while it lasts. */
  shop: { name: string; outcode: string | null; awayUntil: string | null }
  waiting: {
    /** `soonest`: when the first of them is cancelled and refunded if nobody accepts it. */
    accept: { count: number; soonest: string | null }
    /** `soonest`: the first day by which one of them should have arrived. */
    dispatch: { count: number; soonest: string | null }
    getReady: number
    ready: number
    unreadMessages: number
  }
  listings: Record<ListingStatus, number>
  package: Subscription
  analytics: Analytics
  /** The latest three conversations. */
  messages: ConversationSummary[]
  /** The latest five paid-for orders. */
  orders: Order[]
}
