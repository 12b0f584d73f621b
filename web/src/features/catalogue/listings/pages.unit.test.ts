import { expect, test } from 'vitest'
import { findPage } from '#contract/pages/pages.ts'
import { paths } from '#web/lib/paths.ts'

const id = 'an-id'
const addresses = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...[paths.product(id), paths.category(id), paths.subcategory(id, id), paths.pay(id), paths.order(id)],
  ...[paths.listing(id), paths.dashboardOrder(id)],
]

test.each(addresses)('the edge knows the page at %s', (path) => expect(findPage(path)).not.toBeNull())

test('what is no page is none, however long', () => {
  expect(findPage('/orders/1/2')).toBeNull()
  expect(findPage('/nowhere')).toBeNull()
})

test('a plain address wins over one with a name in it', () => {
  expect(findPage('/dashboard/listings/new')?.page).toBe('/dashboard/listings/new')
  expect(findPage('/products/abc')).toEqual({ page: '/products/:id', parts: ['abc'] })
})
