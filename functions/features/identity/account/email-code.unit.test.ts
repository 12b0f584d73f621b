import { expect, test } from 'vitest'
import { verifyCodeInput } from '#contract/identity/account.ts'
import { hashEmailCode, newEmailCode } from './email-code.rules.ts'

test('a code is six digits, also those that begin with nought, and no two alike for long', () => {
  const codes = Array.from({ length: 2000 }, newEmailCode)
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(1980)
})

test('its hash needs the key, and is another for every user and every code', () => {
  const hash = (key: string, userId: string, code: string) =>
    hashEmailCode({ env: { HASH_SECRET: key } }, { userId, code })
  const own = hash('key', 'ann', '402817')
  expect(own).not.toContain('402817')
  expect(hash('key', 'ann', '402817')).toBe(own)
  expect([hash('other', 'ann', '402817'), hash('key', 'ben', '402817'), hash('key', 'ann', '402818')]).not.toContain(
    own,
  )
})

test.each(['402817', '402 817', ' 40-28-17 ', '402–817', '402\t817', '402\u00a0817', '4 0 2 8 1 7\n'])(
  '%j is understood as it is typed or pasted',
  (code) => {
    expect(verifyCodeInput.parse({ code })).toEqual({ code: '402817' })
  },
)

test.each(['', '40281', '4028170', '40281x', '402.817', '٤٠٢٨١٧', '402\n817'])('%j is none', (code) => {
  expect(verifyCodeInput.safeParse({ code }).success).toBe(false)
})
