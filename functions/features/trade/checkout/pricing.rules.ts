import { invalid } from '#app/errors.ts'
import type { DeliveryClass } from '#contract/catalogue/shipping.ts'
import { pounds } from '#contract/money.ts'
import type { Quote, QuoteMethod, QuoteProblem } from '#contract/trade/checkout.answers.ts'
import type { CheckoutInput } from '#contract/trade/checkout.ts'
import { totalLimits } from '#contract/trade/orders.constants.ts'
import { type DeliveryChoice, eggsTravelTo } from '#features/catalogue/delivery/delivery.rules.ts'
import type { CartRow } from '#features/trade/cart/cart.queries.ts'
import { type Group, groupRows, isEggs, sumOf } from '#features/trade/cart/groups.rules.ts'
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

type Asked = { rows: CartRow[]; input: CheckoutInput; at: Date }

const cheapest = (methods: DeliveryChoice[]): DeliveryChoice =>
  methods.reduce((best, method) => (method.pricePence < best.pricePence ? method : best))

const chosenOf = (group: Group, wanted: readonly string[]): DeliveryChoice[] => {
  const byClass = Map.groupBy(group.methods, (method) => method.class)
  return [...byClass.values()].map((methods) => methods.find(({ code }) => wanted.includes(code)) ?? cheapest(methods))
}

const priceGroup = (group: Group, wanted: readonly string[]): PricedGroup => {
  const chosen = chosenOf(group, wanted)
  const deliveryPence = sumOf(chosen, (method) => method.pricePence)
  return {
    ...group,
    methods: group.methods.map((method) => ({ ...method, selected: chosen.includes(method) })),
    deliveryPence,
    discountPence: 0,
    totalPence: group.goodsPence + deliveryPence,
  }
}

// Every choice must be one that its seller's goods can take, and one a class.
const assertDeliveries = (groups: Group[], deliveries: NonNullable<CheckoutInput['deliveries']>): void => {
  const seen = new Set<string>()
  for (const [index, { seller, methods }] of deliveries.entries()) {
    const offered = groups.filter((group) => group.seller.username === seller).flatMap((group) => group.methods)
    if (offered.length === 0) throw invalid(`deliveries.${index}.seller`, 'Nothing of this seller is in the cart.')
    if (seen.has(seller)) throw invalid(`deliveries.${index}.seller`, 'Name each seller once.')
    seen.add(seller)
    const classes = new Set<DeliveryClass>()
    for (const code of methods) {
      const method = offered.find((offer) => offer.code === code)
      if (!method) throw invalid(`deliveries.${index}.methods`, 'This delivery is not offered for these goods.')
      if (classes.has(method.class)) throw invalid(`deliveries.${index}.methods`, 'Choose one delivery of each kind.')
      classes.add(method.class)
    }
  }
}

const lineProblems = (rows: CartRow[], postcode: string | undefined): QuoteProblem[] =>
  rows.flatMap((row): QuoteProblem[] => {
    const problem = lineProblem(row)
    if (problem) return [{ ...problem, lineId: row.id, detail: `“${row.name}”: ${problem.detail}` }]
    if (row.way !== 'post' || !isEggs(row) || !postcode || eggsTravelTo(postcode)) return []
    const detail = `“${row.name}”: hatching eggs cannot be posted to Northern Ireland, the Isle of Man, Jersey or Guernsey.`
    return [{ code: 'eggs_not_posted', lineId: row.id, detail }]
  })

const totalProblem = (totalPence: number): QuoteProblem[] => {
  if (totalPence === 0 || (totalPence >= totalLimits.minPence && totalPence <= totalLimits.maxPence)) return []
  const detail = `One payment must come to between ${pounds(totalLimits.minPence)} and ${pounds(totalLimits.maxPence)}.`
  return [{ code: 'total_out_of_range', lineId: null, detail }]
}

const emptyCart: QuoteProblem = { code: 'empty_cart', lineId: null, detail: 'Your cart is empty.' }

/**
 * Prices a cart. What stands against buying it is named in `problems`. Throws `validation` when the address is missing,
 * a delivery is not offered or the discount code is unknown.
 */
export const priceCart = ({ rows, input, at }: Asked): PricedCart => {
  const { deliveries = [], address, discountCode } = input
  const groups = groupRows(rows, at)
  if (discountCode) throw invalid('discountCode', 'We do not know this discount code.')
  assertDeliveries(groups, deliveries)
  if (!address && groups.some(({ way }) => way === 'post')) {
    throw invalid('address', 'Please say where your order should go.')
  }
  const priced = groups.map((group) =>
    priceGroup(group, deliveries.find(({ seller }) => seller === group.seller.username)?.methods ?? []),
  )
  const totalPence = sumOf(priced, (group) => group.totalPence)
  return {
    groups: priced,
    problems: [
      ...(rows.length === 0 ? [emptyCart] : []),
      ...lineProblems(rows, address?.postcode),
      ...totalProblem(totalPence),
    ],
    goodsPence: sumOf(priced, (group) => group.goodsPence),
    deliveryPence: sumOf(priced, (group) => group.deliveryPence),
    discountPence: 0,
    totalPence,
  }
}

/** A priced cart as the API answers it. */
export const quoteOf = ({ groups, ...sums }: PricedCart): Quote => ({
  groups: groups.map(({ seller, way, goodsPence, methods, deliveryPence, discountPence, totalPence }) => ({
    seller,
    way,
    goodsPence,
    methods,
    deliveryPence,
    discountPence,
    totalPence,
  })),
  ...sums,
  currency: 'GBP',
})
