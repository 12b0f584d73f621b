import { trackingUrl } from '#contract/trade/carriers.ts'
import type { Order } from '#contract/trade/orders.answers.ts'
import { leavesOn } from '#features/catalogue/delivery/delivery.rules.ts'
import { actionsOf, type Side } from './order.rules.ts'
import type { OrderRow } from './orders.queries.ts'

/** Which side of the order the viewer is; they are one of the two. */
export const sideOf = ({ buyer }: OrderRow, viewerId: string): Side => (buyer.id === viewerId ? 'buyer' : 'seller')

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

const placesShown = new Set(['paid', 'accepted', 'ready', 'collected', 'completed', 'disputed'])

const collectionOf = (
  { way, status, collectionAddress, collectionCode }: OrderRow,
  side: Side,
): Order['collection'] => {
  if (way !== 'collect' || !collectionAddress || !placesShown.has(status)) return null
  return {
    address: plainAddress(collectionAddress),
    code: side === 'buyer' && status === 'ready' ? collectionCode : null,
  }
}

const plainAddress = (address: NonNullable<OrderRow['address']>): NonNullable<Order['address']> => ({
  ...address,
  line2: address.line2 ?? null,
  county: address.county ?? null,
  phone: address.phone ?? null,
})

const addressOf = ({ address, paidAt }: OrderRow, side: Side): Order['address'] =>
  address && (side === 'buyer' || paidAt) ? plainAddress(address) : null

const dispatchByOf = ({ way, paidAt, delivery }: OrderRow): Order['dispatchBy'] =>
  way === 'post' && paidAt ? (delivery.map(leavesOn).sort().at(-1) ?? null) : null

const trackingOf = ({ carrier, trackingNumber: number }: OrderRow): Order['tracking'] =>
  carrier ? { carrier, number, url: trackingUrl(carrier, number) } : null

const paymentOf = ({ payment, paidAt }: OrderRow, side: Side): Order['payment'] =>
  payment && paidAt && side === 'buyer' ? { ...payment, paidAt: paidAt.toISOString() } : null

/** The order as one side may see it. */
export const toOrder = (row: OrderRow, side: Side): Order => ({
  id: row.id,
  number: row.number,
  checkoutId: row.checkoutId,
  status: row.status,
  way: row.way,
  placedAt: row.placedAt.toISOString(),
  seller: { username: row.seller.username, shopName: row.seller.shopName },
  buyer: { username: row.buyer.username, fullName: row.buyer.fullName },
  lines: row.lines.map(({ kind: _kind, ...line }) => line),
  delivery: row.delivery,
  address: addressOf(row, side),
  collectionPlace: row.way === 'collect' ? row.seller.place : null,
  collection: collectionOf(row, side),
  goodsPence: row.goodsPence,
  deliveryPence: row.deliveryPence,
  discountPence: row.discountPence,
  totalPence: row.totalPence,
  refundedPence: row.refundedPence,
  currency: row.currency,
  payment: paymentOf(row, side),
  tracking: trackingOf(row),
  timeline: row.timeline.map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
  actions: actionsOf(side, row),
  payBy: row.status === 'pending_payment' ? row.payBy.toISOString() : null,
  acceptBy: iso(row.acceptBy),
  dueOn: row.dueOn,
  dispatchBy: dispatchByOf(row),
  deliveredAt: iso(row.deliveredAt),
  completesAt: iso(row.completesAt),
})
