import type { Page } from 'playwright/test'
import { focused, tabTo } from '../../fixtures/acts/keys.ts'
import { joinAsBuyer } from '../../fixtures/acts/people.ts'
import { payButton } from '../../fixtures/acts/shopping.ts'
import { openTestShop, saveAddress } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'

test('by keyboard alone a checkout is walked in the order in which it is read', { tag: '@desktop' }, async ({
  page,
}) => {
  const shop = await openTestShop('Heledd Vaughan')
  await saveAddress(await joinAsBuyer(page, 'Ada Keeper'))
  await page.goto(`/products/${shop.listingId}`)
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account menu for / })).toBeVisible()
  await tabTo(page, 'Add to cart')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Buy now')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
  await expect(payButton(page)).toBeEnabled()

  const order: string[] = []
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab')
    order.push(await focused(page))
  }
  expect(order).toEqual(['Change delivery address', expect.stringMatching(/^Standard£4\.99/), 'Pay £20.99'])

  await test.step('the other addresses unfold and fold without losing the focus', async () => {
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toMatch(/^Ada Keeper/)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel('Address line 1')).toBeVisible()
    expect(await focused(page)).toBe('A new address')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe('Done with the delivery address')
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('Change delivery address')
  })

  await tabTo(page, 'Pay £20.99')
  await expect(payButton(page)).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Pay' })).toBeFocused()
})

test('another address, chosen and taken back at once, leaves the button ready', { tag: '@desktop' }, async ({
  page,
}) => {
  const shop = await openTestShop('Heledd Vaughan')
  await saveAddress(await joinAsBuyer(page, 'Ada Keeper'))
  await page.goto(`/checkout?option=${shop.optionId}`)
  await expect(payButton(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Change delivery address' }).click()
  const cards = page.getByRole('group', { name: 'Send it to' })
  await cards.evaluate(async (group) => {
    const [saved, another] = group.querySelectorAll('input')
    another?.click()
    // React draws in between, and nothing else comes to pass.
    await Promise.resolve()
    saved?.click()
  })
  await expect(cards.getByRole('radio').first()).toBeChecked()
  await expect(payButton(page)).toBeEnabled()
})

/** Nothing scrolls sideways, and all that can be pressed of this lies within the screen. */
const expectReflow = async (page: Page, width: number): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${page.url()}`).toBe(width)
}

test('with text twice as large nothing is lost at 320 pixels, neither of the listing’s bar nor of the checkout', {
  tag: '@desktop',
}, async ({ page }) => {
  const width = 320
  await page.setViewportSize({ width, height: 640 })
  const shop = await openTestShop('Sioned Wyn')
  await joinAsBuyer(page, 'Ada Keeper')
  const buyNow = page.getByRole('link', { name: 'Buy now', exact: true })
  const enlarge = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

  await page.goto(`/products/${shop.listingId}`)
  for (const look of [async () => {}, enlarge]) {
    await look()
    for (const button of [buyNow, page.getByRole('button', { name: 'Add to cart' })]) {
      await expect(button).toBeInViewport({ ratio: 1 })
    }
    await expectReflow(page, width)
  }
  await page.goto(`/checkout?option=${shop.optionId}`)
  await expect(payButton(page)).toBeInViewport({ ratio: 1 })
  await enlarge()
  await expect(payButton(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Address line 1')).toBeVisible()
  await expectReflow(page, width)
})
