import { expect, test } from 'vitest'
import { problemsOf, readSearch, searchOf } from './read-search.ts'

const today = '2026-10-20'
const read = (query: string) => readSearch(new URLSearchParams(query), today)

test('without anything asked for it starts chicken eggs today', () => {
  expect(read('')).toEqual({
    fields: { species: 'chicken', set: today, eggs: '', batch: '' },
    asked: { kind: 'chicken', setOn: today, eggs: undefined, batch: undefined },
    notes: [],
  })
  expect(read('set=&eggs=&species=').notes).toEqual([])
})

test('the address says it all, and can be written from what it said', () => {
  const { fields, asked, notes } = read('species=goose-heavy&set=2028-02-29&eggs=12&batch=Blue+pen')
  expect(asked).toEqual({ kind: 'goose-heavy', setOn: '2028-02-29', eggs: 12, batch: 'Blue pen' })
  expect(notes).toEqual([])
  expect(String(searchOf(fields))).toBe('species=goose-heavy&set=2028-02-29&eggs=12&batch=Blue+pen')
})

test.each([
  ['species=dragon', '“dragon”'],
  ['species=__proto__', '“__proto__”'],
  ['set=2027-02-29', '“2027-02-29”'],
  ['set=2024-10-18', '“2024-10-18”'],
  ['set=2028-10-21', '“2028-10-21”'],
  ['eggs=abc', '“abc”'],
  ['eggs=10000', '“10000”'],
  [`batch=${'x'.repeat(61)}`, 'batch name'],
  ['batch=two%0Alines', 'batch name'],
])('%s gives way to the default and is told of', (query, told) => {
  const { asked, notes } = read(query)
  expect(asked).toEqual({ kind: 'chicken', setOn: today, eggs: undefined, batch: undefined })
  expect(notes).toHaveLength(1)
  expect(notes[0]).toContain(told)
})

test('what is typed wrong is told beside its field', () => {
  const wrong = { species: 'duck', set: '0202-03-20', eggs: '0', batch: 'x'.repeat(61) }
  expect(problemsOf(wrong, today)).toEqual({
    set: 'Please choose a day on or after Saturday 19 October 2024',
    eggs: 'Please enter a whole number of eggs from 1 to 9999',
    batch: 'Please use at most 60 characters',
  })
})
