import { expect, test } from 'vitest'
import { keptDays, parseViews, type View, withView } from './views.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-04-14T09:00:00Z')
const idOf = (n: number): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
const view = (n: number, at = now): View => ({ id: idOf(n), at })

test('the latest look stands first, and each listing once', () => {
  expect(withView([view(1), view(2)], view(3))).toEqual([view(3), view(1), view(2)])
  expect(withView([view(1), view(2)], view(2, now + 1))).toEqual([view(2, now + 1), view(1)])
})

test('only the last twelve are kept', () => {
  const twelve = Array.from({ length: 12 }, (_, n) => view(n))
  expect(withView(twelve, view(12))).toEqual([view(12), ...twelve.slice(0, 11)])
})

test('what is older than sixty days is forgotten', () => {
  const old = view(1, now - keptDays * day)
  expect(parseViews(JSON.stringify([view(2), old]), now)).toEqual([view(2)])
})

test.each([null, '', '{', '{}', '3'])('a browser that holds %s holds no looks', (text) => {
  expect(parseViews(text, now)).toEqual([])
})

test('what is no look is left out', () => {
  const wrong = [null, 3, { id: 'eggs', at: now }, { id: idOf(1) }, { id: idOf(2), at: 'today' }]
  expect(parseViews(JSON.stringify([...wrong, view(4)]), now)).toEqual([view(4)])
})
