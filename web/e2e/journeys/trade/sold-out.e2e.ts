import type { Page } from 'playwright/test'
import { fillSignIn, joinAsBuyer, joinByApi } from '../../fixtures/acts/people.ts'
import { expectCartCount } from '../../fixtures/acts/shopping.ts'
import { changeMug, openTestShop, putMugsIn, type Shop, saveAddress } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectPage } from '../../fixtures/look/accessible.ts'
import { isPhone } from '../../fixtures/look/header.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

const parcelOf = (page: Page, shopName: string) => page.getByRole('region', { name: `${shopName}, by post` })
const sellOut = (shop: Shop): Promise<void> => changeMug(shop, { stock: 0, expectedStock: 50 })

/** What the cart comes to, as it is said beside the way to the checkout. */
const expectTotal = async (page: Page, total: string): Promise<void> => {
  if (isPhone(page))
    return expect(page.getByRole('paragraph').filter({ hasText: 'Total with delivery' })).toContainText(total)
  await expect(page.getByRole('main')).toContainText(`Total${total}`)
}

test('what sells out while a listing is open is refused in words, into the cart and bought at once', async ({
  page,
  watch,
}) => {
  const shop = await openTestShop('Ffion Gale')
  const buyer = await joinAsBuyer(page, 'Ada Keeper')
  await saveAddress(buyer)
  await page.goto(`/products/${shop.listingId}`)
  await expect(page.getByText('In stock', { exact: true }).first()).toBeVisible()
  await sellOut(shop)

  await test.step('the cart takes none, and the page says so from then on', async () => {
    watch.expectRefusal({ path: /\/api\/cart\/items$/, status: 409 })
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expectToast(page, `“Speckled mug of ${shop.seller.username}” is sold out.`)
    await expectCartCount(page, '0 items')
    await expect(page.getByText('This is sold out at the moment.')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Buy now' })).toBeHidden()
  })

  await test.step('who had gone to buy it at once is told there, and can pay for nothing', async () => {
    await changeMug(shop, { stock: 50, expectedStock: 0 })
    await page.reload()
    await sellOut(shop)
    await page.getByRole('link', { name: 'Buy now' }).click()
    const stopped = page.getByRole('region', { name: 'What you can’t buy now' })
    await expect(stopped.getByRole('heading', { name: 'This has sold out' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay / })).toBeHidden()
    await stopped.getByRole('button', { name: 'Email me when it’s back' }).click()
    await expectToast(page, 'We’ll email you when it’s back')
    await expect(stopped.getByRole('region', { name: 'Similar listings' }).getByRole('link')).toHaveCount(3)
    await expectPage(page, 'Checkout')
    await stopped.getByRole('link', { name: 'Back to the listing' }).click()
    await expect(page.getByText('This is sold out at the moment.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Email me when it’s back' })).toHaveAttribute('aria-pressed', 'true')
  })
})

test('what sells out or runs short in the cart stands out of its total, and one button takes it away', async ({
  page,
}) => {
  const [gone, going, there] = await Promise.all(['Nia Gale', 'Elin Gale', 'Olwen Gale'].map(openTestShop))
  const buyer = await joinAsBuyer(page, 'Ada Keeper')
  for (const shop of [gone!, going!, there!]) await putMugsIn(buyer, shop, 2)
  await page.goto('/cart')
  await expectTotal(page, '£110.97')
  await sellOut(gone!)
  await changeMug(going!, { stock: 1, expectedStock: 50 })
  await page.reload()

  await test.step('each says what has become of it, and is no part of the sum', async () => {
    await expect(page.getByText('Something has changed. Please check 2 things below.')).toBeVisible()
    await expect(parcelOf(page, 'Nia Gale')).toContainText('Sold out. Save it for later, or remove it.')
    await expect(parcelOf(page, 'Elin Gale')).toContainText('Only 1 left. Please change the quantity.')
    for (const name of ['Nia Gale', 'Elin Gale']) {
      await expect(parcelOf(page, name)).toContainText('£16.00 each, not in the total')
      await expect(parcelOf(page, name)).not.toContainText('From this seller')
    }
    await expectTotal(page, '£36.99')
    await expectPage(page, 'Your cart')
  })

  await test.step('fewer of what is left count again, and what is sold out goes at one press', async () => {
    await parcelOf(page, 'Elin Gale').getByRole('button', { name: 'One fewer' }).click()
    await expectTotal(page, '£57.98')
    await parcelOf(page, 'Nia Gale')
      .getByRole('button', { name: /^Remove / })
      .click()
    await expectToast(page, 'Removed')
    await expect(parcelOf(page, 'Nia Gale')).toBeHidden()
    await expect(page.getByText('Something has changed.')).toBeHidden()
    await expectTotal(page, '£57.98')
  })
})

test('where a guest gets fewer than they chose, their cart says so once they have signed in, and goes on saying so', {
  tag: '@desktop',
}, async ({ page }) => {
  const [shop, buyer] = await Promise.all([openTestShop('Sioned Beynon'), joinByApi({ fullName: 'Ada Keeper' })])
  await page.goto(`/products/${shop.listingId}`)
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  await changeMug(shop, { stock: 1, expectedStock: 50 })
  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to see your cart' })).toBeVisible()
  await fillSignIn(page, { name: buyer.username, password: buyer.password })
  await expect(page).toHaveURL('/cart')
  const parcel = page.getByRole('region', { name: 'Sioned Beynon, by post' })
  await expect(parcel).toContainText('Only 1 left. You wanted 2.')
  await page.reload()
  await expect(parcel).toContainText('Only 1 left. You wanted 2.')
  await expect(page.getByText('Something has changed. Please check 1 thing below.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(parcel).toContainText('Only 1 left. You wanted 2.')
})
