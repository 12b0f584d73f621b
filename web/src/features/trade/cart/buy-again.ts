import type { Cart, CartLine } from '#contract/trade/cart.answers.ts'
import type { Order, OrderLine } from '#contract/trade/orders.answers.ts'
import { lineName } from './line-name.ts'

/** What the cart is told by who brings the buyer there. */
export type LeftOutState = { leftOut: string[] }

export const leftOutOf = (state: unknown): string[] => {
  const said = (state as Partial<Record<keyof LeftOutState, unknown>> | null)?.leftOut
  return Array.isArray(said) ? said.filter((sentence) => typeof sentence === 'string') : []
}

const lineOf = ({ groups }: Cart, { optionId }: OrderLine): CartLine | undefined =>
  groups.flatMap(({ lines }) => lines).find((line) => line.optionId === optionId)

/** Lines of an order as the cart holds them now: those to be had, those sold out, and what is to be said. */
export const boughtAgain = (order: Pick<Order, 'lines'>, cart: Cart) => {
  const found = order.lines.map((line) => ({ name: lineName(line), wanted: line.quantity, now: lineOf(cart, line) }))
  const soldOut = found.flatMap(({ now }) => (now?.stock === 0 ? [now] : []))
  const leftOut = found.flatMap(({ name, wanted, now }) => {
    if (!now) return [`${name}: no longer for sale.`]
    if (now.stock === 0) return [`${name}: sold out, saved for later.`]
    return now.stock < wanted ? [`${name}: only ${now.stock} left, you had ${wanted}.`] : []
  })
  return { soldOut, leftOut, hasAny: found.some(({ now }) => now && now.stock > 0) }
}
