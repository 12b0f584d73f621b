import { expect, test } from 'vitest'
import type { Cart, CartLine } from '#contract/trade/cart.answers.ts'
import type { OrderLine } from '#contract/trade/orders.answers.ts'
import { boughtAgain, leftOutOf } from './buy-again.ts'

const bought = (optionId: string, quantity: number): OrderLine => ({
  id: optionId,
  productId: optionId,
  optionId,
  name: `Goods ${optionId}`,
  optionLabel: 'Bag',
  sku: null,
  imageUrl: null,
  quantity,
  unitPricePence: 100,
  linePence: quantity * 100,
})

const inCart = (optionId: string, stock: number): CartLine => ({
  ...bought(optionId, 2),
  id: `line-${optionId}`,
  imageUrl: '',
  way: 'post',
  stock,
  notice: null,
  ways: ['post'],
  canBuy: true,
})

const cartOf = (...lines: CartLine[]): Cart => ({
  groups: [
    {
      seller: { username: 'ann', shopName: 'Ann' },
      way: 'post',
      collectionPlace: null,
      lines,
      goodsPence: 0,
      methods: [],
    },
  ],
  saved: [],
  count: 0,
  goodsPence: 0,
  currency: 'GBP',
})

test('an option that the name says already is not said again', () => {
  const drinker = (optionLabel: string) => ({ ...bought('a', 1), name: 'Hanging drinker, 5 litres', optionLabel })
  const said = (optionLabel: string) => boughtAgain({ lines: [drinker(optionLabel)] }, cartOf()).leftOut
  expect(said('5 litres')).toEqual(['Hanging drinker, 5 litres: no longer for sale.'])
  expect(said('15 litres')).toEqual(['Hanging drinker, 5 litres, 15 litres: no longer for sale.'])
})

test('what is gone, sold out or too little is said by its name, the rest is not', () => {
  const order = { lines: [bought('a', 2), bought('b', 2), bought('c', 2), bought('d', 2)] }
  const { leftOut, soldOut, hasAny } = boughtAgain(order, cartOf(inCart('a', 5), inCart('b', 0), inCart('c', 1)))
  expect(leftOut).toEqual([
    'Goods b, Bag: sold out, saved for later.',
    'Goods c, Bag: only 1 left, you had 2.',
    'Goods d, Bag: no longer for sale.',
  ])
  expect(soldOut.map(({ id }) => id)).toEqual(['line-b'])
  expect(hasAny).toBe(true)
})

test('a cart that nobody brought a note to says nothing', () => {
  for (const state of [null, undefined, 'x', {}, { leftOut: 'x' }, { leftOut: [1] }])
    expect(leftOutOf(state)).toEqual([])
})
