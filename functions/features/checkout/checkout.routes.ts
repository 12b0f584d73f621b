import { Hono } from 'hono'
import type { AppEnv } from '../../app/deps.ts'
import { assertVerified, readAs } from '../../app/guards.ts'
import { selectKept } from '../../app/idempotency.ts'
import { idParam, validate } from '../../app/validate.ts'
import { checkoutHeaders, checkoutInput } from '../../contract/checkout.ts'
import { selectBasket } from '../cart/cart.queries.ts'
import { selectCheckout } from './checkout.queries.ts'
import { checkoutOf, openCheckout, quote } from './checkout.service.ts'

const route = 'checkout'

/** From the cart to a payment; for buyers with a verified address. */
export const checkoutRoutes = new Hono<AppEnv>()
  .post('/checkout/quote', validate('json', checkoutInput), async (c) => {
    const { deps } = c.var
    const { viewer, results } = await readAs(c, (viewerId) => [selectBasket(deps.db, { viewerId, now: deps.now })])
    assertVerified(viewer)
    return c.json(await quote(deps, { viewerId: viewer.id, rows: results[0], input: c.req.valid('json') }))
  })
  .post('/checkout', validate('header', checkoutHeaders), validate('json', checkoutInput), async (c) => {
    const { deps } = c.var
    const key = c.req.valid('header')['idempotency-key']
    const { viewer, results } = await readAs(c, (viewerId) => [
      selectBasket(deps.db, { viewerId, now: deps.now }),
      selectKept(deps, { userId: viewerId, route, key }),
    ])
    assertVerified(viewer)
    const [rows, kept] = results
    const attempt = { userId: viewer.id, route, key }
    const opened = await openCheckout(deps, { viewerId: viewer.id, rows, kept, attempt, input: c.req.valid('json') })
    return c.json(opened, 201)
  })
  .get('/checkout/:id', async (c) => {
    const { deps } = c.var
    const id = idParam(c.req.param('id'))
    const { results } = await readAs(c, (viewerId) => [selectCheckout(deps.db, { id, viewerId })])
    return c.json(checkoutOf(deps, results[0][0]))
  })

export type CheckoutRoutes = typeof checkoutRoutes
