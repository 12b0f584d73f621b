import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test('after sign-in a path of ours is followed with its query', () => {
  expect(ownPath('/orders?checkout=1#top')).toBe('/orders?checkout=1#top')
})

const elsewhere = [
  ...[null, '', 'orders', '//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)'],
  ...['/.//evil.example', '/x/..//evil.example', '/%2e//evil.example', '/./\\evil.example'],
]

test.each(elsewhere)('after sign-in %s is not followed (V1.2.2, V3.7.2)', (next) => expect(ownPath(next)).toBeNull())
