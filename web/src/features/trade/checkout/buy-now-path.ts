import type { Way } from '#contract/catalogue/shipping.ts'
import { paths } from '#web/lib/paths.ts'

/** So many packs of one option, bought at once and past the cart. */
export type Wanted = { optionId: string; quantity: number; way?: Way }

/** The checkout of one option alone: an address that can be reloaded, gone back to and sent to oneself. */
export const buyNowPath = ({ optionId, quantity, way }: Wanted): string =>
  `${paths.checkout}?option=${optionId}&quantity=${quantity}${way ? `&way=${way}` : ''}`
