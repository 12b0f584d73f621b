import { invalid } from '#app/errors.ts'
import type { DeliveryClass } from '#contract/catalogue/shipping.ts'
import { pounds } from '#contract/money.ts'
import type { Quote, QuoteMethod, QuoteProblem } from '#contract/trade/checkout.answers.ts'
import type { CheckoutInput, CheckoutItem } from '#contract/trade/checkout.ts'
import { totalLimits } from '#contract/trade/orders.constants.ts'
import { type DeliveryChoice, eggsTravelTo } from '#features/catalogue/delivery/delivery.rules.ts'
import { quoteLineOf } from '#features/trade/cart/cart.dto.ts'
import type { WantedRow } from '#features/trade/cart/cart.queries.ts'
import { type Group, groupRows, isEggs, offerOf, sumOf } from '#features/trade/cart/groups.rules.ts'
import { lineProblem } from '#features/trade/cart/line-problems.rules.ts'

export type PricedGroup = Omit<Group, 'methods'> & {
  methods: (DeliveryChoice & QuoteMethod)[]
  deliveryPence: number
  discountPence: number
  totalPence: number
}

/** What a cart comes to with the chosen deliveries; nothing here is stored yet. */
export type PricedCart = {
  groups: PricedGroup[]
  problems: QuoteProblem[]
  goodsPence: number
  deliveryPence: number
  discountPence: number
  totalPence: number
}

/** What counts for a price; of an address that is the postcode, which a guest may not have said yet. */
type Wish = Omit<CheckoutInput, 'address' | 'addressId'> & {
  address?: { postcode: string | undefined } | null | undefined
}

type Asked = { rows: WantedRow[]; input: Wish; at: Date }

const cheapest = (methods: DeliveryChoice[]): DeliveryChoice =>
  methods.reduce((best, method) => (method.pricePence < best.pricePence ? method : best))

const chosenOf = (offered: DeliveryChoice[], wanted: readonly string[]): DeliveryChoice[] => {
  const byClass = Map.groupBy(offered, (method) => method.class)
  return [...byClass.values()].map((methods) => methods.find(({ code }) => wanted.includes(code)) ?? cheapest(methods))
}

type Offered = { wanted: readonly string[]; stopped: ReadonlySet<string | null>; at: Date }

// Only what can be bought is counted and carried.
const priceGroup = (group: Group, { wanted, stopped, at }: Offered): PricedGroup => {
  const { way } = group
  const { goodsPence, methods } = offerOf({
    way,
    rows: group.rows.filter(({ optionId }) => !stopped.has(optionId)),
    at,
  })
  const chosen = chosenOf(methods, wanted)
  const deliveryPence = sumOf(chosen, (method) => method.pricePence)
  return {
    ...group,
    goodsPence,
    methods: methods.map((method) => ({ ...method, selected: chosen.includes(method) })),
    deliveryPence,
    discountPence: 0,
    totalPence: goodsPence + deliveryPence,
  }
}

// Every choice must be one that its seller's goods can take, and one a class.
const assertDeliveries = (groups: Group[], deliveries: NonNullable<CheckoutInput['deliveries']>): void => {
  const seen = new Set<string>()
  for (const [index, { seller, methods }] of deliveries.entries()) {
    const offered = groups.filter((group) => group.seller.username === seller).flatMap((group) => group.methods)
    if (offered.length === 0)
      throw invalid(`deliveries.${index}.seller`, 'You aren’t buying anything from this seller.')
    if (seen.has(seller)) throw invalid(`deliveries.${index}.seller`, 'Please list each seller once.')
    seen.add(seller)
    const classes = new Set<DeliveryClass>()
    for (const code of methods) {
      const method = offered.find((offer) => offer.code === code)
      if (!method) throw invalid(`deliveries.${index}.methods`, 'You can’t choose this delivery for these items.')
      if (classes.has(method.class)) throw invalid(`deliveries.${index}.methods`, 'Choose one delivery of each kind.')
      classes.add(method.class)
    }
  }
}

const lineProblems = (rows: WantedRow[], postcode: string | undefined): QuoteProblem[] =>
  rows.flatMap((row): QuoteProblem[] => {
    const about = { lineId: row.id, optionId: row.optionId }
    const problem = lineProblem(row)
    if (problem) return [{ ...problem, ...about, detail: `“${row.name}”: ${problem.detail}` }]
    if (row.way !== 'post' || !isEggs(row) || !postcode || eggsTravelTo(postcode)) return []
    const detail = `“${row.name}”: hatching eggs can’t be posted to Northern Ireland, the Isle of Man, Jersey or Guernsey.`
    return [{ code: 'eggs_not_posted', ...about, detail }]
  })

const ofAll = { lineId: null, optionId: null }

// A draft, and what is gone for good, cannot be told apart: neither is anybody's to see.
const missingProblems = (rows: WantedRow[], items: CheckoutItem[] = []): QuoteProblem[] =>
  items
    .filter((item) => rows.every(({ optionId }) => optionId !== item.optionId))
    .map(({ optionId }) => ({ code: 'not_for_sale', lineId: null, optionId, detail: 'No longer for sale.' }))

const totalProblem = (totalPence: number): QuoteProblem[] => {
  if (totalPence === 0 || (totalPence >= totalLimits.minPence && totalPence <= totalLimits.maxPence)) return []
  const detail = `Each payment must be between ${pounds(totalLimits.minPence)} and ${pounds(totalLimits.maxPence)}.`
  return [{ code: 'total_out_of_range', ...ofAll, detail }]
}

const emptyCart: QuoteProblem = { code: 'empty_cart', ...ofAll, detail: 'Your cart is empty.' }

/**
 * Prices what is wanted. What stands against buying it is named in `problems`. Throws `validation` when the address is missing,
 * a delivery is not offered or the discount code is unknown.
 */
export const priceCart = ({ rows, input, at }: Asked): PricedCart => {
  const { items, deliveries = [], address, discountCode } = input
  const groups = groupRows(rows, at)
  if (discountCode) throw invalid('discountCode', 'We don’t recognise this discount code.')
  assertDeliveries(groups, deliveries)
  if (!address && groups.some(({ way }) => way === 'post')) {
    throw invalid('address', 'Please say where your order should go.')
  }
  const problems = [...missingProblems(rows, items), ...lineProblems(rows, address?.postcode)]
  const stopped = new Set(problems.map(({ optionId }) => optionId))
  const priced = groups.map((group) => {
    const wanted = deliveries.find(({ seller }) => seller === group.seller.username)?.methods ?? []
    return priceGroup(group, { wanted, stopped, at })
  })
  const totalPence = sumOf(priced, (group) => group.totalPence)
  return {
    groups: priced,
    problems: [...(rows.length === 0 && !items ? [emptyCart] : []), ...problems, ...totalProblem(totalPence)],
    goodsPence: sumOf(priced, (group) => group.goodsPence),
    deliveryPence: sumOf(priced, (group) => group.deliveryPence),
    discountPence: 0,
    totalPence,
  }
}

/** A priced cart as the API answers it. */
export const quoteOf = ({ groups, ...sums }: PricedCart): Quote => ({
  groups: groups.map(
    ({ seller, way, collectionPlace, rows, goodsPence, methods, deliveryPence, discountPence, totalPence }) => ({
      seller,
      way,
      collectionPlace,
      lines: rows.map(quoteLineOf),
      goodsPence,
      methods,
      deliveryPence,
      discountPence,
      totalPence,
    }),
  ),
  ...sums,
  currency: 'GBP',
})
