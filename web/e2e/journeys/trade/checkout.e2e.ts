import { eggsDraft, publishListing } from '../../fixtures/acts/listings.ts'
import { subjectsTo } from '../../fixtures/acts/mailbox.ts'
import { endPayment, expectPayPage } from '../../fixtures/acts/payments.ts'
import { fillSignIn, joinByApi } from '../../fixtures/acts/people.ts'
import { openShop } from '../../fixtures/acts/shop.ts'
import {
  addToCart,
  chooseOption,
  expectCartCount,
  giveAddress,
  openListing,
  payButton,
} from '../../fixtures/acts/shopping.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectPage, expectScreen } from '../../fixtures/look/accessible.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

const mug = 'Stoneware mug with a speckled glaze'

test('a buyer pays two sellers at once, after a bank that declines first', async ({ page, newVisitor }) => {
  const sellerPage = await newVisitor()
  const seller = await openShop(sellerPage, 'Catrin Morgan')
  const [six, ...others] = eggsDraft(`Marans eggs of ${seller.username}`).options
  const eggs = { ...eggsDraft(`Marans eggs of ${seller.username}`), options: [{ ...six!, stock: '2' }, ...others] }
  const eggsPage = await publishListing(sellerPage, eggs)
  const buyer = await joinByApi({ fullName: 'Martha Finch' })

  await test.step('a visitor chooses, and signs in at the checkout to go on', async () => {
    await openListing(page, eggs.title)
    const more = page.getByRole('button', { name: 'One more' })
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
    await more.click()
    await expect(quantity).toHaveValue('2')
    await expect(more, 'no more than the two that are left').toBeDisabled()
    await quantity.fill('9')
    await expect(more).toBeDisabled()
    await page.getByRole('button', { name: 'One fewer' }).click()
    await expect(quantity).toHaveValue('2')
    await addToCart(page)
    const sheet = page.getByRole('dialog', { name: 'Your cart' })
    await expect(sheet.getByRole('link', { name: eggs.title })).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('link', { name: 'Go to checkout' }).click()
    await page.getByRole('button', { name: 'I already have an account' }).click()
    await fillSignIn(page, { name: buyer.username, password: buyer.password })
    await expect(page.getByRole('link', { name: 'Back to your cart' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Catrin Morgan, by post' })).toContainText(eggs.title)
    await expect(payButton(page)).toBeEnabled()
  })

  await test.step('another seller’s goods join them', async () => {
    await openListing(page, mug)
    await chooseOption(page, 'Set of four')
    await addToCart(page)
    await expectToast(page, 'Added to your cart')
    await expectCartCount(page, '3 items')
  })

  await test.step('the cart groups by seller, and keeps the delivery that is chosen', async () => {
    await page.goto('/cart')
    const parcel = page.getByRole('region', { name: 'Catrin Morgan, by post' })
    await parcel.getByRole('radio', { name: /^Premium Courier/ }).check()
    await expect(parcel).toContainText('Premium Courier£14.99')
    await expect(parcel).toContainText('From this seller£43.99')
    await expect(page.getByRole('region', { name: 'Ridgeway Poultry Services, by post' })).toContainText(
      'From this seller£52.99',
    )
    await expectPage(page, 'Your cart')
    await page.getByRole('link', { name: 'Go to checkout' }).click()
  })

  await test.step('address, delivery and every charge by its name, on one page', async () => {
    await expectPage(page, 'Checkout')
    const eggsParcel = page.getByRole('region', { name: 'Catrin Morgan, by post' })
    await expect(eggsParcel).toContainText(`${eggs.title}£29.006 eggs · 2 × £14.50`)
    await expect(eggsParcel.getByRole('radio', { name: /^Premium Courier/ })).toBeChecked()
    const pay = page.getByRole('region', { name: 'Pay', exact: true })
    for (const charge of [
      'Goods from Catrin Morgan£29.00',
      'Premium Courier, Catrin Morgan£14.99',
      'Goods from Ridgeway Poultry Services£48.00',
      'Standard, Ridgeway Poultry Services£4.99',
      'Total£96.98',
    ]) {
      await expect(pay).toContainText(charge)
    }
    await payButton(page).click()
    const line1 = page.getByLabel('Address line 1')
    await expect(line1, 'what is missing has the focus').toBeFocused()
    await expect(line1).toHaveAccessibleDescription('Please enter the first line of the address')
    await expectAccessible(page)
    await giveAddress(page)
    await payButton(page).click()
  })

  const visitor = await newVisitor()
  const sixLeft = visitor.getByRole('radio', { name: /^6 eggs/ })
  await test.step('while paying the last packs are held, also once the card is declined, and given up they are back', async () => {
    await expectPayPage(page)
    await expect(page.getByText('£96.98', { exact: true })).toBeVisible()
    await visitor.goto(eggsPage)
    await expect(sixLeft).toBeDisabled()
    const first = page.url()
    await page.getByRole('button', { name: 'Decline the payment' }).click()
    await expect(page.getByRole('alert')).toHaveText('Your card was declined. We didn’t take any money.')
    await expectAccessible(page)
    await visitor.reload()
    await expect(sixLeft).toBeDisabled()
    await page.reload()
    await expect(page.getByText(/left to pay$/).first()).toBeVisible()
    let clicks = 0
    const click = async (name: string) => {
      clicks += 1
      await page.getByRole('button', { name }).click()
    }
    await click('Try another card')
    await expect(page.getByRole('button', { name: 'Pay £96.98' })).toBeFocused()
    expect(clicks, 'clicks from a declined card to a payment that can be paid').toBeLessThanOrEqual(1)
    await page.getByRole('button', { name: 'Decline the payment' }).click()
    await expect(page.getByRole('alert')).toHaveText('Your card was declined. We didn’t take any money.')
    await expect(page).toHaveURL(first)
    await endPayment(page, 'abandon')
    await expect(page).toHaveURL(/\/cart/)
    await visitor.reload()
    await expect(sixLeft).toBeEnabled()
    await expect(sixLeft).toHaveAccessibleName(/Only 2 packs left/)
  })

  await test.step('checking out again needs no typing, and a second card pays', async () => {
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText('4 Weir Lane, Ludlow, SY8 1AA')
    await page.getByRole('button', { name: 'Pay £96.98' }).click()
    await expectPage(page, 'Pay')
    await endPayment(page, 'decline')
    await endPayment(page, 'succeed')
  })

  await test.step('one order a seller, and a mail for each side', async () => {
    const orders = page.getByRole('main').getByRole('listitem')
    await expect(orders).toHaveCount(2)
    await expect(orders.filter({ hasText: mug })).toContainText('£52.99')
    await expect(orders.filter({ hasText: eggs.title })).toContainText('£43.99')
    await expect(page.getByText('You’ve paid, and we’ve told both sellers.')).toBeVisible()
    await expectPage(page, 'Thank you for your orders')
    await expectCartCount(page, '0 items')
    await page.getByRole('link', { name: 'See all orders' }).click()
    await expectScreen(page, 'Your orders')
    const [paid, ...earlier] = await subjectsTo(page, buyer.email)
    expect(paid).toMatch(/^Thank you: orders \S+, \S+ paid$/)
    expect(earlier).toEqual(['New sign-in to your Hatchyard account', 'Verify your email address for Hatchyard'])
    const [sold] = await subjectsTo(sellerPage, seller.email)
    expect(sold).toMatch(/^New order \S+$/)
  })
})
