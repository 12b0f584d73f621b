import { expectPage } from '../fixtures/accessible.ts'
import { mugDraft, startListing } from '../fixtures/listings.ts'
import { endPayment } from '../fixtures/payments.ts'
import { joinAsSeller } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

test('a seller learns that publishing needs a package, and pays for one after two failed tries', async ({
  page,
  watch,
}) => {
  await test.step('publishing is refused with the reason and the way on', async () => {
    await joinAsSeller(page, 'Idris Vaughan')
    await startListing(page, mugDraft('Speckled stoneware mug'))
    watch.expectRefusal({ path: /\/publish$/, status: 403 })
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Your listing is saved')
    await expectPage(page, 'Speckled stoneware mug')
    await page.getByRole('alert').getByRole('link', { name: 'Choose a package' }).click()
    await expectPage(page, 'Choose a package')
  })

  await test.step('a declined payment leads back with nothing paid', async () => {
    await page.getByRole('button', { name: 'Choose Basic, £9 a month' }).click()
    await expect(page.getByText('£9.00', { exact: true })).toBeVisible()
    await expectPage(page, 'Pay')
    await endPayment(page, 'decline')
    await expect(page).toHaveURL('/subscription-cancel')
    await expect(page.getByText('no package has started')).toBeVisible()
    await expectPage(page, 'Payment not made')
  })

  await test.step('so does a cancelled one', async () => {
    await page.getByRole('link', { name: 'Choose a package' }).click()
    await page.getByRole('button', { name: 'Choose Basic, £9 a month' }).click()
    await endPayment(page, 'abandon')
    await expect(page).toHaveURL('/subscription-cancel')
  })

  await test.step('paying starts the package', async () => {
    await page.getByRole('link', { name: 'Choose a package' }).click()
    await page.getByRole('button', { name: 'Choose Basic, £9 a month' }).click()
    await endPayment(page, 'succeed')
    await expect(page).toHaveURL(/\/subscription-success/)
    await expectPage(page, 'Your Basic package is active')
    await page.goto('/dashboard/package')
    await expect(page.getByText('0 of 5', { exact: true })).toBeVisible()
    await expectPage(page, 'Package')
    await page.goto('/subscribe')
    await expect(page.getByRole('heading', { name: 'You have the Basic package' })).toBeVisible()
  })

  await test.step('the draft that waited goes up for sale', async () => {
    await page.goto('/dashboard/listings')
    await page.getByRole('button', { name: 'Publish Speckled stoneware mug' }).click()
    await expect(page.getByRole('button', { name: 'Pause Speckled stoneware mug' })).toBeVisible()
    await expectPage(page, 'Listings')
  })
})
