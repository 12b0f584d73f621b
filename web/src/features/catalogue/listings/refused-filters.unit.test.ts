import { describe, expect, test } from 'vitest'
import { listFilters } from '#contract/pages/query-keys.ts'
import { leftOutOf, leftOutWords, refusedIn, withoutFilters } from './refused-filters.ts'

const refusedAt = (search: string, ...paths: string[]) =>
  refusedIn(
    new URLSearchParams(search),
    paths.map((path) => ({ path, message: 'Please choose one of these: price_asc' })),
  )

describe('what an address loses that the API refuses', () => {
  test.each([
    ['sort=nonsense&q=marans', ['sort'], ['sort'], 'q=marans'],
    ['breed=marans&breed=dodo&utm_source=letter', ['breed.1'], ['breed'], 'utm_source=letter'],
    ['minPrice=20&maxPrice=10', ['maxPrice'], ['maxPrice'], 'minPrice=20'],
    ['category=hens&subcategory=duck&inStock=true', ['category'], ['category', 'subcategory'], 'inStock=true'],
    ['near=nowhere&within=10&sort=newest', ['near'], ['near', 'within'], 'sort=newest'],
    ['near=nowhere&sort=nearest', ['near'], ['near', 'sort'], ''],
    ['sort=nearest', ['near'], ['sort'], ''],
    ['within=10', ['near'], ['within'], ''],
  ] as const)('of %s, refused for %j, %j', (search, paths, names, left) => {
    const refused = refusedAt(search, ...paths)
    expect(refused).toEqual(names)
    expect(withoutFilters(new URLSearchParams(search), refused).toString()).toBe(left)
  })

  test('nothing, where it does not say what was refused', () => {
    expect(refusedAt('q=marans', 'seller', 'cursor', '')).toEqual([])
  })
})

test('it is told in words, in one order, whatever the address calls it', () => {
  expect(leftOutWords(['sort', 'minPrice', 'sort'])).toBe(
    'We couldn’t use part of this search, so we’ve left it out: the lowest price and the sort order.',
  )
  for (const name of listFilters) expect(leftOutWords([name])).toMatch(/left it out: [a-z’ ]+\.$/)
})

test('what the history keeps that is no filter of ours is not told', () => {
  expect(leftOutOf({ leftOut: ['sort', 'kind', 7] })).toEqual(['sort'])
  expect([leftOutOf(null), leftOutOf({ leftOut: 'sort' })]).toEqual([[], []])
})
