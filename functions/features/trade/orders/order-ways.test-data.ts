import type { Way } from '#contract/catalogue/shipping.ts'
import type { OrderAct, OrderStatus } from '#contract/trade/orders.constants.ts'

export type Step = { side: 'buyer' | 'seller' | 'stranger'; act: OrderAct }
export type Standing = { way: Way; status: OrderStatus }

/** The published ways of an order, told a second time: `side act` from each state, by each way, to the next. */
const ways: Record<Way, Partial<Record<OrderStatus, Record<string, OrderStatus>>>> = {
  post: {
    pending_payment: { 'buyer cancel': 'cancelled' },
    paid: { 'seller accept': 'accepted', 'seller decline': 'cancelled', 'buyer cancel': 'cancelled' },
    accepted: { 'seller dispatch': 'dispatched', 'seller decline': 'cancelled', 'buyer cancel': 'cancelled' },
    dispatched: { 'buyer received': 'delivered' },
    delivered: { 'buyer complete': 'completed' },
  },
  collect: {
    pending_payment: { 'buyer cancel': 'cancelled' },
    paid: { 'seller accept': 'accepted', 'seller decline': 'cancelled', 'buyer cancel': 'cancelled' },
    accepted: { 'seller ready': 'ready', 'seller decline': 'cancelled', 'buyer cancel': 'cancelled' },
    ready: {
      'seller collected': 'collected',
      'buyer collected': 'collected',
      'seller decline': 'cancelled',
      'buyer cancel': 'cancelled',
    },
    collected: { 'buyer complete': 'completed' },
  },
}

/** Where a step leads, undefined where it is not allowed. */
export const nextOf = ({ way, status }: Standing, { side, act }: Step): OrderStatus | undefined =>
  ways[way][status]?.[`${side} ${act}`]

/** The steps that are allowed now. */
export const stepsFrom = ({ way, status }: Standing): Step[] =>
  Object.keys(ways[way][status] ?? {}).map((step) => {
    const [side, act] = step.split(' ') as [Step['side'], OrderAct]
    return { side, act }
  })
