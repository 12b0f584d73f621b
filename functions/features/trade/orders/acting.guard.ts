import type { SessionActor } from '#app/actor.ts'
import type { Deps } from '#app/deps.ts'
import { AppError, notFound } from '#app/errors.ts'
import type { Order } from '#contract/trade/orders.answers.ts'
import { type OrderAct, orderActs } from '#contract/trade/orders.constants.ts'
import type { Side } from '#features/trade/order-book/order.rules.ts'
import { sideOf, toOrder } from '#features/trade/order-book/orders.dto.ts'
import type { OrderRow } from '#features/trade/order-book/orders.queries.ts'
import type { Acting } from './order-acts.service.ts'
import { asOfNow } from './order-clocks.service.ts'

/** `orders` is the one that the path names, if the viewer is one of its sides. */
type Asked<Body> = { deps: Deps; actor: SessionActor; read: { orders: OrderRow[] }; body: Body }

type Run<Body> = (deps: Deps, acting: Acting & Body) => Promise<OrderRow>

/** The handler of an act of the published table. */
export const acts = <Body>(act: OrderAct, run: Run<Body>) => actsBy(orderActs[act].by, run)

/**
 * The handler of what these sides may do. Throws `not_found` for a stranger to the order and `forbidden` for the side that
 * may not do it; then its clock is seen to, the act done, and the order answered as the one who acts may see it.
 */
export const actsBy =
  <Body>(by: readonly Side[], run: Run<Body>) =>
  async ({ deps, actor, read, body }: Asked<Body>): Promise<Order> => {
    const [row] = read.orders
    if (!row) throw notFound('this order')
    const side = sideOf(row, actor.id)
    if (!by.includes(side)) {
      throw new AppError('forbidden', `Only the ${side === 'buyer' ? 'seller' : 'buyer'} of an order can do this.`)
    }
    const order = await asOfNow(deps, row)
    return toOrder(await run(deps, { order, actor, side, ...body }), side)
  }
