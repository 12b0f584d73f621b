import { z } from 'zod'
import { deliveryCodes, type Way } from '../catalogue/shipping.ts'
import { addressField, usernameField, uuidField } from '../fields.ts'
import type { DeliveryOffer } from './cart.answers.ts'

const deliveryField = z.strictObject({
  seller: usernameField,
  methods: z.array(z.enum(deliveryCodes)).max(deliveryCodes.length),
})

/**
 * The same for a quote and a checkout. Without deliveries: the cheapest. The address in words, or the id of one that the
 * buyer has saved; none when all is collected.
 */
export const checkoutInput = z
  .strictObject({
    deliveries: z.array(deliveryField).max(100).optional(),
    address: addressField.nullish(),
    addressId: uuidField.nullish(),
    discountCode: z.string().trim().max(40, 'Please keep this under 40 characters').nullish(),
  })
  .refine(({ address, addressId }) => !(address && addressId), {
    path: ['addressId'],
    error: 'Give an address or a saved one, not both',
  })

/** `Idempotency-Key`: whatever the client thinks up, the same again for a retry. Other headers are no business of ours. */
export const checkoutHeaders = z.object({
  'idempotency-key': z.string().trim().min(1, 'Required').max(200, 'Please keep this under 200 characters'),
})

export type CheckoutInput = z.output<typeof checkoutInput>

export type QuoteMethod = DeliveryOffer & { selected: boolean }

export type QuoteGroup = {
  seller: { username: string; shopName: string }
  way: Way
  goodsPence: number
  methods: QuoteMethod[]
  deliveryPence: number
  discountPence: number
  totalPence: number
}

export type QuoteProblemCode =
  | 'empty_cart'
  | 'not_for_sale'
  | 'shop_away'
  | 'way_not_offered'
  | 'insufficient_stock'
  | 'eggs_not_posted'
  | 'total_out_of_range'

/** What keeps the cart from being bought, in words; `lineId` is null when it is about all of it. */
export type QuoteProblem = { code: QuoteProblemCode; lineId: string | null; detail: string }

export type Quote = {
  groups: QuoteGroup[]
  problems: QuoteProblem[]
  goodsPence: number
  deliveryPence: number
  discountPence: number
  totalPence: number
  currency: 'GBP'
}

export type CheckoutOrder = {
  id: string
  number: string
  seller: { username: string; shopName: string }
  way: Way
  totalPence: number
}

/** An opened checkout: pay at `paymentUrl` until `expiresAt`. */
export type CheckoutOpened = {
  checkoutId: string
  paymentUrl: string
  expiresAt: string
  totalPence: number
  orders: CheckoutOrder[]
}

export const checkoutStatuses = ['open', 'paid', 'declined', 'abandoned', 'expired'] as const
export type CheckoutStatus = (typeof checkoutStatuses)[number]

export type Checkout = {
  id: string
  status: CheckoutStatus
  goodsPence: number
  deliveryPence: number
  discountPence: number
  totalPence: number
  currency: string
  createdAt: string
  expiresAt: string
  settledAt: string | null
  /** Where to pay while it is open, else null. */
  paymentUrl: string | null
  orders: CheckoutOrder[]
}
