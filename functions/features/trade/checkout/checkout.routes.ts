import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { assertVerified, readAsPlaces } from '#app/guards.ts'
import { selectKept } from '#app/idempotency.ts'
import { idParam, validate } from '#app/validate.ts'
import { checkoutHeaders, checkoutInput } from '#contract/trade/checkout.ts'
import { namedAddress } from '#features/identity/addresses/addresses.queries.ts'
import { selectBasket } from '#features/trade/cart/cart.queries.ts'
import { selectCheckout } from './checkout.queries.ts'
import { checkoutOf, openCheckout, quote } from './checkout.service.ts'

const route = 'checkout'

/** From the cart to a payment; for buyers with a verified address. */
export const checkoutRoutes = new Hono<AppEnv>()
  .post('/checkout/quote', validate('json', checkoutInput), async (c) => {
    const { deps } = c.var
    const input = c.req.valid('json')
    const { viewer, results } = await readAsPlaces(c, (viewerId) => [
      selectBasket(deps.db, { viewerId, now: deps.now }),
      namedAddress(deps.db, { id: input.addressId, userId: viewerId }),
    ])
    assertVerified(viewer)
    const [rows, saved] = results
    return c.json(await quote(deps, { viewerId: viewer.id, rows, saved, input }))
  })
  .post('/checkout', validate('header', checkoutHeaders), validate('json', checkoutInput), async (c) => {
    const { deps } = c.var
    const key = c.req.valid('header')['idempotency-key']
    const input = c.req.valid('json')
    const { viewer, results } = await readAsPlaces(c, (viewerId) => [
      selectBasket(deps.db, { viewerId, now: deps.now }),
      namedAddress(deps.db, { id: input.addressId, userId: viewerId }),
      selectKept(deps, { userId: viewerId, route, key }),
    ])
    assertVerified(viewer)
    const [rows, saved, kept] = results
    const attempt = { userId: viewer.id, route, key }
    const opened = await openCheckout(deps, { viewerId: viewer.id, rows, saved, kept, attempt, input })
    return c.json(opened, 201)
  })
  .get('/checkout/:id', async (c) => {
    const { deps } = c.var
    const id = idParam(c.req.param('id'))
    const { results } = await readAsPlaces(c, (viewerId) => [selectCheckout(deps.db, { id, viewerId })])
    return c.json(checkoutOf(deps, results[0][0]))
  })

export type CheckoutRoutes = typeof checkoutRoutes
