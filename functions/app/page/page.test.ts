import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HelpList } from '#contract/help/help.answers.ts'
import { catalogueKeys, helpKeys } from '#contract/pages/query-keys.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { anew } from '#testing/site/anew.ts'
import { dataOf, firstData } from '#testing/site/first-data.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let eggs: string
let removed: string
let draft: string
const origin = 'https://hatchyard.test'
const nasty = 'Eggs </script><script>alert(1)</script> & "quotes"'

beforeAll(async () => {
  app = await startTestApp({ SITE_ORIGIN: origin })
  const seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  const place = { category: 'hatching-eggs', subcategory: 'chicken', featured: true }
  eggs = (
    await addListing(app, seller, { ...place, title: nasty, picture: 'eggs-1', description: 'Line\u2028end <b>' })
  ).id
  removed = (await addListing(app, seller, { title: 'Removed tonic', status: 'removed' })).id
  draft = (await addListing(app, seller, { title: 'Draft drinker', status: 'draft' })).id
})

afterAll(() => app.close())

const page = async (address: string, init?: RequestInit) => {
  const response = await app.fetch(address, init)
  return { response, status: response.status, html: await response.text() }
}

const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json ?? ''))

const metaOf = (html: string, name: string) => new RegExp(`<meta [^>]*"${name}" content="([^"]*)"`).exec(html)?.[1]

test('a listing comes with its head, its data and its first picture, in one round trip', async () => {
  const before = app.allCalls()
  const { status, html, response } = await page(`/products/${eggs}`)
  expect(app.allCalls() - before).toBe(1)
  expect(status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(html).toContain('<title>Eggs &lt;/script&gt;')
  expect(html).toContain(`<link rel="canonical" href="${origin}/products/${eggs}"`)
  expect(metaOf(html, 'og:url')).toBe(`${origin}/products/${eggs}`)
  expect(metaOf(html, 'description')).toMatch(/^£12\.50\. Line/)
  expect(html).toContain('imagesrcset="/api/images/eggs-1?w=320 320w')
  expect(dataOf(html, catalogueKeys.product(eggs))).toEqual(await (await app.fetch(`/api/products/${eggs}`)).json())
})

test('a shop comes with its head, its words and what it sells, in one round trip', async () => {
  await app.db.query('update shops set about = $1', [nasty])
  const before = app.allCalls()
  const { status, html } = await page('/sellers/LUDLOW_hens?sort=newest')
  expect(app.allCalls() - before).toBe(1)
  expect(status).toBe(200)
  expect(html).toContain('<title>Shop of ludlow_hens ·')
  expect(html).toContain(`<link rel="canonical" href="${origin}/sellers/ludlow_hens"`)
  expect(metaOf(html, 'robots')).toMatch(/noindex/)
  expect(html).toContain('"@type":"Store"')
  expect(html).not.toContain('<script>alert(1)')
  expect(dataOf(html, catalogueKeys.seller('ludlow_hens'))).toMatchObject({ about: nasty, listingCount: 1 })
  const asked = new URLSearchParams({ seller: 'LUDLOW_hens', sort: 'newest' })
  expect(dataOf(html, catalogueKeys.list(asked))).toMatchObject({ pages: [{ items: [{ id: eggs }] }] })
  expect((await page('/sellers/nobody-at-all')).status).toBe(404)
  expect((await page('/sitemap.xml')).html).toContain(`<loc>${origin}/sellers/ludlow_hens</loc>`)
})

test('what a seller wrote cannot end the script that carries it', async () => {
  const { html } = await page(`/products/${eggs}`)
  expect(html).not.toContain('<script>alert')
  for (const script of html.match(/<script.*?<\/script>/gs) ?? []) expect(script).not.toContain('\u2028')
  expect(structuredData(html)).toMatchObject([
    {
      '@type': 'Product',
      name: nasty,
      image: [`${origin}/api/images/eggs-1?w=1600`],
      offers: { lowPrice: '12.50', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
    },
    { '@type': 'BreadcrumbList' },
  ])
})

test('home, lists and categories come with the data that the client asks for first', async () => {
  const home = await page('/')
  expect(/<link rel="preload" as="image"[^>]*>/.exec(home.html)?.[0]).toBe(
    '<link rel="preload" as="image" href="/pictures/spring-yard-1600.avif" type="image/avif" imagesrcset="/pictures/spring-yard-640.avif 640w, /pictures/spring-yard-960.avif 960w, /pictures/spring-yard-1280.avif 1280w, /pictures/spring-yard-1600.avif 1600w" imagesizes="(width &lt; 768px) 100vw, (width &lt; 1200px) calc(50vw - 44px), 556px" fetchpriority="high">',
  )
  expect(dataOf(home.html, catalogueKeys.featured)).toMatchObject([{ id: eggs }])
  expect(dataOf(home.html, catalogueKeys.categories)).toHaveLength(6)
  expect(dataOf(home.html, catalogueKeys.serviceCategories)).toHaveLength(4)
  expect(dataOf(home.html, catalogueKeys.settings)).toMatchObject({ figures: { activeUsers: 5000 } })
  const search = await page('/products?q=eggs&utm_source=mail')
  const words = new URLSearchParams({ q: 'eggs' })
  expect(dataOf(search.html, catalogueKeys.list(words))).toMatchObject({ pages: [{ total: 1 }], pageParams: [null] })
  expect(metaOf(search.html, 'robots')).toBe('noindex')
  const category = await page('/category/hatching-eggs/chicken')
  const filters = new URLSearchParams({ category: 'hatching-eggs', subcategory: 'chicken' })
  expect(dataOf(category.html, catalogueKeys.list(filters))).toMatchObject({ pages: [{ total: 1 }] })
  expect(category.html).toContain('<title>Chicken: hatching eggs · Hatchyard</title>')
})

test.each([
  ['/category/equipment?category=hatching-eggs', 'category=equipment', 0],
  ['/sellers/ludlow_hens?seller=nobody_else', 'seller=ludlow_hens', 1],
])('%s lists its own', async (address, own, total) => {
  const { html } = await page(address)
  expect(dataOf(html, catalogueKeys.list(new URLSearchParams(own)))).toMatchObject({ pages: [{ total }] })
})

test('services come with those that reach a postcode, and without a list where we do not know it', async () => {
  const near = new URLSearchParams({ near: 'SY8' })
  const { html } = await page(`/services?${near}`)
  expect(dataOf(html, catalogueKeys.services(near))).toMatchObject({ pages: [{ items: [], nextCursor: null }] })
  const unknown = new URLSearchParams({ near: 'SY99' })
  const refused = await page(`/services?${unknown}`)
  expect(refused.status).toBe(200)
  expect(dataOf(refused.html, catalogueKeys.services(unknown))).toBeUndefined()
  expect(dataOf(refused.html, catalogueKeys.serviceCategories)).toHaveLength(4)
})

test('a category that is none comes with those that are, so that no list of it is asked for', async () => {
  const { html } = await page('/category/ostriches')
  expect(dataOf(html, catalogueKeys.categories)).toHaveLength(6)
})

test('each page of first data takes one round trip', async () => {
  for (const address of [
    '/?',
    '/categories',
    '/category/equipment',
    '/products?sort=newest',
    '/services?near=EX20',
    '/sell',
    '/help',
    '/help?q=eggs',
  ]) {
    const before = app.allCalls()
    await page(address, { headers: anew(app) })
    expect([address, app.allCalls() - before]).toEqual([address, 1])
  }
})

test.each([
  ['/no-such-page', 404],
  ['/category/ostriches', 404],
  ['/category/equipment/geese', 404],
  ['/help/no-such-article', 404],
  ['/products/nonsense', 404],
  ['/cart', 200],
  ['/dashboard/orders', 200],
])('%s answers %i with the shell', async (address, status) => {
  const answer = await page(address)
  expect(answer.status).toBe(status)
  expect(answer.html).toContain('<div id="root">')
  expect(metaOf(answer.html, 'robots')).toBe('noindex')
})

test('a policy comes with its own title and description, and without a call to the database', async () => {
  const before = app.allCalls()
  const { status, html } = await page('/returns')
  expect(app.allCalls() - before).toBe(0)
  expect(status).toBe(200)
  expect(html).toContain('<title>Returns and refunds policy · Hatchyard</title>')
  expect(metaOf(html, 'description')).toMatch(/^30 days for standard items, refunds within 5-7 business days/)
  expect(html).toContain(`<link rel="canonical" href="${origin}/returns"`)
  expect(metaOf(html, 'robots')).toBeUndefined()
})

test('the help centre comes with all its articles, or with what was searched for and then in no index', async () => {
  const all = await page('/help?utm_source=mail')
  expect(all.html).toContain('<title>Help centre · Hatchyard</title>')
  expect(metaOf(all.html, 'robots')).toBeUndefined()
  const asked = await (await app.fetch('/api/help?limit=100')).json()
  expect(dataOf(all.html, helpKeys.list(new URLSearchParams()))).toEqual({ pages: [asked], pageParams: [null] })
  const words = new URLSearchParams({ q: 'unpacking eggs' })
  const search = await page(`/help?${words}`)
  expect(metaOf(search.html, 'robots')).toBe('noindex')
  expect(search.html).toContain(`<link rel="canonical" href="${origin}/help"`)
  expect(dataOf(search.html, helpKeys.list(words))).toMatchObject({
    pages: [{ items: expect.arrayContaining([expect.objectContaining({ kind: 'article' })]) }],
  })
  const topic = new URLSearchParams({ topic: 'buying' })
  const some = dataOf((await page(`/help?${topic}`)).html, helpKeys.list(topic)) as { pages: [HelpList] }
  expect(new Set(some.pages[0].items.map((entry) => entry.topic))).toEqual(new Set(['buying']))
  const refused = await page(`/help?q=${'x'.repeat(201)}`)
  expect(refused.status).toBe(200)
  expect(firstData(refused.html)).toEqual([])
})

test('an article comes with its head, its data and what search engines want to know', async () => {
  const slug = 'unpacking-and-resting-eggs'
  const before = app.allCalls()
  const { status, html } = await page(`/help/${slug}`)
  expect(app.allCalls() - before).toBe(1)
  expect(status).toBe(200)
  const article = await (await app.fetch(`/api/help/${slug}`)).json()
  expect(html).toContain(`<title>${article.title} · Hatchyard</title>`)
  expect(metaOf(html, 'description')).toBe(article.summary)
  expect(html).toContain(`<link rel="canonical" href="${origin}/help/${slug}"`)
  expect(dataOf(html, helpKeys.article(slug))).toEqual(article)
  expect(structuredData(html)).toMatchObject([
    { '@type': 'Article', headline: article.title, url: `${origin}/help/${slug}`, dateModified: article.updatedOn },
    { '@type': 'BreadcrumbList', itemListElement: [{}, { item: `${origin}/help` }, { name: article.title }] },
  ])
  const calculator = await page('/help/incubation-calculator')
  expect(calculator.status).toBe(200)
  expect(calculator.html).toContain('<title>Incubation calculator · Hatchyard</title>')
  const sitemap = await page('/sitemap.xml')
  for (const path of ['/help', '/help/incubation-calculator', `/help/${slug}`]) {
    expect(sitemap.html).toContain(`<loc>${origin}${path}</loc>`)
  }
})

test('a draft is not found and a removed listing is gone', async () => {
  expect((await page(`/products/${draft}`)).status).toBe(404)
  expect((await page(`/products/${removed}`)).status).toBe(410)
})

test('filters that the API would refuse still get the page, without data', async () => {
  for (const address of ['/products?minPrice=ten', '/category/equipment?sort=cheapest', '/products?breed=dodo']) {
    const { status, html } = await page(address)
    expect(status).toBe(200)
    expect(firstData(html).filter(([key]) => key.includes('list'))).toEqual([])
  }
})

test('a page has an ETag of its own where it is kept, and is never answered from the shell’s', async () => {
  const asked = await Promise.all(['/', '/cart', '/category/ostriches'].map((address) => page(address)))
  expect(asked.map(({ response }) => response.headers.get('etag'))).toEqual([expect.any(String), null, null])
  const again = await page('/', { headers: { 'If-None-Match': '*', 'If-Modified-Since': new Date().toUTCString() } })
  expect(again.status).toBe(200)
})

test('pages carry the security headers and let no other site read them', async () => {
  const { headers } = (await page('/')).response
  expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(headers.get('strict-transport-security')).toContain('max-age')
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect((await page('/', { method: 'POST' })).status).toBe(405)
})
