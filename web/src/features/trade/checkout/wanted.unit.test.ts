import { expect, test } from 'vitest'
import { buyNowPath } from './buy-now-path.ts'
import { readWanted } from './wanted.ts'

const optionId = '0198f3a2-7c11-7def-8a01-6f2b3c4d5e6f'
const read = (search: string) => readWanted(new URLSearchParams(search))

test.each([
  ['', { wanted: null }],
  ['from=mail', { wanted: null }],
  [`option=${optionId}`, { wanted: { optionId, quantity: 1 } }],
  [`option=${optionId}&quantity=3`, { wanted: { optionId, quantity: 3 } }],
  [`option=${optionId}&quantity=99&way=collect`, { wanted: { optionId, quantity: 99, way: 'collect' } }],
])('an address with %j asks for %j', (search, asked) => expect(read(search)).toEqual(asked))

test.each([
  ['quantity=2', 'which listing'],
  ['option=', 'which listing'],
  ['option=mug', 'which listing'],
  [`option=${optionId}0`, 'which listing'],
  [`option=${optionId}&quantity=`, 'buy 1 to 99'],
  [`option=${optionId}&quantity=0`, 'buy 1 to 99'],
  [`option=${optionId}&quantity=-1`, 'buy 1 to 99'],
  [`option=${optionId}&quantity=1.5`, 'buy 1 to 99'],
  [`option=${optionId}&quantity=1e1`, 'buy 1 to 99'],
  [`option=${optionId}&quantity=100`, 'buy 1 to 99'],
  [`option=${optionId}&quantity=two`, 'buy 1 to 99'],
  [`option=${optionId}&quantity=1&way=pigeon`, 'a kind of delivery we don’t have'],
  ['way=post', 'which listing'],
])('an address with %j is told in words', (search, words) => {
  expect(read(search)).toEqual({ wrong: expect.stringContaining(words) })
})

test('the address of an option is read as it was written', () => {
  expect(buyNowPath({ optionId, quantity: 2, way: 'post' })).toBe(`/checkout?option=${optionId}&quantity=2&way=post`)
  const path = buyNowPath({ optionId, quantity: 7 })
  expect(read(path.split('?')[1]!)).toEqual({ wanted: { optionId, quantity: 7 } })
})
