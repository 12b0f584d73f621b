import type { Page } from 'playwright/test'
import { enter, typeInto } from '../../fixtures/acts/keys.ts'
import { codesMailedTo, joinAsBuyer, newPerson } from '../../fixtures/acts/people.ts'
import { expectCartCount, payButton } from '../../fixtures/acts/shopping.ts'
import { openTestShop, type Shop } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'

/** The new page is there, and its heading has the focus, or all of it while that was still being read. */
const expectArrived = async (page: Page, heading: string | RegExp): Promise<void> => {
  const title = page.getByRole('heading', { level: 1, name: heading, exact: true })
  await expect(title).toBeVisible()
  await expect(page.locator('main:focus').or(title.and(page.locator(':focus')))).toBeVisible()
}

const titleOf = ({ seller }: Shop): string => `Speckled mug of ${seller.username}`

const typeAddress = async (page: Page): Promise<void> => {
  await typeInto(page, 'Address line 1', '4 Weir Lane')
  await typeInto(page, 'Town or city', 'Ludlow')
  await typeInto(page, 'Postcode', 'SY8 1AA')
}

test('from home to the thanks a buyer needs no mouse: search, listing, cart, an address and the payment', {
  tag: '@desktop',
}, async ({ page }) => {
  const shop = await openTestShop('Heledd Vaughan')
  await joinAsBuyer(page, 'Ada Keeper')
  await page.goto('/')

  await test.step('a search finds the listing', async () => {
    await typeInto(page, 'Search the marketplace', titleOf(shop))
    await page.keyboard.press('Enter')
    await expectArrived(page, /^Results for/)
    await expect(page.getByRole('main').getByRole('link', { name: titleOf(shop) })).toBeVisible()
    await enter(page, titleOf(shop))
    await expectArrived(page, titleOf(shop))
  })

  await test.step('it goes into the cart, where the button that put it there still has the focus', async () => {
    await enter(page, 'Add to cart')
    await expectCartCount(page, '1 item')
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeFocused()
    await enter(page, 'Cart, 1 item', 'Shift+Tab')
    await expectArrived(page, 'Your cart')
    await enter(page, 'Go to checkout')
  })

  await test.step('the address is typed, and what is left out has the focus', async () => {
    await expectArrived(page, 'Checkout')
    await expect(payButton(page)).toBeEnabled()
    await enter(page, 'Pay £20.99')
    await expect(page.getByLabel('Address line 1')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await typeAddress(page)
    await enter(page, 'Pay £20.99')
  })

  await test.step('a declined card leads by its one button to the next', async () => {
    await expectArrived(page, 'Pay')
    await expect(payButton(page)).toBeVisible()
    await enter(page, 'Decline the payment')
    await expect(page.getByRole('button', { name: 'Try another card' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Pay £20.99' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectArrived(page, 'Thank you for your order')
  })
})

test('so does a newcomer, who creates the account and types the code on the way', { tag: '@desktop' }, async ({
  page,
}) => {
  const shop = await openTestShop('Heledd Vaughan')
  const { fullName, email, password } = newPerson('Ada Keeper')
  await page.goto(`/products/${shop.listingId}`)
  await enter(page, 'Buy now')
  await expectArrived(page, 'Checkout')
  await expect(payButton(page)).toBeVisible()
  await typeInto(page, 'Full name', fullName)
  await typeAddress(page)
  await typeInto(page, 'Email', email)
  await typeInto(page, 'Password', password)
  await enter(page, 'Create Account')
  await expect(page.getByRole('textbox', { name: 'Code from the email' })).toBeFocused()
  const [code = ''] = await codesMailedTo(email)
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pay £20.99' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectArrived(page, 'Pay')
  await expect(payButton(page)).toBeVisible()
  await enter(page, 'Pay £20.99')
  await expectArrived(page, 'Thank you for your order')
})
