import type { Page } from 'playwright/test'
import { categories } from '#contract/catalogue/catalogue.constants.ts'
import { site } from '#contract/site.ts'
import { signInAsDemo } from '../../fixtures/acts/people.ts'
import { addToCart, expectCartCount, openListing } from '../../fixtures/acts/shopping.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible } from '../../fixtures/look/accessible.ts'
import { isPhone, openAccountMenu, openSearch, searchFor } from '../../fixtures/look/header.ts'

const drinker = 'Hanging drinker, 5 litres'

const options = (page: Page, group: string) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group', { name: group }).getByRole('option')

test('the search field offers categories, breeds and listings, walked by arrows', async ({ page }) => {
  await page.goto('/categories')
  const box = await openSearch(page)
  if (isPhone(page)) {
    const filled = await page.getByRole('dialog', { name: 'Search' }).boundingBox()
    expect(filled, 'the search fills the screen').toEqual({ x: 0, y: 0, ...page.viewportSize() })
  }
  await box.fill('incub')
  await expect(options(page, 'Categories').first()).toHaveText(/^Incubators/)
  await expect(options(page, 'Listings').first()).toContainText('£')
  await expect(options(page, 'Listings').first().locator('img')).toBeVisible()
  await expectAccessible(page)

  await box.press('ArrowDown')
  const first = page.getByRole('option', { selected: true })
  await expect(first).toHaveText(/^Incubators/)
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await box.press('ArrowUp')
  await expect(first).toHaveCount(0)
  await box.press('ArrowUp')
  await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')

  await box.fill('orpington')
  await expect(options(page, 'Breeds').first()).toHaveText(/^Orpington/)
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL('/products?breed=orpington')
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('the page below stays where it is while one searches', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/products')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
  const box = page.getByRole('combobox', { name: 'Search the marketplace' })
  await box.focus()
  await page.keyboard.type('marans')
  await expect(options(page, 'Listings').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => scrollY)).toBe(1500)
})

test('Escape closes what is offered and keeps the words; Enter without a choice asks for them', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/categories')
  const box = await openSearch(page)
  await box.fill('marans')
  await expect(options(page, 'Listings').first()).toBeVisible()
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await box.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await expect(box).toHaveValue('marans')
  await box.press('Enter')
  await expect(page).toHaveURL('/products?q=marans')
  await expect(page.getByRole('heading', { level: 1, name: /marans/ })).toBeVisible()
})

test('searches are remembered in this browser until they are cleared', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/categories')
  await searchFor(page, 'copper marans')
  await expect(page).toHaveURL('/products?q=copper+marans')
  await page.goto('/categories')
  const box = await openSearch(page)
  await box.click()
  await expect(options(page, 'Recent searches')).toHaveText(['copper marans'])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(options(page, 'Recent searches')).toHaveCount(0)
  await expect(box).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('recent_searches'))).toBeNull()
})

test('on phones the search opens with what was searched for before and what many look for, which finds something', async ({
  page,
}) => {
  await page.goto('/categories')
  const box = await openSearch(page)
  await box.click()
  if (!isPhone(page)) return expect(page.getByRole('listbox')).toBeHidden()
  await expect(box).toBeFocused()
  await expect(options(page, 'Recent searches')).toHaveCount(0)
  await expect(options(page, 'Popular searches').first()).toBeVisible()
  const words = (await options(page, 'Popular searches').allInnerTexts()).map((text) => text.trim())
  expect(words.length).toBeGreaterThan(3)
  await expectAccessible(page)
  for (const q of words) {
    const { total } = await (await page.request.get(`/api/products?${new URLSearchParams({ q })}`)).json()
    expect(total, q).toBeGreaterThan(0)
  }
  await options(page, 'Popular searches').first().click()
  await expect(page.getByRole('heading', { level: 1, name: `Results for “${words[0]}”` })).toBeVisible()
  await page.goto('/categories')
  await openSearch(page)
  await expect(options(page, 'Recent searches')).toHaveText([words[0]!])
  await expect(options(page, 'Popular searches')).toHaveText(words.slice(1))
})

test('an answer that comes after its words are gone is dropped, and not each letter is asked for', {
  tag: '@desktop',
}, async ({ page }) => {
  const asked: string[] = []
  const late = Promise.withResolvers<void>()
  await page.route('**/api/products/suggest?*', async (route) => {
    const words = new URL(route.request().url()).searchParams.get('q') ?? ''
    asked.push(words)
    if (words === 'marans') await late.promise
    await route.continue().catch(() => {})
  })
  await page.goto('/categories')
  const box = await openSearch(page)
  await box.pressSequentially('marans')
  await expect.poll(() => asked).toContain('marans')
  await box.fill('incubator')
  await expect(options(page, 'Categories').first()).toHaveText(/^Incubators/)
  late.resolve()
  await expect(options(page, 'Listings').filter({ hasText: 'Marans' })).toHaveCount(0)
  expect(asked.length).toBeLessThan('marans'.length + 1)
})

test('the account menu has the entries of each role, and none that leads nowhere (V7.4.4)', async ({ page }) => {
  const labels = async (first: RegExp) => {
    const menu = await openAccountMenu(page)
    const entries = isPhone(page) ? menu.getByRole('listitem') : menu.getByRole('menuitem')
    // Who is signed in is read once the page is there.
    await expect(entries.first()).toHaveText(first)
    const found = (await entries.allInnerTexts()).map((label) => label.trim()).filter(Boolean)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    return found
  }
  const service = ['Feature Requests', 'Help Center', 'Cookie Settings']
  await page.goto('/categories')
  expect(await labels(/^Sign In$/)).toEqual(['Sign In', 'Register as Buyer', 'Register as Seller', ...service])
  await signInAsDemo(page, 'demo_seller')
  await page.goto('/')
  const [first, ...rest] = await labels(isPhone(page) ? /^Signed in as demo_seller/ : /^My Profile$/)
  if (isPhone(page)) {
    // The bell has its place below the name there; how much is new is counted elsewhere.
    expect(first).toMatch(/^Signed in as demo_seller\s+(Notifications|\d+)/)
  }
  expect(isPhone(page) ? rest : [first, ...rest]).toEqual([
    ...['My Profile', 'My Orders', 'Favourites', 'Messages', 'Seller Dashboard', 'Sign Out'],
    ...service,
  ])
})

test('unread messages are counted in the header, again every 30 seconds, and never for a visitor', async ({ page }) => {
  let unreadCount = 3
  await page.route('**/api/messages/unread-count', (route) => route.fulfill({ json: { unreadCount } }))
  await page.goto('/categories')
  const place = isPhone(page) ? page.getByRole('navigation', { name: 'Main' }) : page.getByRole('banner')
  await expect(place.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
  await signInAsDemo(page, 'demo_buyer')
  await page.clock.install()
  await page.goto('/categories')
  await expect(place.getByRole('link', { name: 'Messages, 3 unread' })).toBeVisible()
  unreadCount = 4
  await page.clock.runFor(30_000)
  await expect(place.getByRole('link', { name: 'Messages, 4 unread' })).toBeVisible()
})

test('a visitor’s basket counts what is in it and opens in a sheet', async ({ page }) => {
  await openListing(page, drinker)
  await expectCartCount(page, '0 items')
  const badge = page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, / })
    .locator('[data-count]')
  await expect(badge, 'an empty one has no badge').toHaveCount(0)
  await addToCart(page)
  await expectCartCount(page, '1 item')
  await expect(badge).toHaveAttribute('data-count', '1')
  const sheet = page.getByRole('dialog', { name: 'Your cart' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect(sheet.getByRole('link', { name: drinker })).toBeVisible()
  await expectAccessible(page)
})

test('each category’s panel has its subcategories, opens under the mouse and closes beside it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/categories')
  const nav = page.getByRole('navigation', { name: 'Categories' })
  for (const { slug, name, subcategories } of categories.filter(({ subcategories }) => subcategories.length > 0)) {
    await nav.getByRole('button', { name, exact: true }).hover()
    for (const kind of subcategories) {
      await expect(nav.getByRole('link', { name: kind.name, exact: true })).toHaveAttribute(
        'href',
        `/category/${slug}/${kind.slug}`,
      )
    }
  }
  await page.getByRole('main').hover()
  await expect(nav.locator('[data-panel]')).toBeHidden()
  await nav.getByRole('button', { name: 'Supplies' }).click()
  await expect(nav.getByRole('link', { name: 'Bedding' })).toBeVisible()
  await page.mouse.click(1200, 700)
  await expect(nav.getByRole('link', { name: 'Bedding' })).toBeHidden()

  await nav.getByRole('button', { name: 'Supplies' }).focus()
  await page.keyboard.press('End')
  await expect(nav.getByRole('link', { name: 'Merchandise' })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(nav.getByRole('button', { name: 'Hatching eggs' })).toBeFocused()
})

test('the footer has links, address, contacts and card marks from one place', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/categories')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(site.description)
  for (const line of [...site.postalAddress, ...site.cardMarks]) await expect(footer).toContainText(line)
  for (const { label, url } of site.socialLinks) {
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', url)
  }
  await expect(footer.getByRole('link', { name: site.phone })).toHaveAttribute('href', /^tel:/)
  await expect(footer.getByRole('link', { name: site.supportEmails.support })).toHaveAttribute('href', /^mailto:/)
  const quick = footer.getByRole('navigation', { name: 'Quick links' })
  const service = footer.getByRole('navigation', { name: 'Customer service' })
  await expect(quick.getByRole('link', { name: 'Feature requests' })).toHaveAttribute('href', '/feature-requests')
  await expect(quick.getByRole('link', { name: 'Become a seller' })).toHaveAttribute('href', '/sell')
  for (const slug of ['contact', 'shipping', 'returns', 'privacy', 'terms', 'cookies']) {
    await expect(service.locator(`a[href="/${slug}"]`)).toBeVisible()
  }
  await service.getByRole('button', { name: 'Cookie Settings' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
