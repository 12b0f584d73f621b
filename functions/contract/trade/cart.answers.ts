import * as z from 'zod'
import { deliveryClasses, deliveryCodes, ways } from '../catalogue/shipping.ts'

/** So many packs of an option, as their buyer sees them. */
export const wantedPacks = z.strictObject({
  productId: z.uuid(),
  optionId: z.uuid(),
  name: z.string(),
  optionLabel: z.string(),
  imageUrl: z.string(),
  quantity: z.int(),
  unitPricePence: z.int(),
  linePence: z.int(),
  /** What this buyer may take now; 0 also when it is not for sale. */
  stock: z.int(),
  /** What changed since they last looked, or what keeps it from being bought, in words. */
  notice: z.string().nullable(),
})

const cartLine = wantedPacks.extend({
  id: z.uuid(),
  way: z.enum(ways),
  /** How the listing may reach them. */
  ways: z.array(z.enum(ways)),
  /** Whether it can be bought as it is: no other line is part of the sums. */
  canBuy: z.boolean(),
})
export type CartLine = z.infer<typeof cartLine>

/** One delivery method of a group: price in pence, arrival as UK days. */
export const deliveryOffer = z.strictObject({
  code: z.enum(deliveryCodes),
  class: z.enum(deliveryClasses),
  label: z.string(),
  pricePence: z.int(),
  estimate: z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
})
export type DeliveryOffer = z.infer<typeof deliveryOffer>

const cartGroup = z.strictObject({
  seller: z.strictObject({ username: z.string(), shopName: z.string() }),
  way: z.enum(ways),
  /** The town or area of a shop that it is collected from; null when it is posted, and while the shop says none. */
  collectionPlace: z.string().nullable(),
  lines: z.array(cartLine),
  goodsPence: z.int(),
  /** One choice of each class is paid for. */
  methods: z.array(deliveryOffer),
})
export type CartGroup = z.infer<typeof cartGroup>

/** `saved` are lines put aside for later, the last one first: no part of groups, count and goodsPence. A group of which nothing can be bought has no methods. */
export const cart = z.strictObject({
  groups: z.array(cartGroup),
  saved: z.array(cartLine),
  count: z.int(),
  goodsPence: z.int(),
  currency: z.literal('GBP'),
})
export type Cart = z.infer<typeof cart>

const shortLine = z.strictObject({
  lineId: z.uuid().nullable(),
  optionId: z.uuid(),
  name: z.string(),
  optionLabel: z.string(),
  quantity: z.int(),
  stock: z.int(),
})

/** A line that asks for more than there is, as a 409 names it; `lineId` is null for what is not in the cart yet. */
export type ShortLine = z.infer<typeof shortLine>
