import { expect, test } from 'vitest'
import type { Facets } from '#contract/catalogue/catalogue.answers.ts'
import { withChosen } from './chosen-values.ts'

const duck = { value: 'duck', label: 'Duck', count: 3 }
const facets: Facets = {
  category: [],
  subcategory: [],
  species: [duck],
  breed: [],
  delivery: [],
  condition: [],
  inStock: [],
  featured: [],
}

test('what is ticked stays among the values, also where no listing has it', () => {
  expect(withChosen('species', { chosen: ['duck', 'guinea-fowl'], facets })).toEqual([
    duck,
    { value: 'guinea-fowl', label: 'Guinea fowl', count: 0 },
  ])
  expect(withChosen('category', { chosen: ['live-birds'], facets })).toEqual([
    { value: 'live-birds', label: 'Live birds', count: 0 },
  ])
  expect(withChosen('inStock', { chosen: ['true'], facets })).toEqual([{ value: 'true', label: 'In stock', count: 0 }])
})

test('nothing ticked adds nothing', () => {
  expect(withChosen('species', { chosen: [], facets })).toEqual([duck])
  expect(withChosen('species', { chosen: [], facets: undefined })).toEqual([])
})
