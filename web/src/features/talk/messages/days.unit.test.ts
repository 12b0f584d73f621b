import { expect, test } from 'vitest'
import { byDay } from './days.ts'

const sent = (sentAt: string) => ({ id: sentAt, from: 'ann', text: 'Hello', images: [], sentAt, readAt: null })

test('messages stand under the day of the United Kingdom on which they were sent', () => {
  const now = new Date('2026-06-10T09:00:00Z')
  const times = [
    '2025-12-30T10:00:00Z',
    '2026-06-08T10:00:00Z',
    '2026-06-08T23:30:00Z',
    '2026-06-09T22:00:00Z',
    '2026-06-10T08:00:00Z',
  ]
  expect(byDay(times.map(sent), now).map(({ label, messages }) => [label, messages.length])).toEqual([
    ['Tue 30 Dec 2025', 1],
    ['Mon 8 Jun', 1],
    // Half past midnight in summer time.
    ['Yesterday', 2],
    ['Today', 1],
  ])
  expect(byDay([], now)).toEqual([])
})
