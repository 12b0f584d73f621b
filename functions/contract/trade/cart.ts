import { z } from 'zod'
import { type DeliveryClass, type DeliveryCode, type Way, ways } from '../catalogue/shipping.ts'
import { uuidField } from '../fields.ts'
import { cartLimits } from './orders.constants.ts'

const quantityField = z
  .int()
  .min(1, 'Quantity must be at least 1')
  .max(cartLimits.quantity, `Quantity must not be more than ${cartLimits.quantity}`)

/** What a guest keeps in the browser, and what goes into the cart. Without a way: post where that is offered. */
export const cartItem = z.strictObject({ optionId: uuidField, quantity: quantityField, way: z.enum(ways).optional() })

/** `saved` puts a line aside for later, or back among what is bought now. */
export const cartChange = z
  .strictObject({
    quantity: quantityField.optional(),
    way: z.enum(ways).optional(),
    saved: z.boolean().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    path: ['quantity'],
    message: 'Required',
  })

export const cartMerge = z.strictObject({ items: z.array(cartItem).max(cartLimits.lines) })

export type CartItem = z.output<typeof cartItem>
export type CartChange = z.output<typeof cartChange>

export type CartLine = {
  id: string
  productId: string
  optionId: string
  name: string
  optionLabel: string
  imageUrl: string
  quantity: number
  way: Way
  unitPricePence: number
  linePence: number
  /** What this buyer may take now; 0 also when it is not for sale. */
  stock: number
  /** What changed since he last looked, or what keeps it from being bought, in words. */
  notice: string | null
  /** How the listing may reach him. */
  ways: Way[]
}

/** One delivery method of a group: price in pence, arrival as UK days. */
export type DeliveryOffer = {
  code: DeliveryCode
  class: DeliveryClass
  label: string
  pricePence: number
  estimate: { from: string; to: string }
}

export type CartGroup = {
  seller: { username: string; shopName: string }
  way: Way
  lines: CartLine[]
  goodsPence: number
  /** One choice of each class is paid for. */
  methods: DeliveryOffer[]
}

/** `saved` are lines put aside for later, the last one first: no part of groups, count and goodsPence. */
export type Cart = {
  groups: CartGroup[]
  saved: CartLine[]
  count: number
  goodsPence: number
  currency: 'GBP'
}

/** A line that asks for more than there is; `lineId` is null for what is not in the cart yet. */
export type ShortLine = {
  lineId: string | null
  optionId: string
  name: string
  optionLabel: string
  quantity: number
  stock: number
}
