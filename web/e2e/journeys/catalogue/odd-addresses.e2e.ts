import type { Page } from 'playwright/test'
import { signInAsDemo } from '../../fixtures/acts/people.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible } from '../../fixtures/look/accessible.ts'

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'left it out' })
const leftOut = (what: string) => `We couldn’t use part of this search, so we’ve left it out: ${what}.`

/** What only a program calls so. */
const codes = /nonsense|relevance|price_asc|pigeon|one of these|expected|received|validation/i

const lists = [
  {
    asked: '/products?sort=nonsense&q=marans',
    title: 'Results for “marans”',
    left: '/products?q=marans',
    words: 'the sort order',
  },
  {
    asked: '/products?minPrice=abc&maxPrice=12&kind=x',
    title: 'All listings',
    left: '/products?maxPrice=12&kind=x',
    words: 'the lowest price',
  },
  {
    asked: '/products?near=nowhere&within=10&sort=nearest',
    title: 'All listings',
    left: '/products',
    words: 'the postcode, the distance and the sort order',
  },
  {
    asked: '/category/hatching-eggs?delivery=pigeon',
    title: 'Hatching eggs',
    left: '/category/hatching-eggs',
    words: 'how it’s delivered',
  },
]

for (const { asked, title, left, words } of lists) {
  test(`${asked} shows its list without what nobody can make out, and says so`, async ({ page, watch }) => {
    watch.expectRefusal({ path: /\/api\/products\?/, status: 422 })
    await page.goto(asked)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(note(page)).toHaveText(leftOut(words))
    await expect(page).toHaveURL(left)
    await expect(page.getByRole('list', { name: title, exact: true }).getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(codes)
    await expectAccessible(page)
  })
}

test('what is refused in two goes is left out in two, and told until somebody chooses anew', async ({
  page,
  watch,
}) => {
  // The species is none of ours by its form, the breed by a look into the list.
  for (let time = 0; time < 2; time += 1) watch.expectRefusal({ path: /\/api\/products\?/, status: 422 })
  await page.goto('/products?species=dragon&breed=dodo')
  await expect(note(page)).toHaveText(leftOut('the breed and the species'))
  await expect(page).toHaveURL('/products')
  await page.reload()
  await expect(note(page)).toHaveText(leftOut('the breed and the species'))
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  await expect(page).toHaveURL('/products?sort=price_asc')
  await expect(note(page)).toBeHidden()
})

test('a filter that is none of ours is passed over', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/products?kind=x')
  await expect(page.getByRole('list', { name: 'All listings' }).getByRole('listitem').first()).toBeVisible()
  await expect(note(page)).toBeHidden()
})

test('a kind of service, an order and packing slips that there are not are told in words', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  watch.expectRefusal({ path: /\/api\/services\?/, status: 422 })
  await page.goto('/services?category=PLUMBING')
  await expect(page.getByRole('heading', { name: 'We couldn’t use these filters' })).toBeVisible()
  await expect(page.getByText('We don’t know this kind of service.')).toBeVisible()

  await signInAsDemo(page, 'demo_seller')
  watch.expectRefusal({ path: /\/api\/orders\?/, status: 422 })
  await page.goto('/orders?checkout=nonsense')
  await expect(page.getByRole('heading', { name: 'We couldn’t find this order' })).toBeVisible()

  watch.expectRefusal({ path: /\/api\/seller\/orders\?/, status: 422 })
  await page.goto('/dashboard/packing-slips?order=nonsense')
  await expect(page.getByRole('heading', { name: 'We couldn’t find these orders' })).toBeVisible()
})
