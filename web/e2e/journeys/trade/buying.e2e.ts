import type { Locator, Page } from 'playwright/test'
import { act, orderJustPaid } from '../../fixtures/acts/orders.ts'
import { endPayment } from '../../fixtures/acts/payments.ts'
import { joinAsBuyer, signInAsDemo } from '../../fixtures/acts/people.ts'
import { checkOut, chooseOption, expectCartCount, openListing } from '../../fixtures/acts/shopping.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectPage, expectScreen } from '../../fixtures/look/accessible.ts'
import { expectToast, undo } from '../../fixtures/look/toast.ts'

const mug = 'Stoneware mug with a speckled glaze'

const putMugIn = async (page: Page) => {
  await openListing(page, mug)
  await chooseOption(page, 'Set of four')
  // Both clicks of an impatient hand put one set into the cart.
  await page.getByRole('button', { name: 'Add to cart' }).dblclick()
  await expectToast(page, 'Added to your cart')
}

test('a line is saved for later and back, and what is removed comes back where it was', { tag: '@desktop' }, async ({
  page,
}) => {
  await joinAsBuyer(page, 'Olive Marsh')
  await test.step('more than there are is put right and said, and goes into no cart by itself', async () => {
    await openListing(page, mug)
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('9999')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expectToast(page, 'Please check the quantity')
    const left = page.getByText(/^Only \d+ left$/)
    await expect(left).toBeVisible()
    const most = (await left.textContent())!.replace(/\D/g, '')
    await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(most)
    await expectCartCount(page, '0 items')
  })
  await putMugIn(page)
  await page.goto('/cart')
  const saved = page.getByRole('region', { name: 'Saved for later' })
  const parcel = page.getByRole('region', { name: /by post$/ })
  const save = page.getByRole('button', { name: `Save for later: ${mug}` })

  await test.step('saving is undone from its toast', async () => {
    await save.press('Enter')
    await expectToast(page, 'Saved for later')
    await expect(saved).toContainText(mug)
    await expectCartCount(page, '0 items')
    await undo(page)
    await expect(parcel).toContainText(mug)
    await expect(saved).toBeHidden()
  })

  await test.step('so is removing what was saved', async () => {
    await save.click()
    await expectToast(page, 'Saved for later')
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expectPage(page, 'Your cart')
    await saved.getByRole('button', { name: `Remove ${mug}` }).click()
    await expectToast(page, 'Removed')
    await undo(page)
    await expect(saved).toContainText(mug)
    await expectCartCount(page, '0 items')
  })

  await test.step('moved back it counts again', async () => {
    await page.reload()
    await saved.getByRole('button', { name: `Move to cart: ${mug}` }).click()
    await expectToast(page, 'Moved to your cart')
    await expect(parcel).toContainText('From this seller£52.99')
    await expect(parcel.getByRole('progressbar')).toHaveAccessibleName(/^£48.00 of £75.00 towards free delivery$/)
    await expectCartCount(page, '1 item')
  })
})

test('a buyer comes back to an open payment, finds the order, prints its receipt and buys it again', {
  tag: '@desktop',
}, async ({ page }) => {
  await joinAsBuyer(page, 'Edith Brook')
  await putMugIn(page)
  await checkOut(page, 'post')

  await test.step('the goods are held for a time that the checkout tells too, also after a reload', async () => {
    await expect(page.getByText(/^\d\d:\d\d left to pay$/)).toBeVisible()
    await page.goto('/checkout')
    await page.reload()
    await expect(page.getByText(/^\d\d:\d\d left to pay$/)).toBeVisible()
    await expectPage(page, 'Checkout')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await endPayment(page, 'succeed')
  })
  const order = await orderJustPaid(page)

  await test.step('the receipt is a sheet of paper alone', async () => {
    await page.getByRole('link', { name: 'Receipt' }).click()
    const sheet = page.getByRole('article', { name: `Receipt for order ${order.number}` })
    await expect(sheet).toContainText('Edith Brook')
    expect(await endsOfAmounts(sheet), 'amounts end below each other').toHaveLength(1)
    await expectScreen(page, 'Receipt')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(sheet).toBeVisible()
    await expect(sheet).toContainText('Total£52.99')
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(sheet).toHaveCSS('color', 'rgb(24, 36, 29)')
    expect(await sheetsOf(page)).toBe(1)
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
    await page.getByRole('link', { name: 'Back to the order' }).click()
    await act(page, { button: 'Cancel order', confirm: 'Cancel order', fill: { Reason: 'The wrong glaze.' } })
    await expectToast(page, 'Order cancelled')
  })

  const card = page.getByRole('listitem').filter({ hasText: order.number })
  const none = page.getByRole('heading', { name: 'No orders found' })
  await test.step('search and filters stand in the address, so that back and reload find the same', async () => {
    await page.goto('/orders')
    await page.getByRole('searchbox', { name: 'Search your orders' }).fill('speckled GLAZE')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?q=speckled\+GLAZE$/)
    await expect(card).toBeVisible()
    await page.getByLabel('Orders by status').selectOption('Under way')
    await expect(none).toBeVisible()
    await page.reload()
    await expect(none).toBeVisible()
    await expectScreen(page, 'Your orders')
    await page.getByRole('button', { name: 'Remove filter: Under way' }).click()
    await expect(card).toBeVisible()
    await page.goBack()
    await expect(none).toBeVisible()
    await page.getByRole('button', { name: 'Show all orders' }).click()
    await expect(page.getByRole('searchbox', { name: 'Search your orders' })).toHaveValue('')
    await expect(card).toBeVisible()
  })

  await test.step('bought again it is in the cart, once', async () => {
    await card.getByRole('button', { name: 'Buy again' }).click()
    await expectToast(page, 'Back in your cart')
    await expect(page.getByRole('region', { name: /by post$/ })).toContainText(mug)
    await expectCartCount(page, '1 item')
  })
})

/** At which pixels the amounts of a receipt end. */
const endsOfAmounts = (sheet: Locator): Promise<number[]> =>
  sheet.locator('tbody tr > :last-child').evaluateAll((cells) => [
    ...new Set(
      cells.map((cell) => {
        const words = document.createRange()
        words.selectNodeContents(cell)
        return Math.round(words.getBoundingClientRect().right)
      }),
    ),
  ])

/** How many pages the browser would print. */
const sheetsOf = async (page: Page): Promise<number> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test('a seller prints packing slips, one a page and without a price', { tag: '@desktop' }, async ({ page }) => {
  await signInAsDemo(page, 'demo_seller')
  const { items } = (await (await page.request.get('/api/seller/orders?limit=2')).json()) as { items: { id: string }[] }
  await page.goto(`/dashboard/packing-slips?${new URLSearchParams(items.map(({ id }) => ['order', id]))}`)
  const slips = page.getByRole('article', { name: /^Packing slip for order / })
  await expect(slips).toHaveCount(2)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(slips.first()).toContainText(/Deliver to|To be collected by/)
  await expect(page.getByRole('main')).not.toContainText('£')
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  expect(await sheetsOf(page)).toBe(2)
})
