import { randomInt } from 'node:crypto'
import type { Deps } from '#app/deps.ts'
import { deliveryKind } from '#contract/catalogue/catalogue.constants.ts'
import type { CheckoutInput, CheckoutOpened } from '#contract/trade/checkout.ts'
import { orderClocks } from '#contract/trade/orders.constants.ts'
import { checkouts, holds, orderEvents, orderLines, orders, payments } from '#db/schema/index.ts'
import { newPaymentReference } from '#features/money/payments/reference.rules.ts'
import { pictureOf } from '#features/trade/cart/cart.dto.ts'
import type { CartRow } from '#features/trade/cart/cart.queries.ts'
import type { Plan, PlannedGroup } from './plan.rules.ts'

const readable = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** To read out on the telephone, such as HY-7K3M9Q: no letter looks like a digit, and none can be guessed. */
const newNumber = (): string => `HY-${Array.from({ length: 6 }, () => readable[randomInt(readable.length)]).join('')}`

type Bought = { buyerId: string; plan: Plan; address: CheckoutInput['address'] }
type NewOrder = PlannedGroup & { id: string; number: string }

/** A checkout with all its ids, before anything is stored. */
export type Draft = ReturnType<typeof draftCheckout>

export const draftCheckout = (deps: Deps, { buyerId, plan, address }: Bought) => ({
  id: deps.newId(),
  reference: newPaymentReference(),
  buyerId,
  address: address ?? null,
  plan,
  orders: plan.groups.map((group): NewOrder => ({ ...group, id: deps.newId(), number: newNumber() })),
  expiresAt: minutesFrom(deps.now, orderClocks.paymentMinutes),
  heldUntil: minutesFrom(deps.now, orderClocks.holdMinutes),
})

const minutesFrom = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000)

export const openedOf = (draft: Draft, paymentUrl: string): CheckoutOpened => ({
  checkoutId: draft.id,
  paymentUrl,
  expiresAt: draft.expiresAt.toISOString(),
  totalPence: draft.plan.totalPence,
  orders: draft.orders.map(({ id, number, seller, way, totalPence }) => ({ id, number, seller, way, totalPence })),
})

const sums = ({ goodsPence, deliveryPence, discountPence, totalPence }: Plan | PlannedGroup) => ({
  goodsPence,
  deliveryPence,
  discountPence,
  totalPence,
})

const orderRow = (deps: Deps, draft: Draft, order: NewOrder) => ({
  ...sums(order),
  id: order.id,
  number: order.number,
  checkoutId: draft.id,
  buyerId: draft.buyerId,
  sellerId: order.sellerId,
  way: order.way,
  status: 'pending_payment' as const,
  delivery: order.methods
    .filter(({ selected }) => selected)
    .map(({ code, label, pricePence, estimate }) => ({ code, label, pricePence, estimate })),
  address: order.way === 'post' ? draft.address : null,
  collectionAddress: order.way === 'collect' ? (order.rows[0]?.collectionAddress ?? null) : null,
  placedAt: deps.now,
  updatedAt: deps.now,
})

const kindOf = ({ category }: CartRow) => {
  const kind = deliveryKind(category)
  if (kind === 'eggs') return 'eggs'
  return kind === 'collection' ? 'live-birds' : 'goods'
}

// Names, prices and pictures are frozen at the sale.
const lineRows = (deps: Deps, { id, rows }: NewOrder) =>
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
    kind: kindOf(row) as 'eggs' | 'live-birds' | 'goods',
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

/** Stores a drafted checkout with its holds, orders, lines, events and payment: statements for its batch. */
export const insertCheckout = (deps: Deps, draft: Draft) => {
  const { db, now } = deps
  const { id, buyerId, address, expiresAt, reference } = draft
  const asked = { payerId: buyerId, checkoutId: id, amountPence: draft.plan.totalPence, createdAt: now, expiresAt }
  return [
    db
      .insert(checkouts)
      .values({ ...sums(draft.plan), id, buyerId, address, expiresAt, status: 'open', createdAt: now }),
    db.insert(holds).values(heldRows(deps, draft)),
    db.insert(orders).values(draft.orders.map((order) => orderRow(deps, draft, order))),
    db.insert(orderLines).values(draft.orders.flatMap((order) => lineRows(deps, order))),
    db.insert(orderEvents).values(
      draft.orders.map((order) => ({
        id: deps.newId(),
        orderId: order.id,
        status: 'pending_payment' as const,
        byUserId: buyerId,
        byRole: 'buyer' as const,
        at: now,
      })),
    ),
    db.insert(payments).values({ ...asked, reference, provider: deps.payments.name, status: 'open' }),
  ] as const
}
