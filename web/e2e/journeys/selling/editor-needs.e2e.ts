import type { Page } from 'playwright/test'
import { mugDraft, startListing } from '../../fixtures/acts/listings.ts'
import { openShop } from '../../fixtures/acts/shop.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible } from '../../fixtures/look/accessible.ts'

const count = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: '1 thing to do' })
const description = (page: Page) => page.getByRole('main').getByLabel('Description')
const toDescribe = (page: Page) => page.getByRole('button', { name: /^A description of/ })

/** Opens the editor of a listing that lacks its description, and goes down to its last fields. */
const startAtItsFoot = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 740 })
  await page.getByLabel('Your own number (SKU)').focus()
  await page.getByLabel('Your own number (SKU)').scrollIntoViewIfNeeded()
}

test('what a listing still needs stays in sight while one fills it in, at every width, and leads to the field', {
  tag: '@desktop',
}, async ({ page }) => {
  const { username } = await openShop(page, 'Gwen Tudor')
  await startListing(page, { ...mugDraft(`Mug of ${username}`), description: '' })

  for (const width of [320, 390, 767, 768, 900, 980]) {
    await test.step(`above the form, as a bar that unfolds, at ${width} pixels`, async () => {
      await startAtItsFoot(page, width)
      await expect(count(page)).toBeInViewport({ ratio: 1 })
      await expect(toDescribe(page)).toBeHidden()
      await count(page).click()
      await expect(toDescribe(page)).toBeInViewport({ ratio: 1 })
      if (width === 320 || width === 768) await expectAccessible(page)
      await toDescribe(page).click()
      await expect(description(page)).toBeFocused()
      await expect(description(page)).toBeInViewport()
      await expect(toDescribe(page)).toBeHidden()
    })
  }

  for (const width of [1024, 1280, 1920]) {
    await test.step(`beside the form at ${width} pixels`, async () => {
      await startAtItsFoot(page, width)
      await expect(count(page)).toBeInViewport({ ratio: 1 })
      await expect(toDescribe(page)).toBeInViewport({ ratio: 1 })
    })
  }
})
