import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, checkOut, fill, later, pay, type TestBuyer, tuesday } from '#testing/market/buying.ts'
import { addOption, type TestListing } from '#testing/market/catalogue.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import { ok } from '#testing/market/selling.ts'
import { beSeen } from '#testing/people/sessions.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const pellets: TestListing = { title: 'Layers pellets', options: [{ label: 'Bag', pricePence: 1250, stock: 100 }] }

/** As many paid orders as one read brings up to date and one more, all of them not accepted for too long. */
const overdue = async (): Promise<Record<'buyer' | 'seller', TestBuyer>> => {
  const [seller, buyer] = [await addSignedInSeller(app), await addBuyer(app)]
  const option = await addOption(app, seller.id, pellets)
  for (let placed = 0; placed < 21; placed += 1) {
    buyer.api.at = later(tuesday, placed)
    await fill(buyer.api, [option, 1])
    ok(await pay(buyer.api, ok(await checkOut(buyer.api), 201)))
  }
  // So that no session is renewed beside what is counted.
  for (const user of [buyer, seller]) await beSeen(app, user, later(tuesday, 12 * 24 * 60))
  return { buyer, seller }
}

const standing = async ({ id }: TestBuyer): Promise<Record<string, number>> => {
  const { rows } = await app.db.query(
    'select status, count(*)::int as count from orders where $1 in (buyer_id, seller_id) group by 1',
    [id],
  )
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

// Each change and each refund is a call, beside one before and one after.
test.each([
  ['buyer', '/api/orders'],
  ['seller', '/api/seller/orders'],
  ['seller', '/api/seller/dashboard'],
] as const)('a %s’s %s brings twenty overdue orders up to date and leaves the rest', async (side, path) => {
  const reader = (await overdue())[side]
  const { headers } = await reader.api.get(path)
  expect(Number(headers.get('x-database-calls'))).toBe(42)
  expect(await standing(reader)).toEqual({ cancelled: 20, paid: 1 })
})
