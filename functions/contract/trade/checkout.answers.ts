import * as z from 'zod'
import { ways } from '../catalogue/shipping.ts'
import { deliveryOffer, wantedPacks } from './cart.answers.ts'
import { checkoutStatuses } from './orders.constants.ts'

const shop = z.strictObject({ username: z.string(), shopName: z.string() })

const quoteMethod = deliveryOffer.extend({ selected: z.boolean() })
export type QuoteMethod = z.infer<typeof quoteMethod>

/** `lineId` is null for what is bought past the cart. */
const quoteLine = wantedPacks.extend({ lineId: z.uuid().nullable() })
export type QuoteLine = z.infer<typeof quoteLine>

const quoteGroup = z.strictObject({
  seller: shop,
  way: z.enum(ways),
  /** The town or area of a shop that it is collected from; null when it is posted, and while the shop says none. */
  collectionPlace: z.string().nullable(),
  /** All of them, also those that a problem names. */
  lines: z.array(quoteLine),
  goodsPence: z.int(),
  /** How what can be bought here may travel; none where nothing can. */
  methods: z.array(quoteMethod),
  deliveryPence: z.int(),
  discountPence: z.int(),
  totalPence: z.int(),
})

const quoteProblemCodes = [
  'empty_cart',
  'not_for_sale',
  'own_listing',
  'shop_away',
  'way_not_offered',
  'insufficient_stock',
  'eggs_not_posted',
  'total_out_of_range',
] as const

/**
 * What keeps it from being bought, in words. `optionId` is null when it is about all of it, `lineId` also for what is
 * bought past the cart. Of an option that nobody may see there is no line.
 */
const quoteProblem = z.strictObject({
  code: z.enum(quoteProblemCodes),
  lineId: z.uuid().nullable(),
  optionId: z.uuid().nullable(),
  detail: z.string(),
})
export type QuoteProblem = z.infer<typeof quoteProblem>

/** What a cart, or what is bought past it, comes to. The sums count what can be bought, so no line that a problem names. */
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
