import { z } from 'zod'
import type { DeliveryCode, Way } from '../catalogue/shipping.ts'
import { type Address, pageFields, uuidField } from '../fields.ts'
import type { PaymentProvider } from '../money/payments.ts'
import {
  type Carrier,
  carriers,
  type OrderAct,
  type OrderStatus,
  orderSearchLimit,
  orderStatuses,
} from './orders.constants.ts'

// A key that is given once arrives as a string, given again as a list.
const listed = (value: unknown): unknown => (typeof value === 'string' ? [value] : value)

const dayWords = 'Please give a day between 2000 and 2099, such as 2026-04-14'

const dayField = z.iso
  .date(dayWords)
  .refine((day) => day >= '2000-01-01' && day <= '2099-12-31', dayWords)
  .optional()

/** Words of the number, a listing or the other side; UK days, both included; states. */
const filterFields = {
  ...pageFields,
  q: z.string().trim().max(orderSearchLimit, `Please keep this under ${orderSearchLimit} characters`).optional(),
  from: dayField,
  to: dayField,
  status: z.preprocess(listed, z.array(z.enum(orderStatuses)).optional()),
}

const daysInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  !from || !to || from <= to
const daysTurned = { path: ['to'], message: 'The last day must not be before the first' }

export const ordersQuery = z
  .strictObject({ ...filterFields, checkout: uuidField.optional() })
  .refine(daysInOrder, daysTurned)

/** `order` names single orders, such as those whose packing slips are printed. */
export const sellerOrdersQuery = z
  .strictObject({ ...filterFields, order: z.preprocess(listed, z.array(uuidField).max(100).optional()) })
  .refine(daysInOrder, daysTurned)

export type OrderFilter = Pick<z.output<typeof ordersQuery>, 'q' | 'from' | 'to' | 'status'>

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
  optionId: string
  name: string
  optionLabel: string
  /** The seller's own name of the option today, if he has one. */
  sku: string | null
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
  /** How and when the buyer paid; null until then, and for the seller. */
  payment: { provider: PaymentProvider; reference: string; paidAt: string } | null
  tracking: { carrier: Carrier; number: string | null; url: string | null } | null
  timeline: OrderStep[]
  /** What the viewer may do now. */
  actions: OrderAct[]
  /** The goods of an unpaid order are held until then; null once it is paid or ended. */
  payBy: string | null
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
