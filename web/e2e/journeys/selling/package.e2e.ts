import { mugDraft, startListing } from '../../fixtures/acts/listings.ts'
import { endPayment } from '../../fixtures/acts/payments.ts'
import { joinAsBuyer } from '../../fixtures/acts/people.ts'
import { addToCart, checkOut, openListing } from '../../fixtures/acts/shopping.ts'
import { sayPlace } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectPage, expectScreen } from '../../fixtures/look/accessible.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

test('a buyer opens a shop, learns that publishing needs a package, pays after two failed tries, and sells', {
  tag: '@desktop',
}, async ({ page, newVisitor, watch }) => {
  const seller = await joinAsBuyer(page, 'Idris Vaughan')
  const title = `Stoneware mug of ${seller.username}`

  await test.step('the profile leads a buyer to a shop', async () => {
    await page.goto('/profile/shop')
    await page.getByRole('button', { name: 'Open a shop' }).click()
    await expect(page.getByLabel('Shop name')).toHaveAccessibleDescription(/Please enter at least 2 characters$/)
    await page.getByLabel('Shop name').fill('Vaughan Stoneware')
    await page.getByRole('button', { name: 'Open a shop' }).click()
    await expectPage(page, 'Choose a package')
  })

  await test.step('publishing is refused with the reason and the way on', async () => {
    await startListing(page, mugDraft(title))
    watch.expectRefusal({ path: /\/publish$/, status: 403 })
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Your listing is saved')
    await expectPage(page, title)
    await page.getByRole('alert').getByRole('link', { name: 'Choose a package' }).click()
    await expectScreen(page, 'Choose a package')
  })

  await test.step('a declined payment stays to be paid, and given up leads back with nothing paid', async () => {
    await page.getByRole('button', { name: 'Choose Basic, £9 a month' }).click()
    await expect(page.getByText('£9.00', { exact: true })).toBeVisible()
    await expectPage(page, 'Pay')
    await endPayment(page, 'decline')
    await endPayment(page, 'abandon')
    await expect(page).toHaveURL('/subscription-cancel')
    await expect(page.getByText('no new package has started')).toBeVisible()
    await expectScreen(page, 'Payment not made')
  })

  await test.step('paying starts the package', async () => {
    await page.getByRole('link', { name: 'Choose a package' }).click()
    await page.getByRole('button', { name: 'Choose Basic, £9 a month' }).click()
    await endPayment(page, 'decline')
    await endPayment(page, 'succeed')
    await expect(page).toHaveURL(/\/subscription-success/)
    await expectPage(page, 'Your Basic package is active')
    await page.goto('/dashboard/package')
    await expect(page.getByText('0 of 5', { exact: true })).toBeVisible()
    await expectScreen(page, 'Package')
    await page.goto('/subscribe')
    await expect(page.getByRole('heading', { name: 'You have the Basic package' })).toBeVisible()
  })

  await test.step('the draft that waited goes up for sale', async () => {
    await sayPlace(seller)
    await page.goto('/dashboard/listings')
    await page.getByRole('button', { name: `Publish ${title}` }).click()
    await expect(page.getByRole('button', { name: `Pause ${title}` })).toBeVisible()
    await expectScreen(page, 'Listings')
  })

  await test.step('somebody buys it, and the dashboard says what to do', async () => {
    const buyer = await newVisitor()
    await joinAsBuyer(buyer, 'Peter Wren')
    await openListing(buyer, title)
    await addToCart(buyer)
    await expectToast(buyer, 'Added to your cart')
    await checkOut(buyer, 'post')
    await endPayment(buyer, 'succeed')
    await expect(buyer.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: /^1 order to accept/ })).toBeVisible()
  })
})
