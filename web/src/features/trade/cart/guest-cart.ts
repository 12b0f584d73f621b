import type { Way } from '#contract/catalogue/shipping.ts'
import { cartLimits } from '#contract/trade/cart.constants.ts'
import { fieldsOf, fromJson, listOf } from '#web/lib/kept/json.ts'
import { kept } from '#web/lib/kept/kept.ts'
import { store } from '#web/lib/kept/store.ts'

/** What a visitor chose, with what it looked like then: the server knows the rest once they sign in. */
export type GuestLine = {
  optionId: string
  productId: string
  name: string
  optionLabel: string
  imageUrl: string | null
  pricePence: number
  quantity: number
  way?: Way
}

type GuestCart = { lines: GuestLine[]; open: boolean }

const isLine = (value: unknown): value is GuestLine => {
  const { optionId, productId, name, optionLabel, quantity, pricePence } = fieldsOf(value)
  return (
    [optionId, productId, name, optionLabel].every((word) => typeof word === 'string') &&
    [quantity, pricePence].every(Number.isInteger)
  )
}

const lines = kept({ key: 'guest_cart', read: fromJson<GuestLine[]>([], (value) => listOf(value, isLine)) })
const isOpen = store(false)

/** The cart of a visitor, kept in the browser. */
export const guestCart = {
  lines: lines.get,
  /** On top of what is there; a full cart stays as it is. */
  add: (line: GuestLine): void => {
    const known = lines.get()
    const twin = known.find(({ optionId }) => optionId === line.optionId)
    if (twin) guestCart.setQuantity(line.optionId, twin.quantity + line.quantity)
    else if (known.length < cartLimits.lines) lines.set([...known, line])
  },
  setQuantity: (optionId: string, quantity: number): void => {
    const bounded = Math.min(cartLimits.quantity, quantity)
    lines.set(lines.get().map((line) => (line.optionId === optionId ? { ...line, quantity: bounded } : line)))
  },
  remove: (optionId: string): void => lines.set(lines.get().filter((line) => line.optionId !== optionId)),
  clear: (): void => lines.set([]),
  show: (): void => isOpen.set(true),
  hide: (): void => isOpen.set(false),
}

/** The visitor's lines, and whether the cart stands open. */
export const useGuestCart = (): GuestCart => ({ lines: lines.use(), open: isOpen.use() })

export const guestCount = ({ lines }: GuestCart): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)
