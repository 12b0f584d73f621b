import { expect, test } from 'vitest'
import type { Quote } from '#contract/trade/checkout.answers.ts'
import { basketOf, totalOf } from './basket.ts'

const line = (optionId: string, name: string) => ({
  lineId: `line of ${optionId}`,
  optionId,
  productId: `product of ${optionId}`,
  name,
  optionLabel: 'One',
  imageUrl: '/x.webp',
  quantity: 1,
  unitPricePence: 1600,
  linePence: 1600,
  stock: 1,
  notice: null,
})

const estimate = { from: '2026-04-14', to: '2026-04-16' }
const standard = { code: 'goods_standard', class: 'goods', label: 'Standard', pricePence: 499, selected: true } as const
const express = { code: 'goods_express', class: 'goods', label: 'Express', pricePence: 799, selected: false } as const

const group = (username: string, rest: Pick<Quote['groups'][number], 'lines' | 'goodsPence'>) => ({
  seller: { username, shopName: username },
  way: 'post' as const,
  collectionPlace: null,
  methods: rest.goodsPence > 0 ? [standard, express].map((method) => ({ ...method, estimate })) : [],
  deliveryPence: rest.goodsPence > 0 ? 499 : 0,
  discountPence: 0,
  totalPence: rest.goodsPence > 0 ? rest.goodsPence + 499 : 0,
  ...rest,
})

const quote: Quote = {
  groups: [
    group('hens', { lines: [line('mug', 'Mug'), line('eggs', 'Eggs')], goodsPence: 1600 }),
    group('ducks', { lines: [line('feed', 'Feed')], goodsPence: 0 }),
  ],
  problems: [
    { code: 'eggs_not_posted', lineId: 'line of eggs', optionId: 'eggs', detail: '“Eggs”: hatching eggs stay here.' },
    { code: 'insufficient_stock', lineId: 'line of feed', optionId: 'feed', detail: '“Feed”: Sold out.' },
    { code: 'total_out_of_range', lineId: null, optionId: null, detail: 'Too little.' },
    { code: 'not_for_sale', lineId: null, optionId: 'hidden', detail: 'No longer for sale.' },
  ],
  goodsPence: 1600,
  deliveryPence: 499,
  discountPence: 0,
  totalPence: 2099,
  currency: 'GBP',
}

test('what cannot be bought stands apart with its reasons, and shops without anything else are left out', () => {
  const { groups, stopped, problems } = basketOf(quote)
  expect(groups.map(({ seller, lines }) => [seller.username, lines.map(({ name }) => name)])).toEqual([
    ['hens', ['Mug']],
  ])
  expect(stopped.map(({ line: { name }, reasons, codes }) => [name, reasons, codes])).toEqual([
    ['Eggs', ['Hatching eggs stay here.'], ['eggs_not_posted']],
    ['Feed', ['Sold out.'], ['insufficient_stock']],
  ])
  expect(problems.map(({ detail }) => detail)).toEqual(['Too little.', 'No longer for sale.'])
})

test('the total is of what can be bought, with the cheapest delivery or the one that was chosen', () => {
  const basket = basketOf(quote)
  expect(totalOf(basket, {})).toBe(2099)
  expect(totalOf(basket, { hens: ['goods_express'] })).toBe(2399)
})
