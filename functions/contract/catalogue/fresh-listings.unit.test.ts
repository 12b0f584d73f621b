import { expect, test } from 'vitest'
import type { ProductCard } from './catalogue.answers.ts'
import { productQuery } from './catalogue-query.ts'
import { freshQuery, freshRow, seasonQuery } from './fresh-listings.ts'

const card = (id: string, more: Partial<ProductCard> = {}) =>
  ({ id, isFeatured: false, primaryImageUrl: '/api/images/eggs?w=320', ...more }) as ProductCard

const hidden = [card('1', { isFeatured: true }), card('2', { primaryImageUrl: null })]
const cards = (...ids: string[]) => ids.map((id) => card(id))

const shown = (found: { ofSeason: ProductCard[]; newest: ProductCard[] }) => {
  const { month, cards: row } = freshRow({ day: '2026-04-14', ...found })
  return [month, row.map(({ id }) => id).join('')]
}

test('eggs of the month with a picture, six at most, and none that is featured on the same page', () => {
  expect(shown({ ofSeason: [...hidden, ...cards(...'3456789')], newest: cards('9') })).toEqual(['April', '345678'])
})

test('three of the month are a row; with fewer to show the newest of all are, chosen alike', () => {
  const newest = [...hidden, ...cards(...'3456789')]
  expect(shown({ ofSeason: [...hidden, ...cards(...'579')], newest })).toEqual(['April', '579'])
  expect(shown({ ofSeason: [...hidden, ...cards(...'57')], newest })).toEqual([null, '345678'])
  expect(shown({ ofSeason: [], newest: cards('7') })).toEqual([null, '7'])
  expect(shown({ ofSeason: [], newest: [] })).toEqual([null, ''])
})

test('the lists are asked as they can be asked', () => {
  const asked = { category: ['hatching-eggs'], sort: 'newest', inStock: true, limit: 24 }
  expect(productQuery.parse(freshQuery)).toEqual(asked)
  expect(productQuery.parse(seasonQuery('2026-09-30'))).toEqual({ ...asked, species: ['chicken', 'quail'] })
})
