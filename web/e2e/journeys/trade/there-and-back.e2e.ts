import type { Page } from 'playwright/test'
import { endPayment, expectPayPage } from '../../fixtures/acts/payments.ts'
import { codesMailedTo, newPerson } from '../../fixtures/acts/people.ts'
import { expectCartCount, giveAddress, payButton } from '../../fixtures/acts/shopping.ts'
import { openTestShop } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'

const account = (page: Page) => page.getByRole('region', { name: 'Your account' })
const line1 = (page: Page) => page.getByLabel('Address line 1')
const code = (page: Page) => page.getByRole('textbox', { name: 'Code from the email' })
const tryAnother = (page: Page) => page.getByRole('button', { name: 'Try another card' })

/** How many orders of theirs were ever paid for or begun. */
const countOrders = async (page: Page): Promise<number> =>
  (await (await page.request.get('/api/orders')).json()).items.length

test('the way back and a reload lose nothing at any step from a listing through the cart to the thanks, and it is paid once', async ({
  page,
}) => {
  const shop = await openTestShop('Rhian Back')
  const parcel = page.getByRole('region', { name: 'Rhian Back, by post' })
  const { fullName, email, password } = newPerson('Ada Keeper')
  const listing = `/products/${shop.listingId}`
  await page.goto(listing)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs, 'the title stands below it, once').toHaveText('HomeMerchandise')

  await test.step('what is chosen of a listing outlives a reload', async () => {
    await page.getByRole('button', { name: 'One more' }).click()
    await page.reload()
    await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2')
  })

  await test.step('back from a guest’s checkout the cart is as full, and what they typed is there again', async () => {
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' }).click()
    await page.getByRole('region', { name: 'Delivery address' }).getByLabel('Full name').fill(fullName)
    await giveAddress(page)
    await page.goBack()
    await expect(page).toHaveURL(listing)
    await expect(page.getByRole('heading', { level: 1, name: /^Speckled mug/ })).toBeVisible()
    await page.goForward()
    await expect(line1(page)).toHaveValue('4 Weir Lane')
    await expect(parcel).toContainText('2 × £16.00')
  })

  await test.step('so it is back from the sign-in that stands there', async () => {
    await page.getByRole('button', { name: 'I already have an account' }).click()
    await expect(page.getByLabel('Username')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(listing)
    await page.goForward()
    await expect(line1(page)).toHaveValue('4 Weir Lane')
    await expect(account(page)).toBeVisible()
  })

  await test.step('and back from the code', async () => {
    await account(page).getByLabel('Email').fill(email)
    await account(page).getByLabel('Password', { exact: true }).fill(password)
    await account(page).getByRole('button', { name: 'Create Account' }).click()
    await expect(code(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(listing)
    await page.goForward()
    await expect(code(page)).toBeVisible()
    await expect(line1(page)).toHaveValue('4 Weir Lane')
    const [newest = ''] = await codesMailedTo(email)
    await code(page).fill(newest)
    await code(page).press('Enter')
    await expect(code(page)).toBeHidden()
  })

  await test.step('the cart is full before and after a reload, and back from it the checkout is as it was', async () => {
    await page.getByRole('link', { name: 'Back to your cart' }).click()
    await expect(page.getByRole('spinbutton', { name: /^Quantity of / })).toHaveValue('2')
    await page.reload()
    await expect(page.getByRole('spinbutton', { name: /^Quantity of / })).toHaveValue('2')
    await page.goBack()
    await expect(line1(page)).toHaveValue('4 Weir Lane')
    await page.goForward()
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await expect(line1(page)).toHaveValue('4 Weir Lane')
  })

  await test.step('back from a declined card the payment is still open, and forward it asks for another', async () => {
    await page.getByRole('button', { name: 'Pay £36.99', exact: true }).click()
    await expectPayPage(page)
    await page.getByRole('button', { name: 'Decline the payment' }).click()
    await expect(tryAnother(page)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Your payment is still open' })).toBeVisible()
    await expect(parcel).toContainText('2 × £16.00')
    await page.goForward()
    await tryAnother(page).click()
    await endPayment(page, 'succeed')
  })

  await test.step('the thanks stand after a reload, and back from them nothing is left to pay', async () => {
    const thanks = page.getByRole('heading', { level: 1, name: 'Thank you for your order' })
    await expect(thanks).toBeVisible()
    await page.reload()
    await expect(thanks).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('£36.99')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'There’s nothing to pay' })).toBeVisible()
    await expect(payButton(page)).toBeHidden()
    await page.goForward()
    await expect(thanks).toBeVisible()
    await expectCartCount(page, '0 items')
    expect(await countOrders(page)).toBe(1)
  })
})
