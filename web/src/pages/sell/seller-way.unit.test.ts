import { expect, test } from 'vitest'
import { sellerWay } from './seller-way.ts'

test.each([undefined, 'buyer'] as const)(
  '%s comes to a shop by /auth, with the package that was chosen',
  (userType) => {
    const { start, choose } = sellerWay(userType)
    expect(start.to).toBe('/auth?type=seller')
    expect(choose?.('premium')).toBe('/auth?type=seller&tier=premium')
  },
)

test('a seller has a shop, and their package is looked after there', () => {
  expect(sellerWay('seller').start.to).toBe('/dashboard')
  expect(sellerWay('seller').choose?.('basic')).toBe('/dashboard/package')
})

test('an admin has no package to choose', () => expect(sellerWay('admin').choose).toBeNull())
