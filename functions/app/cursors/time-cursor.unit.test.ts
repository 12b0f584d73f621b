import { expect, test } from 'vitest'
import { foreignCursor, writeCursor } from './cursor.ts'
import { lastMoment, readTimeCursor, writeTimeCursor } from './time-cursor.ts'

const id = '7d4b8c52-95a1-4e0c-9d6e-2f1a3b5c7d90'

test.each(['1970-01-01T00:00:00.000Z', '2026-04-14T09:30:00.123Z', '9999-12-31T23:59:59.999Z'])(
  'a place at %s is read as it was written',
  (moment) => {
    const at = new Date(moment)
    expect(readTimeCursor(writeTimeCursor({ at, id }))).toEqual({ at, id })
  },
)

test.each([-1, lastMoment + 1, 1e15, -1e15, 8.64e15 + 1, 2 ** 53 - 1, 0.5])(
  'a place at %d ms, which Postgres could not read, is refused in words',
  (moment) => {
    expect(() => readTimeCursor(writeCursor([moment, id]))).toThrow(foreignCursor)
  },
)

test('without a cursor there is no place', () => {
  expect(readTimeCursor(undefined)).toBeNull()
})
