import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app/wiring/create-app.ts'
import { readBudgets } from './budgets.reads.ts'
import { writeBudgets } from './budgets.writes.ts'
import { checkOut, home, pay, referenceOf } from './testing/buying.ts'
import { ok } from './testing/selling.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { type BudgetRow, fillCart, openWorld, type World } from './testing/world.ts'

const budgetTable = [...readBudgets, ...writeBudgets]

let app: TestApp
let world: World

beforeAll(async () => {
  app = await startTestApp()
  world = await openWorld(app)
})
afterAll(() => app.close())

/** What a request answers, and how often it went to the database. */
const counted = async <Answer>(ask: () => Promise<Answer>): Promise<{ answer: Answer; calls: number }> => {
  const before = app.calls()
  const answer = await ask()
  return { answer, calls: app.calls() - before }
}

test('every route of the API stands in the table of budgets, and nothing else does', () => {
  const routes = createApp().routes.filter(({ method }) => method !== 'ALL')
  const known = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  expect([...new Set(budgetTable.map(({ route }) => route))].sort()).toEqual([...known].sort())
})

test('no row allows more than the house: a read one call, a write three, a checkout four', () => {
  const isOver = ({ route, most }: BudgetRow) => most > (route === 'POST /api/checkout' ? 4 : 3)
  expect(readBudgets.filter(({ most }) => most > 1)).toEqual([])
  expect(writeBudgets.filter(isOver)).toEqual([])
  expect(writeBudgets.filter(({ route }) => route.startsWith('GET')).map(({ route }) => route)).toEqual([
    'GET /api/verify-email',
    'GET /api/verify-email',
  ])
})

test.each(budgetTable)('$route keeps to its $most, and to none when the edge holds the answer', async (row) => {
  const ask = await row.arrange(world)
  const { answer, calls } = await counted(ask)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  expect(calls).toBeLessThanOrEqual(row.most)
  if (!answer.headers.has('x-cache')) return
  expect(calls, 'the first time it is read').toBe(1)
  expect((await counted(ask)).calls, 'the second time').toBe(0)
})

test('leads from a filled cart to a paid order in eight calls', async () => {
  const { api } = world.buyer
  await fillCart(world)
  const { calls } = await counted(async () => {
    ok(await api.get('/api/cart'))
    ok(await api.post('/api/checkout/quote', { address: home }))
    const opened = ok(await checkOut(api), 201)
    ok(await api.get(`/api/payments/sandbox/${referenceOf(opened)}`))
    ok(await pay(api, opened))
  })
  expect(calls).toBeLessThanOrEqual(8)
})
