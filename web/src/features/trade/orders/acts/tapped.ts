import type { Order, SellerOrderPage } from '#contract/trade/orders.answers.ts'
import { store } from '#web/lib/kept/store.ts'

/** An order that was accepted by a tap, and when the server answered; `null` while it has not. */
type Tapped = { order: Order; answeredAt: number | null }

/** The orders whose acceptance can still be undone, or is on its way to the server. */
const tapped = store<ReadonlyMap<string, Tapped>>(new Map())

const note = (orders: Order[], answeredAt: number | null): void =>
  tapped.set(new Map([...tapped.get(), ...orders.map((order) => [order.id, { order, answeredAt }] as const)]))

export const isTapped = ({ id }: Order): boolean => tapped.get().has(id)

export const noteTapped = (orders: Order[]): void => note(orders, null)

/** Notes that the server has answered: what is read from now on says itself how these orders are. */
export const noteAnswered = (orders: Order[]): void => note(orders, Date.now())

export const forgetTapped = (orders: Order[]): void => {
  const over = new Set(orders.map(({ id }) => id))
  tapped.set(new Map([...tapped.get()].filter(([id]) => !over.has(id))))
}

/** Orders as their seller is to see them: what they have tapped stands as accepted already. */
export const useAsTapped = (orders: Order[]): Order[] => {
  const known = tapped.use()
  if (known.size === 0) return orders
  return orders.map(
    (order): Order =>
      known.has(order.id) && order.status === 'paid' ? { ...order, status: 'accepted', actions: [] } : order,
  )
}

/** The orders that a count read at this moment has as paid still, and that were tapped. */
export const useTappedSince = (readAt: number): Order[] =>
  [...tapped.use().values()]
    .filter(({ answeredAt }) => answeredAt === null || answeredAt > readAt)
    .map(({ order }) => order)

type Counts = SellerOrderPage['counts']

/** Counts as the seller is to see them: what they have tapped counts as accepted already. */
export const countsAsTapped = (counts: Counts, { length }: Order[]): Counts => {
  const { paid = 0, accepted = 0 } = counts
  const moved = Math.min(length, paid)
  return moved === 0 ? counts : { ...counts, paid: paid - moved, accepted: accepted + moved }
}
