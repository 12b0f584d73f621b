import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shopForm } from './shop-form-schema.ts'

// In the UK it is the tenth already.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-06-09T23:30:00Z') }))
afterEach(() => vi.useRealTimers())

const wordsOf = (day: string) =>
  shopForm.shape.holidayUntil.safeParse(day).error?.issues.map(({ message }) => message) ?? []

test.each(['', '2026-06-10', '2026-12-24'])('a holiday may end on “%s”', (day) => expect(wordsOf(day)).toEqual([]))

test('a holiday that is over is told in words', () => {
  expect(wordsOf('2026-06-09')).toEqual(['This day is over. Please choose today or a later one.'])
  expect(wordsOf('soon')).toEqual(['Please enter a date'])
})
