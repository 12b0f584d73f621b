import { expect, test } from 'vitest'
import { listParams } from '#contract/pages/query-keys.ts'
import { allNear, nearQueryOptions } from './near-you.api.ts'

test('eight goods are asked for, in stock and the nearest first', () => {
  const search = 'delivery=collection&delivery=post&near=SY8&within=100&inStock=true&sort=nearest'
  expect(nearQueryOptions('SY8').queryKey).toEqual(['products', 'list', search, 8])
})

test('all of them stand at an address as the site itself writes it', () => {
  expect(allNear('SY8')).toBe('/products?near=SY8&sort=nearest')
  expect(`/products?${listParams(new URLSearchParams('sort=nearest&near=SY8'))}`).toBe(allNear('SY8'))
})
