import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let eggs: string
let removed: string
const origin = 'https://hatchyard.test'

beforeAll(async () => {
  app = await startTestApp({ SITE_ORIGIN: origin })
  const seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  eggs = (await addListing(app, seller, { title: 'Marans eggs' })).id
  removed = (await addListing(app, seller, { title: 'Removed tonic', status: 'removed' })).id
})
afterAll(() => app.close())

const page = async (address: string) => {
  const response = await app.fetch(address)
  return { response, html: await response.text() }
}

test('no other site gets hold of a page, a script or an answer, but of pictures that everybody may see', async () => {
  const told = async (path: string) => {
    const { headers } = await app.fetch(path)
    const names = ['cross-origin-opener-policy', 'cross-origin-resource-policy', 'access-control-allow-origin']
    return names.map((name) => headers.get(name))
  }
  for (const path of [
    '/',
    '/nothing/here',
    '/early.js',
    '/favicon.svg',
    '/robots.txt',
    '/api/categories',
    '/api/user',
  ]) {
    expect([path, ...(await told(path))]).toEqual([path, 'same-origin', 'same-origin', null])
  }
  expect(await told('/pictures/stock.webp')).toEqual(['same-origin', 'cross-origin', null])
})

test('security.txt says whom to tell of a hole, for less than a year', async () => {
  const { response, html } = await page('/.well-known/security.txt')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const [mail, form, expires, ...others] = html.trimEnd().split('\n')
  expect([mail, form]).toEqual(['Contact: mailto:security@hatchyard.example', `Contact: ${origin}/contact`])
  expect(expires).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/)
  expect(others).toEqual([
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/privacy#holes`,
  ])
})

test('search engines are told what there is and what is not theirs', async () => {
  const robots = await page('/robots.txt')
  expect(robots.html).toContain('Disallow: /cart')
  expect(robots.html).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const sitemap = await page('/sitemap.xml')
  expect(sitemap.html).toContain(`<loc>${origin}/products/${eggs}</loc>`)
  expect(sitemap.html).not.toContain(removed)
  for (const path of ['/privacy', '/terms', '/cookies', '/shipping', '/returns']) {
    expect(sitemap.html).toContain(`<loc>${origin}${path}</loc>`)
  }
})

describe('an address that means the API and is none of it', () => {
  const paths = [
    '/api//admin/users',
    '/api//products',
    '//api/products',
    '///api/products',
    '/API//products',
    '/%61pi/products',
    '/%2Fapi/products',
    '//api',
  ]
  test.each(paths)('is not there, and says so as the API does: %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await app.fetch(`${app.url}${path}`, { method })
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
      expect(await response.json()).toMatchObject({ code: 'not_found', status: 404 })
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})

test('a file that is not there is not found, and never the home page', async () => {
  for (const path of ['/nothing.js', '/assets/nothing-AbCdEf12.js', '/apple-touch-icon.png']) {
    const { response, html } = await page(path)
    expect([path, response.status]).toEqual([path, 404])
    expect(html).not.toContain('<!--app-->')
  }
})

test('a page whose address has an empty part is not there', async () => {
  for (const path of ['//products', '/products//', '/help//buying']) {
    expect([path, (await app.fetch(`${app.url}${path}`)).status]).toEqual([path, 404])
  }
})
