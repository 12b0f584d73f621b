import { expect, test } from 'vitest'
import { nearField, outcodeField, postcodeField } from './fields.ts'

test.each([
  ['SY8 1AA', 'SY8 1AA'],
  ['sy8-1aa', 'SY8 1AA'],
  ['  sy8   1aa ', 'SY8 1AA'],
  ['Sy81aa', 'SY8 1AA'],
  ['SY8\u00a01AA', 'SY8 1AA'],
  ['SY8–1AA.', 'SY8 1AA'],
  ['s y 8 1 a a', 'SY8 1AA'],
  ['ec1a1bb', 'EC1A 1BB'],
  ['W1A 0AX', 'W1A 0AX'],
  ['m11ae', 'M1 1AE'],
  ['B33 8TH', 'B33 8TH'],
  ['im1 1aa', 'IM1 1AA'],
  ['bf1 2at', 'BF1 2AT'],
  ['ＳＹ８　１ＡＡ', 'SY8 1AA'],
  ['ｓｙ８－１ａａ．', 'SY8 1AA'],
])('%j is the postcode %s', (typed, postcode) => {
  expect(postcodeField.parse(typed)).toBe(postcode)
})

const none = [
  'SY8',
  'SY8 1A',
  'SY8 1AAA',
  '1SY 8AA',
  'GX11 1AA',
  'ZZ1 1ZZ',
  'SY8/1AA',
  'SY8 1ÀA',
  '75001',
  'D02 X285',
  '',
]

test.each(none)('%j is no UK postcode', (typed) => {
  const said = postcodeField.safeParse(typed).error?.issues.map(({ message }) => message)
  expect(said).toEqual(['Please enter a UK postcode, such as SY8 1AA'])
})

test.each([
  ['sy8', 'SY8'],
  [' EC1A. ', 'EC1A'],
  ['dl 11', 'DL11'],
  ['ｄｌ１１', 'DL11'],
])('%j is the first half %s', (typed, outcode) => {
  expect(outcodeField.parse(typed)).toBe(outcode)
  expect(nearField.parse(typed)).toBe(outcode)
})

test.each([
  ['sy8-1aa', 'SY8'],
  ['ec1a1bb', 'EC1A'],
  ['b33  8th', 'B33'],
])('near %j looks around %s, and it is more than a first half', (typed, outcode) => {
  expect(nearField.parse(typed)).toBe(outcode)
  const said = outcodeField.safeParse(typed).error?.issues.map(({ message }) => message)
  expect(said).toEqual(['Please enter the first half of a postcode, such as SY8'])
})
