import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { readAs, requireUser } from '#app/guards.ts'
import { idParam, validate } from '#app/validate.ts'
import { cartChange, cartItem, cartMerge } from '#contract/trade/cart.ts'
import { cartOf } from './cart.dto.ts'
import { selectCart, selectOption } from './cart.queries.ts'
import { addToCart, changeLine, mergeCart, removeLine } from './cart.service.ts'

/** The signed-in buyer's cart; each call answers the whole of it. */
export const cartRoutes = new Hono<AppEnv>()
  .get('/cart', async (c) => {
    const { db, now } = c.var.deps
    const { results } = await readAs(c, (viewerId) => [selectCart(db, { viewerId, now })])
    return c.json(cartOf(results[0], now))
  })
  .post('/cart/items', validate('json', cartItem), async (c) => {
    const { db, now } = c.var.deps
    const item = c.req.valid('json')
    const { viewer, results } = await readAs(c, (viewerId) => [
      selectCart(db, { viewerId, now }),
      selectOption(db, { viewerId, now, optionId: item.optionId }),
    ])
    const [rows, options] = results
    return c.json(await addToCart(c.var.deps, { viewerId: viewer.id, rows, option: options[0], item }))
  })
  .patch('/cart/items/:id', validate('json', cartChange), async (c) => {
    const { db, now } = c.var.deps
    const id = idParam(c.req.param('id'))
    const { viewer, results } = await readAs(c, (viewerId) => [selectCart(db, { viewerId, now })])
    const change = c.req.valid('json')
    return c.json(await changeLine(c.var.deps, { viewerId: viewer.id, rows: results[0], id, change }))
  })
  .delete('/cart/items/:id', async (c) => {
    const id = idParam(c.req.param('id'))
    const viewer = await requireUser(c)
    return c.json(await removeLine(c.var.deps, { viewerId: viewer.id, id }))
  })
  .post('/cart/merge', validate('json', cartMerge), async (c) => {
    const viewer = await requireUser(c)
    return c.json(await mergeCart(c.var.deps, { viewerId: viewer.id, items: c.req.valid('json').items }))
  })

export type CartRoutes = typeof cartRoutes
