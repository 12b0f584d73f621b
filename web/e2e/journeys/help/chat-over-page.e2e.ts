import type { Page } from 'playwright/test'
import { joinAsBuyer, signInAsDemo } from '../../fixtures/acts/people.ts'
import { openTestShop, putMugsIn } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { neverFreeOf } from '../../fixtures/look/free.ts'
import { followPage } from '../../fixtures/look/settled.ts'

// On a phone the open chat is over the page's lower part, and is meant to be.

/** What cannot be pressed on these pages while the chat is open, in a usual window and in a low one. */
const outOfReach = async (page: Page, paths: string[]): Promise<string[]> => {
  const found: string[] = []
  for (const path of paths) {
    const settled = followPage(page)
    await page.goto(path)
    await settled()
    await page.getByRole('button', { name: 'Open chat' }).click()
    const chat = page.getByRole('dialog', { name: "Hatchyard's AI assistant" })
    await expect(chat.getByLabel('Your question')).toBeFocused()
    for (const height of [800, 640]) {
      await page.setViewportSize({ width: 1280, height })
      found.push(...(await neverFreeOf(chat)).map((control) => `${path}, ${height} px: ${control}`))
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  return found
}

test('beside the open chat all of a page can be pressed: home, lists, a listing, a shop, a cart', {
  tag: '@desktop',
}, async ({ page }) => {
  const shop = await openTestShop('Olwen Aside')
  const buyer = await joinAsBuyer(page, 'Dilys Aside')
  await putMugsIn(buyer, shop, 2)
  const paths = ['/', '/products', `/products/${shop.listingId}`, '/sellers/demo_premium', '/services', '/cart']
  expect(await outOfReach(page, paths)).toEqual([])
})

test('and of what a seller works with', { tag: '@desktop' }, async ({ page }) => {
  await signInAsDemo(page, 'demo_seller')
  expect(await outOfReach(page, ['/dashboard', '/dashboard/listings', '/dashboard/orders'])).toEqual([])
})
