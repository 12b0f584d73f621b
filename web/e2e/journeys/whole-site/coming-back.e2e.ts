import { browserThatKeeps, heardByWindow, leaveAndReturn } from '../../fixtures/browser/coming-back.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { holdScripts } from '../../fixtures/look/drawn.ts'
import { followPage } from '../../fixtures/look/settled.ts'

test('a page that one has left stands in memory for whoever comes back, as a plain text does', async ({
  baseURL,
  request,
}) => {
  const { items } = await (await request.get('/api/products?limit=1')).json()
  const addresses = ['/', '/products', `/products/${items[0].id}`, '/help/unpacking-and-resting-eggs', '/contact']
  const browser = await browserThatKeeps()
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  await page.goto('/robots.txt')
  const plain = await leaveAndReturn(page, '/sitemap.xml')
  for (const address of addresses) {
    const settled = followPage(page)
    const answer = await page.goto(address)
    expect(answer?.headers()['cache-control']).toBe('no-cache')
    await settled()
    const listened = await heardByWindow(page)
    expect(listened).toContain('pagehide')
    expect(listened.filter((type) => /unload$/.test(type))).toEqual([])
    // A browser without a window keeps nothing: there our pages must give it no reason of their own.
    expect([address, await leaveAndReturn(page, '/robots.txt')]).toEqual([address, plain])
  }
  await browser.close()
})

test('before the scripts are there a browser fetches the page of a link that one rests on, and shows that', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Preload.enable')
  const fetched: string[] = []
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => fetched.push(`${status} ${prefetchUrl}`))
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const way = page.getByRole('main').getByRole('link', { name: 'Browse Products' })
  const address = new URL('/products', page.url()).href
  await way.hover()
  await expect.poll(() => fetched).toContain(`Ready ${address}`)
  await way.click({ noWaitAfter: true })
  await expect(page.getByRole('heading', { level: 1, name: 'All listings' })).toBeVisible()
  expect(fetched).toContain(`Success ${address}`)
  release()
  await expect(page.locator('#root[data-drawn]')).toHaveCount(0)
  fetched.length = 0
  // From then on the app fetches what it shows, and the browser no whole page.
  const read = page.waitForResponse(/\/api\/products\/[0-9a-f-]{36}$/)
  await page.getByRole('main').locator('a[href^="/products/"]').first().hover()
  await read
  expect(fetched).toEqual([])
})
