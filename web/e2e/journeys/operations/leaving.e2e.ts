import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { act, openSoldOrder, orderJustPaid } from '../../fixtures/acts/orders.ts'
import { endPayment, expectPayPage } from '../../fixtures/acts/payments.ts'
import { fillSignIn, joinAsBuyer, type Person, signInAsDemo } from '../../fixtures/acts/people.ts'
import {
  addToCart,
  checkOut,
  expectCartCount,
  giveAddress,
  openListing,
  payButton,
} from '../../fixtures/acts/shopping.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectPage, expectScreen } from '../../fixtures/look/accessible.ts'
import { expectToast, undo } from '../../fixtures/look/toast.ts'

const mug = 'Stoneware mug with a speckled glaze'

const entries = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ludlow' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const addAddress = async (page: Page, line1: string) => {
  await button(page, 'Add an address').click()
  const form = page.getByRole('form', { name: 'New address' })
  await form.getByLabel('Address line 1').fill(line1)
  await form.getByLabel('Town or city').fill('Ludlow')
  await form.getByLabel('Postcode').fill('nowhere')
  await form.getByLabel('Phone').fill('abc')
  await button(page, 'Save address').click()
  await expect(form.getByLabel('Postcode')).toHaveAccessibleDescription(/Please enter a UK postcode/)
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(/Please enter a phone number/)
  await form.getByLabel('Postcode').fill('sy8 1aa')
  await form.getByLabel('Phone').fill('+44 (1584) 555-014')
  await button(page, 'Save address').click()
  await expectToast(page, 'Address saved')
  await expect(entries(page).filter({ hasText: line1 })).toBeFocused()
  await expect(entries(page).filter({ hasText: line1 })).toContainText('SY8 1AA')
}

const keepAddresses = async (page: Page) => {
  await page.goto('/profile/addresses')
  await expectScreen(page, 'Addresses')
  await addAddress(page, '4 Weir Lane')
  await addAddress(page, '9 Mill Street')
  const weir = entries(page).filter({ hasText: '4 Weir Lane' })
  await expect(weir).toContainText('Default')
  await button(page, 'Make default: 9 Mill Street').click()
  await expect(entries(page).first()).toContainText(/9 Mill Street/)
  await expect(weir).not.toContainText('Default')
  await button(page, 'Change 4 Weir Lane').click()
  await page.getByLabel('Address line 2').fill('The Barn')
  await button(page, 'Save address').click()
  await expect(weir).toContainText('4 Weir Lane, The Barn, Ludlow')
  await expect(weir).toBeFocused()
  await button(page, 'Delete 4 Weir Lane').click()
  await expectToast(page, 'Address deleted')
  await expect(entries(page)).toHaveCount(1)
  await undo(page)
  await expect(weir).toContainText('The Barn')
}

const putMugIn = async (page: Page) => {
  await openListing(page, mug)
  await addToCart(page)
  await expectCartCount(page, '1 item')
}

/** Opens the question and answers it with this password. */
const askToLeave = async (page: Page, password: string) => {
  await page.goto('/profile/data')
  await button(page, 'Delete my account').click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  return dialog
}

const signIn = async (page: Page, { username, password }: Person) => {
  await page.goto('/auth')
  await fillSignIn(page, { name: username, password })
}

test('an account with its past is downloaded and deleted', { tag: '@desktop' }, async ({ page, newVisitor, watch }) => {
  const leaver = await joinAsBuyer(page, 'Winifred Ashdown')
  await putMugIn(page)
  await checkOut(page, 'post')
  await endPayment(page, 'succeed')
  const order = await orderJustPaid(page)

  await test.step('with an open order it is refused in words, with the way to the order', async () => {
    watch.expectRefusal({ path: /\/api\/user$/, status: 422 })
    const dialog = await askToLeave(page, 'not the password')
    await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription('This isn’t your current password')
    await expectAccessible(page)
    watch.expectRefusal({ path: /\/api\/user$/, status: 409 })
    await dialog.getByLabel('Your password').fill(leaver.password)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(dialog.getByRole('alert')).toContainText(`An order is still open: ${order.number}.`)
    await dialog.getByRole('link', { name: order.number }).click()
    await expectPage(page, `Order ${order.number}`)
  })

  await test.step('the order comes to its end', async () => {
    await act(page, { button: 'Cancel order', confirm: 'Cancel order', fill: { Reason: 'I am moving away' } })
    await expectToast(page, 'Order cancelled')
  })

  await test.step('all that the house holds comes as one file', async () => {
    await page.goto('/profile/data')
    await expectScreen(page, 'Your data')
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download my data').click()])
    expect(download.suggestedFilename()).toMatch(/^hatchyard-winifred-.*\.json$/)
    const data = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(data.account).toMatchObject({ username: leaver.username, email: leaver.email })
    expect(data.addresses).toMatchObject([{ address: { line1: '4 Weir Lane' }, isDefault: true }])
    expect(data.ordersBought).toMatchObject([{ number: order.number, address: { line1: '4 Weir Lane' } }])
    await expectToast(page, 'Your data is ready')
  })

  await test.step('it is deleted, and the way leads home', async () => {
    await askToLeave(page, leaver.password)
    await expectToast(page, 'Your account is deleted')
    await expect(page).toHaveURL('/')
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('csrf_token')
    watch.expectRefusal({ path: /\/api\/login$/, status: 401 })
    await signIn(page, leaver)
    await expectToast(page, 'Wrong username or password.')
  })

  await test.step('the seller’s order is of a deleted user, with nobody to ask', async () => {
    const seller = await newVisitor()
    await signInAsDemo(seller, 'ridgeway_services')
    await openSoldOrder(seller, order.number)
    const main = seller.getByRole('main')
    await expect(main.getByRole('heading', { name: 'For Deleted user' })).toBeVisible()
    await expect(main).toContainText('4 Weir Lane')
    await expect(main.getByRole('button', { name: /^Ask/ })).toBeHidden()
  })
})

test('a keeper keeps an address book and sends things to it', { tag: '@desktop' }, async ({ page }) => {
  await joinAsBuyer(page, 'Gwen Field')
  const choice = page.getByRole('group', { name: 'Send it to' })
  const change = button(page, 'Change delivery address')

  await test.step('addresses are added, changed, made the default, deleted and put back', () => keepAddresses(page))

  const section = page.getByRole('region', { name: 'Delivery address' })
  await test.step('the checkout begins with the default and takes any other', async () => {
    await putMugIn(page)
    await page.goto('/checkout')
    await expect(section).toContainText('9 Mill Street')
    await change.click()
    await choice.getByRole('radio', { name: /4 Weir Lane, The Barn/ }).check()
    await expectAccessible(page)
    await section.getByRole('button', { name: 'Done with the delivery address' }).click()
    await expect(change, 'the button that folded it keeps the focus').toBeFocused()
    await expect(section).toContainText('4 Weir Lane, The Barn, Ludlow')
    await expect(page.getByRole('region', { name: 'Pay', exact: true })).toContainText('£4.99')
  })

  await test.step('a new one is saved, unless the box is unticked', async () => {
    await change.click()
    await choice.getByRole('radio', { name: 'A new address' }).check()
    const isSaved = page.getByRole('checkbox', { name: 'Save this address' })
    await isSaved.uncheck()
    await page.getByLabel('Full name').fill('Ada Field')
    await giveAddress(page)
    await payButton(page).click()
    await expectPayPage(page)
    await page.goBack()
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Field')
    await expect(page.getByLabel('Address line 1')).toHaveValue('4 Weir Lane')
    await isSaved.check()
    await payButton(page).click()
    await expectPayPage(page)
    await page.goBack()
    await expect(section).toContainText('Ada Field')
    await change.click()
    await expect(choice.getByRole('radio', { name: /Ada Field/ })).toBeChecked()
  })
})
