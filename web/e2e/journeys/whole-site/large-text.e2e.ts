import type { Locator, Page } from 'playwright/test'
import { joinAsSeller, signInAs } from '../../fixtures/acts/people.ts'
import { openListing, payButton } from '../../fixtures/acts/shopping.ts'
import { openTestShop, putMugsIn, saveAddress, sellTimes } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible } from '../../fixtures/look/accessible.ts'
import { beyondSides, cutOn } from '../../fixtures/look/cut.ts'

/** Letters twice as large, as one sets them in the browser. */
const enlarge = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** The page shows this heading in letters twice as large, does not scroll sideways and cuts no word or button off, to its end. */
const expectReadable = async (page: Page, heading: string | RegExp): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  // A change of style is there with the next frame.
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((part) => scrollTo({ top: document.body.scrollHeight * part, behavior: 'instant' }), share)
    await expect.poll(() => cutOn(page), { message: `cut off on ${page.url()}` }).toEqual([])
    // A chart takes its new width after the letters around it have theirs.
    await expect.poll(() => beyondSides(page), { message: `beyond the sides of ${page.url()}` }).toEqual([])
  }
  const { width } = page.viewportSize()!
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${page.url()}`).toBe(width)
}

test('with letters twice as large nothing is cut off and nothing scrolls sideways, from home to a paid order and at work', {
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
  await payButton(page).click()
  await expectReadable(page, 'Pay')
  await page.getByRole('button', { name: 'Decline the payment' }).click()
  await expect(page.getByRole('button', { name: 'Try another card' })).toBeVisible()
  await expectReadable(page, 'Pay')
  await page.getByRole('button', { name: 'Try another card' }).click()
  await payButton(page).click()
  await expectReadable(page, 'Thank you for your order')
  await page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').click()
  await expectReadable(page, /^Order /)
  await page.goto('/dashboard')
  await expectReadable(page, 'Gwilym Reader')
  await page.goto('/dashboard/listings/new')
  await expectReadable(page, 'New listing')
})

/** Letters twice as large on a page that keeps the layout of its width, as where a browser enlarges the text alone. */
const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

const nothing = async (): Promise<void> => {}

type Way = {
  letters: string
  before: (page: Page) => Promise<void>
  after: (page: Page) => Promise<void>
  /** Whether the preview stands behind a tab, as where the screen has no room for it. */
  tabbed: boolean
}
const ways: Way[] = [
  { letters: 'with all that goes by their size', before: enlarge, after: nothing, tabbed: true },
  { letters: 'alone', before: nothing, after: enlargeText, tabbed: false },
]

const windows = [1280, 1024].flatMap((width) => ways.map((way) => ({ width, ...way })))

for (const { width, letters, before, after, tabbed } of windows)
  test(`nor do a shop’s figures and the preview of a listing scroll sideways at ${width} pixels, with letters twice as large ${letters}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const shop = await openTestShop('Hetty Large')
    await sellTimes(shop, 2)
    await signInAs(page.context(), shop.seller)
    await before(page)
    const main = page.getByRole('main')

    await page.goto('/dashboard')
    await expect(main.getByRole('img', { name: /^Views by day/ })).toBeVisible()
    await after(page)
    await expectReadable(page, 'Hetty Large')
    await page.goto('/dashboard/analytics?show=revenuePence')
    await expect(main.getByRole('img', { name: /^Revenue by day/ })).toBeVisible()
    await after(page)
    await expectReadable(page, 'Analytics')
    await expect(main.getByRole('table', { name: 'All figures by day' })).toBeVisible()

    await page.goto(`/dashboard/listings/${shop.listingId}`)
    await expect(main.getByRole('textbox', { name: 'Title' })).toBeVisible()
    await after(page)
    await expectReadable(page, /^Speckled mug of /)
    if (tabbed) await main.getByRole('tab', { name: 'Preview', exact: true }).click()
    await expect(main.getByRole('region', { name: 'Preview' })).toBeVisible()
    await expectReadable(page, /^Speckled mug of /)
    await main.getByRole('tab', { name: 'Its page' }).click()
    await expectReadable(page, /^Speckled mug of /)
  })

/** The words of a heading that go on in the next line. */
const brokenWords = (heading: Locator): Promise<string[]> =>
  heading.evaluate(({ firstChild: text }) => {
    const words = [...(text?.textContent ?? '').matchAll(/[^\s-]+/g)]
    const lines = ({ 0: word, index }: RegExpExecArray): number => {
      const range = document.createRange()
      range.setStart(text!, index)
      range.setEnd(text!, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    }
    return words.filter((word) => lines(word) > 1).map(([word]) => word)
  })

test('nor do they break a word of the first heading in two, where it shares the width with a picture', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/')
  await enlargeText(page)
  await expectReadable(page, "UK's #1 Poultry Marketplace")
  expect(await brokenWords(page.getByRole('heading', { level: 1 }))).toEqual([])
})

test('a table that letters twice as large leave no room for scrolls by keys, within its own box', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  const shop = await openTestShop('Hetty Large')
  await signInAs(page.context(), shop.seller)
  await page.goto('/dashboard/analytics')
  const main = page.getByRole('main')
  await expect(main.getByRole('table', { name: 'All figures by day' })).toBeVisible()
  const box = main.getByRole('region', { name: 'All figures by day' })
  await expect(box).toHaveCount(0)
  await enlargeText(page)
  await box.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await expectAccessible(page)
})
