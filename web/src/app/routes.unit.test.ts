import { expect, test } from 'vitest'
import { paths } from '#web/lib/paths.ts'
import { matchRoutes } from '#web/lib/router/match-routes.ts'
import { routes } from './routes.tsx'

const pageAt = (pathname: string) => matchRoutes(routes, pathname)?.routes.at(-1)?.path

const written = Object.values(paths).filter((path) => typeof path === 'string')

test.each(written)('%s has a page of its own, which no gap of another stands before', (path) => {
  expect(pageAt(path)).toBe(path)
})

test('an address with gaps leads to its page', () => {
  expect(pageAt(paths.product('a1'))).toBe('/products/:productId')
  expect(pageAt(paths.subcategory('supplies', 'feed'))).toBe('/category/:category/:subcategory')
  expect(pageAt(paths.article('first-hatch'))).toBe('/help/:slug')
  expect(pageAt(paths.receipt('a1'))).toBe('/orders/:id/receipt')
  expect(pageAt(paths.packingSlip('a1'))).toBe('/dashboard/orders/:id/packing-slip')
  expect(pageAt(paths.profileSection('security'))).toBe('/profile/security')
})

test('any other address is said to be none', () => {
  expect(pageAt('/nowhere')).toBe('*')
  expect(pageAt('/orders/a1/nowhere')).toBe('*')
})
