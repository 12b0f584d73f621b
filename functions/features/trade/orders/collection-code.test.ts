import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '#contract/trade/orders.answers.ts'
import { later, tuesday } from '#testing/market/buying.ts'
import { act, codeOf, type Market, mailsOf, openMarket, orderIn, type Placed, yard } from '#testing/market/orders.ts'
import { setShop } from '#testing/market/shops.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let market: Market

beforeAll(async () => {
  app = await startTestApp()
  market = await openMarket(app)
})
afterAll(() => app.close())

const wrongCode = async (id: string): Promise<string> => ((await codeOf(app, id)) === '000000' ? '111111' : '000000')
const give = (id: string, code: string) => act(market.seller.api, id, 'collected', { code })

const readyOrder = async () => {
  const { id, buyer } = await orderIn(market, 'collect', 'ready')
  return { id, buyer, right: await codeOf(app, id), wrong: await wrongCode(id) }
}

test('the collection address is for the buyer of a paid order, and the code only once it is ready (V8.2.3)', async () => {
  const collectionOf = async ({ buyer, id }: Placed) =>
    (await buyer.api.get<Order>(`/api/orders/${id}`)).body.collection
  for (const status of ['pending_payment', 'expired', 'cancelled'] as const) {
    expect(await collectionOf(await orderIn(market, 'collect', status)), status).toBeNull()
  }
  const address = { ...yard, line2: null, county: null }
  expect(await collectionOf(await orderIn(market, 'collect', 'paid'))).toEqual({ address, code: null })
  const placed = await orderIn(market, 'collect', 'accepted')
  expect(await collectionOf(placed)).toEqual({ address, code: null })
  const { body: seen } = await act(market.seller.api, placed.id, 'ready')
  expect(seen.collection).toEqual({ address, code: null })
  const collection = await collectionOf(placed)
  expect(collection).toEqual({ address, code: await codeOf(app, placed.id) })
  expect(collection?.code).toMatch(/^\d{6}$/)
})

test('an order to collect tells the town from the start, and nothing else of the address before it is paid', async () => {
  const seen = async ({ buyer, id }: Placed) => (await buyer.api.get<Order>(`/api/orders/${id}`)).body
  const unpaid = await seen(await orderIn(market, 'collect', 'pending_payment'))
  expect(unpaid).toMatchObject({ collectionPlace: 'Ludlow', collection: null })
  for (const secret of [yard.line1, yard.postcode, yard.phone]) expect(JSON.stringify(unpaid)).not.toContain(secret)
  expect(await seen(await orderIn(market, 'collect', 'paid'))).toMatchObject({
    collectionPlace: 'Ludlow',
    collection: { address: { line1: 'The Yard' } },
  })
  expect((await seen(await orderIn(market, 'post', 'paid'))).collectionPlace).toBeNull()
})

test('the town of an order is the one that its shop says now', async () => {
  const own = await openMarket(app)
  const { id, buyer } = await orderIn(own, 'collect', 'pending_payment')
  const placeOf = async () => (await buyer.api.get<Order>(`/api/orders/${id}`)).body.collectionPlace
  await setShop(app, own.seller.id, { outcode: 'EX20' })
  expect(await placeOf()).toBe('Okehampton')
  await setShop(app, own.seller.id, { outcode: null })
  expect(await placeOf()).toBeNull()
})

test('the seller needs the code, and is told how many tries are left', async () => {
  const { id, right, wrong } = await readyOrder()
  expect((await act(market.seller.api, id, 'collected', {})).body.errors).toEqual([
    { path: 'code', message: 'Required' },
  ])
  const { status, body } = await give(id, wrong)
  expect([status, body.errors]).toEqual([
    422,
    [{ path: 'code', message: 'That isn’t the buyer’s code. 4 tries left.' }],
  ])
  expect((await give(id, '12345')).status).toBe(422)
  expect((await give(id, right)).body.status).toBe('collected')
})

test('five wrong codes lock it for an hour, the right one too, and the buyer can still confirm', async () => {
  const { id, buyer, right, wrong } = await readyOrder()
  for (let tries = 0; tries < 5; tries += 1) expect((await give(id, wrong)).status).toBe(422)
  const locked = await give(id, right)
  expect([locked.status, locked.body.code, locked.headers.get('retry-after')]).toEqual([429, 'rate_limited', '3600'])
  expect((await give(id, wrong)).status).toBe(429)
  expect((await act(buyer.api, id, 'collected', {})).body.status).toBe('collected')
})

test('after the hour five tries count anew', async () => {
  const { id, right, wrong } = await readyOrder()
  for (let tries = 0; tries < 5; tries += 1) await give(id, wrong)
  market.seller.api.at = later(tuesday, 59)
  expect((await give(id, right)).headers.get('retry-after')).toBe('60')
  market.seller.api.at = later(tuesday, 60)
  for (let tries = 0; tries < 4; tries += 1) expect((await give(id, wrong)).status).toBe(422)
  expect((await give(id, right)).status).toBe(200)
  market.seller.api.at = tuesday
})

test('thirty wrong codes at once count as exactly five', async () => {
  const { id, wrong } = await readyOrder()
  const answers = await Promise.all(Array.from({ length: 30 }, () => give(id, wrong)))
  expect(answers.filter(({ status }) => status === 422).length).toBe(5)
  expect(answers.filter(({ status }) => status === 429).length).toBe(25)
})

test('the right code twice at once hands over once', async () => {
  const { id, right } = await readyOrder()
  const answers = await Promise.all([give(id, right), give(id, right)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await mailsOf(app, id)).filter((mail) => mail.startsWith('collected')).length).toBe(1)
})
