import type { Page } from 'playwright/test'
import { mugDraft, startListing } from '../../fixtures/acts/listings.ts'
import { fillSignIn, joinAsSeller } from '../../fixtures/acts/people.ts'
import { addToCart, expectCartCount, openListing, payButton } from '../../fixtures/acts/shopping.ts'
import { expect, test } from '../../fixtures/browser/test.ts'

const width = 320
test.use({ viewport: { width, height: 640 } })

const marans = 'Copper Black Marans hatching eggs, very dark'

/** The page shows this heading and is not wider than the screen. */
const expectFit = async (page: Page, heading: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  // The checkout has no foot but the one button.
  await expect(page.getByRole('contentinfo').or(payButton(page))).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${page.url()}`).toBe(width)
}

test('on the narrowest phone nothing scrolls sideways for a buyer in cart and checkout, nor for a seller at work', async ({
  page,
}) => {
  const seller = await joinAsSeller(page, 'Bartholomew Featherstonehaugh')
  await openListing(page, marans)
  await addToCart(page)
  await expectCartCount(page, '1 item')
  await page.goto('/cart')
  await expect(page.getByRole('region', { name: 'Exe Hatchery, by post' })).toBeVisible()
  await expectFit(page, 'Your cart')
  await page.goto('/checkout')
  await expect(page.getByLabel('Address line 1')).toBeVisible()
  await expectFit(page, 'Checkout')
  await payButton(page).click()
  await expect(page.getByLabel('Address line 1')).toHaveAccessibleDescription(/first line/)
  await expectFit(page, 'Checkout')

  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Pay for your package' })).toBeVisible()
  await expectFit(page, seller.fullName)
  await startListing(page, mugDraft('Speckled stoneware mug, thrown and glazed by hand'))
  await expectFit(page, 'Speckled stoneware mug, thrown and glazed by hand')
  await page.goto('/dashboard/listings')
  await expect(
    page.getByRole('link', { name: 'Speckled stoneware mug, thrown and glazed by hand', exact: true }),
  ).toBeVisible()
  await expectFit(page, 'Listings')
})

test('nor for a guest at the checkout', async ({ page }) => {
  await openListing(page, marans)
  await page.getByRole('link', { name: 'Buy now', exact: true }).click()
  const account = page.getByRole('region', { name: 'Your account' })
  await expect(account.getByRole('button', { name: 'Create Account' })).toBeVisible()
  await expectFit(page, 'Checkout')
  await account.getByRole('button', { name: 'I already have an account' }).click()
  await expect(account.getByLabel('Username')).toBeFocused()
  await expectFit(page, 'Checkout')
})

test('nor in the orders of a seller and a buyer', async ({ page, newVisitor }) => {
  await page.goto('/auth?next=%2Fdashboard%2Forders')
  await fillSignIn(page, { name: 'demo_premium', password: 'hatchyard-demo' })
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expectFit(page, 'Orders')
  const buyer = await newVisitor()
  await buyer.goto('/auth?next=%2Forders')
  await fillSignIn(buyer, { name: 'demo_buyer', password: 'hatchyard-demo' })
  await buyer.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first().click()
  await expect(buyer.getByRole('heading', { name: 'What happened' })).toBeVisible()
  await expectFit(buyer, (await buyer.getByRole('heading', { level: 1 }).innerText()).trim())
})
