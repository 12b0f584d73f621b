import { beforeEach, expect, test, vi } from 'vitest'
import type { Cart } from '#contract/trade/cart.answers.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { addOnce } from './add-once.ts'

const cartOf = (quantity: number, where: 'cart' | 'saved' = 'cart'): Cart => {
  const line = {
    id: 'line-1',
    productId: 'product-1',
    optionId: 'option-1',
    name: 'Marans eggs',
    optionLabel: '6 eggs',
    imageUrl: '',
    quantity,
    unitPricePence: 1850,
    linePence: quantity * 1850,
    way: 'post' as const,
    stock: 9,
    notice: null,
    ways: ['post' as const],
    canBuy: true,
  }
  const seller = { username: 'ann', shopName: 'Ann' }
  const isSaved = where === 'saved'
  return {
    groups: isSaved
      ? []
      : [{ seller, way: 'post', collectionPlace: null, lines: [line], goodsPence: line.linePence, methods: [] }],
    saved: isSaved ? [line] : [],
    count: isSaved ? 0 : quantity,
    goodsPence: isSaved ? 0 : line.linePence,
    currency: 'GBP',
  }
}
const empty: Cart = { groups: [], saved: [], count: 0, goodsPence: 0, currency: 'GBP' }
const lost = new TypeError('Failed to fetch')
const failure = (status: number) =>
  new ApiError({ status, statusText: 'No', body: '', requestId: null, retryAfter: null })

const send = vi.fn<() => Promise<Cart>>()
const read = vi.fn<() => Promise<Cart>>()
const onRead = vi.fn<(cart: Cart) => void>()
beforeEach(() => {
  for (const called of [send, read, onRead]) called.mockReset()
})
const adding = (before: Cart | undefined) =>
  addOnce({ item: { optionId: 'option-1', quantity: 2 }, before, send, read, onRead })

test('an answer is the cart, and nothing else is asked', async () => {
  send.mockResolvedValueOnce(cartOf(2))
  expect(await adding(empty)).toEqual(cartOf(2))
  expect(read).not.toHaveBeenCalled()
})

test('a lost answer is found in the cart when that holds as many more as were sent', async () => {
  for (const error of [lost, failure(502)]) {
    send.mockRejectedValueOnce(error)
    read.mockResolvedValueOnce(cartOf(3))
    expect(await adding(cartOf(1))).toEqual(cartOf(3))
    expect(onRead).toHaveBeenLastCalledWith(cartOf(3))
  }
})

test('goods that are saved for later count as held', async () => {
  send.mockRejectedValueOnce(lost)
  read.mockResolvedValueOnce(cartOf(3))
  expect(await adding(cartOf(1, 'saved'))).toEqual(cartOf(3))
})

test('a lost answer that changed nothing, or something else, is a failure; the cart that was read is kept', async () => {
  for (const now of [cartOf(1), cartOf(2), cartOf(5)]) {
    send.mockRejectedValueOnce(lost)
    read.mockResolvedValueOnce(now)
    await expect(adding(cartOf(1))).rejects.toBe(lost)
    expect(onRead).toHaveBeenLastCalledWith(now)
  }
})

test('a refusal is a failure, and nothing is asked', async () => {
  const refused = failure(409)
  send.mockRejectedValueOnce(refused)
  await expect(adding(empty)).rejects.toBe(refused)
  expect(read).not.toHaveBeenCalled()
})

test('nobody knows what a lost answer was when the cart was not read before, or cannot be read now', async () => {
  send.mockRejectedValue(lost)
  await expect(adding(undefined)).rejects.toBe(lost)
  expect(read).not.toHaveBeenCalled()
  read.mockRejectedValueOnce(failure(500))
  await expect(adding(empty)).rejects.toBe(lost)
  expect(onRead).not.toHaveBeenCalled()
})
