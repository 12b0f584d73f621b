import { expect, test } from 'vitest'
import * as z from 'zod'
import { AppError } from '#app/errors.ts'
import { findPlace, readCursor, writeCursor } from './cursor.ts'

const place = z.tuple([z.string(), z.int()])
const encoded = (text: string) => Buffer.from(text).toString('base64url')

test('a place that was written is read again', () => {
  expect(writeCursor(['Cream Legbar', 7])).toBe('WyJDcmVhbSBMZWdiYXIiLDdd')
  expect(readCursor(place, 'WyJDcmVhbSBMZWdiYXIiLDdd')).toEqual(['Cream Legbar', 7])
})

test.each([
  ['no base64', '%%%'],
  ['no JSON', encoded('hens')],
  ['no list', encoded('{"a":1}')],
  ['another list', encoded('[7,"Cream Legbar"]')],
  ['a longer list', encoded('["Cream Legbar",7,8]')],
  ['text that Postgres cannot hold', encoded('["Cream\\u0000Legbar",7]')],
  ['half a character', encoded('["Cream \\ud83d",7]')],
  ['nothing', ''],
])('%s is no place, and refused in words', (_what, cursor) => {
  expect(findPlace(place, cursor)).toBeNull()
  expect(() => readCursor(place, cursor)).toThrow(AppError)
  expect(() => readCursor(place, cursor)).toThrow('This isn’t a place in this list. Start again without it.')
})
