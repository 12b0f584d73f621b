import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ukDay, ukTime } from './calendar-day.ts'
import { inUk } from './uk-clock.ts'

test.each([
  ['2026-01-15T12:00:00Z', '2026-01-15', '12:00'],
  ['2026-03-29T00:59:59Z', '2026-03-29', '00:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29', '02:00'],
  ['2026-07-14T23:30:00Z', '2026-07-15', '00:30'],
  ['2026-10-25T00:59:59Z', '2026-10-25', '01:59'],
  ['2026-10-25T01:00:00Z', '2026-10-25', '01:00'],
  ['2030-03-31T01:00:00Z', '2030-03-31', '02:00'],
  ['2027-12-31T23:59:59Z', '2027-12-31', '23:59'],
])('at %s it is %s, %s in the UK', (at, day, time) => {
  expect([ukDay(new Date(at)), ukTime(new Date(at))]).toEqual([day, time])
})

const byTables = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
})

test('a clock in the UK shows at any moment what the tables of time zones say', () => {
  const moment = fc.date({ min: new Date('1996-01-01'), max: new Date('2037-12-31'), noInvalidDate: true })
  const utc = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'short', timeStyle: 'medium' })
  fc.assert(
    fc.property(moment, (at) => utc.format(inUk(at)) === byTables.format(at)),
    { numRuns: 2000 },
  )
})
