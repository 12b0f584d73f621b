import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Who } from '#app/route/declaration.ts'
import { everyDeclaredRoute, type Role, roles } from '#testing/routes/declared-routes.ts'
import { accessTable } from './access.table.ts'
import { createApp } from './app/wiring/create-app.ts'
import { addPasskey } from './testing/people/factors.ts'
import { makeAdmin } from './testing/people/operators.ts'
import { signUp } from './testing/people/test-users.ts'
import { send } from './testing/routes/send-example.ts'
import { startTestApp, type TestApp } from './testing/site/test-app.ts'
import type { TestClient } from './testing/site/test-client.ts'

const clients = {} as Record<Role, TestClient>
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  clients.visitor = app.client()
  clients.buyer = (await signUp(app)).api
  clients.seller = (await signUp(app, { userType: 'seller' })).api
  const admin = await signUp(app)
  await addPasskey(admin.api)
  await makeAdmin(app, admin.id)
  clients.admin = admin.api
})
afterAll(() => app.close())

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
  'POST /api/checkout/guest-quote',
  'POST /api/contact',
  'POST /api/login',
  'POST /api/login/passkey',
  'POST /api/login/passkey/options',
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

/** What takes more than a session, written down here once more for the same reason. */
const narrower = {
  seller: [
    'DELETE /api/seller/listings/:id',
    'GET /api/seller/analytics',
    'GET /api/seller/dashboard',
    'GET /api/seller/listings',
    'GET /api/seller/listings/:id',
    'GET /api/seller/orders',
    'GET /api/seller/shop',
    'GET /api/subscription',
    'PATCH /api/seller/listings/:id',
    'PATCH /api/seller/shop',
    'POST /api/seller/listings',
    'POST /api/seller/listings/:id/pause',
    'POST /api/seller/listings/bulk',
    'POST /api/subscription/cancel',
    'POST /api/subscription/change',
    'POST /api/subscription/resume',
  ],
  admin: [],
  'verified seller': ['POST /api/seller/listings/:id/publish', 'POST /api/subscription'],
  'verified user': [
    'POST /api/checkout',
    'POST /api/messages',
    'POST /api/messages/:id',
    'POST /api/user/passkeys',
    'POST /api/user/passkeys/options',
    'POST /api/user/second-factors',
    'POST /api/user/second-factors/:id/confirm',
    'POST /api/user/second-factors/recovery-codes',
  ],
}

const askedBy = (who: Who): string[] =>
  everyDeclaredRoute
    .filter(({ declaration }) => declaration.who === who)
    .map(({ method, path }) => `${method} ${path}`)
    .sort()

test.each(Object.entries(narrower) as [Who, string[]][])('a %s alone may ask what is theirs', (who, routes) => {
  expect(askedBy(who)).toEqual(routes)
})

const verifiedAlone = accessTable.filter(({ route }) =>
  [...narrower['verified user'], ...narrower['verified seller']].includes(route),
)

test.each(verifiedAlone)('$route refuses who has not proved their address', async (row) => {
  const { api } = await signUp(app, { userType: 'seller', verified: false })
  expect(await send(api, row)).toMatchObject({ status: 403, body: { code: 'email_unverified' } })
})

const writes = accessTable.filter(({ route }) => !route.startsWith('GET ') && !publicRoutes.includes(route))

test.each(writes)('$route takes no token but that of the session', async (row) => {
  for (const token of [null, 'of-nobody', clients.seller.cookies.get('csrf_token') ?? '']) {
    const headers = { ...row.headers, 'X-CSRF-Token': token }
    expect(await send(clients.buyer, { ...row, headers })).toMatchObject({ status: 403, body: { code: 'csrf' } })
  }
})

test('nothing is open to everybody but what is meant to be', () => {
  expect(askedBy('anyone')).toEqual(publicRoutes)
})

test('every route of the API stands in the access table, and nothing else does', () => {
  const routes = createApp().routes.filter(({ method }) => method !== 'ALL')
  const known = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  expect(accessTable.map(({ route }) => route).sort()).toEqual([...known].sort())
})

describe.each(accessTable)('$route', (row) => {
  test.each(roles.map((role) => ({ role, wanted: row.statuses[role] })))(
    '$role gets $wanted (V8.2.1, V8.3.1)',
    async ({ role, wanted }) => {
      const { status } = await send(clients[role], row)
      expect(status).toBe(wanted)
    },
  )
})
