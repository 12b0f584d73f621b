import { expect, test } from 'vitest'
import type { QuoteProblem } from '#contract/trade/checkout.answers.ts'
import type { StoppedLine } from '../basket.ts'
import { stoppedTitle, takeOutWords } from './stopped-words.ts'

const stopped = (stock: number, ...codes: QuoteProblem['code'][]): StoppedLine => ({
  line: {
    ...{ lineId: null, optionId: 'option', productId: 'product', name: 'Mug', optionLabel: 'One', imageUrl: '/x.webp' },
    ...{ quantity: 2, unitPricePence: 1600, linePence: 3200, stock, notice: null },
  },
  reasons: [],
  codes,
})
const soldOut = stopped(0, 'insufficient_stock')
const short = stopped(1, 'insufficient_stock')
const gone = stopped(0, 'not_for_sale')

test.each([
  ['This has sold out', [soldOut]],
  ['These have sold out', [soldOut, soldOut]],
  ['You can’t buy this as it is', [short]],
  ['You can’t buy this as it is', [stopped(5, 'eggs_not_posted')]],
  ['You can’t buy these as they are', [soldOut, short]],
  ['You can’t buy this', [gone]],
  ['You can’t buy this', [stopped(0, 'own_listing')]],
  ['You can’t buy these', [gone, soldOut, stopped(3, 'shop_away')]],
])('“%s” is said above what can’t be bought', (title, lines) => expect(stoppedTitle(lines)).toBe(title))

test('the button says what it does with what can’t be bought: whoever has an account finds it saved, a guest does not', () => {
  expect(takeOutWords(1, 'user')).toBe('Save it for later and continue')
  expect(takeOutWords(2, 'user')).toBe('Save them for later and continue')
  expect(takeOutWords(1, 'guest')).toBe('Remove it and continue')
  expect(takeOutWords(3, 'guest')).toBe('Remove them and continue')
})
