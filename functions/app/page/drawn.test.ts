import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { signUp, type TestUser } from '#testing/people/test-users.ts'
import { anew } from '#testing/site/anew.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let buyer: TestUser
let seller: TestUser
const ids = { eggs: '', nasty: '', broken: '' }

/** What ends a tag, a comment or a script, turns a line round, is half outside a character set, or never ends. */
const hostile = [
  '</script><script>alert(1)</script>',
  '<!-- --><!--/$--><img src=x onerror=alert(1)>',
  '"><b onmouseover=alert(1)>\'&quot;&lt;',
  '\u202eneh gnitteb\u202c \u2066قدم البيض\u2069 🐓👨‍👩‍👧',
  'W'.repeat(5000),
].join(' ')

beforeAll(async () => {
  app = await startTestApp()
  const id = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  const place = { category: 'hatching-eggs', subcategory: 'chicken', featured: true }
  ids.eggs = (await addListing(app, id, { ...place, title: 'Marans eggs' })).id
  ids.nasty = (await addListing(app, id, { ...place, title: 'Nasty', attributes: { strain: hostile } })).id
  await addListing(app, id, { ...place, featured: false, title: 'Fresh eggs', picture: 'fresh-1' })
  ids.broken = (await addListing(app, id, { title: 'Old feed', attributes: { bestBefore: 'no day at all' } })).id
  await app.db.query('update shops set about = $1, name = $2', [hostile, hostile.slice(0, 200)])
  await app.db.query('update listings set title = $1, description = $2 where id = $3', [hostile, hostile, ids.nasty])
  buyer = await signUp(app, { fullName: 'Beatrix Buyer' })
  seller = await signUp(app, { fullName: 'Silas Seller', userType: 'seller' })
})

afterAll(() => app.close())

const page = async (address: string, headers: Record<string, string> = {}) => {
  const response = await app.fetch(address, { headers })
  const html = await response.text()
  const [, body = ''] = /<div id="root"[^>]*>(.*)<\/div><noscript>/s.exec(html) ?? []
  return { status: response.status, headers: response.headers, html, body }
}

const opening = (html: string) => /<div id="root"[^>]*>/.exec(html)?.[0]
const signedIn = ({ api }: TestUser) => ({
  cookie: [...api.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})

/** One of each page that is drawn. */
const drawn = () => [
  '/',
  '/products',
  '/products?q=eggs&sort=newest',
  `/products/${ids.eggs}`,
  '/categories',
  '/category/hatching-eggs',
  '/category/hatching-eggs/chicken',
  '/sellers/ludlow_hens',
  '/services',
  '/sell',
  '/feature-requests',
  '/help',
  '/help/unpacking-and-resting-eggs',
  '/help/incubation-calculator',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
  '/shipping',
  '/returns',
]

test('each page is drawn, the same to the byte for a visitor, a buyer and a seller, and names none of them (V14.2.2)', async () => {
  for (const address of drawn()) {
    const visitor = await page(address)
    expect([address, visitor.status, opening(visitor.html)]).toEqual([
      address,
      200,
      expect.stringContaining('data-drawn="desktop"'),
    ])
    expect(visitor.body).toContain('<h1')
    // Without scripts a form of another kind would put what is typed into the address, and lose it.
    for (const [form] of visitor.body.matchAll(/<form[^>]*>/g)) expect(form).toMatch(/ (action="\/|method="dialog")/)
    for (const user of [buyer, seller]) {
      const { html } = await page(address, signedIn(user))
      expect(html === visitor.html, `${address} is the same`).toBe(true)
      for (const own of [user.username, user.email, user.id]) expect(html).not.toContain(own)
    }
  }
})

test('what is drawn for a user who has just written is nothing of theirs either', async () => {
  await seller.api.patch('/api/user', { fullName: 'Silas Newname' })
  for (const address of ['/', '/products', '/sellers/ludlow_hens']) {
    const { html } = await page(address, { ...signedIn(seller), ...anew(app) })
    for (const own of [seller.username, seller.email, 'Newname']) expect(html).not.toContain(own)
  }
})

describe('a page is drawn for', () => {
  const firefoxOnPhone = 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0'
  const safariOnPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
  test.each([
    ['a phone that says so', { 'sec-ch-ua-mobile': '?1' }, 'phone'],
    ['a phone that is known by its browser', { 'user-agent': firefoxOnPhone }, 'phone'],
    ['another phone', { 'user-agent': safariOnPhone }, 'phone'],
    [
      'a desktop that says so, whatever it calls itself',
      { 'sec-ch-ua-mobile': '?0', 'user-agent': firefoxOnPhone },
      'desktop',
    ],
    ['a desktop where nothing is said', {}, 'desktop'],
  ])('%s', async (_who, headers, width) => {
    const { html, body } = await page('/', headers)
    expect(opening(html)).toContain(`data-drawn="${width}" data-drawn-for="/"`)
    expect(body.includes('aria-label="Main"'), 'the bar at the foot').toBe(width === 'phone')
  })
})

test('what people wrote stands in what is drawn as text alone', async () => {
  for (const address of [`/products/${ids.nasty}`, '/sellers/ludlow_hens', '/products', '/']) {
    const { html, body } = await page(address, anew(app))
    expect(opening(html)).toContain('data-drawn')
    expect(body).toContain('&lt;/script&gt;&lt;script&gt;alert(1)')
    expect(body).not.toMatch(/<script|<img src=x|<b on/)
    // React marks what belongs together by these comments, and no text by any.
    expect(
      [...body.matchAll(/<!--(.*?)-->/g)].map(([, mark]) => mark).filter((mark) => ![' ', '$', '/$'].includes(mark!)),
    ).toEqual([])
    expect(html.match(/<script(?! type="application\/(?:ld\+)?json")[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script src="\/early\.js\?[\w-]{8}">$/),
      expect.stringMatching(/^<script type="module"[^>]* src="\/assets\/index-[\w-]+\.js">$/),
    ])
    expect(body.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]+ (style|on[a-z]+)=/)
  }
})

test('what others put behind an address changes nothing', async () => {
  const plain = await page('/products?q=eggs')
  expect((await page('/products?utm_source=letter&q=eggs&fbclid=1')).html).toBe(plain.html)
})

test('nothing is drawn of what is private, and of what is not there', async () => {
  for (const address of [
    '/cart',
    '/auth',
    '/dashboard',
    '/messages',
    '/no-such-page',
    '/products/nonsense',
    '/category/geese',
  ]) {
    expect(opening((await page(address)).html)).toBe('<div id="root">')
  }
})

test('a list that the API refuses is for the browser to tell of, and one that nobody chooses by hand to draw', async () => {
  const many = new URLSearchParams(Array.from({ length: 80 }, (_, at) => ['breed', `a-breed-of-hens-${at}`]))
  for (const address of [
    '/products?sort=nothing',
    '/products?minPrice=abc',
    '/category/hatching-eggs?sort=nothing',
    '/sellers/ludlow_hens?sort=nothing',
    '/services?near=nowhere',
    `/help?${new URLSearchParams({ q: 'w'.repeat(900) })}`,
    `/products?${many}`,
    `/products/${ids.eggs.toUpperCase()}`,
  ]) {
    const { status, html } = await page(address)
    expect([address, status, opening(html)]).toEqual([address, 200, '<div id="root">'])
  }
})

test('what says the same as our own links in another way leads to what was meant, which is drawn', async () => {
  for (const [asked, meant] of [
    ['/products?q=duck+', '/products?q=duck'],
    ['/products?q=+duck&utm_source=letter', '/products?q=duck&utm_source=letter'],
    ['/products?q=', '/products'],
    ['/services?near=SY8+1AA+&category=', '/services?near=SY8+1AA'],
    ['/help?q=mite+', '/help?q=mite'],
    ['/products?sort=newest&utm_source=letter&q=duck', '/products?q=duck&sort=newest&utm_source=letter'],
    ['/products/', '/products'],
  ] as const) {
    const { status, headers } = await app.fetch(asked, { redirect: 'manual' })
    expect([asked, status, headers.get('location')]).toEqual([asked, 302, meant])
    expect(opening((await page(meant)).html)).toContain('data-drawn=')
  }
  for (const address of ['/products?q=duck&utm_source=', '/cart?q=+', '/no-such-page/?q=+']) {
    expect((await app.fetch(address, { redirect: 'manual' })).headers.get('location')).toBeNull()
  }
})

test('a page that cannot be drawn goes out as the shell with its data', async () => {
  const { status, html } = await page(`/products/${ids.broken}`)
  expect([status, opening(html)]).toEqual([200, '<div id="root">'])
  expect(html).toContain('no day at all')
  expect(html).toContain('Please turn it on in your browser and reload')
})

test('a drawn page names what its first paint waits for, and keeps its scripts by until it is seen', async () => {
  const { headers, html } = await page('/')
  const first = [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel=(\w+)/g)].map(([, file = '']) => file)
  expect(first).toEqual([
    expect.stringMatching(/^\/early\.js\?[\w-]{8}$/),
    expect.stringMatching(/^\/assets\/index-[\w-]+\.css$/),
  ])
  const [before = '', kept = ''] = html.split('<template id="scripts">')
  expect(before).not.toMatch(/type="module"|modulepreload/)
  const scripts = [...kept.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)
  expect(scripts).toContainEqual(expect.stringMatching(/^\/assets\/home\.page-[\w-]+\.js$/))
  for (const file of [...first, ...scripts]) expect([file, (await app.fetch(file)).status]).toEqual([file, 200])
  expect(kept.match(/<script type="module"/g)).toHaveLength(1)
})

test('home is drawn for phones with the newest hatching eggs, before all that it puts forward', async () => {
  const phone = await page('/', { 'sec-ch-ua-mobile': '?1' })
  expect(phone.body).toMatch(/New hatching eggs.*Fresh eggs.*Become a Seller.*Marans eggs/s)
  expect((await page('/')).body).not.toContain('Fresh eggs')
})

test('a drawn page is not sent again to a browser that has it', async () => {
  const { headers } = await page('/terms')
  expect(await page('/terms', { 'If-None-Match': headers.get('etag')! })).toMatchObject({ status: 304, html: '' })
})

test('a page that is not drawn fetches its scripts at once', async () => {
  const { html } = await page('/cart')
  expect(html).not.toContain('<template')
  expect(html.match(/<script type="module"/g)).toHaveLength(1)
})

test('a browser may fetch ahead what a drawn page links to, by rules of a file, and nothing from a page that is not drawn', async () => {
  const rules = async (address: string) => [address, (await page(address)).headers.get('speculation-rules')]
  for (const address of drawn()) expect(await rules(address)).toEqual([address, '"/speculation-rules.json"'])
  for (const address of [
    '/cart',
    '/auth',
    '/no-such-page',
    '/products/nonsense',
    `/products/${ids.eggs.toUpperCase()}`,
    `/products/${ids.broken}`,
  ])
    expect(await rules(address)).toEqual([address, null])
  const { status, headers } = await page('/speculation-rules.json')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/speculationrules+json'])
})
