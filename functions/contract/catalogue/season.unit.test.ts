import { expect, test } from 'vitest'
import { inSeason, monthOf } from './season.ts'

test.each([
  ['2026-01-31', 'January', ['quail']],
  ['2026-02-01', 'February', ['chicken', 'quail']],
  ['2026-03-15', 'March', ['chicken', 'duck', 'goose', 'quail']],
  ['2026-04-14', 'April', ['chicken', 'duck', 'turkey', 'goose', 'pheasant', 'quail']],
  ['2026-05-31', 'May', ['chicken', 'duck', 'turkey', 'goose', 'guinea-fowl', 'pheasant', 'quail']],
  ['2026-06-01', 'June', ['chicken', 'duck', 'turkey', 'guinea-fowl', 'pheasant', 'quail']],
  ['2026-07-31', 'July', ['chicken', 'duck', 'turkey', 'guinea-fowl', 'quail']],
  ['2026-08-31', 'August', ['chicken', 'duck', 'guinea-fowl', 'quail']],
  ['2026-09-30', 'September', ['chicken', 'quail']],
  ['2026-10-01', 'October', ['quail']],
  ['2026-11-26', 'November', ['quail']],
  ['2026-12-31', 'December', ['quail']],
])('on %s, in %s, the eggs of its species can be set, and what is laid all year comes last', (day, month, species) => {
  expect(monthOf(day)).toBe(month)
  expect(inSeason(day)).toEqual(species)
})
