import type { Locator, Page } from 'playwright/test'
import { endPayment } from '../../fixtures/acts/payments.ts'
import { joinAsBuyer, signInAs } from '../../fixtures/acts/people.ts'
import { addToCart, checkOut, openListing } from '../../fixtures/acts/shopping.ts'
import { openTestShop, putMugsIn, saveAddress } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { cutOn } from '../../fixtures/look/cut.ts'
import { isPhone, openSearch } from '../../fixtures/look/header.ts'

const words = 'No photo yet'
const photographed = 'Stoneware mug with a speckled glaze'

/** The line, row or card that tells of a listing. */
const placeOf = (page: Page, title: string): Locator =>
  page.getByRole('main').locator('li, tr, article').filter({ hasText: title }).last()

/** A picture that stands in: it says so in sight, whole, and as its text. */
const expectSaid = async (place: Locator): Promise<void> => {
  await expect(place.getByRole('img', { name: words, exact: true })).toHaveAttribute('src', /^\/pictures\//)
  await expect(place.getByText(words, { exact: true })).toBeVisible()
  expect(await cutOn(place.page())).not.toContain(words)
}

const expectOwnPhoto = async (place: Locator): Promise<void> => {
  await expect(place.locator('img').first()).toHaveAttribute('src', /^\/api\/images\//)
  await expect(place.getByText(words)).toHaveCount(0)
  await expect(place.getByAltText(words)).toHaveCount(0)
}

test('a listing without a photo says so from its page to the order and on its seller’s shelf, and one with a photo never does', async ({
  page,
  newVisitor,
}) => {
  const shop = await openTestShop('Nora Teal')
  const bare = `Speckled mug of ${shop.seller.username}`

  await test.step('on its page, and in a visitor’s cart', async () => {
    const visitor = await newVisitor()
    await visitor.goto(`/products/${shop.listingId}`)
    await expectSaid(visitor.getByRole('region', { name: 'Photos' }))
    await addToCart(visitor)
    await expectSaid(visitor.getByRole('dialog', { name: 'Your cart' }).getByRole('listitem'))
  })

  const buyer = await joinAsBuyer(page, 'Ivor Teal')
  await saveAddress(buyer)
  await putMugsIn(buyer, shop, 1)
  await openListing(page, photographed)
  await expectOwnPhoto(page.getByRole('region', { name: 'Photos' }))
  await addToCart(page)

  const expectBoth = async (path: string) => {
    await page.goto(path)
    await expectSaid(placeOf(page, bare))
    await expectOwnPhoto(placeOf(page, photographed))
  }
  await test.step('in the cart and at the checkout', async () => {
    await expectBoth('/cart')
    await expectBoth('/checkout')
  })

  await test.step('in the orders and on the order, which keep the picture of the day of the sale', async () => {
    await checkOut(page, 'post')
    await endPayment(page, 'succeed')
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
    await expectBoth('/orders')
    await page.getByRole('link', { name: bare, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible()
    await expectSaid(placeOf(page, bare))
  })

  await test.step('on the seller’s shelf, in the preview, and in what is told and asked about it', async () => {
    const question = { to: shop.seller.username, productId: shop.listingId, text: 'Is it safe in the dishwasher?' }
    expect(await buyer.api.post('/api/messages', question)).toMatchObject({ status: 201 })
    const seller = await newVisitor()
    await signInAs(seller.context(), shop.seller)
    await seller.goto('/dashboard/listings')
    await expectSaid(placeOf(seller, bare))
    await seller.goto('/notifications')
    await expectSaid(seller.getByRole('main').getByRole('link', { name: /New order from Ivor Teal/ }))
    await seller.goto('/messages')
    await expectSaid(placeOf(seller, bare))
    await seller.goto(`/dashboard/listings/${shop.listingId}`)
    if (isPhone(seller)) await seller.getByRole('tab', { name: 'Preview' }).click()
    await seller.getByRole('tab', { name: 'Its page' }).click()
    await expect(seller.getByRole('region', { name: 'Preview' }).getByText(words, { exact: true })).toBeVisible()
  })
})

test('the search names a listing without a photo beside what stands in for it', async ({ page }) => {
  const { seller } = await openTestShop('Wilf Teal')
  const bare = `Speckled mug of ${seller.username}`
  await page.goto('/')
  await (await openSearch(page)).fill(bare)
  await expectSaid(page.getByRole('option').filter({ hasText: bare }))
})
