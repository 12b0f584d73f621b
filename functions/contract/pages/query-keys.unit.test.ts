import { expect, test } from 'vitest'
import { catalogueKeys } from './query-keys.ts'

const key = (query: string) => catalogueKeys.list(new URLSearchParams(query)).at(-1)

test('the same filters are the same list, in whatever order they stand', () => {
  expect(key('sort=newest&breed=marans&breed=ancona')).toBe(key('breed=ancona&breed=marans&sort=newest'))
})

test('what is empty, pages through or is not ours makes no other list', () => {
  expect(key('q=+eggs+&minPrice=&cursor=abc&limit=5&utm_source=mail')).toBe('q=eggs')
})
