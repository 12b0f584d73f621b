import type { Locator, Page } from 'playwright/test'
import { endPayment } from '../../fixtures/acts/payments.ts'
import { fillSignIn, joinAsBuyer, joinByApi, signInAs } from '../../fixtures/acts/people.ts'
import { giveAddress, payButton } from '../../fixtures/acts/shopping.ts'
import { countInCart, openTestShop, putMugsIn, saveAddress } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectPage } from '../../fixtures/look/accessible.ts'
import { isPhone } from '../../fixtures/look/header.ts'

const buyNow = (page: Page): Locator => page.getByRole('link', { name: 'Buy now', exact: true })
const parcelOn = (page: Page): Locator => page.getByRole('region', { name: /, by post$/ })

/** At which pixel of the screen a text has come to these words. */
const footOf = (text: Locator, words: string): Promise<number> =>
  text.evaluate((element, part) => {
    const range = document.createRange()
    const node = [...element.childNodes].find(({ textContent }) => textContent?.includes(part))!
    range.setStart(node, 0)
    range.setEnd(node, node.textContent!.indexOf(part) + part.length)
    return range.getBoundingClientRect().bottom
  }, words)

test('from a listing to paid it takes four taps and no typing, and the cart is left alone', async ({ page }) => {
  const shop = await openTestShop('Delyth Bowen')
  const buyer = await joinAsBuyer(page, 'Ada Keeper')
  await saveAddress(buyer)
  await putMugsIn(buyer, shop, 1)
  await page.goto(`/products/${shop.listingId}`)
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }

  await test.step('the way there stands beside the cart’s', async () => {
    if (isPhone(page)) await expect(page.getByRole('region', { name: 'Quick actions' })).toContainText('Buy now')
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
    await page.evaluate(() => scrollTo(0, 400))
    await tap(buyNow(page))
  })

  await test.step('address and the cheapest delivery are chosen, and nothing leads astray', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
    expect(await page.evaluate(() => scrollY), 'it begins at its top').toBe(0)
    await expectPage(page, 'Checkout')
    await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText(
      '1 Orchard Lane, Ludlow, SY8 1AA',
    )
    await expect(parcelOn(page)).toContainText('One mug · 1 × £16.00')
    await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked()
    await expect(page.getByRole('region', { name: 'Pay', exact: true })).toContainText('Total£20.99')
    for (const name of ['Main', 'Categories']) await expect(page.getByRole('navigation', { name })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('combobox')).toBeHidden()
    await expect(page.getByRole('button', { name: /chat/ })).toBeHidden()
  })

  await tap(page.getByRole('button', { name: 'Pay £20.99', exact: true }))
  await expectPage(page, 'Pay')
  await tap(payButton(page))
  await expectPage(page, 'Thank you for your order')
  await test.step('that it is paid and the first date are seen at once, whatever asks about cookies', async () => {
    if (!isPhone(page)) return
    await page.evaluate(() => localStorage.removeItem('cookie_consent'))
    await page.reload()
    const banner = page.getByRole('region', { name: 'Cookies, if you agree' })
    await expect(banner).toBeVisible()
    const foot = (await banner.boundingBox())!.y
    for (const words of ['You’ve paid', 'to accept, or you’ll get all your money back']) {
      expect(await footOf(page.getByText(words), words), words).toBeLessThan(foot)
    }
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
  expect(taps, 'taps from the listing to paid').toBeLessThanOrEqual(4)
  expect(await countInCart(buyer), 'what lay in the cart still does').toBe(1)
})

test('a reload and the way back lose nothing at any step of buying now, nor does another tab', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const shop = await openTestShop('Mair Pugh')
  const buyer = await joinByApi({ fullName: 'Ada Keeper' })
  const line1 = page.getByLabel('Address line 1')
  const express = page.getByRole('radio', { name: /^Express/ })

  await test.step('a visitor signs in on the way and goes on to what they chose', async () => {
    await page.goto(`/products/${shop.listingId}`)
    await page.getByRole('button', { name: 'One more' }).click()
    await buyNow(page).click()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByLabel('Username')).toBeFocused()
    await fillSignIn(page, { name: buyer.username, password: buyer.password })
    await expect(page.getByRole('region', { name: 'Your account' })).toBeHidden()
    await expect(page).toHaveURL(`/checkout?option=${shop.optionId}&quantity=2`)
    await expect(parcelOn(page)).toContainText('2 × £16.00')
  })

  await test.step('what was typed and chosen outlives a reload, the way back and the way on', async () => {
    await express.check()
    await line1.fill('4 Weir')
    await page.reload()
    await expect(line1).toHaveValue('4 Weir')
    await expect(express).toBeChecked()
    await expect(page.getByRole('button', { name: 'Pay £39.99' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the listing' }).click()
    await expect(buyNow(page)).toBeVisible()
    await page.goBack()
    await expect(line1).toHaveValue('4 Weir')
  })

  const other = await context.newPage()
  await test.step('another tab buys something else, and each keeps its own', async () => {
    await other.goto(`/checkout?option=${shop.optionId}&quantity=3`)
    await expect(parcelOn(other)).toContainText('3 × £16.00')
    await expect(other.getByLabel('Address line 1')).toHaveValue('')
    await page.reload()
    await expect(parcelOn(page)).toContainText('2 × £16.00')
    await other.close()
  })

  await test.step('back from the payment all stands as it was, and the payment is still open', async () => {
    await page.getByRole('checkbox', { name: 'Save this address' }).uncheck()
    await giveAddress(page)
    await payButton(page).click()
    await expectPage(page, 'Pay')
    await page.reload()
    await expectPage(page, 'Pay')
    await page.goBack()
    await expect(line1).toHaveValue('4 Weir Lane')
    await expect(page.getByRole('heading', { name: 'Your payment is still open' })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Postcode')).toHaveValue('SY8 1AA')
    await page.goForward()
    await endPayment(page, 'succeed')
    await expectPage(page, 'Thank you for your order')
    expect(await countInCart(buyer)).toBe(0)
  })

  await test.step('what is paid is not offered a second time to whoever goes back', async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'You’ve already bought this' })).toBeVisible()
    await expect(payButton(page)).toBeHidden()
    await page.getByRole('button', { name: 'Buy it again' }).click()
    await expect(payButton(page)).toBeVisible()
  })
})

test('an address of the checkout that asks for what cannot be is told in words', { tag: '@desktop' }, async ({
  page,
  newVisitor,
}) => {
  const shop = await openTestShop('Bethan Rees')
  const buyer = await joinAsBuyer(page, 'Ada Keeper')
  await putMugsIn(buyer, shop, 1)
  const option = `option=${shop.optionId}`
  const cases = [
    ['option=mug', 'doesn’t say which listing you want'],
    ['quantity=2', 'doesn’t say which listing you want'],
    [`${option}&quantity=0`, 'You can buy 1 to 99 at a time'],
    [`${option}&quantity=100`, 'You can buy 1 to 99 at a time'],
    [`${option}&way=pigeon`, 'a kind of delivery we don’t have'],
  ]
  for (const [search, words] of cases) {
    await page.goto(`/checkout?${search}`)
    await expect(page.getByRole('main')).toContainText(words!)
    await expect(payButton(page)).toBeHidden()
  }
  await expectPage(page, 'Checkout')

  await page.goto('/checkout?option=01980000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'This is no longer for sale' })).toBeVisible()
  const stopped = page.getByRole('region', { name: 'What you can’t buy now' })
  await page.goto(`/checkout?${option}&way=collect`)
  await expect(stopped).toContainText('The seller no longer offers collection')
  await page.goto(`/checkout?${option}&quantity=60`)
  await expect(stopped).toContainText('Only 50 left')
  await stopped.getByRole('button', { name: 'Take the last 50' }).click()
  await expect(page.getByRole('button', { name: 'Pay £800.00' })).toBeVisible()
  await expect(parcelOn(page)).toContainText('Free from this shop: Standard')

  const sellerPage = await newVisitor()
  await signInAs(sellerPage.context(), shop.seller)
  await sellerPage.goto(`/checkout?${option}`)
  await expect(sellerPage.getByRole('region', { name: 'What you can’t buy now' })).toContainText(
    'This is your own listing.',
  )
  expect(await countInCart(buyer)).toBe(1)
})
