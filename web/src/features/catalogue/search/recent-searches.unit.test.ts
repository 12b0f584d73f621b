import { expect, test } from 'vitest'
import { parseSearches, withSearch } from './recent-searches.ts'

test('the newest search stands first', () => {
  expect(withSearch(['incubator'], 'cream legbar')).toEqual(['cream legbar', 'incubator'])
})

test('the same words stand once, in their latest writing', () => {
  expect(withSearch(['incubator', 'Marans'], ' marans ')).toEqual(['marans', 'incubator'])
  expect(withSearch(['cream legbar'], 'Cream   Legbar')).toEqual(['Cream Legbar'])
})

test('nothing is kept of empty words, and only the last six of others', () => {
  expect(withSearch(['a'], '  ')).toEqual(['a'])
  expect(withSearch(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5'])
})

test.each([null, '', '{', '{}', '3'])('a browser that holds %s holds no searches', (text) => {
  expect(parseSearches(text)).toEqual([])
})

test('what is no word among the kept is left out', () => {
  expect(parseSearches('["hen", 3, null, "duck"]')).toEqual(['hen', 'duck'])
})
