import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { readAsPlaces, requireUser } from '#app/guards.ts'
import { idParam, validate } from '#app/validate.ts'
import { addressChange, addressesQuery, newAddressInput } from '#contract/identity/addresses.ts'
import { listAddresses } from './addresses.queries.ts'
import { editAddress, removeAddress, saveAddress, toPage } from './addresses.service.ts'

/** Where a user has things sent to; nobody else sees them. */
export const addressesRoutes = new Hono<AppEnv>()
  .get('/user/addresses', validate('query', addressesQuery), async (c) => {
    const { cursor, limit } = c.req.valid('query')
    const { results } = await readAsPlaces(c, (userId) => [
      listAddresses(c.var.deps.db, { userId, cursor, limit: limit + 1 }),
    ])
    return c.json(toPage(results[0], limit), 200)
  })
  .post('/user/addresses', validate('json', newAddressInput), async (c) => {
    const { id: userId } = await requireUser(c)
    return c.json(await saveAddress(c.var.deps, { userId, input: c.req.valid('json') }), 201)
  })
  .patch('/user/addresses/:id', validate('json', addressChange), async (c) => {
    const id = idParam(c.req.param('id'))
    const { id: userId } = await requireUser(c)
    return c.json(await editAddress(c.var.deps, { userId, id, input: c.req.valid('json') }), 200)
  })
  .delete('/user/addresses/:id', async (c) => {
    const id = idParam(c.req.param('id'))
    const { id: userId } = await requireUser(c)
    await removeAddress(c.var.deps, { userId, id })
    return c.body(null, 204)
  })

export type AddressesRoutes = typeof addressesRoutes
