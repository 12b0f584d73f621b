import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CatalogueRoutes } from '#features/catalogue/listings/catalogue.routes.ts'
import type { CartRoutes } from '#features/trade/cart/cart.routes.ts'
import { clientOf } from './typed-client.ts'

const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('document', { cookie: '' })
  sent.mockImplementation(async () => Response.json({}))
})
afterEach(() => {
  vi.unstubAllGlobals()
  sent.mockReset()
})

const asked = () => {
  const [address, init] = sent.mock.lastCall ?? []
  return { address, method: init?.method, body: init?.body, headers: new Headers(init?.headers) }
}

test('a read asks with what the path and the query are told', async () => {
  const { products } = clientOf<CatalogueRoutes>('/api')
  await products[':id'].$get({ param: { id: 'a%2F1' } })
  expect(asked()).toMatchObject({ address: '/api/products/a%2F1', method: 'GET', body: undefined })
  await products.cards.$get({ query: { id: ['a', 'b'] } })
  expect(asked().address).toBe('/api/products/cards?id=a&id=b')
  await products.featured.$get({ query: {} })
  expect(asked().address).toBe('/api/products/featured')
})

test('a write sends its body as JSON, to the place that the path names', async () => {
  const { items } = clientOf<CartRoutes>('/api').cart
  await items[':id'].$patch({ param: { id: 'a1' }, json: { quantity: 2 } })
  expect(asked()).toMatchObject({ address: '/api/cart/items/a1', method: 'PATCH', body: '{"quantity":2}' })
  expect(asked().headers.get('Content-Type')).toBe('application/json')
  await items[':id'].$delete({ param: { id: 'a1' } })
  expect(asked()).toMatchObject({ address: '/api/cart/items/a1', method: 'DELETE', body: undefined })
  expect(asked().headers.has('Content-Type')).toBe(false)
})
