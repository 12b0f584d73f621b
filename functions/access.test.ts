import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccessRow, accessTable, nobodysId } from './access.table.ts'
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
  const [method, pattern = ''] = route.split(' ')
  const address = path ?? pattern.replace(':id', nobodysId)
  if (method === 'GET') return api.get(address, headers)
  if (method === 'POST') return api.post(address, body, headers)
  if (method === 'PATCH') return api.patch(address, body, headers)
  if (method === 'PUT') return api.put(address, body, headers)
  return api.delete(address, body, headers)
}

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
