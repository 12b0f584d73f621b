import type { Cart, CartLine } from '#contract/trade/cart.answers.ts'
import { cutWords } from '#contract/trade/cart-words.ts'
import { fieldsOf, fromJson } from '#web/lib/kept/json.ts'
import { kept } from '#web/lib/kept/kept.ts'
import { session } from '#web/lib/kept/storage.ts'
import type { GuestLine } from '../guest-cart.ts'

/** How many packs were asked for of lines of the cart that got no more than there were, by the line's id. */
export type Cut = Record<string, number>

const isCount = (entry: [string, unknown]): entry is [string, number] => Number.isInteger(entry[1])

const cut = kept({
  key: 'cart_cut',
  area: session,
  read: fromJson<Cut>({}, (value) => Object.fromEntries(Object.entries(fieldsOf(value)).filter(isCount))),
})

export const useCut = cut.use

/** Lines that got fewer than a guest had chosen, as they joined the cart. */
export const cutOf = (chosen: Pick<GuestLine, 'optionId' | 'quantity'>[], { groups }: Pick<Cart, 'groups'>): Cut => {
  const asked = new Map(chosen.map(({ optionId, quantity }) => [optionId, quantity]))
  const lines = groups.flatMap((group) => group.lines)
  return Object.fromEntries(
    lines.flatMap(({ id, optionId, quantity }) => {
      const wanted = asked.get(optionId) ?? 0
      return quantity < wanted ? [[id, wanted]] : []
    }),
  )
}

/** Remembers them in this tab: the server tells of it once, and somebody else's page may be the one that hears it. */
export const noteCut = (chosen: GuestLine[], cart: Cart): void => {
  const found = cutOf(chosen, cart)
  if (Object.keys(found).length > 0) cut.set(found)
}

type Line = Pick<CartLine, 'stock' | 'quantity' | 'notice'>

/** What is said of a line, with that it was cut for as long as it holds all there are and more were asked for. */
export const noticeWithCut = ({ stock, quantity, notice }: Line, asked = 0): string | null => {
  if (stock === 0 || quantity !== stock || asked <= stock) return notice
  const words = cutWords({ stock, asked })
  return notice?.startsWith(words) ? notice : [words, notice].filter(Boolean).join(' ')
}

/** The cart with that in what its lines say. */
export const tellingCut = (cart: Cart, known: Cut): Cart => ({
  ...cart,
  groups: cart.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({ ...line, notice: noticeWithCut(line, known[line.id]) })),
  })),
})
