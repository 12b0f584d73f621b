import { expect, test } from 'vitest'
import { seal, sealedBy, unseal } from './sealed-secret.rules.ts'

const [older, newer] = ['an-older-secret-of-32-letters-0001', 'a-newer-secret-of-32-letters-00002']
const userId = '01900000-0000-7000-8000-000000000001'
const sealed = seal('GEZDGNBVGY3TQOJQ', { secrets: [older], userId })

test('what is sealed tells nothing, differs each time, and opens for whom it was sealed (V11.3.1, V11.3.2, V11.3.3)', () => {
  expect(sealed).not.toContain('GEZDGNBVGY3TQOJQ')
  expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('GEZD')
  expect(seal('GEZDGNBVGY3TQOJQ', { secrets: [older], userId })).not.toBe(sealed)
  expect(unseal(sealed, { secrets: [older], userId })).toBe('GEZDGNBVGY3TQOJQ')
})

test('it opens after a newer secret has come before that which sealed it, and tells which of them it was (V11.2.2)', () => {
  expect(unseal(sealed, { secrets: [newer, older], userId })).toBe('GEZDGNBVGY3TQOJQ')
  const [byNewer = '', byOlder = ''] = sealedBy([newer, older])
  expect([sealed.startsWith(byNewer), sealed.startsWith(byOlder)]).toEqual([false, true])
})

test.each([
  ['for another user', sealed, { secrets: [older], userId: userId.replace(/1$/, '2') }],
  ['by a secret that did not seal it', sealed, { secrets: [newer], userId }],
  [
    'where a letter was changed',
    sealed.replace(/(?<=\.)./, (first) => (first === 'A' ? 'B' : 'A')),
    { secrets: [older], userId },
  ],
  ['where it was cut short', sealed.slice(0, 20), { secrets: [older], userId }],
  ['that is empty', '', { secrets: [older], userId }],
])('nothing opens %s', (_what, text, sealing) => {
  expect(unseal(text, sealing)).toBeNull()
})
