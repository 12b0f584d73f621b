import { categories } from '#contract/catalogue/catalogue.constants.ts'
import { facetNames } from '#contract/catalogue/facets.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectPage, expectScreen } from '../../fixtures/look/accessible.ts'
import { isPhone } from '../../fixtures/look/header.ts'

for (const { slug, name, subcategories } of categories) {
  test(`the page of ${name} and each of its kinds works`, { tag: '@desktop' }, async ({ page, request }) => {
    await page.goto(`/category/${slug}`)
    await expectPage(page, name)
    for (const kind of subcategories) {
      const path = `/category/${slug}/${kind.slug}`
      expect((await request.get(path)).status()).toBe(200)
      await page.locator(`main a[href="${path}"]`).first().click()
      await expect(page.getByRole('heading', { level: 1, name: kind.name, exact: true })).toBeVisible()
      await expect(
        page
          .getByRole('list', { name: kind.name, exact: true })
          .or(page.getByRole('heading', { name: 'No listings here yet' })),
      ).toBeVisible()
      await page.goBack()
    }
  })
}

test('all categories stand on one page, each with all its subcategories', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/categories')
  const cards = page.getByRole('main').getByRole('listitem')
  for (const { slug, name, subcategories } of categories) {
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(card.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', `/category/${slug}`)
    for (const kind of subcategories) {
      const path = `/category/${slug}/${kind.slug}`
      await expect(card.getByRole('link', { name: kind.name, exact: true })).toHaveAttribute('href', path)
    }
  }
})

test('phones and desktops have a category each in a structure of its own', async ({ page }) => {
  await page.goto('/category/supplies/packaging')
  const main = page.getByRole('main')
  if (isPhone(page)) {
    await expect(main.getByRole('link', { name: 'Supplies', exact: true })).toHaveAttribute(
      'href',
      '/category/supplies',
    )
    await expect(main.getByRole('navigation', { name: 'Kinds of supplies' })).toBeVisible()
    await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden()
    return
  }
  await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('HomeSuppliesPackaging')
  await expect(main.getByRole('complementary', { name: 'Filters' })).toBeVisible()
})

test('a kind with nothing for sale says so', async ({ page }) => {
  const facets = Object.fromEntries(facetNames.map((name) => [name, []]))
  const empty = { items: [], nextCursor: null, total: 0, facets }
  await page.route(/\/api\/products\?category=equipment&subcategory=brooders$/, (route) =>
    route.fulfill({ json: empty }),
  )
  await page.goto('/category/equipment')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Brooders/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'No listings here yet' })).toBeVisible()
  await expectAccessible(page)
})

for (const path of ['/category/ostriches', '/category/equipment/geese']) {
  test(`${path} is no page: 404`, { tag: '@desktop' }, async ({ request }) => {
    // A page does not wait long for its data; once read it is held at the edge.
    await expect.poll(async () => (await request.get(path)).status()).toBe(404)
  })
}

test('what is no page is told so with 404 and leads home', { tag: '@desktop' }, async ({ page, watch }) => {
  watch.expectRefusal({ path: /no-such-page$/, status: 404 })
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expectScreen(page, '404 Page Not Found')
  await expect(page.getByRole('navigation', { name: 'Other pages to try' }).getByRole('link')).toHaveText([
    ...['Hatching eggs', 'Live birds', 'Equipment', 'Supplies', 'Services', 'Merchandise'],
  ])
  await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible()
  await page.getByRole('link', { name: 'Return to Homepage' }).click()
  await expect(page).toHaveURL('/')
})
