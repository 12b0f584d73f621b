import type { Notification } from '#contract/talk/notifications.answers.ts'
import type { OrderStatus, TrackingChange } from '#contract/trade/orders.constants.ts'
import { paths } from '#web/lib/paths.ts'

type Words = Record<OrderStatus, (name: string) => string>

// What the buyer hears of their order from a shop.
const toBuyer: Words = {
  pending_payment: (shop) => `Your order from ${shop} waits for its payment`,
  expired: (shop) => `Your order from ${shop} was not paid`,
  paid: (shop) => `Your order from ${shop} is paid`,
  accepted: (shop) => `${shop} has accepted your order`,
  ready: (shop) => `Your order from ${shop} is ready to collect`,
  dispatched: (shop) => `Your order from ${shop} is on its way`,
  collected: (shop) => `${shop} has handed your order over`,
  delivered: (shop) => `Your order from ${shop} counts as delivered`,
  completed: (shop) => `Your order from ${shop} is completed`,
  cancelled: (shop) => `Your order from ${shop} was cancelled`,
  disputed: (shop) => `The problem with your order from ${shop} is open`,
  partially_refunded: (shop) => `A part of your order from ${shop} was refunded`,
  refunded: (shop) => `Your order from ${shop} was refunded`,
}

// What the seller hears of an order by somebody.
const toSeller: Words = {
  pending_payment: (buyer) => `The order by ${buyer} waits for its payment`,
  expired: (buyer) => `The order by ${buyer} was not paid`,
  paid: (buyer) => `New order by ${buyer}`,
  accepted: (buyer) => `The order by ${buyer} was accepted`,
  ready: (buyer) => `The order by ${buyer} is ready to collect`,
  dispatched: (buyer) => `The order by ${buyer} is on its way`,
  collected: (buyer) => `${buyer} has collected the order`,
  delivered: (buyer) => `The order by ${buyer} is delivered`,
  completed: (buyer) => `The order by ${buyer} is completed`,
  cancelled: (buyer) => `The order by ${buyer} was cancelled`,
  disputed: (buyer) => `${buyer} reports a problem`,
  partially_refunded: (buyer) => `A part of the order by ${buyer} was refunded`,
  refunded: (buyer) => `The order by ${buyer} was refunded`,
}

const ofTracking: Record<TrackingChange, (shop: string) => string> = {
  added: (shop) => `Your order from ${shop} has a tracking number now`,
  corrected: (shop) => `${shop} has corrected the tracking of your order`,
}

/** What happened, in words. */
export const notificationTitle = ({ side, status, tracking, with: other }: Notification): string =>
  tracking ? ofTracking[tracking](other.name) : (side === 'buyer' ? toBuyer : toSeller)[status](other.name)

/** The order as this side sees it. */
export const notificationPath = ({ side, orderId }: Notification): string =>
  side === 'buyer' ? paths.order(orderId) : paths.dashboardOrder(orderId)
