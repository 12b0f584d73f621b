import type { Locator, Page } from 'playwright/test'
import { openTestShop } from '../../fixtures/acts/trade.ts'
import { mean, readsOf, scriptsOf, tellConnection, wakeUp } from '../../fixtures/browser/ahead.ts'
import { expect, test } from '../../fixtures/browser/test.ts'

const aProduct = /\/api\/products\/[0-9a-f-]{36}$/

const listed = (page: Page): Locator =>
  page.getByRole('main').getByRole('list', { name: 'All listings' }).getByRole('link')

test('a mouse that only crosses a link asks for nothing, nor does whoever saves data or has no connection', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await page.clock.install()
  await page.goto('/products')
  // Code that is fetched on sight is another matter.
  const connection = { effectiveType: '2g' }
  await tellConnection(page, connection)
  await wakeUp(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const reads = readsOf(page)
  const restFor = async (ms: number) => {
    await listed(page).first().hover()
    await page.clock.runFor(ms)
    await page.mouse.move(3, 400)
    await page.clock.runFor(1000)
  }
  await restFor(79)
  await tellConnection(page, { ...connection, saveData: true })
  await restFor(1000)
  await tellConnection(page, connection)
  await context.setOffline(true)
  await restFor(1000)
  await context.setOffline(false)
  expect(reads).toEqual([])
  const asked = page.waitForResponse(aProduct)
  await restFor(81)
  await asked
  await restFor(81)
  expect(reads.filter((read) => aProduct.test(read))).toHaveLength(1)
})

test('what was read ahead half a minute ago is read again, and what was looked at is not', async ({ page }) => {
  const { seller, listingId } = await openTestShop('Olwen Pugh')
  await page.clock.install()
  await page.goto(`/sellers/${seller.username}`)
  const link = page.getByRole('main').getByRole('article').getByRole('link').first()
  const path = `**/api/products/${listingId}`
  const ahead = page.waitForResponse(path)
  await mean(page, link)
  await (await ahead).finished()
  expect((await seller.api.post(`/api/seller/listings/${listingId}/pause`)).status).toBe(200)
  await page.clock.fastForward('00:31')
  const again = page.waitForResponse(path)
  await link.click()
  await again
  await expect(page.getByText('The seller has paused this listing.')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`/sellers/${seller.username}`)
  await page.clock.fastForward('00:31')
  const reads = readsOf(page)
  await page.goForward()
  await expect(page.getByText('The seller has paused this listing.')).toBeVisible()
  expect(reads.filter((read) => aProduct.test(read))).toEqual([])
})

test('what cannot be read ahead is not told, and the page asks for it anew', async ({ page, watch }) => {
  watch.expectRefusal({ path: aProduct, status: 429 })
  await page.goto('/products')
  const name = await listed(page).first().innerText()
  await page.route(aProduct, (route) => route.fulfill({ status: 429, contentType: 'text/plain', body: 'Later' }), {
    times: 1,
  })
  const refused = page.waitForResponse(aProduct)
  await mean(page, listed(page).first())
  expect((await refused).status()).toBe(429)
  await (await refused).finished()
  await listed(page).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a page that is being read stays when the code of another is gone, until one asks for that', async ({
  page,
  watch,
}) => {
  watch.expectRefusal({ path: /product\.page-[^/]+\.js$/, status: 404 })
  await page.goto('/products')
  const name = await listed(page).first().innerText()
  await page.route('**/assets/product.page-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }), {
    times: 1,
  })
  const gone = page.waitForResponse(/product\.page-[^/]+\.js$/)
  const looked = page.waitForResponse((answer) => answer.request().method() === 'HEAD')
  await page.evaluate(() => Object.assign(window, { isRead: true }))
  await mean(page, listed(page).first())
  expect((await gone).status()).toBe(404)
  await looked
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  expect(await page.evaluate(() => 'isRead' in window)).toBe(true)
  await listed(page).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test.describe('the code of pages that links in sight lead to', () => {
  test('comes once somebody has done something, each page once', async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible()
    expect(scripts).not.toContain('products.page')
    await page.keyboard.press('Shift')
    await expect.poll(() => scripts).toContain('products.page')
    const below = page.locator('footer a[href="/privacy"]')
    const fetched = async () => {
      // What is laid out as it comes near may push it on.
      await below.scrollIntoViewIfNeeded()
      return scripts
    }
    await expect.poll(fetched).toContain('privacy.page')
    // A visitor's way to what is for users ends at the sign-in.
    expect(scripts.filter((name) => /^(auth|cart|favourites|messages|profile)\.page$/.test(name))).toEqual([])
    expect(scripts.filter((name, index) => scripts.indexOf(name) !== index)).toEqual([])
  })

  for (const [who, connection] of [
    ['by a slow connection', { effectiveType: '2g' }],
    ['to who saves data', { effectiveType: '4g', saveData: true }],
  ] as const)
    test(`does not come ${who}`, async ({ page }) => {
      await page.clock.install()
      await page.goto('/')
      await tellConnection(page, connection)
      const scripts = scriptsOf(page)
      const begun = page.waitForResponse(/\/assets\/ahead-[^/]+\.js$/)
      await page.keyboard.press('Shift')
      await begun
      // Its clock is for what has run by now, and what that asks for comes before what is asked for after it.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
      await page.clock.runFor(5000)
      await page.evaluate(async () => void (await fetch('/robots.txt')))
      expect(scripts.filter((name) => name.endsWith('.page'))).toEqual([])
      await tellConnection(page, { effectiveType: '4g' })
      await page.keyboard.press('Shift')
      await page.clock.runFor(5000)
      await expect.poll(() => scripts).toContain('products.page')
    })
})
