import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { deleteAccountInput } from '#contract/operations/leaving.ts'
import { askOwnPassword, assertOwnPassword } from '#features/identity/credentials/own-password.service.ts'
import { leaveBrowser } from '#features/identity/sessions/browser-session.service.ts'
import { shopOf } from '#features/selling/shop/shop.queries.ts'
import { assertNothingOpen, deleteAccount } from './delete-account.service.ts'
import { exportOf, exportReads } from './export.reads.ts'
import { openOrders } from './open-business.queries.ts'

/** What a user takes with them, and how they leave. */
export const leavingRoutes = new Hono<AppEnv>()
  .get(
    '/user/export',
    route(
      {
        who: 'user',
        answer: { media: ['application/json'] },
        // All of somebody in one file: a session that was left open does not give it away.
        recent: true,
        limit: 'exports',
        calls: 1,
        reads: ({ deps, viewerId }) => exportReads(deps.db, viewerId),
      },
      ({ deps, c, actor, read }) => {
        const { name, body } = exportOf(deps, { username: actor.username, read })
        c.header('Content-Disposition', `attachment; filename="${name}"`)
        c.header('Content-Type', 'application/json')
        return c.body(body, 200)
      },
    ),
  )
  .delete(
    '/user',
    route(
      {
        who: 'user',
        outlivesAccount: true,
        recent: 'with a second factor',
        body: deleteAccountInput,
        answer: null,
        calls: 2,
        callsAtWorst: 3,
        reads: ({ deps, viewerId }) => ({
          own: askOwnPassword(deps, viewerId),
          open: openOrders(deps.db, viewerId),
          shops: shopOf(deps.db, viewerId),
        }),
        example: { body: { password: 'not-the-password' }, answers: 422 },
      },
      async ({ deps, c, actor, body, read }) => {
        const typed = { password: body.password, path: 'password' }
        const presentHash = await assertOwnPassword(deps, { asked: read.own, ...typed })
        assertNothingOpen(read.open.rows)
        await deleteAccount(deps, { actor, presentHash, shopName: read.shops[0]?.name ?? null })
        leaveBrowser(c)
      },
    ),
  )

export type LeavingRoutes = typeof leavingRoutes
