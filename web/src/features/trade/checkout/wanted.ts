import { ways } from '#contract/catalogue/shipping.ts'
import { itemLimits } from '#contract/trade/cart.constants.ts'
import type { Wanted } from './buy-now-path.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const wrong = {
  option: 'This link doesn’t say which listing you want. Open the listing and press “Buy now” there.',
  quantity: `This link asks for a quantity you can’t buy. You can buy 1 to ${itemLimits.quantity} at a time.`,
  way: 'This link asks for a kind of delivery we don’t have. Open the listing and press “Buy now” there.',
} as const

/**
 * What the address of the checkout asks for: one option, or null for the cart; or what is wrong with it, in words. Without a
 * quantity it is one.
 */
export const readWanted = (search: URLSearchParams): { wanted: Wanted | null } | { wrong: string } => {
  const option = search.get('option')
  const quantity = search.get('quantity')
  const way = search.get('way')
  if (option === null && quantity === null && way === null) return { wanted: null }
  if (option === null || !uuid.test(option)) return { wrong: wrong.option }
  const packs = quantity === null ? 1 : Number(/^\d{1,4}$/.test(quantity) ? quantity : Number.NaN)
  if (!(packs >= 1 && packs <= itemLimits.quantity)) return { wrong: wrong.quantity }
  if (way === null) return { wanted: { optionId: option, quantity: packs } }
  const known = ways.find((one) => one === way)
  return known ? { wanted: { optionId: option, quantity: packs, way: known } } : { wrong: wrong.way }
}
