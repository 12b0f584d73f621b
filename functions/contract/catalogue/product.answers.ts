import * as z from 'zod'
import { productCard } from './catalogue.answers.ts'
import { sellerFigures } from './seller-figures.answers.ts'
import { sellerKinds } from './sellers.ts'
import { deliveryCodes } from './shipping.ts'

export const productOption = z.strictObject({
  id: z.uuid(),
  label: z.string(),
  sku: z.string().nullable(),
  pricePence: z.int(),
  /** Packs for sale now: what expired holds had taken is counted back in. */
  stock: z.int(),
  packCount: z.int().nullable(),
})
export type ProductOption = z.infer<typeof productOption>

const productImage = z.strictObject({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() })

const productDelivery = z.strictObject({
  code: z.enum(deliveryCodes),
  label: z.string(),
  pricePence: z.int(),
  /** First and last day of arrival, `YYYY-MM-DD`, if it were ordered now; null while it can't be. */
  estimate: z.strictObject({ from: z.iso.date(), to: z.iso.date() }).nullable(),
})
export type ProductDelivery = z.infer<typeof productDelivery>

const productSeller = z.strictObject({
  username: z.string(),
  shopName: z.string(),
  kind: z.enum(sellerKinds),
  location: z.string().nullable(),
  ...sellerFigures,
  /** The last day of the shop's holiday (a UK day) while it lasts, else null. */
  holidayUntil: z.iso.date().nullable(),
})
export type ProductSeller = z.infer<typeof productSeller>

const attributes = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
export type Attributes = z.infer<typeof attributes>

/** A listing as its page shows it. */
export const product = productCard.extend({
  options: z.array(productOption),
  images: z.array(productImage),
  attributes,
  delivery: z.array(productDelivery),
  publishedAt: z.iso.datetime(),
  version: z.int(),
  seller: productSeller,
})
export type Product = z.infer<typeof product>
