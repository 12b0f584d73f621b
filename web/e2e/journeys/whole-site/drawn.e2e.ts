import type { Page } from 'playwright/test'
import { joinAsBuyer } from '../../fixtures/acts/people.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import {
  contentOf,
  holdScripts,
  noteFormats,
  takenOver,
  usedFormats,
  withoutScripts,
} from '../../fixtures/look/drawn.ts'

/** The pages that the edge draws, beside a listing’s, whose address is looked up. */
const addresses = [
  '/',
  '/products',
  '/products?q=eggs&utm_source=letter',
  '/categories',
  '/category/hatching-eggs',
  '/category/hatching-eggs/chicken?sort=newest',
  '/sellers/demo_seller',
  '/services',
  '/services?near=SY8&category=',
  '/sell',
  '/help',
  '/help?q=duck',
  '/help/incubation-calculator?species=duck&set=2026-04-14&eggs=12',
  '/contact',
  '/feature-requests',
  '/privacy',
  '/terms',
  '/cookies',
  '/shipping',
  '/returns',
]

const showWithout = async (page: Page, { address, body }: { address: string; body: string }) => {
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address)
  await page.unroute(address)
}

test('each page that the edge draws says without scripts what it says with them, and is taken over as it stands', async ({
  page,
  browser,
}) => {
  const { items } = await (await page.request.get('/api/products?limit=1&inStock=true')).json()
  const help = await (await page.request.get('/api/help?limit=1')).json()
  const all = [...addresses, `/products/${items[0].id}`, help.items[0].url]
  const without = await withoutScripts(browser)
  await noteFormats(page)
  for (const address of all) {
    await test.step(address, async () => {
      const sent = await page.goto(address)
      // The same answer: what others do meanwhile changes the next.
      await showWithout(without, { address, body: await sent!.text() })
      const drawn = await contentOf(without)
      await takenOver(page)
      expect(await contentOf(page)).toEqual(drawn)
      expect(drawn.links.length, 'links').toBeGreaterThan(15)
      expect(await usedFormats(page), 'formats of the browser').toEqual([])
    })
  }
})

const marans = 'Copper Black Marans hatching eggs, very dark'

/** How strongly the photos of a listing are seen, with all that they lie in: nothing at 0, as they are at 1. */
const strengthsOf = (page: Page): Promise<number[]> =>
  page
    .getByRole('region', { name: 'Photos' })
    .locator('img')
    .evaluateAll((photos) =>
      photos.map((photo) => {
        let strength = 1
        for (let each: Element | null = photo; each; each = each.parentElement)
          strength *= Number(getComputedStyle(each).opacity)
        return strength
      }),
    )

test('without scripts links lead on, the search finds, and buying says that it needs them', async ({ browser }, {
  project,
}) => {
  const page = await withoutScripts(browser)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Browse Products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All listings' })).toBeVisible()
  await page.getByRole('list', { name: 'All listings' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Description' })).toBeVisible()
  // As the keyboards of phones leave it.
  const field = project.name === 'desktop' ? 'combobox' : 'searchbox'
  await page.getByRole(field, { name: 'Search the marketplace' }).fill('marans ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products?q=marans')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “marans”' })).toBeVisible()
  await page.getByRole('link', { name: marans, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: marans })).toBeVisible()
  expect(new Set(await strengthsOf(page)), 'as they are, though a press on them does nothing').toEqual(new Set([1]))
  await page.getByRole('link', { name: 'Buy now', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('This page needs JavaScript, and so do buying, selling')
  await page.getByRole('main').getByRole('link', { name: 'All listings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All listings' })).toBeVisible()
  await page.goto('/help')
  await page.getByRole('searchbox', { name: 'Search the help centre' }).fill('duck')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/help?q=duck')
  await page.getByRole('main').getByRole('link', { name: /duck/i }).first().click()
  await expect(page.getByRole('article')).toBeVisible()
})

test('whoever is signed in is not asked to sign in by a page whose scripts are on the way', {
  tag: '@desktop',
}, async ({ page }) => {
  await joinAsBuyer(page, 'Early Pritchard')
  await holdScripts(page)
  await page.goto('/categories', { waitUntil: 'commit' })
  const header = page.getByRole('banner')
  await expect(header.getByText('Account', { exact: true })).toBeVisible()
  await expect(header.getByText('Sign in', { exact: true })).toBeHidden()
})
