import * as z from 'zod'
import { listingStatuses } from '../catalogue/catalogue.constants.ts'
import { analytics } from '../selling/analytics.answers.ts'
import { sellerPackage } from '../selling/packages.answers.ts'
import { conversationSummary } from '../talk/messages.answers.ts'
import { order } from '../trade/orders.answers.ts'

/** What a seller's first screen shows. */
export const sellerDashboard = z.strictObject({
  shop: z.strictObject({
    name: z.string(),
    outcode: z.string().nullable(),
    /** Whether one of their listings may be collected, drafts among them, and the shop says no address for that. */
    lacksCollectionAddress: z.boolean(),
    /** The last day of a holiday while it lasts. */
    awayUntil: z.iso.date().nullable(),
  }),
  waiting: z.strictObject({
    /** `soonest`: when the first of them is cancelled and refunded if nobody accepts it. */
    accept: z.strictObject({ count: z.int(), soonest: z.iso.datetime().nullable() }),
    /** `soonest`: the first day by which one of them should have arrived. */
    dispatch: z.strictObject({ count: z.int(), soonest: z.iso.date().nullable() }),
    getReady: z.int(),
    ready: z.int(),
    unreadMessages: z.int(),
  }),
  listings: z.record(z.enum(listingStatuses), z.int()),
  package: sellerPackage,
  analytics,
  /** The latest three conversations. */
  messages: z.array(conversationSummary),
  /** The latest five paid-for orders. */
  orders: z.array(order),
})
export type SellerDashboard = z.infer<typeof sellerDashboard>
