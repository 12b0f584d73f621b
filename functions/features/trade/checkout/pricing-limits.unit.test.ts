import { expect, test } from 'vitest'
import type { CheckoutInput } from '#contract/trade/checkout.ts'
import type { CartRow } from '#features/trade/cart/cart.queries.ts'
import { priceCart } from './pricing.rules.ts'

const at = new Date('2026-06-09T08:00:00Z')
const home = {
  name: 'Ada',
  line1: '1 Lane',
  line2: null,
  town: 'Ludlow',
  county: null,
  phone: null,
  country: 'GB',
} as const
const input: CheckoutInput = { address: { ...home, postcode: 'SY8 1AA' } }

/** A bag of feed that is collected, so that it costs nothing but itself. */
const feed: CartRow = {
  id: 'line-1',
  optionId: 'option-1',
  productId: 'listing-1',
  name: 'Layers pellets',
  optionLabel: '20 kg',
  category: 'supplies',
  way: 'collect',
  quantity: 1,
  pricePence: 1_000,
  seenPricePence: 1_000,
  archivedAt: null,
  stock: 10_000,
  status: 'active',
  savedAt: null,
  collection: true,
  dispatchWeekdays: ['mon', 'tue', 'wed'],
  categoryImage: '',
  imageKey: null,
  sellerId: 'ann',
  sellerUsername: 'ann',
  sellerEmail: 'ann@example.com',
  sellerName: 'Ann',
  sellerSuspendedAt: null,
  shopName: 'Ann’s yard',
  place: 'Ludlow',
  holidayUntil: null,
  awayUntil: null,
  collectionAddress: { ...home, postcode: 'SY8 1AA' },
}
const posted: CartRow = { ...feed, way: 'post' }
const eggs: CartRow = { ...posted, category: 'hatching-eggs', name: 'Silkie eggs', collection: false }

const problemsOf = (row: CartRow, postcode = 'SY8 1AA') =>
  priceCart({ rows: [row], input: { address: { ...home, postcode } }, at }).problems.map(({ code }) => code)

const pricing = (rows: CartRow[], asked: CheckoutInput) => () => priceCart({ rows, input: asked, at })
const refusal = (path: string) =>
  expect.objectContaining({
    code: 'validation',
    details: expect.objectContaining({ errors: [expect.objectContaining({ path })] }),
  })

test('nobody pays for what they could not be told where to collect', () => {
  const nowhere = { ...feed, collectionAddress: null }
  expect(problemsOf(nowhere)).toEqual(['way_not_offered'])
  expect(problemsOf({ ...nowhere, way: 'post' })).toEqual([])
})

test('one payment comes to 30p at least and to £100,000 at most', () => {
  expect(problemsOf({ ...feed, pricePence: 29 })).toEqual(['total_out_of_range'])
  expect(problemsOf({ ...feed, pricePence: 30 })).toEqual([])
  expect(problemsOf({ ...feed, pricePence: 10_000_000 })).toEqual([])
  expect(problemsOf({ ...feed, pricePence: 10_000_001 })).toEqual(['total_out_of_range'])
})

test('hatching eggs are not posted to Northern Ireland and the islands, and other goods are', () => {
  expect(problemsOf(eggs)).toEqual([])
  expect(problemsOf(eggs, 'BT1 1AA')).toEqual(['eggs_not_posted'])
  expect(problemsOf(eggs, 'IM1 1AA')).toEqual(['eggs_not_posted'])
  expect(problemsOf(posted, 'BT1 1AA')).toEqual([])
})

test('what is posted needs an address, and what is collected none', () => {
  expect(pricing([posted], {})).toThrow(refusal('address'))
  expect(pricing([feed, posted], {})).toThrow(refusal('address'))
  expect(pricing([feed], {})).not.toThrow()
})

test('a discount code that nobody knows is refused', () => {
  expect(pricing([posted], { ...input, discountCode: 'SPRING' })).toThrow(refusal('discountCode'))
})

test('a seller is named once among the chosen deliveries', () => {
  const once = { seller: 'ann', methods: [] }
  expect(pricing([posted], { ...input, deliveries: [once] })).not.toThrow()
  expect(pricing([posted], { ...input, deliveries: [once, once] })).toThrow(refusal('deliveries.1.seller'))
})
