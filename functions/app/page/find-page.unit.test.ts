import { expect, test } from 'vitest'
import { bareEnv as env } from '#testing/site/bare-env.ts'
import { pageAt, tidyAddress } from './find-page.ts'

const at = (address: string) => pageAt(new URL(address, 'https://hatchyard.test'), env)

const lists = { window: { fresh: 15, stale: 60 }, tag: 'products' }
const untilTheNextDeploy = { window: { fresh: 3600, stale: 86_400 }, tag: 'reference' }

test.each([
  ['/', lists],
  ['/products', lists],
  ['/products/01a205af-5183-754b-ab09-272b9ede538a', lists],
  ['/categories', lists],
  ['/category/equipment', lists],
  ['/category/hatching-eggs/chicken', lists],
  ['/sellers/ludlow_hens', lists],
  ['/services', lists],
  ['/sell', lists],
  ['/feature-requests', { ...lists, tag: 'feature-requests' }],
  // It begins with today, which must not be yesterday.
  ['/help/incubation-calculator', { ...lists, tag: 'reference' }],
  ['/help/unpacking-and-resting-eggs', untilTheNextDeploy],
  ['/privacy', untilTheNextDeploy],
])('%s is kept as long as what it shows, and dropped with it', (address, kept) => {
  expect(at(address)).toMatchObject(kept)
})

test('a page is kept by all that it shows something else for, and by nothing else', () => {
  const search = '?category=hatching-eggs&sort=newest'
  expect(at(`/products${search}&utm_source=letter`)).toMatchObject({
    key: `/products${search}`,
    address: { pathname: '/products', search },
  })
  expect(at('/help?q=duck&topic=buying')).toMatchObject({ key: '/help?q=duck&topic=buying' })
  expect(at('/privacy?q=duck')).toMatchObject({ key: '/privacy', address: { pathname: '/privacy', search: '' } })
  expect(at('/products/?q=duck')).toMatchObject({ key: '/products?q=duck', address: null })
  expect(at('/products?q=duck%20')).toMatchObject({ key: '/products?q=duck', address: null })
})

test('a search longer than anybody types is for the browser to draw', () => {
  const search = `?q=${'a'.repeat(998)}`
  expect(at(`/products${search}`)).toMatchObject({ address: { pathname: '/products', search } })
  expect(at(`/products${search}a`)).toMatchObject({ key: `/products${search}a`, address: null })
})

test.each([
  [
    '/category/hatching-eggs/?sort=newest&breed=marans&utm_source=a',
    '/category/hatching-eggs?breed=marans&sort=newest&utm_source=a',
  ],
  ['/help/?utm_source=a', '/help?utm_source=a'],
  ['//', '/'],
  ['/orders/', '/orders'],
  ['/products?utm_source=a&q=duck', null],
  ['/products?species=duck&species=quail', null],
  ['//evil.example/', null],
  ['/cart?q=+', null],
])('%s leads to %s', (address, tidy) => {
  expect(tidyAddress(new URL(`https://hatchyard.test${address}`))).toBe(tidy)
})

test('nothing of a private page is read, drawn or kept', () => {
  for (const address of ['/cart', '/messages', '/dashboard/orders', '/orders/1/receipt', '/pay/secret'])
    expect(at(address)).toEqual({ model: expect.objectContaining({ status: 200, indexed: false, firstData: [] }) })
})
