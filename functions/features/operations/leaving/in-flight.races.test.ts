import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBuyer, home, type TestBuyer } from '#testing/market/buying.ts'
import { addListing, addOption } from '#testing/market/catalogue.ts'
import { addSignedInSeller } from '#testing/market/orders.ts'
import { untilWaiting, userRow, whileHeld } from '#testing/rows/arrival.ts'
import { everyTable, rowsNaming } from '#testing/rows/rows-of-somebody.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import type { TestAnswer } from '#testing/site/test-client.ts'

const password = 'bantams-lay-well'

let app: TestApp
let listing: string
let option: string
let seller: Awaited<ReturnType<typeof addSignedInSeller>>

beforeAll(async () => {
  app = await startTestApp()
  seller = await addSignedInSeller(app)
  ;({ id: listing } = await addListing(app, seller.id, { title: 'Marans hatching eggs' }))
  option = await addOption(app, seller.id, { options: [{ label: 'Bag', pricePence: 1250, stock: 9 }] })
})
afterAll(() => app.close())

type Write = (by: TestBuyer) => Promise<TestAnswer<unknown>>

const wish = { title: 'Hatch calendar', description: 'Show what hatches when on one page.' }

/** What a buyer and a seller write of their own; each is accepted from who has not left. */
const writes: Record<string, Write> = {
  'a name': ({ api }) => api.patch('/api/user', { fullName: 'Bea Keeper' }),
  'an address': ({ api }) => api.post('/api/user/addresses', home),
  'a currency': ({ api }) => api.patch('/api/user/currency', { currencyCode: 'EUR' }),
  'something in the cart': ({ api }) => api.post('/api/cart/items', { optionId: option, quantity: 1, way: 'post' }),
  'a favourite': ({ api }) => api.put(`/api/favourites/${listing}`),
  'a wish': ({ api }) => api.post('/api/feature-requests', wish),
  'a message': ({ api }) =>
    api.post('/api/messages', { to: `buyer_${seller.id.slice(0, 8)}`, text: 'Are they fertile?' }),
  'a block': ({ api }) => api.put(`/api/users/${seller.id}/block`),
  'a shop': ({ api }) => api.post('/api/user/open-shop', { sellerTier: 'basic' }),
}

/** That they left, the mail that tells them so, and their row and shop's without a name. */
const afterwards = ['audit', 'mails', 'shops', 'users']

const statusesOf = (answers: TestAnswer<unknown>[]) =>
  Object.fromEntries(Object.keys(writes).map((what, place) => [what, answers[place]?.status]))

test('what somebody writes is accepted while they stay', async () => {
  const buyer = await addBuyer(app)
  const answers: TestAnswer<unknown>[] = []
  for (const write of Object.values(writes)) answers.push(await write(buyer))
  expect(statusesOf(answers)).toEqual({
    ...{ 'a name': 200, 'an address': 201, 'a currency': 200, 'something in the cart': 200, 'a favourite': 204 },
    ...{ 'a wish': 201, 'a message': 201, 'a block': 200, 'a shop': 200 },
  })
})

test('what somebody writes while their account is being deleted is refused, and nothing of it stays', async () => {
  const buyer = await addBuyer(app, { password })
  const row = userRow(buyer.id)
  const { left, written } = await whileHeld(app, row, async () => {
    const left = buyer.api.delete('/api/user', { password })
    await untilWaiting(app, 1)
    const written = Object.values(writes).map((write) => write(buyer))
    await untilWaiting(app, 1 + written.length)
    return { left, written }
  })
  expect((await left).status).toBe(204)
  const refused = Object.fromEntries(Object.keys(writes).map((what) => [what, 401]))
  expect(statusesOf(await Promise.all(written))).toEqual(refused)
  const rows = await rowsNaming(app, { keys: [buyer.id], tables: await everyTable(app) })
  expect(rows.map(({ table }) => table).sort()).toEqual(afterwards)
})

test('an account is deleted with all that was being written when it was', async () => {
  const buyer = await addBuyer(app, { password })
  const row = userRow(buyer.id)
  const { kept, left } = await whileHeld(app, row, async () => {
    const kept = buyer.api.put(`/api/favourites/${listing}`)
    await untilWaiting(app, 1)
    const left = buyer.api.delete('/api/user', { password })
    await untilWaiting(app, 2)
    return { kept, left }
  })
  expect([(await kept).status, (await left).status]).toEqual([204, 204])
  const rows = await rowsNaming(app, { keys: [buyer.id], tables: await everyTable(app) })
  expect(rows.map(({ table }) => table).sort()).toEqual(afterwards)
})
