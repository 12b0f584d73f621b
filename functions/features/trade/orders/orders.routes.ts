import { Hono } from 'hono'
import { readTimeCursor } from '#app/cursors/time-cursor.ts'
import type { AppEnv, Deps } from '#app/deps.ts'
import { notFound } from '#app/errors.ts'
import { route } from '#app/route/route.ts'
import { idParam } from '#app/validate.ts'
import { order, orderPage, sellerOrderPage } from '#contract/trade/orders.answers.ts'
import {
  collectedInput,
  dispatchInput,
  ordersQuery,
  plainAct,
  reasonInput,
  sellerOrdersQuery,
  trackingInput,
} from '#contract/trade/orders.ts'
import { batch } from '#db/batch.ts'
import { sideOf, toOrder } from '#features/trade/order-book/orders.dto.ts'
import { findOrder } from '#features/trade/order-book/orders.queries.ts'
import { acts, actsBy } from './acting.guard.ts'
import { collect } from './collection-code.service.ts'
import {
  acceptOrder,
  cancelOrder,
  completeOrder,
  declineOrder,
  dispatchOrder,
  readyOrder,
  receiveOrder,
} from './order-acts.service.ts'
import { asOfNow, callsOfClock } from './order-clocks.service.ts'
import { boughtReads, callsOfList, overdueOf, soldReads, toPage, toSoldPage, upToDate } from './order-lists.reads.ts'
import { changeTracking } from './order-tracking.service.ts'

const bought = ordersQuery.transform(({ cursor, ...asked }) => ({ ...asked, after: readTimeCursor(cursor) }))
const sold = sellerOrdersQuery.transform(({ cursor, ...asked }) => ({ ...asked, after: readTimeCursor(cursor) }))

type Named = { deps: Deps; viewerId: string; params: { id: string } }

const ofOrder = {
  who: 'user',
  params: { id: idParam },
  answer: order,
  reads: ({ deps, viewerId, params }: Named) => ({ orders: findOrder(deps.db, { id: params.id, viewerId }) }),
} as const

const plain = {
  ...ofOrder,
  body: plainAct,
  calls: 2,
  example: { body: {}, answers: 404 },
} as const

// The third call tells the payment's provider of the refund, after the answer.
const ending = {
  ...ofOrder,
  body: reasonInput,
  calls: 3,
  example: { body: { reason: 'The hens are broody' }, answers: 404 },
} as const

/** Orders as buyer and seller see them, and what either may do with them. */
export const ordersRoutes = new Hono<AppEnv>()
  .get(
    '/orders',
    route(
      {
        who: 'user',
        query: bought,
        answer: orderPage,
        calls: 1,
        callsAtWorst: callsOfList,
        reads: ({ deps, viewerId, query }) => ({
          list: boughtReads(deps.db, { ...query, buyerId: viewerId }),
          overdue: overdueOf(deps, viewerId),
        }),
      },
      async ({ deps, actor, query, read }) => {
        const again = () => batch(deps.db, boughtReads(deps.db, { ...query, buyerId: actor.id }))
        const { rows } = await upToDate(deps, { overdue: read.overdue, rows: read.list, again })
        return toPage(rows, { limit: query.limit, side: 'buyer' })
      },
    ),
  )
  .get(
    '/seller/orders',
    route(
      {
        who: 'seller',
        query: sold,
        answer: sellerOrderPage,
        calls: 1,
        callsAtWorst: callsOfList,
        reads: ({ deps, viewerId, query }) => ({
          list: soldReads(deps.db, { ...query, sellerId: viewerId }),
          overdue: overdueOf(deps, viewerId),
        }),
      },
      async ({ deps, actor, query, read }) => {
        const again = () => batch(deps.db, soldReads(deps.db, { ...query, sellerId: actor.id }))
        return toSoldPage(await upToDate(deps, { overdue: read.overdue, rows: read.list, again }), query.limit)
      },
    ),
  )
  .get(
    '/orders/:id',
    route(
      { ...ofOrder, calls: 1, callsAtWorst: 1 + callsOfClock, example: { answers: 404 } },
      async ({ deps, actor, read }) => {
        const [row] = read.orders
        if (!row) throw notFound('this order')
        return toOrder(await asOfNow(deps, row), sideOf(row, actor.id))
      },
    ),
  )
  .post('/orders/:id/accept', route(plain, acts('accept', acceptOrder)))
  .post('/orders/:id/decline', route(ending, acts('decline', declineOrder)))
  .post(
    '/orders/:id/dispatch',
    route(
      { ...ofOrder, body: dispatchInput, calls: 2, example: { body: { carrier: 'dpd' }, answers: 404 } },
      acts('dispatch', dispatchOrder),
    ),
  )
  .patch(
    '/orders/:id/tracking',
    route(
      {
        ...ofOrder,
        body: trackingInput,
        calls: 2,
        callsAtWorst: 3,
        example: { body: { carrier: 'dpd', tracking: 'AB 123 456' }, answers: 404 },
      },
      actsBy(['seller'], changeTracking),
    ),
  )
  .post('/orders/:id/ready', route(plain, acts('ready', readyOrder)))
  .post('/orders/:id/collected', route({ ...plain, body: collectedInput }, acts('collected', collect)))
  .post('/orders/:id/received', route(plain, acts('received', receiveOrder)))
  .post('/orders/:id/complete', route(plain, acts('complete', completeOrder)))
  .post('/orders/:id/cancel', route(ending, acts('cancel', cancelOrder)))

export type OrdersRoutes = typeof ordersRoutes
