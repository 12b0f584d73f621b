import { expect, type Page, test } from 'playwright/test'
import { joinAsBuyer } from '../../fixtures/acts/people.ts'
import { addToCart, expectCartCount, openListing } from '../../fixtures/acts/shopping.ts'
import { slowed } from '../../fixtures/browser/slowed.ts'
import { takenOver } from '../../fixtures/look/drawn.ts'
import { isPhone } from '../../fixtures/look/header.ts'
import { followPage } from '../../fixtures/look/settled.ts'

// What is asked for without a connection writes to the console: so no watch is over it, as it is over the journeys.

const drinker = 'Hanging drinker, 5 litres'
/** Within a second; on a processor that is slowed down, as much longer. */
const atOnce = 1000 * slowed

/** Nothing of the page has gone, and nothing stands in its place. */
const expectWhole = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: drinker })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, / })).toBeVisible()
  await expect(page.getByText('couldn’t be shown')).toBeHidden()
}

/** Opens a listing and touches it once, as whoever reads does, while there is a connection. */
const lookAtListing = async (page: Page): Promise<void> => {
  const settled = followPage(page)
  await openListing(page, drinker)
  await takenOver(page)
  await page.getByRole('heading', { level: 1 }).click()
  await settled()
}

const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

test('offline, what did not reach the cart is told of, though no toast was shown before', async ({ page, context }) => {
  await joinAsBuyer(page, 'Gwen Pryce')
  await lookAtListing(page)
  await context.setOffline(true)
  await addToCart(page)
  await expect(toasts(page)).toContainText('Not added to your cart')
  await expectWhole(page)
  await context.setOffline(false)
  await addToCart(page)
  await expect(toasts(page)).toContainText('Added to your cart')
  await expectCartCount(page, '1 item')
})

test('offline, a visitor’s cart that cannot open is told of, and holds what they added once', async ({
  page,
  context,
}) => {
  await lookAtListing(page)
  await context.setOffline(true)
  await addToCart(page)
  await expect(toasts(page)).toContainText('Everything you added is in it.')
  await expectCartCount(page, '1 item')
  await context.setOffline(false)
  await page.getByRole('link', { name: /^Cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toContainText(drinker)
})

test('offline, what a click cannot open says so, leaves the page whole and opens once there is a connection', async ({
  page,
  context,
}) => {
  await lookAtListing(page)
  const banner = page.getByRole('banner')
  const account = isPhone(page)
    ? page.getByRole('button', { name: 'Cookie Settings' })
    : banner.getByRole('button', { name: 'Sign in', exact: true })
  const opened = isPhone(page) ? page.getByRole('dialog', { name: /cookie/i }) : page.getByRole('menu')
  const chat = page.getByRole('button', { name: 'Open chat' })
  await expect(chat).toBeVisible()

  await context.setOffline(true)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const told = page.getByText('You’re offline. You can still read')
  await expect(told).toBeInViewport({ ratio: 1 })
  // Under what stays of the header, not behind it.
  const head = await banner.boundingBox()
  expect((await told.boundingBox())!.y).toBeGreaterThanOrEqual(head!.y + head!.height - 1)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await account.click()
  await expect(toasts(page)).toContainText('We couldn’t open that')
  await expectWhole(page)
  await addToCart(page)
  await expectCartCount(page, '1 item')
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeHidden()
  await expectWhole(page)
  await chat.click()
  await expect(toasts(page)).toContainText('We couldn’t open the chat')
  await expectWhole(page)
  if (isPhone(page)) await banner.getByRole('button', { name: /Search the marketplace/ }).click()
  else await banner.getByRole('combobox').fill('marans')
  await expectWhole(page)

  await context.setOffline(false)
  await account.click()
  await expect(opened).toBeVisible()
  await page.keyboard.press('Escape')
  await addToCart(page)
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: drinker })).toBeVisible()
})

test('a page that does not come leaves header and foot, and comes by itself with the connection', async ({
  page,
  context,
}) => {
  await lookAtListing(page)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('This page couldn’t be shown', { timeout: atOnce })
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('alert')).toContainText('Check your connection')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, / })).toBeVisible()
  await context.setOffline(false)
  await expect(main.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
})

test('offline, a page whose code is there and whose data is not says so within a second, and has it with the connection', async ({
  page,
  context,
}) => {
  await lookAtListing(page)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Browse products' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('You’re offline. This will load once you’re back online.')).toBeVisible({
    timeout: atOnce,
  })
  await expect(main.getByRole('heading', { level: 1, name: 'All listings' })).toBeVisible()
  await context.setOffline(false)
  await expect(main.getByRole('list', { name: 'All listings' }).getByRole('article').first()).toBeVisible()
  await expect(main.getByText('You’re offline')).toHaveCount(0)
})

test('a page that does not come takes the one before away only where the server answers', { tag: '@desktop' }, async ({
  page,
}) => {
  await lookAtListing(page)
  for (const away of ['**/assets/contact.page-*.js', '/'])
    await page.route(away, (route) => route.fulfill({ status: 503 }))
  let opened = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened += 1
  })
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await asked
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This page couldn’t be shown')
  expect(opened).toBe(0)
})

for (const { what, file } of [
  { what: 'the page’s scripts', file: '**/assets/help-article.page-*.js' },
  { what: 'the site’s scripts', file: '**/assets/index-*.js' },
])
  test(`where the connection goes before ${what} came, it can be read, and works once there is one again`, async ({
    page,
    context,
  }) => {
    const lost = Promise.withResolvers<void>()
    await page.route(file, async (route) => {
      await lost.promise
      await route.abort('internetdisconnected')
    })
    await page.goto('/help/how-buying-works', { waitUntil: 'commit' })
    await expect(page.getByRole('article')).toBeVisible()
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed')
    lost.resolve()
    await failed
    await expect(page.getByText('couldn’t be shown')).toBeHidden()
    await expect(page.locator('#root[data-drawn]')).toHaveCount(1)
    await page.unroute(file)
    await context.setOffline(false)
    await takenOver(page)
    await expect(page.getByRole('article')).toBeVisible()
  })
