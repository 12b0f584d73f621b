import type { Locator, Page } from 'playwright/test'
import { endPayment } from '../../fixtures/acts/payments.ts'
import { codesMailedTo, fillSignIn, joinByApi, newPerson } from '../../fixtures/acts/people.ts'
import { payButton } from '../../fixtures/acts/shopping.ts'
import { countInCart, openTestShop, type Shop, saveAddress } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectPage } from '../../fixtures/look/accessible.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

const account = (page: Page): Locator => page.getByRole('region', { name: 'Your account' })
const address = (page: Page): Locator => page.getByRole('region', { name: 'Delivery address' })
const total = (page: Page): Locator => page.getByRole('region', { name: 'Pay', exact: true })
const code = (page: Page): Locator => page.getByRole('textbox', { name: 'Code from the email' })
const create = (page: Page): Locator => account(page).getByRole('button', { name: 'Create Account' })

const home = { 'Address line 1': '4 Weir Lane', 'Town or city': 'Ludlow', Postcode: 'SY8 1AA' }

/** Counts what a newcomer has to do: taps, and fields that they type in. */
const counting = () => {
  const done = { taps: 0, typed: 0 }
  const tap = async (target: Locator) => {
    done.taps += 1
    await target.click()
  }
  const type = async (target: Locator, text: string) => {
    done.typed += 1
    await target.fill(text)
  }
  return { done, tap, type }
}

const codeTo = async (email: string): Promise<string> => {
  const [newest = ''] = await codesMailedTo(email)
  return newest
}

/** Puts the shop's mug into the cart of a visitor, and leaves that open. */
const putIn = async (page: Page, shop: Shop): Promise<void> => {
  await page.goto(`/products/${shop.listingId}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
}

test('a newcomer buys from a listing with five taps and six fields, and one code', async ({ page }) => {
  const shop = await openTestShop('Delyth Parry')
  const { fullName, email, password } = newPerson('Ada Keeper')
  const { done, tap, type } = counting()
  await page.goto(`/products/${shop.listingId}`)
  await tap(page.getByRole('link', { name: 'Buy now', exact: true }))

  await test.step('what it comes to stands there before anybody is asked who they are', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
    await expect(page.getByRole('region', { name: 'Delyth Parry, by post' })).toContainText('One mug · 1 × £16.00')
    await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked()
    await expect(total(page)).toContainText('Total£20.99')
    await expect(create(page)).toBeVisible()
    await expectPage(page, 'Checkout')
  })

  await test.step('the address, and an account in the same page', async () => {
    await type(address(page).getByLabel('Full name'), fullName)
    for (const [label, text] of Object.entries(home)) await type(address(page).getByLabel(label), text)
    await expect(account(page).getByLabel('Full name'), 'a name is typed once').toHaveValue(fullName)
    await expect(account(page)).toContainText('16 or over and accept the terms')
    await type(account(page).getByLabel('Email'), email)
    await type(account(page).getByLabel('Password', { exact: true }), password)
    await tap(create(page))
    await expectToast(page, 'Registration successful')
  })

  await test.step('the code from the mail, where the form stood', async () => {
    await expect(code(page)).toBeFocused()
    await expectAccessible(page)
    await type(code(page), await codeTo(email))
    await tap(page.getByRole('button', { name: 'Verify', exact: true }))
    await expect(payButton(page)).toBeFocused()
  })

  await tap(page.getByRole('button', { name: 'Pay £20.99', exact: true }))
  await expectPage(page, 'Pay')
  await tap(payButton(page))
  await expectPage(page, 'Thank you for your order')
  expect(done.taps, 'taps from the listing to paid').toBeLessThanOrEqual(5)
  expect(done.typed, 'fields that are typed in, the code among them').toBeLessThanOrEqual(7)
})

test('a guest sees what a cart of two shops comes to, signs up right there and pays', { tag: '@desktop' }, async ({
  page,
}) => {
  const [first, second] = await Promise.all(['Nia Beynon', 'Elin Beynon'].map(openTestShop))
  const { fullName, email, password } = newPerson('Ada Keeper')
  const express = page.getByRole('region', { name: 'Elin Beynon, by post' }).getByRole('radio', { name: /^Express/ })
  await putIn(page, first!)
  await putIn(page, second!)
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Go to checkout' }).click()

  await test.step('each shop with its delivery, and the sum of all', async () => {
    await expect(page.getByRole('region', { name: 'Nia Beynon, by post' })).toContainText('One mug · 1 × £16.00')
    await express.check()
    await expect(total(page)).toContainText('Total£44.98')
  })

  await test.step('the cart is changed in place', async () => {
    await page.getByRole('button', { name: 'Change your cart' }).click()
    const sheet = page.getByRole('dialog', { name: 'Your cart' })
    const mug = sheet.getByRole('listitem').filter({ hasText: first!.seller.username })
    await mug.getByRole('button', { name: 'One more' }).click()
    await sheet.getByRole('link', { name: 'Go to checkout' }).click()
    await expect(sheet).toBeHidden()
    await expect(total(page)).toContainText('Total£60.98')
    await expect(total(page)).not.toContainText('The total has changed')
  })

  await test.step('the button shows what is missing, in the order of the page', async () => {
    await payButton(page).click()
    await expect(address(page).getByLabel('Full name')).toBeFocused()
    await expect(address(page).getByLabel('Full name')).toHaveAccessibleDescription('Please enter a name')
    await address(page).getByLabel('Full name').fill(fullName)
    for (const [label, text] of Object.entries(home)) await address(page).getByLabel(label).fill(text)
    await payButton(page).click()
    await expect(account(page).getByLabel('Email')).toBeFocused()
    await account(page).getByLabel('Email').fill(email)
    await account(page).getByLabel('Password', { exact: true }).fill('hens')
    await page.keyboard.press('Enter')
    await expect(account(page).getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /Password must be at least 6 characters/,
    )
    await expectAccessible(page)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(password)
    await payButton(page).click()
    await expect(create(page)).toBeFocused()
    await expect(page.getByText('Create your account first, or sign in. Then you can pay.')).toBeVisible()
  })

  await test.step('what they chose becomes the cart of their account, and a reload in the middle loses nothing', async () => {
    await page.keyboard.press('Enter')
    await expect(code(page)).toBeFocused()
    await expect(page.getByRole('link', { name: 'Back to your cart' })).toBeVisible()
    await expect(total(page)).toContainText('Total£60.98')
    await page.reload()
    await expect(address(page).getByLabel('Address line 1')).toHaveValue('4 Weir Lane')
    await expect(address(page).getByLabel('Full name')).toHaveValue(fullName)
    await expect(express).toBeChecked()
    await code(page).fill(await codeTo(email))
    await code(page).press('Enter')
    await expectToast(page, 'Email Verified')
    await page.getByRole('button', { name: 'Pay £60.98', exact: true }).click()
    await endPayment(page, 'succeed')
    await expectPage(page, 'Thank you for your orders')
  })
})

test('whose address is known already signs in where they are, and loses nothing that they typed', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  const shop = await openTestShop('Mair Beynon')
  const buyer = await joinByApi({ fullName: 'Ada Keeper' })
  await saveAddress(buyer)
  const here = `/checkout?option=${shop.optionId}&quantity=2`
  await page.goto(here)
  await address(page).getByLabel('Full name').fill('Gwen Keeper')
  await address(page).getByLabel('Address line 1').fill('4 Weir')
  await account(page).getByLabel('Email').fill(buyer.email)

  await test.step('a reload keeps all but the password', async () => {
    await account(page).getByLabel('Password', { exact: true }).fill(buyer.password)
    await page.reload()
    await expect(account(page).getByLabel('Email')).toHaveValue(buyer.email)
    await expect(account(page).getByLabel('Full name')).toHaveValue('Gwen Keeper')
    await expect(account(page).getByLabel('Password', { exact: true })).toHaveValue('')
  })

  await test.step('the address is told to have an account, at its field', async () => {
    await account(page).getByLabel('Password', { exact: true }).fill(buyer.password)
    watch.expectRefusal({ path: /\/api\/register$/, status: 409 })
    await create(page).click()
    await expect(account(page).getByLabel('Email')).toBeFocused()
    await expect(account(page).getByLabel('Email')).toHaveAccessibleDescription(
      'There’s already an account with this email address. Sign in instead.',
    )
    await expectAccessible(page)
  })

  await test.step('they sign in with it, and the checkout goes on', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(account(page).getByLabel('Username')).toHaveValue(buyer.email)
    await expect(account(page).getByLabel('Password', { exact: true })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type(buyer.password)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Login successful')
    await expect(account(page)).toBeHidden()
    await expect(payButton(page)).toBeFocused()
    await expect(page).toHaveURL(here)
    await expect(page.getByRole('region', { name: 'Mair Beynon, by post' })).toContainText('2 × £16.00')
    await expect(address(page).getByLabel('Address line 1')).toHaveValue('4 Weir')
    await expect(address(page).getByLabel('Full name')).toHaveValue('Gwen Keeper')
    await expect(page.getByRole('radio', { name: /1 Orchard Lane/ })).toBeVisible()
  })

  await test.step('what they had saved is one choice away', async () => {
    await page.getByRole('radio', { name: /1 Orchard Lane/ }).check()
    await page.getByRole('button', { name: 'Pay £36.99', exact: true }).click()
    await endPayment(page, 'succeed')
    await expectPage(page, 'Thank you for your order')
    expect(await countInCart(buyer)).toBe(0)
  })
})

test('a guest takes out what has sold out, and is told when nothing is left', { tag: '@desktop' }, async ({ page }) => {
  const shop = await openTestShop('Olwen Beynon')
  await putIn(page, shop)
  const { status } = await shop.seller.api.post(`/api/seller/listings/${shop.listingId}/pause`)
  expect(status).toBeLessThan(300)
  await page.goto('/checkout')
  const stopped = page.getByRole('region', { name: 'What you can’t buy now' })
  await expect(stopped).toContainText('Not for sale at the moment.')
  await expectPage(page, 'Checkout')
  await stopped.getByRole('button', { name: 'Remove it and continue' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expectPage(page, 'Checkout')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to check out' })).toBeVisible()
  await expect(page.getByText('What you’ve chosen comes with you.')).toBeVisible()
  const buyer = await joinByApi({ fullName: 'Ada Keeper' })
  await fillSignIn(page, { name: buyer.username, password: buyer.password })
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('heading', { name: 'There’s nothing to pay' })).toBeVisible()
})
