import type { Page } from 'playwright/test'
import { cutOn } from '../../fixtures/cut.ts'
import { joinAsSeller } from '../../fixtures/people.ts'
import { openListing } from '../../fixtures/shopping.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openTestShop, putMugsIn, saveAddress } from '../../fixtures/trade.ts'

/** Letters twice as large, as one sets them in the browser. */
const enlarge = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** The page shows this heading in letters twice as large, does not scroll sideways and cuts no word off, to its end. */
const expectReadable = async (page: Page, heading: string | RegExp): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => scrollTo({ top: document.body.scrollHeight * part, behavior: 'instant' }), share)
    await expect.poll(() => cutOn(page), { message: `cut off on ${page.url()}` }).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${page.url()}`).toBe(1280)
}

test('with letters twice as large nothing is cut off and nothing scrolls sideways, from home to checkout and at work', {
  tag: '@desktop',
}, async ({ page }) => {
  const shop = await openTestShop('Hetty Large')
  const seller = await joinAsSeller(page, 'Gwilym Reader')
  await putMugsIn(seller, shop, 2)
  await saveAddress(seller)
  await enlarge(page)

  await page.goto('/')
  await expectReadable(page, "UK's #1 Poultry Marketplace")
  const listing = 'Copper Black Marans hatching eggs, very dark'
  await openListing(page, listing)
  await expectReadable(page, listing)
  await page.goto('/cart')
  await expectReadable(page, 'Your cart')
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await expectReadable(page, 'Checkout')
  await page.goto('/dashboard')
  await expectReadable(page, 'Gwilym Reader')
  await page.goto('/dashboard/listings/new')
  await expectReadable(page, 'New listing')
})
