import { useSyncExternalStore } from 'react'
import type { Way } from '#contract/catalogue/shipping.ts'
import { cartLimits } from '#contract/trade/orders.constants.ts'
import { local } from '#web/lib/storage.ts'

/** What a visitor chose, with what it looked like then: the server knows the rest once he signs in. */
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

const storageKey = 'guest_cart'

const isLine = (value: unknown): value is GuestLine => {
  if (typeof value !== 'object' || value === null) return false
  const line = value as Partial<Record<keyof GuestLine, unknown>>
  const words = [line.optionId, line.productId, line.name, line.optionLabel]
  return (
    words.every((word) => typeof word === 'string') &&
    Number.isInteger(line.quantity) &&
    Number.isInteger(line.pricePence)
  )
}

const readLines = (): GuestLine[] => {
  try {
    const stored: unknown = JSON.parse(local.get(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isLine) : []
  } catch {
    return []
  }
}

let cart: GuestCart = { lines: readLines(), open: false }
const listeners = new Set<() => void>()

const publish = (next: GuestCart): void => {
  cart = next
  for (const listener of listeners) listener()
}

const keep = (lines: GuestLine[]): void => {
  local.set(storageKey, lines.length > 0 ? JSON.stringify(lines) : null)
  publish({ ...cart, lines })
}

// Another tab of the same visitor.
const onStorage = (event: StorageEvent) => {
  if (event.key === storageKey) publish({ ...cart, lines: readLines() })
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

export const guestCart = {
  lines: (): GuestLine[] => cart.lines,
  /** On top of what is there; a full cart stays as it is. */
  add: (line: GuestLine): void => {
    const twin = cart.lines.find(({ optionId }) => optionId === line.optionId)
    if (twin) guestCart.setQuantity(line.optionId, twin.quantity + line.quantity)
    else if (cart.lines.length < cartLimits.lines) keep([...cart.lines, line])
  },
  setQuantity: (optionId: string, quantity: number): void => {
    const bounded = Math.min(cartLimits.quantity, quantity)
    keep(cart.lines.map((line) => (line.optionId === optionId ? { ...line, quantity: bounded } : line)))
  },
  remove: (optionId: string): void => keep(cart.lines.filter((line) => line.optionId !== optionId)),
  clear: (): void => keep([]),
  show: (): void => publish({ ...cart, open: true }),
  hide: (): void => publish({ ...cart, open: false }),
}

const current = (): GuestCart => cart

export const useGuestCart = (): GuestCart => useSyncExternalStore(subscribe, current)

export const guestCount = ({ lines }: GuestCart): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)
