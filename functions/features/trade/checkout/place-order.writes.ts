import type { Actor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { deliveryKind } from '#contract/catalogue/catalogue.constants.ts'
import { insertPayment } from '#features/money/payments/payments.queries.ts'
import { holdPacks } from '#features/selling/stock/stock.queries.ts'
import { pictureOf } from '#features/trade/cart/cart.dto.ts'
import type { WantedRow } from '#features/trade/cart/cart.queries.ts'
import { eventOf } from '#features/trade/order-book/order-events.writes.ts'
import { insertOrders, type NewOrder, type NewOrderLine } from '#features/trade/order-book/orders.writes.ts'
import { insertCheckout } from './checkout.writes.ts'
import type { Draft, DraftOrder } from './draft.rules.ts'
import type { PricedCart, PricedGroup } from './pricing.rules.ts'

const sums = ({ goodsPence, deliveryPence, discountPence, totalPence }: PricedCart | PricedGroup) => ({
  goodsPence,
  deliveryPence,
  discountPence,
  totalPence,
})

const orderRow = ({ now }: Deps, { draft, order }: { draft: Draft; order: DraftOrder }): NewOrder => ({
  ...sums(order),
  id: order.id,
  number: order.number,
  checkoutId: draft.id,
  buyerId: draft.buyerId,
  sellerId: order.sellerId,
  way: order.way,
  status: 'pending_payment',
  delivery: order.methods
    .filter(({ selected }) => selected)
    .map(({ code, label, pricePence, estimate }) => ({ code, label, pricePence, estimate })),
  address: order.way === 'post' ? draft.address : null,
  collectionAddress: order.way === 'collect' ? (order.rows[0]?.collectionAddress ?? null) : null,
  placedAt: now,
  updatedAt: now,
})

const kindOf = ({ category }: WantedRow): NewOrderLine['kind'] => {
  const kind = deliveryKind(category)
  if (kind === 'eggs') return 'eggs'
  return kind === 'collection' ? 'live-birds' : 'goods'
}

// Names, prices and pictures are frozen at the sale.
const lineRows = (deps: Deps, { id, rows }: DraftOrder): NewOrderLine[] =>
  rows.map((row, position) => ({
    id: deps.newId(),
    orderId: id,
    listingId: row.productId,
    optionId: row.optionId,
    name: row.name,
    optionLabel: row.optionLabel,
    imageUrl: pictureOf(row),
    quantity: row.quantity,
    unitPricePence: row.pricePence,
    linePence: row.quantity * row.pricePence,
    kind: kindOf(row),
    position,
  }))

const heldRows = (deps: Deps, draft: Draft) =>
  draft.orders.flatMap(({ rows }) =>
    rows.map(({ optionId, quantity }) => ({
      id: deps.newId(),
      checkoutId: draft.id,
      optionId,
      quantity,
      expiresAt: draft.heldUntil,
    })),
  )

/** Stores a drafted checkout with its holds, orders and payment: statements for its batch. */
export const storeDraft = (deps: Deps, { draft, actor }: { draft: Draft; actor: Actor }) => {
  const { db, now } = deps
  const { id, buyerId, address, priced, fromCart, orders, expiresAt, reference } = draft
  return {
    checkout: insertCheckout(db, {
      ...sums(priced),
      id,
      buyerId,
      address,
      fromCart,
      expiresAt,
      status: 'open',
      createdAt: now,
    }),
    held: holdPacks(db, heldRows(deps, draft)),
    orders: insertOrders(db, {
      orders: orders.map((order) => orderRow(deps, { draft, order })),
      lines: orders.flatMap((order) => lineRows(deps, order)),
      events: orders.map((order) => eventOf(deps, { order: { ...order, buyerId }, status: 'pending_payment', actor })),
    }),
    payment: insertPayment(deps, {
      reference,
      payerId: buyerId,
      checkoutId: id,
      amountPence: priced.totalPence,
      expiresAt,
    }),
  }
}
