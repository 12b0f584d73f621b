import { expectCartCount } from '../../fixtures/acts/shopping.ts'
import { undecided } from '../../fixtures/browser/decided.ts'
import { holdScripts, takenOver } from '../../fixtures/look/drawn.ts'
import { openSearch } from '../../fixtures/look/header.ts'
import { followPage } from '../../fixtures/look/settled.ts'
import { shifted } from '../../fixtures/look/shifted.ts'
import { expect, noteFirstSight, patience, test } from '../../fixtures/slow-phone.ts'

test.use({ storageState: undecided })

/** What the limits of Lighthouse allow. */
const steady = 0.02

const drinker = 'Hanging drinker, 5 litres'

/** Asks the site itself, without the slow network: as it is known to whoever has its address. */
const addressOf = async (title: string): Promise<string> => {
  const { baseURL } = test.info().project.use
  const { items } = await (await fetch(`${baseURL}/api/products?${new URLSearchParams({ q: title })}`)).json()
  return `/products/${items[0].id}`
}

const landings = [
  { name: 'home', address: () => '/', words: ['Poultry Marketplace', 'Browse Products', '£'] },
  { name: 'a category', address: () => '/category/hatching-eggs', words: ['Hatching eggs', 'listings', '£'] },
  { name: 'a product', address: () => addressOf(drinker), words: [drinker, '£12.50', 'Add to cart'] },
  {
    name: 'an article',
    address: () => '/help/how-buying-works',
    words: ['How buying works', 'How to cancel an order'],
  },
]

for (const { name, address, words } of landings) {
  test(`on a slow phone ${name} is read before a script has run, and is taken over without a jolt`, async ({
    page,
  }) => {
    const firstSight = await noteFirstSight(page, words)
    await page.goto(await address(), { waitUntil: 'commit' })
    await takenOver(page, patience)
    expect(await firstSight()).toEqual({ isDrawn: true, isRunning: false })
    await expect(page.getByRole('region', { name: 'Cookies, if you agree' })).toBeVisible()
    expect(await shifted(page)).toBeLessThanOrEqual(steady)
  })
}

test('on a slow phone “Add to cart” counts once when it is tapped as soon as it is seen', async ({ page }) => {
  const settled = followPage(page)
  await page.goto(await addressOf(drinker), { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add to cart' }).tap()
  await expect(page.locator('#root[data-drawn]')).toHaveCount(1)
  await takenOver(page, patience)
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: drinker })).toBeVisible()
  await settled()
  await expectCartCount(page, '1 item')
})

test('what is written in the search before the scripts are there goes on in the full-screen search', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/categories', { waitUntil: 'commit' })
  const field = page.getByRole('searchbox', { name: 'Search the marketplace' })
  await field.click()
  await page.keyboard.type('mar')
  release()
  await takenOver(page)
  await page.keyboard.type('ans')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByRole('combobox', { name: 'Search the marketplace' })).toHaveValue('marans')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?q=marans')
})

test('on a slow phone the search that is opened, typed and sent at once finds what was typed', async ({ page }) => {
  await page.goto('/help/how-buying-works', { waitUntil: 'commit' })
  const search = await openSearch(page)
  await search.pressSequentially('marans')
  await search.press('Enter')
  await expect(page).toHaveURL('/products?q=marans')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “marans”' })).toBeVisible()
  const results = page.getByRole('list', { name: 'Results for “marans”' })
  await expect(results.getByRole('link', { name: /marans/i }).first()).toBeVisible()
})

test('where the connection goes before any script came, the page stays to be read, and works once there is one again', async ({
  page,
  network,
  watch,
}) => {
  watch.expectLoss()
  const lost = Promise.withResolvers<void>()
  await page.route('**/assets/vendor-*.js', async (route) => {
    await lost.promise
    await route.abort('internetdisconnected')
  })
  await page.goto('/help/how-buying-works', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'How buying works' })).toBeVisible()
  await network.drop()
  const failed = page.waitForEvent('requestfailed')
  lost.resolve()
  await failed
  await expect(page.getByRole('article')).toContainText('How to cancel an order')
  await expect(page.locator('#root[data-drawn]')).toHaveCount(1)
  await page.unroute('**/assets/vendor-*.js')
  await network.comeBack()
  await takenOver(page, patience)
})

test('on a slow phone a list that is asked for shows where it will stand, and then stands there', async ({ page }) => {
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/products?*', async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.goto('/categories')
  await page.getByRole('main').getByRole('link', { name: 'Hatching eggs' }).first().tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Hatching eggs' })).toBeVisible()
  const list = page.getByRole('list', { name: 'Hatching eggs' })
  await expect(list).toHaveAttribute('aria-busy', 'true')
  const before = await shifted(page)
  answered.resolve()
  await expect(list.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(list).toHaveAttribute('aria-busy', 'false')
  expect((await shifted(page)) - before).toBeLessThanOrEqual(steady)
})
