import { expect, test } from 'vitest'
import { answerWords, postedWords } from './figure-words.ts'

const unknown = { ordersSent: null, postedOnTimePercent: null, responseHours: null, keeperConfirmed: false }

test('nothing is said of a seller of whom too little is known', () => {
  expect([postedWords(unknown), answerWords(unknown)]).toEqual([null, null])
})

test.each([
  [5, 80, 'Dispatched on time: 80% of 5 orders'],
  [124, 97, 'Dispatched on time: 97% of 124 orders'],
  [9, 0, 'Dispatched on time: 0% of 9 orders'],
])('of %i orders %i in a hundred were posted on time', (ordersSent, postedOnTimePercent, words) => {
  expect(postedWords({ ...unknown, ordersSent, postedOnTimePercent })).toBe(words)
})

test.each([
  [1, 'Usually replies within 1 hour'],
  [3, 'Usually replies within 3 hours'],
  [48, 'Usually replies within 48 hours'],
])('an answer within %i hours is told in words', (responseHours, words) => {
  expect(answerWords({ ...unknown, responseHours })).toBe(words)
})
