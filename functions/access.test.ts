import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDeclaredRoute } from '#testing/declared-routes.ts'
import { type AccessRow, accessTable } from './access.table.ts'
import { createApp } from './app/wiring/create-app.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import type { TestClient } from './testing/test-client.ts'
import { signUp } from './testing/test-users.ts'

const roles = ['visitor', 'buyer', 'seller', 'admin'] as const
const clients = {} as Record<(typeof roles)[number], TestClient>
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  clients.visitor = app.client()
  clients.buyer = (await signUp(app)).api
  clients.seller = (await signUp(app, { userType: 'seller' })).api
  const admin = await signUp(app)
  await app.db.query(`update users set user_type = 'admin' where id = $1`, [admin.id])
  clients.admin = admin.api
})
afterAll(() => app.close())

const send = (api: TestClient, { route, path, body, headers }: AccessRow): Promise<{ status: number }> => {
  const [method] = route.split(' ')
  if (method === 'GET') return api.get(path, headers)
  if (method === 'POST') return api.post(path, body, headers)
  if (method === 'PATCH') return api.patch(path, body, headers)
  if (method === 'PUT') return api.put(path, body, headers)
  return api.delete(path, body, headers)
}

/** What a visitor may ask: written down here once more, so that no route becomes everybody's by a slip of one word. */
const publicRoutes = [
  'DELETE /api/help/:slug/useful',
  'GET /api/breeds',
  'GET /api/breeds/:slug',
  'GET /api/categories',
  'GET /api/categories/:slug',
  'GET /api/currencies',
  'GET /api/currency/convert',
  'GET /api/dev/mailbox',
  'GET /api/feature-requests',
  'GET /api/health',
  'GET /api/help',
  'GET /api/help/:slug',
  'GET /api/images/:key',
  'GET /api/incubation/calendar.ics',
  'GET /api/products',
  'GET /api/products/:id',
  'GET /api/products/:id/similar',
  'GET /api/products/cards',
  'GET /api/products/featured',
  'GET /api/products/suggest',
  'GET /api/sellers/:username',
  'GET /api/services',
  'GET /api/services/categories',
  'GET /api/settings/public',
  'GET /api/verify-email',
  'POST /api/chat',
  'POST /api/contact',
  'POST /api/login',
  'POST /api/logout',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/subscribe',
  'POST /api/newsletter/unsubscribe',
  'POST /api/password/forgot',
  'POST /api/password/reset',
  'POST /api/products/:id/view',
  'POST /api/register',
  'PUT /api/help/:slug/useful',
]

test('nothing is open to everybody but what is meant to be', () => {
  const open = everyDeclaredRoute.filter(({ declaration }) => declaration.who === 'anyone')
  expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(publicRoutes)
})

test('every route of the API stands in the access table, and nothing else does', () => {
  const routes = createApp().routes.filter(({ method }) => method !== 'ALL')
  const known = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  expect(accessTable.map(({ route }) => route).sort()).toEqual([...known].sort())
})

describe.each(accessTable)('$route', (row) => {
  test.each(roles.map((role, index) => ({ role, wanted: row.statuses[index] })))(
    '$role gets $wanted',
    async ({ role, wanted }) => {
      const { status } = await send(clients[role], row)
      expect(status).toBe(wanted)
    },
  )
})
