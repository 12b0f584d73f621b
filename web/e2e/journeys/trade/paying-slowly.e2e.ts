import { endPayment, expectPayPage } from '../../fixtures/acts/payments.ts'
import { joinAsBuyer } from '../../fixtures/acts/people.ts'
import { giveAddress, payButton } from '../../fixtures/acts/shopping.ts'
import { openTestShop, putMugsIn, saveAddress } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { shifted } from '../../fixtures/look/shifted.ts'

test('who presses Pay again while the payment is on its way opens it once', { tag: '@desktop' }, async ({ page }) => {
  const [shop, buyer] = await Promise.all([openTestShop('Mari Bevan'), joinAsBuyer(page, 'Ada Keeper')])
  await Promise.all([saveAddress(buyer), putMugsIn(buyer, shop, 1)])
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/checkout')) opened.push(request.url())
  })
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/pay.page-*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/checkout')
  await payButton(page).click()
  await expect(page).toHaveURL(/\/pay\//)
  await payButton(page).click()
  gate.resolve()
  await expectPayPage(page)
  await expect(page.getByText(/left to pay$/).first()).toBeVisible()
  expect(opened).toHaveLength(1)
})

test('a payment that is read anew before its answer comes leads on all the same', { tag: '@desktop' }, async ({
  page,
}) => {
  const [shop, buyer] = await Promise.all([openTestShop('Sian Bevan'), joinAsBuyer(page, 'Ada Keeper')])
  await putMugsIn(buyer, shop, 1)
  await page.clock.install()
  await page.goto('/checkout')
  await giveAddress(page)
  await payButton(page).click()
  await expectPayPage(page)
  const [settled, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/succeed', async (route) => {
    const response = await route.fetch()
    settled.resolve()
    await gate.promise
    await route.fulfill({ response })
  })
  await endPayment(page, 'succeed')
  await settled.promise
  await page.clock.runFor(15_000)
  await expect(page.getByRole('status').filter({ hasText: 'You’ve already paid' })).toBeVisible()
  gate.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
})

test('the button that pays keeps the focus while the bank takes its time', { tag: '@desktop' }, async ({ page }) => {
  const [shop, buyer] = await Promise.all([openTestShop('Lowri Bevan'), joinAsBuyer(page, 'Ada Keeper')])
  await Promise.all([saveAddress(buyer), putMugsIn(buyer, shop, 1)])
  await page.goto('/checkout')
  await payButton(page).click()
  await expectPayPage(page)
  const gate = Promise.withResolvers<void>()
  await page.route('**/succeed', async (route) => {
    await gate.promise
    await route.continue()
  })
  await payButton(page).press('Enter')
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('button', { name: 'Cancel and go back' })).toBeDisabled()
  await expect(payButton(page)).toBeFocused()
  gate.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
})

test('that a payment is still open does not push down what a buyer already reads', async ({ page }) => {
  const [shop, buyer] = await Promise.all([openTestShop('Nest Bevan'), joinAsBuyer(page, 'Ada Keeper')])
  await Promise.all([saveAddress(buyer), putMugsIn(buyer, shop, 1)])
  await page.goto('/checkout')
  await payButton(page).click()
  await expectPayPage(page)
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/orders?*', async (route) => {
    await gate.promise
    await route.continue()
  })
  const quoted = page.waitForResponse('**/api/checkout/quote')
  await page.goto('/checkout')
  await quoted
  // Whatever the total makes visible is drawn by the second frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  gate.resolve()
  await expect(page.getByRole('heading', { name: 'Your payment is still open' })).toBeVisible()
  await expect(payButton(page)).toBeVisible()
  expect(await shifted(page)).toBeLessThanOrEqual(0.02)
})
