import * as z from 'zod'
import { deliveryCodes, ways } from '../catalogue/shipping.ts'
import { address } from '../identity/addresses.answers.ts'
import { paymentProviders } from '../money/payments.ts'
import { actorRoles, carriers, orderActNames, orderStatuses } from './orders.constants.ts'

const orderLine = z.strictObject({
  id: z.uuid(),
  productId: z.uuid(),
  optionId: z.uuid(),
  name: z.string(),
  optionLabel: z.string(),
  /** The seller's own name of the option today, if they have one. */
  sku: z.string().nullable(),
  imageUrl: z.string().nullable(),
  quantity: z.int(),
  unitPricePence: z.int(),
  linePence: z.int(),
})
export type OrderLine = z.infer<typeof orderLine>

const orderStep = z.strictObject({
  status: z.enum(orderStatuses),
  at: z.iso.datetime(),
  /** `username` is null for what the clock did. */
  by: z.strictObject({ username: z.string().nullable(), role: z.enum(actorRoles) }),
  note: z.string().nullable(),
})
export type OrderStep = z.infer<typeof orderStep>

const orderDelivery = z.strictObject({
  code: z.enum(deliveryCodes),
  label: z.string(),
  pricePence: z.int(),
  estimate: z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
})

/** An order as its buyer or its seller sees it. */
export const order = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  checkoutId: z.uuid(),
  status: z.enum(orderStatuses),
  way: z.enum(ways),
  placedAt: z.iso.datetime(),
  seller: z.strictObject({ username: z.string(), shopName: z.string() }),
  buyer: z.strictObject({ username: z.string(), fullName: z.string() }),
  lines: z.array(orderLine),
  delivery: z.array(orderDelivery),
  /** Where posted goods go; null when all is collected. The seller sees it once paid. */
  address: address.nullable(),
  /** The town or area of a shop that it is collected from, paid or not; null when it is posted, and while the shop says none. */
  collectionPlace: z.string().nullable(),
  /** Once it is paid: where to collect; from `ready` on the code, which only the buyer sees while it counts. */
  collection: z.strictObject({ address, code: z.string().nullable() }).nullable(),
  goodsPence: z.int(),
  deliveryPence: z.int(),
  discountPence: z.int(),
  totalPence: z.int(),
  refundedPence: z.int(),
  currency: z.string(),
  /** How and when the buyer paid; null until then, and for the seller. */
  payment: z
    .strictObject({ provider: z.enum(paymentProviders), reference: z.string(), paidAt: z.iso.datetime() })
    .nullable(),
  tracking: z
    .strictObject({ carrier: z.enum(carriers), number: z.string().nullable(), url: z.string().nullable() })
    .nullable(),
  timeline: z.array(orderStep),
  /** What the viewer may do now. */
  actions: z.array(z.enum(orderActNames)),
  /** The goods of an unpaid order are held until then; null once it is paid or ended. */
  payBy: z.iso.datetime().nullable(),
  /** Cancelled and refunded when the seller has not accepted by then. */
  acceptBy: z.iso.datetime().nullable(),
  /** The day by which it should be there: the end of the delivery estimate, and later once it was sent or ready later. */
  dueOn: z.iso.date().nullable(),
  /** The last day on which a paid parcel has to leave to be there as estimated; null for what is collected. */
  dispatchBy: z.iso.date().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  /** The end of the problem window, once delivered or collected. */
  completesAt: z.iso.datetime().nullable(),
})
export type Order = z.infer<typeof order>

/** Newest first. */
export const orderPage = z.strictObject({ items: z.array(order), nextCursor: z.string().nullable() })
export type OrderPage = z.infer<typeof orderPage>

/** A page with how many paid-for orders stand in each state, whatever the filter. */
export const sellerOrderPage = orderPage.extend({ counts: z.partialRecord(z.enum(orderStatuses), z.int()) })
export type SellerOrderPage = z.infer<typeof sellerOrderPage>
