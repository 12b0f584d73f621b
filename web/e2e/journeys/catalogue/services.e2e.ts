import type { Page } from 'playwright/test'
import { signInAsDemo } from '../../fixtures/acts/people.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectScreen } from '../../fixtures/look/accessible.ts'

const services = (page: Page) => page.getByRole('list', { name: 'Services', exact: true })
const titles = (page: Page) => services(page).getByRole('heading')
const visit = 'Flock health visit by a poultry vet'

const find = async (page: Page, { near, kind }: { near: string; kind?: string }) => {
  await page.getByLabel('Your postcode').fill(near)
  if (kind) await page.getByLabel('Kind of service').selectOption(kind)
  await page.getByRole('button', { name: 'Find services' }).click()
}

test('services are found by who travels to a postcode, and the address keeps it', async ({ page, watch }) => {
  await page.goto('/services')
  await expectScreen(page, 'Services')
  await expect(page.getByRole('link', { name: 'Find a vet' })).toHaveAttribute('href', '/category/services/veterinary')
  await expect(page.locator('#transport')).toContainText('Bird transport')
  await expect(titles(page)).toHaveCount(5)
  const mites = services(page).getByRole('listitem').filter({ hasText: 'Red mite treatment' })
  await expect(mites).toContainText('£75.00a visit')
  await expect(services(page).getByRole('listitem').filter({ hasText: 'Hatching egg packing' })).toContainText(
    'an hour',
  )
  await expect(services(page).getByRole('listitem').filter({ hasText: 'Post-mortem' })).toContainText('from £60.00')

  await test.step('near Ludlow two vets are not in reach but one', async () => {
    await find(page, { near: 'sy8-1aa', kind: 'Veterinary' })
    await expect(page).toHaveURL('/services?near=SY8+1AA&category=veterinary')
    await expect(titles(page)).toHaveText(['Post-mortem examination with report'])
    await expect(services(page)).toContainText('miles away · travels up to 80 miles')
    await page.reload()
    await expect(page.getByLabel('Your postcode')).toHaveValue('SY8 1AA')
    await expect(titles(page)).toHaveCount(1)
  })

  await test.step('where nobody goes', async () => {
    await find(page, { near: 'ZE1' })
    await expect(page.getByRole('heading', { name: 'No services found' })).toBeVisible()
    await expect(page.getByText('Nobody who travels to ZE1 offers veterinary yet.')).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(titles(page)).toHaveCount(1)
  })

  await test.step('what is no postcode stays in the field with what is wrong', async () => {
    await find(page, { near: '<script>' })
    await expect(page.getByText('Please enter a UK postcode, such as SY8 1AA')).toBeVisible()
    await expect(page.getByLabel('Your postcode')).toHaveValue('<script>')
    watch.expectRefusal({ path: /\/api\/services\?near=SY99/, status: 422 })
    await find(page, { near: 'SY99' })
    await expect(page.getByLabel('Your postcode')).toHaveValue('SY99')
    await expect(page.getByLabel('Your postcode')).toHaveAccessibleDescription('We don’t recognise this postcode.')
    await expectAccessible(page)
  })
})

test('a service is never put into a cart: a visitor signs in to ask for a quote and comes back', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/services')
  await services(page).getByRole('link', { name: visit }).click()
  await expectScreen(page, visit)
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeHidden()
  await expect(page.getByLabel('Quantity')).toBeHidden()
  const { pathname } = new URL(page.url())
  const quote = page.getByRole('link', { name: 'Request a quote' })
  await expect(quote).toHaveAttribute('href', `/auth?${new URLSearchParams({ next: pathname })}`)
})

test('a buyer asks for a quote from the list', async ({ page }) => {
  await signInAsDemo(page, 'demo_buyer')
  await page.goto('/services')
  await services(page)
    .getByRole('listitem')
    .filter({ hasText: visit })
    .getByRole('button', { name: 'Request a quote' })
    .click()
  await expect(page.getByRole('dialog', { name: 'Request a quote' })).toContainText(visit)
  await expectAccessible(page)
})

test('selling is explained to each in their own way', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/sell')
  await expectScreen(page, 'Sell what your flock gives you')
  const table = page.getByRole('table', { name: 'What each package includes' })
  await expect(table.getByRole('row', { name: /^Featured placement/ })).toHaveText(
    'Featured placementNot includedIncluded',
  )
  await expect(table.getByRole('row', { name: /^Commission/ })).toContainText('None')
  await expect(table.getByRole('row', { name: /^Price a year/ })).toHaveText('Price a year£108.00£180.00')
  await expect(page.getByText('No refund for the current billing period.').first()).toBeVisible()
  await page.getByText('Can I sell live birds?').click()
  await expect(page.getByText('Yes, for collection only')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose Premium' })).toHaveAttribute(
    'href',
    '/auth?type=seller&tier=premium',
  )
  await signInAsDemo(page, 'demo_seller')
  await page.goto('/sell')
  await expect(page.getByRole('main').getByRole('link', { name: 'See your package' }).first()).toHaveAttribute(
    'href',
    '/dashboard/package',
  )
})
