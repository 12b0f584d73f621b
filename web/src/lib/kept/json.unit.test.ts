import { expect, test } from 'vitest'
import { fieldsOf, fromJson, listOf } from './json.ts'

const isNumber = (value: unknown): value is number => typeof value === 'number'

const named = fromJson<string | null>(null, (value) => {
  const { name } = fieldsOf(value)
  return typeof name === 'string' ? name : null
})

test.each([
  [null, null],
  ['', null],
  ['{', null],
  ['null', null],
  ['3', null],
  ['[]', null],
  ['{"name":3}', null],
  ['{"name":"Marans","more":1}', 'Marans'],
])('%j gives %j', (text, value) => expect(named(text)).toBe(value))

test('a check that stumbles gives nothing', () => {
  const stumbles = fromJson<string>('nothing', () => {
    throw new TypeError('no such field')
  })
  expect(stumbles('{}')).toBe('nothing')
})

test('only what belongs in a list is taken from it', () => {
  expect(listOf([1, 'x', null, 2], isNumber)).toEqual([1, 2])
  expect(listOf({ length: 1, 0: 1 }, isNumber)).toEqual([])
})
