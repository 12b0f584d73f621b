import { Hono } from 'hono'
import type { AppEnv, Deps } from '#app/deps.ts'
import { nobodysId } from '#app/route/declaration.ts'
import { route } from '#app/route/route.ts'
import { idParam } from '#app/validate.ts'
import { cart } from '#contract/trade/cart.answers.ts'
import { cartChange, cartItem, cartMerge } from '#contract/trade/cart.ts'
import { cartOf } from './cart.dto.ts'
import { selectCart, selectOptions } from './cart.queries.ts'
import { addToCart, changeLine, mergeCart, removeLine } from './cart.service.ts'

const rows = ({ deps: { db, now }, viewerId }: { deps: Deps; viewerId: string }) => selectCart(db, { viewerId, now })

/** The signed-in buyer's cart; each call answers the whole of it. */
export const cartRoutes = new Hono<AppEnv>()
  .get(
    '/cart',
    route({ who: 'user', answer: cart, calls: 1, reads: (asked) => ({ rows: rows(asked) }) }, ({ deps, read }) =>
      cartOf(read.rows, deps.now),
    ),
  )
  .post(
    '/cart/items',
    route(
      {
        who: 'user',
        body: cartItem,
        answer: cart,
        calls: 2,
        reads: (asked) => {
          const { deps, viewerId, body } = asked
          return {
            rows: rows(asked),
            options: selectOptions(deps.db, { viewerId, now: deps.now, optionIds: [body.optionId] }),
          }
        },
        example: { body: { optionId: nobodysId, quantity: 1 }, answers: 404 },
      },
      ({ deps, actor, read, body }) =>
        addToCart(deps, { viewerId: actor.id, rows: read.rows, option: read.options[0], item: body }),
    ),
  )
  .patch(
    '/cart/items/:id',
    route(
      {
        who: 'user',
        params: { id: idParam },
        body: cartChange,
        answer: cart,
        calls: 2,
        reads: (asked) => ({ rows: rows(asked) }),
        example: { body: { quantity: 1 }, answers: 404 },
      },
      ({ deps, actor, read, params, body }) =>
        changeLine(deps, { viewerId: actor.id, rows: read.rows, id: params.id, change: body }),
    ),
  )
  .delete(
    '/cart/items/:id',
    route(
      { who: 'user', params: { id: idParam }, answer: cart, calls: 2, example: { answers: 404 } },
      ({ deps, actor, params }) => removeLine(deps, { viewerId: actor.id, id: params.id }),
    ),
  )
  .post(
    '/cart/merge',
    route(
      { who: 'user', body: cartMerge, answer: cart, calls: 2, example: { body: { items: [] } } },
      ({ deps, actor, body }) => mergeCart(deps, { viewerId: actor.id, items: body.items }),
    ),
  )

export type CartRoutes = typeof cartRoutes
