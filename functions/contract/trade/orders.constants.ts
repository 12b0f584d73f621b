import { acceptWithinWorkingDays } from '#contract/catalogue/shipping.ts'
import { leastPaymentPence } from '#contract/money.ts'

/** The states of an order and the acts that lead from one to another. */
export const orderStatuses = [
  'pending_payment',
  'expired',
  'paid',
  'accepted',
  'ready',
  'dispatched',
  'collected',
  'delivered',
  'completed',
  'cancelled',
  'disputed',
  'partially_refunded',
  'refunded',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderSides = ['buyer', 'seller'] as const
export type OrderSide = (typeof orderSides)[number]

/** Who moves an order on; `system` is the clock. */
export const actorRoles = [...orderSides, 'admin', 'system'] as const

export const orderActNames = [
  'accept',
  'decline',
  'dispatch',
  'ready',
  'collected',
  'received',
  'complete',
  'cancel',
] as const
export type OrderAct = (typeof orderActNames)[number]

type Act = {
  by: readonly OrderSide[]
  from: readonly OrderStatus[]
  to: OrderStatus
  way?: 'post' | 'collect'
  refunds?: true
}

/** One row an act: who may do it, from which states, to which, and whether the buyer's money goes back. */
export const orderActs: Record<OrderAct, Act> = {
  accept: { by: ['seller'], from: ['paid'], to: 'accepted' },
  decline: { by: ['seller'], from: ['paid', 'accepted', 'ready'], to: 'cancelled', refunds: true },
  dispatch: { by: ['seller'], from: ['accepted'], to: 'dispatched', way: 'post' },
  ready: { by: ['seller'], from: ['accepted'], to: 'ready', way: 'collect' },
  collected: { by: ['seller', 'buyer'], from: ['ready'], to: 'collected', way: 'collect' },
  received: { by: ['buyer'], from: ['dispatched'], to: 'delivered', way: 'post' },
  complete: { by: ['buyer'], from: ['delivered', 'collected'], to: 'completed' },
  cancel: { by: ['buyer'], from: ['pending_payment', 'paid', 'accepted', 'ready'], to: 'cancelled', refunds: true },
}

/** `declined`: once that ended a checkout; today one stays open, and another card may be tried. */
export const checkoutStatuses = ['open', 'paid', 'declined', 'abandoned', 'expired'] as const

/** Clocks of an order: minutes, hours, days, working days as named. */
export const orderClocks = {
  paymentMinutes: 30,
  holdMinutes: 35,
  acceptWithinWorkingDays,
  receivedAfterDays: 14,
  wrongCodesBeforeLock: 5,
  codeLockHours: 1,
  /** Within 24 hours, of one parcel: its buyer gets a mail each time. */
  trackingChanges: 10,
  problemHours: { eggs: 24, liveBirds: 48, other: 48 },
  standardReturnDays: 30,
} as const

/** What a buyer may count on when something comes back or goes wrong. */
export const returnRules = {
  refundBusinessDays: { from: 5, to: 7 },
  /** A hatch under this many percent may be claimed, until the species' days and these after delivery. */
  hatchClaim: { underPercent: 25, daysAfterHatch: 14 },
} as const

/** How many characters a search among orders may have. */
export const orderSearchLimit = 100

export const totalLimits = { minPence: leastPaymentPence, maxPence: 10_000_000 } as const
export const carriers = ['royal-mail', 'dpd', 'evri', 'parcelforce', 'ups', 'dhl', 'apc', 'other'] as const
export type Carrier = (typeof carriers)[number]

/** What a seller does to the number of a parcel that has left. */
export const trackingChanges = ['added', 'corrected'] as const
export type TrackingChange = (typeof trackingChanges)[number]
