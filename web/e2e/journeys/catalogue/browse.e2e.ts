import type { Page } from 'playwright/test'
import { chooseOption, openListing } from '../../fixtures/acts/shopping.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectScreen } from '../../fixtures/look/accessible.ts'
import { isPhone, searchFor } from '../../fixtures/look/header.ts'

const marans = 'Copper Black Marans hatching eggs, very dark'

const results = (page: Page) => page.getByRole('list', { name: /^(All listings|Results for)/ })

/** The filters: beside the list on desktop, in a sheet on phones. */
const withFilters = async (page: Page, choose: (panel: ReturnType<Page['getByRole']>) => Promise<void>) => {
  if (!isPhone(page)) return choose(page.getByRole('complementary', { name: 'Filters' }))
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await choose(sheet)
  await sheet.getByRole('button', { name: /^Show \d+ listings?$/ }).click()
}

test('a visitor finds a listing by the search in the header', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'marans')
  await expect(page).toHaveURL('/products?q=marans')
  await expect(results(page).getByRole('link', { name: marans })).toBeVisible()
  await expectScreen(page, 'Results for “marans”')
  await searchFor(page, 'xyzzyplugh')
  await expect(page.getByRole('heading', { name: 'Nothing found for “xyzzyplugh”' })).toBeVisible()
  await expectScreen(page, 'Results for “xyzzyplugh”')
})

test('filters and order stay in the address, over back and reload', async ({ page }) => {
  await page.goto('/products')
  await expectScreen(page, 'All listings')

  await test.step('a category and a highest price', async () => {
    await withFilters(page, async (panel) => {
      await panel.getByRole('radio', { name: /^Hatching eggs/ }).click()
      await expect(panel.getByRole('radio', { name: /^Hatching eggs/ })).toBeChecked()
      await panel.getByLabel('Highest price in pounds').fill('12')
      await panel.getByRole('group', { name: 'Price in pounds' }).getByRole('button', { name: 'Apply' }).click()
      await expect(page).toHaveURL(/maxPrice=12/)
      if (isPhone(page)) await expectAccessible(page)
    })
    await expect(page.getByRole('button', { name: 'Remove filter: Hatching eggs' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove filter: Up to £12' })).toBeVisible()
    await expect(results(page).getByRole('link', { name: marans })).toBeHidden()
  })

  await test.step('the cheapest first', async () => {
    await page.getByLabel('Sort by').selectOption('Price, low to high')
    await expect(page).toHaveURL('/products?category=hatching-eggs&maxPrice=12&sort=price_asc')
    await expect(results(page).getByRole('link').first()).toHaveText('Coturnix quail hatching eggs, six colours')
  })

  await test.step('a listing and back, then a reload, change nothing', async () => {
    await results(page).getByRole('link').first().click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Coturnix quail hatching eggs, six colours' }),
    ).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/products?category=hatching-eggs&maxPrice=12&sort=price_asc')
    await page.reload()
    await expect(page.getByLabel('Sort by')).toHaveValue('price_asc')
    await expect(page.getByRole('button', { name: 'Remove filter: Up to £12' })).toBeVisible()
    await expect(results(page).getByRole('link').first()).toHaveText('Coturnix quail hatching eggs, six colours')
  })

  await test.step('a filter is taken away by its chip', async () => {
    await page.getByRole('button', { name: 'Remove filter: Up to £12' }).click()
    await expect(page).toHaveURL('/products?category=hatching-eggs&sort=price_asc')
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Remove filter: Up to £12' })).toBeVisible()
  })
})

test('a long list grows by a page at a time, each listing once', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/products?sort=price_asc')
  const cards = results(page).getByRole('listitem')
  await expect(cards).toHaveCount(24)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(cards).toHaveCount(48)
  await expect(page.getByText(/^Showing 48 of \d+$/)).toBeVisible()
  const shown = await results(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(shown).size).toBe(48)
  await expectAccessible(page)
})

test('categories lead to their kinds and to a listing', async ({ page }) => {
  await page.goto('/categories')
  await expectScreen(page, 'All categories')
  await page.getByRole('main').getByRole('link', { name: 'Live birds', exact: true }).click()
  await expect(page).toHaveURL('/category/live-birds')
  await expectScreen(page, 'Live birds')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ducks/ })
    .first()
    .click()
  await expect(page).toHaveURL('/category/live-birds/ducks')
  await expect(
    page.getByRole('list', { name: 'Ducks' }).getByRole('link', { name: 'Pair of Call ducks, silver' }),
  ).toBeVisible()
  await expectScreen(page, 'Ducks')
})

test('a listing shows its pictures, packs, stock, delivery and seller', async ({ page }) => {
  await openListing(page, marans)
  await expectScreen(page, marans)

  const pictures = page.getByRole('region', { name: 'Photos' })
  if (isPhone(page)) await expect(pictures.getByText('Photo 1 of 3')).toBeAttached()
  else {
    await pictures.getByRole('button', { name: 'Next photo' }).click()
    await expect(pictures.getByRole('button', { name: 'Show photo 2 of 3' })).toHaveAttribute('aria-current', 'true')
  }

  await chooseOption(page, '12 eggs')
  // Similar listings below may cost the same.
  await expect(page.getByText('£2.67 an egg').first()).toBeVisible()
  await expect(page.getByText('In stock').first()).toBeVisible()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('2')

  const ways = page.getByRole('table', { name: 'Delivery options, if you order now' })
  await expect(ways.getByRole('row', { name: /^Standard Special Delivery/ })).toContainText('£8.99')
  await expect(ways.getByRole('row', { name: /^Premium Courier/ })).toContainText('£14.99')
  const seller = page.getByRole('region', { name: 'Exe Hatchery', exact: true })
  await expect(seller).toContainText('Trade seller')
  await seller.getByRole('link', { name: 'All listings from this seller' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Exe Hatchery' })).toBeVisible()

  await openListing(page, 'Hanging drinker, 5 litres')
  const quantity = page.getByLabel('Quantity', { exact: true })
  await expect(quantity, 'what was chosen of one listing counts for no other').toHaveValue('1')
})

test('a photo opens large, larger at a tap, and gives way to its neighbour', async ({ page }) => {
  await openListing(page, marans)
  await page.getByRole('region', { name: 'Photos' }).getByRole('listitem').first().getByRole('button').click()
  const viewer = page.getByRole('dialog')
  await expect(viewer).toHaveAccessibleName('Photo 1 of 3')
  const width = () => viewer.getByRole('img').evaluate((photo) => photo.clientWidth)
  const [before, space] = [await width(), await viewer.evaluate((box) => box.clientWidth)]
  expect(before).toBeLessThanOrEqual(space)
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(width).toBeGreaterThan(2 * before)
  await viewer.getByRole('button', { name: 'Next photo' }).click()
  await expect(viewer).toHaveAccessibleName('Photo 2 of 3')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

test('back in a list each card stands where it stood', async ({ page }) => {
  await page.goto('/products')
  await page.evaluate(async () => {
    for (let top = 0; top <= 3000; top += 300) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  const inSight = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const links = [...document.querySelectorAll('main article h3 a')]
      const first = links.find((link) => link.getBoundingClientRect().top > 100)
      return { name: first?.textContent, top: Math.round(first?.getBoundingClientRect().top ?? 0) }
    })
  const left = await inSight()
  await results(page)
    .locator('h3 a', { hasText: left.name ?? '' })
    .first()
    .dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 2, name: 'Description' })).toBeVisible()
  await page.goBack()
  await expect.poll(inSight).toEqual(left)
})

/** The title that stands nearest to the middle of the screen. */
const inTheMiddle = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const offOf = (link: Element) => Math.abs(link.getBoundingClientRect().top - innerHeight / 2)
    const titles = [...document.querySelectorAll('main article h3 a')]
    return titles.toSorted((one, other) => offOf(one) - offOf(other))[0]?.textContent ?? ''
  })

test('a way back and a reload find a page where it was left, an address typed anew its top or its anchor', async ({
  page,
}) => {
  const expectList = () => expect(page.getByRole('heading', { level: 1, name: 'All listings' })).toBeVisible()
  const expectTop = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goto('/products')
  await expectList()
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  // Not by pixels: what was never on the screen stands for about its height, and the browser keeps in place what is read.
  const left = results(page).getByRole('link', { name: await inTheMiddle(page), exact: true })
  await expect(left).toBeInViewport()
  await page.reload()
  await expectList()
  await expect(left).toBeInViewport()
  // A click of the mouse would scroll to it first.
  await results(page).getByRole('link').nth(6).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 2, name: 'Description' })).toBeVisible()
  await page.goto('/products')
  await expectList()
  await expectTop()
  await expect(left).not.toBeInViewport()
  await page.goBack()
  await page.goBack()
  await expectList()
  await expect(left).toBeInViewport()
  await page.goto('/#newsletter')
  await expect(page.locator('#newsletter')).toBeInViewport()
  await page.goto('/products')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectTop()
})
