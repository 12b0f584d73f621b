import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#app/deps.ts'
import { AppError, notFound } from '#app/errors.ts'
import { readAsPlaces } from '#app/guards.ts'
import { idParam } from '#app/validate.ts'
import { type OrderAct, orderActs } from '#contract/trade/orders.constants.ts'
import { sideOf } from '#features/trade/order-book/orders.dto.ts'
import { findOrder } from '#features/trade/order-book/orders.queries.ts'
import type { Acting } from './order-acts.service.ts'
import { asOfNow } from './order-clocks.service.ts'

type ActingEnv = { Bindings: AppEnv['Bindings']; Variables: AppEnv['Variables'] & { acting: Acting } }

/** Reads the order of the path for one of its sides: 404 for a stranger, 403 for the side that may not do this act. */
export const acting = (act: OrderAct) =>
  createMiddleware<ActingEnv>(async (c, next) => {
    const { deps } = c.var
    const id = idParam(c.req.param('id') ?? '')
    // A context that holds one thing more is a context of the app; Hono's type can't say so.
    const context = c as unknown as Context<AppEnv>
    const { viewer, results } = await readAsPlaces(context, (viewerId) => [findOrder(deps.db, { id, viewerId })])
    const row = results[0][0]
    if (!row) throw notFound('This order')
    const side = sideOf(row, viewer.id)
    if (!orderActs[act].by.includes(side)) {
      throw new AppError('forbidden', `Only the ${side === 'buyer' ? 'seller' : 'buyer'} of an order can do this.`)
    }
    c.set('acting', { order: await asOfNow(deps, row), viewer, side })
    await next()
  })
