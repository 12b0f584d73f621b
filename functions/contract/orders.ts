import { z } from 'zod'
import { type Address, pageFields, uuidField } from './fields.ts'
import { type Carrier, carriers, type OrderAct, type OrderStatus, orderStatuses } from './orders.constants.ts'
import type { DeliveryCode, Way } from './shipping.ts'

// A key that is given once arrives as a string, given again as a list.
const statusField = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(z.enum(orderStatuses)).optional(),
)

export const ordersQuery = z.strictObject({ ...pageFields, status: statusField, checkout: uuidField.optional() })
export const sellerOrdersQuery = z.strictObject({ ...pageFields, status: statusField })

/** An act that needs nothing said. */
export const plainAct = z.strictObject({})

export const reasonInput = z.strictObject({
  reason: z.string().trim().min(1, 'Please give a reason').max(500, 'Please keep the reason under 500 characters'),
})

export const dispatchInput = z.strictObject({
  carrier: z.enum(carriers),
  tracking: z
    .string()
    .trim()
    .max(60, 'Please keep the tracking number under 60 characters')
    .regex(/^[A-Za-z0-9 -]*$/, 'A tracking number has letters, digits, spaces and hyphens only')
    .nullish()
    .transform((value) => value || null),
})

/** The seller gives the buyer's code; the buyer needs none. */
export const collectedInput = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'The code has 6 digits')
    .optional(),
})

export type ReasonInput = z.output<typeof reasonInput>
export type DispatchInput = z.output<typeof dispatchInput>
export type CollectedInput = z.output<typeof collectedInput>

export type OrderLine = {
  id: string
  productId: string
  name: string
  optionLabel: string
  imageUrl: string | null
  quantity: number
  unitPricePence: number
  linePence: number
}

export type OrderStep = {
  status: OrderStatus
  at: string
  /** `username` is null for what the clock did. */
  by: { username: string | null; role: 'buyer' | 'seller' | 'admin' | 'system' }
  note: string | null
}

/** An order as its buyer or its seller sees it. */
export type Order = {
  id: string
  number: string
  checkoutId: string
  status: OrderStatus
  way: Way
  placedAt: string
  seller: { username: string; shopName: string }
  buyer: { username: string; fullName: string }
  lines: OrderLine[]
  delivery: { code: DeliveryCode; label: string; pricePence: number; estimate: { from: string; to: string } }[]
  /** Where posted goods go; null when all is collected. The seller sees it once paid. */
  address: Address | null
  /** From `ready` on: where to collect, and the code that only the buyer sees while it counts. */
  collection: { address: Address; code: string | null } | null
  goodsPence: number
  deliveryPence: number
  discountPence: number
  totalPence: number
  refundedPence: number
  currency: string
  tracking: { carrier: Carrier; number: string | null; url: string | null } | null
  timeline: OrderStep[]
  /** What the viewer may do now. */
  actions: OrderAct[]
  /** Cancelled and refunded when the seller has not accepted by then. */
  acceptBy: string | null
  /** The end of the delivery estimate, a day. */
  dueOn: string | null
  deliveredAt: string | null
  /** The end of the problem window, once delivered or collected. */
  completesAt: string | null
}

export type OrderPage = { items: Order[]; nextCursor: string | null }
/** With how many paid-for orders stand in each state, whatever the filter. */
export type SellerOrderPage = OrderPage & { counts: Partial<Record<OrderStatus, number>> }
