import { expect, test } from 'vitest'
import { thisMonth } from './season.ts'

test('four kinds of eggs of the month at most are named, each with the search that finds them', () => {
  expect(thisMonth('2026-06-01')).toEqual([
    { label: 'Chicken eggs', search: 'category=hatching-eggs&species=chicken' },
    { label: 'Duck eggs', search: 'category=hatching-eggs&species=duck' },
    { label: 'Turkey eggs', search: 'category=hatching-eggs&species=turkey' },
    { label: 'Guinea fowl eggs', search: 'category=hatching-eggs&species=guinea-fowl' },
  ])
  expect(thisMonth('2026-12-31')).toEqual([{ label: 'Quail eggs', search: 'category=hatching-eggs&species=quail' }])
})
