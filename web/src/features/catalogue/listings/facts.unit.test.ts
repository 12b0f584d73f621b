import { expect, test } from 'vitest'
import type { Product } from '#contract/catalogue/product.answers.ts'
import { factsOf } from './facts.ts'

const product = (given: Partial<Product>) =>
  ({ attributes: {}, breed: null, packCount: null, options: [], ...given }) as Product

test('eggs say their breed, size and age in words', () => {
  const facts = factsOf(
    product({
      breed: { name: 'Marans', slug: 'marans' },
      attributes: { species: 'guinea-fowl', breed: 'marans', laidWithinDays: 1, size: 'large', fertilityPercent: null },
    }),
  )
  expect(facts).toEqual([
    { label: 'Breed', value: 'Marans', search: 'breed=marans' },
    { label: 'Species', value: 'Guinea fowl' },
    { label: 'Size', value: 'Large fowl' },
    { label: 'Laid', value: 'Within 1 day of dispatch' },
  ])
})

test('weights and a false answer are facts too', () => {
  expect(factsOf(product({ attributes: { weightGrams: 20_000, vaccinated: false, priceBasis: 'hour' } }))).toEqual([
    { label: 'Vaccinated', value: 'No' },
    { label: 'Weight', value: '20 kg' },
    { label: 'Price', value: 'Per hour' },
  ])
})
