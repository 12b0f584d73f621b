import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { AppError, notFound } from '#app/errors.ts'
import type { Order } from '#contract/trade/orders.answers.ts'
import { type OrderAct, orderActs } from '#contract/trade/orders.constants.ts'
import { sideOf, toOrder } from '#features/trade/order-book/orders.dto.ts'
import type { OrderRow } from '#features/trade/order-book/orders.queries.ts'
import type { Acting } from './order-acts.service.ts'
import { asOfNow } from './order-clocks.service.ts'

/** `orders` is the one that the path names, if the viewer is one of its sides. */
type Asked<Body> = { deps: Deps; actor: SessionActor; read: { orders: OrderRow[] }; body: Body }

/**
 * The handler of an act. Throws `not_found` for a stranger to the order and `forbidden` for the side that may not do this
 * act; then its clock is seen to, the act done, and the order answered as the one who acts may see it.
 */
export const acts =
  <Body>(act: OrderAct, run: (deps: Deps, acting: Acting & Body) => Promise<OrderRow>) =>
  async ({ deps, actor, read, body }: Asked<Body>): Promise<Order> => {
    const [row] = read.orders
    if (!row) throw notFound('This order')
    const side = sideOf(row, actor.id)
    if (!orderActs[act].by.includes(side)) {
      throw new AppError('forbidden', `Only the ${side === 'buyer' ? 'seller' : 'buyer'} of an order can do this.`)
    }
    const order = await asOfNow(deps, row)
    return toOrder(await run(deps, { order, actor, side, ...body }), side)
  }
