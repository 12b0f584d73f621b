import * as z from 'zod'
import { ways } from '../catalogue/shipping.ts'
import { deliveryOffer } from './cart.answers.ts'
import { checkoutStatuses } from './orders.constants.ts'

const shop = z.strictObject({ username: z.string(), shopName: z.string() })

const quoteMethod = deliveryOffer.extend({ selected: z.boolean() })
export type QuoteMethod = z.infer<typeof quoteMethod>

const quoteGroup = z.strictObject({
  seller: shop,
  way: z.enum(ways),
  goodsPence: z.int(),
  methods: z.array(quoteMethod),
  deliveryPence: z.int(),
  discountPence: z.int(),
  totalPence: z.int(),
})

const quoteProblemCodes = [
  'empty_cart',
  'not_for_sale',
  'shop_away',
  'way_not_offered',
  'insufficient_stock',
  'eggs_not_posted',
  'total_out_of_range',
] as const

/** What keeps the cart from being bought, in words; `lineId` is null when it is about all of it. */
const quoteProblem = z.strictObject({
  code: z.enum(quoteProblemCodes),
  lineId: z.uuid().nullable(),
  detail: z.string(),
})
export type QuoteProblem = z.infer<typeof quoteProblem>

/** What a cart comes to. */
export const quote = z.strictObject({
  groups: z.array(quoteGroup),
  problems: z.array(quoteProblem),
  goodsPence: z.int(),
  deliveryPence: z.int(),
  discountPence: z.int(),
  totalPence: z.int(),
  currency: z.literal('GBP'),
})
export type Quote = z.infer<typeof quote>

const checkoutOrder = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  seller: shop,
  way: z.enum(ways),
  totalPence: z.int(),
})
export type CheckoutOrder = z.infer<typeof checkoutOrder>

/** An opened checkout: pay at `paymentUrl` until `expiresAt`. */
export const checkoutOpened = z.strictObject({
  checkoutId: z.uuid(),
  paymentUrl: z.string(),
  expiresAt: z.iso.datetime(),
  totalPence: z.int(),
  orders: z.array(checkoutOrder),
})
export type CheckoutOpened = z.infer<typeof checkoutOpened>

export const checkout = z.strictObject({
  id: z.uuid(),
  status: z.enum(checkoutStatuses),
  goodsPence: z.int(),
  deliveryPence: z.int(),
  discountPence: z.int(),
  totalPence: z.int(),
  currency: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  /** Where to pay while it is open, else null. */
  paymentUrl: z.string().nullable(),
  orders: z.array(checkoutOrder),
})
export type Checkout = z.infer<typeof checkout>
