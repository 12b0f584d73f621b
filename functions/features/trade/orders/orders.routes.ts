import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import { assertSeller, readAsPlaces } from '#app/guards.ts'
import { readTimeCursor } from '#app/time-cursor.ts'
import { idParam, validate } from '#app/validate.ts'
import {
  collectedInput,
  dispatchInput,
  ordersQuery,
  plainAct,
  reasonInput,
  type SellerOrderPage,
  sellerOrdersQuery,
} from '#contract/trade/orders.ts'
import { sideOf, toOrder } from '#features/trade/order-book/orders.dto.ts'
import { countSold, findOrder, listBought, listSold, type OrderRow } from '#features/trade/order-book/orders.queries.ts'
import { acting } from './acting.guard.ts'
import { collect } from './collection-code.service.ts'
import {
  type Acting,
  acceptOrder,
  cancelOrder,
  completeOrder,
  declineOrder,
  dispatchOrder,
  readyOrder,
  receiveOrder,
} from './order-acts.service.ts'
import { asOfNow } from './order-clocks.service.ts'
import { overdueOf, toPage, upToDate } from './order-lists.reads.ts'

const shown = (acting: Acting, order: OrderRow) => toOrder(order, acting.side)

/** Orders as buyer and seller see them, and what either may do with them. */
export const ordersRoutes = new Hono<AppEnv>()
  .get('/orders', validate('query', ordersQuery), async (c) => {
    const { deps } = c.var
    const { cursor, ...asked } = c.req.valid('query')
    const after = readTimeCursor(cursor)
    const page = (buyerId: string) => listBought(deps.db, { ...asked, buyerId, after })
    const { viewer, results } = await readAsPlaces(c, (id) => [page(id), overdueOf(deps, id)])
    const [rows, overdue] = results
    const fresh = await upToDate(deps, { overdue, rows, again: () => page(viewer.id) })
    return c.json(toPage(fresh, { limit: asked.limit, side: 'buyer' }))
  })
  .get('/seller/orders', validate('query', sellerOrdersQuery), async (c) => {
    const { deps } = c.var
    const { cursor, ...asked } = c.req.valid('query')
    const after = readTimeCursor(cursor)
    const page = (sellerId: string) => listSold(deps.db, { ...asked, sellerId, after })
    const { viewer, results } = await readAsPlaces(c, (id) => [page(id), countSold(deps.db, id), overdueOf(deps, id)])
    assertSeller(viewer)
    const [sold, counted, overdue] = results
    const [rows, counts] = await upToDate(deps, {
      overdue,
      rows: [sold, counted],
      again: () => deps.db.batch([page(viewer.id), countSold(deps.db, viewer.id)]),
    })
    const answer: SellerOrderPage = {
      ...toPage(rows, { limit: asked.limit, side: 'seller' }),
      counts: Object.fromEntries(counts.map(({ status, count }) => [status, count])),
    }
    return c.json(answer)
  })
  .get('/orders/:id', async (c) => {
    const { deps } = c.var
    const id = idParam(c.req.param('id'))
    const { viewer, results } = await readAsPlaces(c, (viewerId) => [findOrder(deps.db, { id, viewerId })])
    const row = results[0][0]
    if (!row) throw notFound('This order')
    return c.json(toOrder(await asOfNow(deps, row), sideOf(row, viewer.id)))
  })
  .post('/orders/:id/accept', validate('json', plainAct), acting('accept'), async (c) => {
    const { deps, acting } = c.var
    return c.json(shown(acting, await acceptOrder(deps, acting)))
  })
  .post('/orders/:id/decline', validate('json', reasonInput), acting('decline'), async (c) => {
    const { deps, acting } = c.var
    return c.json(shown(acting, await declineOrder(deps, { ...acting, ...c.req.valid('json') })))
  })
  .post('/orders/:id/dispatch', validate('json', dispatchInput), acting('dispatch'), async (c) => {
    const { deps, acting } = c.var
    return c.json(shown(acting, await dispatchOrder(deps, { ...acting, ...c.req.valid('json') })))
  })
  .post('/orders/:id/ready', validate('json', plainAct), acting('ready'), async (c) => {
    const { deps, acting } = c.var
    return c.json(shown(acting, await readyOrder(deps, acting)))
  })
  .post('/orders/:id/collected', validate('json', collectedInput), acting('collected'), async (c) => {
    const { deps, acting } = c.var
    return c.json(shown(acting, await collect(deps, { ...acting, ...c.req.valid('json') })))
  })
  .post('/orders/:id/received', validate('json', plainAct), acting('received'), async (c) => {
    const { deps, acting } = c.var
    return c.json(shown(acting, await receiveOrder(deps, acting)))
  })
  .post('/orders/:id/complete', validate('json', plainAct), acting('complete'), async (c) => {
    const { deps, acting } = c.var
    return c.json(shown(acting, await completeOrder(deps, acting)))
  })
  .post('/orders/:id/cancel', validate('json', reasonInput), acting('cancel'), async (c) => {
    const { deps, acting } = c.var
    return c.json(shown(acting, await cancelOrder(deps, { ...acting, ...c.req.valid('json') })))
  })

export type OrdersRoutes = typeof ordersRoutes
