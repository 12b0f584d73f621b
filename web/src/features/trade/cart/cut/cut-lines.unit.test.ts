import { expect, test } from 'vitest'
import type { Cart } from '#contract/trade/cart.answers.ts'
import { cutOf, noticeWithCut, tellingCut } from './cut-lines.ts'

const line = (id: string, given: { quantity: number; stock: number; notice?: string }): Cart['saved'][number] => ({
  ...{ id, optionId: `option of ${id}`, productId: 'product', name: 'Grit', optionLabel: 'Bag', imageUrl: '/x.webp' },
  ...{ unitPricePence: 300, linePence: 300 * given.quantity, way: 'post', ways: ['post'], canBuy: true },
  ...{ notice: null, ...given },
})

const cartOf = (...lines: Cart['saved']): Cart => ({
  groups: [
    {
      ...{ seller: { username: 'ann', shopName: 'Ann' }, way: 'post', collectionPlace: null },
      ...{ lines, goodsPence: 0, methods: [] },
    },
  ],
  ...{ saved: [], count: 0, goodsPence: 0, currency: 'GBP' },
})

test('of what a guest brought, the lines that got fewer are known by how many were wanted', () => {
  const chosen = [
    { optionId: 'option of grit', quantity: 8 },
    { optionId: 'option of corn', quantity: 2 },
  ]
  expect(
    cutOf(chosen, cartOf(line('grit', { quantity: 5, stock: 5 }), line('corn', { quantity: 3, stock: 9 }))),
  ).toEqual({
    grit: 8,
  })
})

test('a line says so, however often the cart is read, beside what else there is to say of it', () => {
  const words = 'Only 5 left. You wanted 8.'
  const said = (notice: string | null) => noticeWithCut({ quantity: 5, stock: 5, notice }, 8)
  expect(said(null)).toBe(words)
  expect(said(words), 'the server has just said it').toBe(words)
  expect(said('The price has risen.')).toBe(`${words} The price has risen.`)
  const { groups } = tellingCut(
    cartOf(line('grit', { quantity: 5, stock: 5 }), line('corn', { quantity: 3, stock: 3 })),
    {
      grit: 8,
    },
  )
  expect(groups[0]!.lines.map(({ notice }) => notice)).toEqual([words, null])
})

test.each([
  ['there are enough again', { quantity: 5, stock: 8 }],
  ['fewer were chosen since', { quantity: 2, stock: 5 }],
  ['there are fewer again, which the server tells', { quantity: 5, stock: 4 }],
  ['it is sold out', { quantity: 1, stock: 0 }],
])('a line says nothing of it once %s', (_, now) => {
  expect(noticeWithCut({ ...now, notice: null }, 8)).toBeNull()
})
