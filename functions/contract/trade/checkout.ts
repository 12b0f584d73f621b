import * as z from 'zod'
import { listingLimits } from '../catalogue/catalogue.constants.ts'
import { deliveryCodes, ways } from '../catalogue/shipping.ts'
import { addressField, postcodeField, usernameField, uuidField } from '../fields.ts'
import { oneLine } from '../texts.ts'
import { cartLimits, itemLimits } from './cart.constants.ts'

const deliveryField = z.strictObject({
  seller: usernameField,
  methods: z.array(z.enum(deliveryCodes)).max(deliveryCodes.length),
})

const quantityField = (most: number) =>
  z.int().min(1, 'Quantity must be at least 1').max(most, `Quantity must not be more than ${most}`)

/**
 * What is bought at once. Without a way: post where that is offered. `unitPricePence` is the price of one pack that the
 * buyer was last shown, in pence: where it is another now, a checkout answers `price_changed` with the new quote, and a
 * quote says so in the line's notice. Without it the price is that of the moment when the request comes.
 */
const checkoutItem = z.strictObject({
  optionId: uuidField,
  quantity: quantityField(itemLimits.quantity),
  way: z.enum(ways).optional(),
  unitPricePence: z.int().min(listingLimits.pricePence.min).max(listingLimits.pricePence.max).optional(),
})
export type CheckoutItem = z.output<typeof checkoutItem>

const eachOnce = (items: { optionId: string }[], issues: z.RefinementCtx): void => {
  for (const [index, { optionId }] of items.entries()) {
    if (items.findIndex((item) => item.optionId === optionId) === index) continue
    issues.addIssue({ code: 'custom', path: [index, 'optionId'], message: 'Please list each option once' })
  }
}

const itemsField = z.array(checkoutItem).min(1, 'Choose something to buy').max(itemLimits.items).superRefine(eachOnce)

/**
 * The same for a quote and a checkout. With items exactly these are priced and bought, and the cart is neither read nor
 * changed; without, the cart. Without deliveries: the cheapest. The address in words, or the id of one that the buyer has
 * saved; none when all is collected. `shownPence` is what the buyer was shown that it comes to: where it comes to something
 * else now, whatever changed, a checkout answers `price_changed` with the new quote.
 */
export const checkoutInput = z
  .strictObject({
    items: itemsField.optional(),
    deliveries: z.array(deliveryField).max(100).optional(),
    address: addressField.nullish(),
    addressId: uuidField.nullish(),
    discountCode: oneLine().max(40, 'Please keep this under 40 characters').nullish(),
    shownPence: z.int().min(0).optional(),
  })
  .refine(({ address, addressId }) => !(address && addressId), {
    path: ['addressId'],
    error: 'Give an address or a saved one, not both',
  })

/**
 * What somebody without an account asks to be priced: one thing, or all that lies in their cart. Of where it goes the postcode
 * alone counts; without one it is priced for somewhere on the mainland.
 */
export const guestQuoteInput = z.strictObject({
  items: z
    .array(checkoutItem.extend({ quantity: quantityField(cartLimits.quantity) }))
    .min(1, 'Choose something to buy')
    .max(cartLimits.lines)
    .superRefine(eachOnce),
  postcode: postcodeField.optional(),
})

/** `Idempotency-Key`: whatever the client thinks up, the same again for a retry. Other headers are no business of ours. */
export const checkoutHeaders = z.object({
  'idempotency-key': oneLine().min(1, 'Required').max(200, 'Please keep this under 200 characters'),
})

export type CheckoutInput = z.output<typeof checkoutInput>
export type GuestQuoteInput = z.output<typeof guestQuoteInput>
