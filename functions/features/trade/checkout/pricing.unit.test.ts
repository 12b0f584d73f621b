import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CategorySlug, weekdays } from '#contract/catalogue/catalogue.constants.ts'
import { deliveryCodes, deliveryMethods, freePostage } from '#contract/catalogue/shipping.ts'
import type { CheckoutInput } from '#contract/trade/checkout.ts'
import type { CartRow, WantedRow } from '#features/trade/cart/cart.queries.ts'
import { type PricedCart, type PricedGroup, priceCart, quoteOf } from './pricing.rules.ts'

const runs = { seed: 20_260_309, numRuns: 400 }
const at = new Date('2026-06-09T08:00:00Z')
const address = { name: 'Ada', line1: '1 Lane', line2: null, town: 'Ludlow', county: null, phone: null } as const
const home = { ...address, postcode: 'SY8 1AA', country: 'GB' } as const
const input: CheckoutInput = { address: home }

const goods: CategorySlug[] = ['supplies', 'merchandise']
const kinds = fc.constantFrom(
  ...goods.map((category) => ({ category, way: 'post' as const })),
  { category: 'hatching-eggs' as const, way: 'post' as const },
  { category: 'supplies' as const, way: 'collect' as const },
  { category: 'live-birds' as const, way: 'collect' as const },
)

const rowOf = (position: number): fc.Arbitrary<CartRow> =>
  fc
    .record({
      kind: kinds,
      seller: fc.constantFrom('ann', 'ben', 'cat'),
      quantity: fc.integer({ min: 1, max: 40 }),
      // Near the threshold of free postage as well as anywhere.
      pricePence: fc.oneof(fc.integer({ min: 1, max: 400_000 }), fc.constantFrom(1, 2500, 3749, 3750, 7499, 7500)),
    })
    .map(({ kind, seller, quantity, pricePence }) => ({
      ...kind,
      id: `line-${position}`,
      optionId: `option-${position}`,
      productId: `listing-${position}`,
      name: 'Eggs',
      optionLabel: 'Six',
      quantity,
      pricePence,
      seenPricePence: pricePence,
      archivedAt: null,
      stock: 10_000,
      status: 'active',
      savedAt: null,
      collection: kind.way === 'collect',
      dispatchWeekdays: [...weekdays].slice(0, 3),
      categoryImage: '',
      imageKey: null,
      sellerId: seller,
      sellerUsername: seller,
      sellerEmail: `${seller}@example.com`,
      sellerName: seller,
      sellerSuspendedAt: null,
      shopName: seller,
      place: 'Ludlow',
      holidayUntil: null,
      awayUntil: null,
      collectionAddress: home,
    }))

const carts = fc
  .integer({ min: 0, max: 12 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, position) => rowOf(position))))

/** A choice for each seller, made of what is offered for their goods. */
const choices = (priced: PricedCart) => {
  const offered = Map.groupBy(priced.groups, ({ seller }) => seller.username)
  return fc.tuple(
    ...[...offered].map(([seller, groups]) => {
      const byClass = Map.groupBy(
        groups.flatMap(({ methods }) => methods),
        (method) => method.class,
      )
      const codes = [...byClass.values()].map((methods) => fc.constantFrom(...methods.map(({ code }) => code)))
      return fc.tuple(...codes).map((methods) => ({ seller, methods }))
    }),
  )
}

const pricedCarts = carts.chain((rows) => {
  const cheapest = priceCart({ rows, input, at })
  return choices(cheapest).map((deliveries) => ({
    rows,
    cheapest,
    priced: priceCart({ rows, input: { ...input, deliveries }, at }),
    wanted: new Map(deliveries.map(({ seller, methods }) => [seller, methods])),
  }))
})

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
const goodsOf = (rows: WantedRow[]): number => sum(rows.map(({ quantity, pricePence }) => quantity * pricePence))

/** What a parcel costs, told a second time: each method at its price, unless the seller's posted goods make it free. */
const deliveryOf = ({ rows, methods }: PricedGroup): number =>
  sum(
    methods
      .filter(({ selected }) => selected)
      .map(({ code }) => {
        const free = freePostage.methods.includes(code) && goodsOf(rows) >= freePostage.fromPence
        return free ? 0 : deliveryMethods[code].pricePence
      }),
  )

test('every line is in one group, and the groups come to what the checkout comes to', () => {
  fc.assert(
    fc.property(pricedCarts, ({ rows, priced }) => {
      expect(priced.groups.flatMap((group) => group.rows.map(({ id }) => id)).sort()).toEqual(
        rows.map(({ id }) => id).sort(),
      )
      for (const { seller, way, rows: members } of priced.groups) {
        const place = rows.filter((row) => row.sellerUsername === seller.username && row.way === way)
        expect(members).toEqual(place)
      }
      expect(priced.goodsPence).toBe(goodsOf(rows))
      for (const part of ['goodsPence', 'deliveryPence', 'discountPence', 'totalPence'] as const) {
        expect(priced[part], part).toBe(sum(priced.groups.map((group) => group[part])))
      }
      expect(priced.totalPence).toBe(priced.goodsPence + priced.deliveryPence - priced.discountPence)
      expect(priced.discountPence).toBe(0)
    }),
    runs,
  )
})

test('a parcel is paid for once a class, as chosen, and free from the threshold on', () => {
  fc.assert(
    fc.property(pricedCarts, ({ priced, wanted }) => {
      for (const group of priced.groups) {
        const chosen = group.methods.filter(({ selected }) => selected)
        expect(chosen.map((method) => method.class)).toEqual([...new Set(group.methods.map((method) => method.class))])
        for (const { code } of chosen) expect(wanted.get(group.seller.username)).toContain(code)
        expect(group.deliveryPence).toBe(deliveryOf(group))
        if (group.way === 'collect') expect(group.deliveryPence).toBe(0)
        expect(group.totalPence).toBe(goodsOf(group.rows) + deliveryOf(group))
      }
    }),
    runs,
  )
})

test('what is chosen without being asked is the cheapest there is', () => {
  fc.assert(
    fc.property(pricedCarts, ({ cheapest, priced }) => {
      expect(cheapest.deliveryPence).toBeLessThanOrEqual(priced.deliveryPence)
      expect(cheapest.goodsPence).toBe(priced.goodsPence)
    }),
    runs,
  )
})

test('a quote names the sums of the priced cart, in whole pence and never below nothing', () => {
  fc.assert(
    fc.property(pricedCarts, ({ priced }) => {
      const quote = quoteOf(priced)
      expect(quote.totalPence).toBe(priced.totalPence)
      expect(quote.groups.map(({ totalPence }) => totalPence)).toEqual(
        priced.groups.map(({ totalPence }) => totalPence),
      )
      for (const pence of [quote, ...quote.groups].flatMap(
        ({ goodsPence, deliveryPence, discountPence, totalPence }) => [
          goodsPence,
          deliveryPence,
          discountPence,
          totalPence,
        ],
      )) {
        expect(Number.isSafeInteger(pence) && pence >= 0).toBe(true)
      }
    }),
    runs,
  )
})

test('a delivery that is not offered for the goods, or two of a kind, is refused and never charged', () => {
  const asked = fc.tuple(carts, fc.constantFrom('ann', 'ben', 'dan'), fc.array(fc.constantFrom(...deliveryCodes)))
  fc.assert(
    fc.property(asked, ([rows, seller, methods]) => {
      const { groups } = priceCart({ rows, input, at })
      const theirs = groups.filter((group) => group.seller.username === seller)
      const offered = new Set(theirs.flatMap((group) => group.methods.map(({ code }) => code)))
      const classes = methods.map((code) => deliveryMethods[code].class)
      const good =
        theirs.length > 0 && methods.every((code) => offered.has(code)) && new Set(classes).size === classes.length
      const priced = () => priceCart({ rows, input: { ...input, deliveries: [{ seller, methods }] }, at })
      if (good) expect(priced).not.toThrow()
      else expect(priced).toThrow(expect.objectContaining({ code: 'validation' }))
    }),
    runs,
  )
})
