import * as z from 'zod'
import { ways } from '../catalogue/shipping.ts'
import { uuidField } from '../fields.ts'
import { cartLimits } from './cart.constants.ts'

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
