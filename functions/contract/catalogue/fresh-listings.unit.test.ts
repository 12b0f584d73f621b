import { expect, test } from 'vitest'
import type { ProductCard } from './catalogue.answers.ts'
import { productQuery } from './catalogue-query.ts'
import { freshListings, freshQuery } from './fresh-listings.ts'

const card = (id: string, more: Partial<ProductCard> = {}) =>
  ({ id, isFeatured: false, primaryImageUrl: '/api/images/eggs?w=320', ...more }) as ProductCard

test('the newest hatching eggs with a picture, six at most, and none that is featured on the same page', () => {
  const cards = [
    card('1', { isFeatured: true }),
    card('2', { primaryImageUrl: null }),
    ...['3', '4', '5', '6', '7', '8', '9'].map((id) => card(id)),
  ]
  expect(freshListings(cards).map(({ id }) => id)).toEqual(['3', '4', '5', '6', '7', '8'])
  expect(freshListings([])).toEqual([])
})

test('the list is asked as it can be asked', () => {
  expect(productQuery.parse(freshQuery)).toEqual({
    category: ['hatching-eggs'],
    sort: 'newest',
    inStock: true,
    limit: 24,
  })
})
