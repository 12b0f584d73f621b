import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cart } from '#contract/trade/cart.answers.ts'
import { addBuyer } from '#testing/market/buying.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const soldOut = 'Sold out. Save it for later, or remove it.'

test('merging puts in no more than there is and says so, however often; of what is sold out one stays to look at', async () => {
  const seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  const { optionIds } = await addListing(app, seller, {
    title: 'Grit',
    options: [5, 0].map((stock) => ({ label: `${stock} bags`, pricePence: 300, stock })),
  })
  const { api } = await addBuyer(app)
  const linesOf = ({ groups }: Cart) =>
    groups
      .flatMap(({ lines }) => lines)
      .sort((a, b) => b.stock - a.stock)
      .map(({ quantity, notice, canBuy }) => [quantity, notice, canBuy])
  const items = optionIds.map((optionId) => ({ optionId, quantity: 10_000 }))
  for (const _ of ['once', 'twice']) {
    const { body } = await api.post<Cart>('/api/cart/merge', { items })
    expect(linesOf(body)).toEqual([
      [5, 'Only 5 left. You wanted 10000.', true],
      [1, soldOut, false],
    ])
  }
  expect(linesOf((await api.get<Cart>('/api/cart')).body)).toEqual([
    [5, null, true],
    [1, soldOut, false],
  ])
})
