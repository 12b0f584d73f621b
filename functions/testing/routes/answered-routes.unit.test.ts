import { afterEach, describe, expect, test } from 'vitest'
import { type AnsweredRoute, newRecord, noteAnswer, notShown, takeRecord } from './answered-routes.ts'
import type { DeclaredRoute } from './declared-routes.ts'

const hens: DeclaredRoute = {
  method: 'GET',
  path: '/api/hens/:id',
  declaration: { who: 'anyone', answer: null, calls: 2 },
}
const cached: DeclaredRoute = {
  ...hens,
  declaration: { ...hens.declaration, calls: 1, cache: { window: { fresh: 1, stale: 1 }, tag: 'products' } },
}
const atWorst: DeclaredRoute = { ...hens, declaration: { ...hens.declaration, callsAtWorst: 5 } }
const answered = (calls: number | null, isCached = false): AnsweredRoute => ({
  route: 'GET /api/hens/:id',
  calls,
  isCached,
})

describe('what tests do not show of a declared route', () => {
  test('is nothing when a good answer took just the declared calls, and more only where that is allowed', () => {
    expect(notShown([hens], [answered(1), answered(2), answered(4)])).toEqual([])
  })

  test.each([
    ['it has no good answer', hens, [{ ...answered(2), route: 'PUT /api/hens/:id' }], 'no test got a good answer'],
    ['every good answer took more calls', hens, [answered(3)], 'none took so few'],
    ['none tells its calls', hens, [answered(null)], 'none took so few'],
    [
      'it declares more calls than it takes',
      hens,
      [answered(1), answered(null)],
      'none took more than 1. Declare that.',
    ],
    ['what it declares at worst never happens', atWorst, [answered(1), answered(2)], 'none took more than the usual 2'],
    ['less happens at worst', atWorst, [answered(2), answered(4)], 'none took more than 4. Declare that'],
    ['nobody read it twice', cached, [answered(1)], 'no test got it out of the cache'],
  ])('is told by name: %s', (_, route, answers, words) => {
    expect(notShown([route], answers)).toEqual([expect.stringMatching(/^GET \/api\/hens\/:id: /)])
    expect(notShown([route], answers)[0]).toContain(words)
  })

  test('is nothing when the most at worst was taken', () => {
    expect(notShown([atWorst], [answered(2), answered(5)])).toEqual([])
  })

  test('is nothing for a cached route that was read, and again out of the cache', () => {
    expect(notShown([cached], [answered(1), answered(0, true)])).toEqual([])
  })
})

describe('the record of a run', () => {
  afterEach(() => void takeRecord(newRecord()))

  test('has each kind of answer once, and is gone when it was taken', () => {
    const folder = newRecord()
    for (const calls of [1, 2, 1]) noteAnswer(folder, answered(calls))
    expect(takeRecord(folder)).toEqual([answered(1), answered(2)])
    expect(takeRecord(folder)).toEqual([])
  })
})
