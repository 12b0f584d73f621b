import { describe, expect, test } from 'vitest'
import { newTotpSecret, stepOfCode, totpUri } from './totp.rules.ts'

/** The key of RFC 6238, appendix B ("12345678901234567890"), in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

// The RFC shows eight digits; of six, an app shows the last six.
const vectors: [seconds: number, step: number, code: string][] = [
  [59, 0x1, '287082'],
  [1_111_111_109, 0x23523ec, '081804'],
  [1_111_111_111, 0x23523ed, '050471'],
  [1_234_567_890, 0x273ef07, '005924'],
  [2_000_000_000, 0x3f940aa, '279037'],
  [20_000_000_000, 0x27bc86aa, '353130'],
]

const at = (seconds: number) => new Date(seconds * 1000)

test.each(vectors)('at %d seconds the code of RFC 6238 is of its step', (seconds, step, code) => {
  expect(stepOfCode({ secret, code, now: at(seconds) })).toBe(step)
})

describe('a code', () => {
  const [code, step] = ['081804', 0x23523ec]
  const begin = step * 30

  test.each([
    ['in the half minute before its own', begin - 1],
    ['as its own begins', begin],
    ['in the last second of the half minute after', begin + 59],
  ])('is good %s', (_when, seconds) => {
    expect(stepOfCode({ secret, code, now: at(seconds) })).toBe(step)
  })

  test.each([
    ['a whole minute before', begin - 31],
    ['two half minutes later', begin + 60],
  ])('is not %s', (_when, seconds) => {
    expect(stepOfCode({ secret, code, now: at(seconds) })).toBeNull()
  })

  test('may be read off with a space', () => {
    expect(stepOfCode({ secret, code: '081 804', now: at(begin) })).toBe(step)
  })

  test.each(['081805', '81804', '0818040', '', 'letter', '-81804'])('that is %j is wrong', (wrong) => {
    expect(stepOfCode({ secret, code: wrong, now: at(begin) })).toBeNull()
  })
})

test('an app is told all that it needs, and secrets are of 160 bits (V6.5.3, V6.5.4)', () => {
  expect(totpUri({ secret, username: 'ada_moor' })).toBe(
    `otpauth://totp/Hatchyard:ada_moor?issuer=Hatchyard&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
})
