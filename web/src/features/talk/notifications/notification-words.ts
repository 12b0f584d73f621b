import type { Notification } from '#contract/talk/notifications.answers.ts'
import type { OrderStatus, TrackingChange } from '#contract/trade/orders.constants.ts'
import { paths } from '#web/lib/paths.ts'

type Words = Record<OrderStatus, (name: string) => string>

// What the buyer hears of their order from a shop.
const toBuyer: Words = {
  pending_payment: (shop) => `Your order from ${shop} is waiting for payment`,
  expired: (shop) => `Your order from ${shop} wasn’t paid for`,
  paid: (shop) => `Your order from ${shop} is paid`,
  accepted: (shop) => `${shop} has accepted your order`,
  ready: (shop) => `Your order from ${shop} is ready to collect`,
  dispatched: (shop) => `Your order from ${shop} is on its way`,
  collected: (shop) => `${shop} has handed your order over`,
  delivered: (shop) => `Your order from ${shop} is marked as delivered`,
  completed: (shop) => `Your order from ${shop} is complete`,
  cancelled: (shop) => `Your order from ${shop} was cancelled`,
  disputed: (shop) => `There’s an open problem with your order from ${shop}`,
  partially_refunded: (shop) => `Part of your order from ${shop} was refunded`,
  refunded: (shop) => `Your order from ${shop} was refunded`,
}

// What the seller hears of an order by somebody.
const toSeller: Words = {
  pending_payment: (buyer) => `The order from ${buyer} is waiting for payment`,
  expired: (buyer) => `The order from ${buyer} wasn’t paid for`,
  paid: (buyer) => `New order from ${buyer}`,
  accepted: (buyer) => `The order from ${buyer} was accepted`,
  ready: (buyer) => `The order from ${buyer} is ready to collect`,
  dispatched: (buyer) => `The order from ${buyer} is on its way`,
  collected: (buyer) => `${buyer} has collected their order`,
  delivered: (buyer) => `The order from ${buyer} has arrived`,
  completed: (buyer) => `The order from ${buyer} is complete`,
  cancelled: (buyer) => `The order from ${buyer} was cancelled`,
  disputed: (buyer) => `${buyer} has reported a problem`,
  partially_refunded: (buyer) => `Part of the order from ${buyer} was refunded`,
  refunded: (buyer) => `The order from ${buyer} was refunded`,
}

const ofTracking: Record<TrackingChange, (shop: string) => string> = {
  added: (shop) => `Your order from ${shop} now has a tracking number`,
  corrected: (shop) => `${shop} has corrected the tracking of your order`,
}

/** What happened, in words. */
export const notificationTitle = ({ side, status, tracking, with: other }: Notification): string =>
  tracking ? ofTracking[tracking](other.name) : (side === 'buyer' ? toBuyer : toSeller)[status](other.name)

/** The order as this side sees it. */
export const notificationPath = ({ side, orderId }: Notification): string =>
  side === 'buyer' ? paths.order(orderId) : paths.dashboardOrder(orderId)
