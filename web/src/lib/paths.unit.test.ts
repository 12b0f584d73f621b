import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('words and addresses survive being put into a link', () => {
  expect(paths.search('cream legbar & co')).toBe('/products?q=cream+legbar+%26+co')
  expect(paths.signIn('/cart?x=1')).toBe('/auth?next=%2Fcart%3Fx%3D1')
})
