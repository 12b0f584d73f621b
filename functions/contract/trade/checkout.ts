import * as z from 'zod'
import { deliveryCodes } from '../catalogue/shipping.ts'
import { addressField, usernameField, uuidField } from '../fields.ts'
import { oneLine } from '../texts.ts'

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
    discountCode: oneLine().max(40, 'Please keep this under 40 characters').nullish(),
  })
  .refine(({ address, addressId }) => !(address && addressId), {
    path: ['addressId'],
    error: 'Give an address or a saved one, not both',
  })

/** `Idempotency-Key`: whatever the client thinks up, the same again for a retry. Other headers are no business of ours. */
export const checkoutHeaders = z.object({
  'idempotency-key': oneLine().min(1, 'Required').max(200, 'Please keep this under 200 characters'),
})

export type CheckoutInput = z.output<typeof checkoutInput>
