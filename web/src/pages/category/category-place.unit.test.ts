import { expect, test } from 'vitest'
import type { Category } from '#contract/catalogue/catalogue.answers.ts'
import { placeAt } from './category-place.ts'

const ostriches: Category = {
  id: 'an-id',
  slug: 'ostriches',
  name: 'Ostriches',
  description: 'Large birds.',
  imageUrl: '/pictures/ostriches.webp',
  count: 0,
  subcategories: [],
}

test('a category of the navigation is known before its data is there', () => {
  expect(placeAt('live-birds', undefined)).toMatchObject({ name: 'Live birds', about: null })
  expect(placeAt('live-birds', undefined)?.subcategories.map(({ slug }) => slug)).toContain('quail')
})

test('what the data has is a category, and what it has not is none', () => {
  expect(placeAt('ostriches', [ostriches])).toMatchObject({ name: 'Ostriches', about: { description: 'Large birds.' } })
  expect(placeAt('live-birds', [ostriches])).toBeNull()
  expect(placeAt('ostriches', undefined)).toBeNull()
})
