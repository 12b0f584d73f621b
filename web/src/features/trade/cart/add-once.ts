import type { Cart } from '#contract/trade/cart.answers.ts'
import type { CartItem } from '#contract/trade/cart.ts'
import { isApiError } from '#web/lib/api/api-error.ts'

type Adding = {
  item: CartItem
  /** The cart as it was known before; undefined when nobody had read it. */
  before: Cart | undefined
  /** Sends the goods; answers the whole cart. */
  send: () => Promise<Cart>
  /** Reads the cart. */
  read: () => Promise<Cart>
  /** Hears of a cart that was read because the answer was lost, whatever stands in it. */
  onRead: (cart: Cart) => void
}

const held = ({ groups, saved }: Cart, optionId: string): number =>
  [...groups.flatMap(({ lines }) => lines), ...saved].find((line) => line.optionId === optionId)?.quantity ?? 0

const isRefusal = (error: unknown): boolean => isApiError(error) && error.status < 500

/**
 * Adds goods to the cart and returns it. Adding twice adds twice, so when the answer is lost the cart is asked whether the
 * goods are in it. They are when it holds as many more as were sent; otherwise the failure is thrown, and trying again is
 * right.
 */
export const addOnce = async ({ item, before, send, read, onRead }: Adding): Promise<Cart> => {
  try {
    return await send()
  } catch (error) {
    if (!before || isRefusal(error)) throw error
    const now = await read().catch(() => null)
    if (!now) throw error
    onRead(now)
    if (held(now, item.optionId) !== held(before, item.optionId) + item.quantity) throw error
    return now
  }
}
