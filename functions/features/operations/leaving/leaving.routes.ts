import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { readAs, readAsPlaces } from '#app/guards.ts'
import { assertWithin, countTry } from '#app/rate-limit.ts'
import { clearSessionCookies } from '#app/session.ts'
import { validate } from '#app/validate.ts'
import { noQuery } from '#contract/catalogue/catalogue-query.ts'
import { deleteAccountInput } from '#contract/operations/leaving.ts'
import { askOwnPassword, assertOwnPassword } from '#features/identity/credentials/own-password.service.ts'
import { shopOf } from '#features/selling/shop/shop.queries.ts'
import { assertNothingOpen, deleteAccount } from './delete-account.service.ts'
import { exportOf, exportReads } from './export.service.ts'
import { openOrders } from './open-business.queries.ts'

/** What a user takes with him, and how he leaves. */
export const leavingRoutes = new Hono<AppEnv>()
  .get('/user/export', validate('query', noQuery), async (c) => {
    const { deps } = c.var
    const { viewer, results } = await readAsPlaces(c, (id) => [
      countTry(deps, { name: 'exports', who: id }),
      ...exportReads(deps.db, id),
    ])
    const [counted, ...read] = results
    assertWithin(deps, { name: 'exports', counted })
    const { name, body } = exportOf(deps, { viewer, read })
    c.header('Content-Disposition', `attachment; filename="${name}"`)
    c.header('Content-Type', 'application/json')
    return c.body(body, 200)
  })
  .delete('/user', validate('json', deleteAccountInput), async (c) => {
    const { deps } = c.var
    const { viewer, answers } = await readAs(c, (id) => ({
      asked: askOwnPassword(deps, id),
      open: openOrders(deps.db, id),
      shops: shopOf(deps.db, id),
    }))
    const { asked, open, shops } = answers
    const [shop] = shops
    const { password } = c.req.valid('json')
    const presentHash = await assertOwnPassword(deps, { asked, password, path: 'password' })
    assertNothingOpen(open.rows)
    await deleteAccount(deps, { viewer, presentHash, shopName: shop?.name ?? null })
    clearSessionCookies(c)
    return c.body(null, 204)
  })

export type LeavingRoutes = typeof leavingRoutes
