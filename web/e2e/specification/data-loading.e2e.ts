import type { Page } from 'playwright/test'
import { openTestShop } from '../fixtures/acts/trade.ts'
import { expect, test } from '../fixtures/browser/test.ts'

/** Counts the calls of one path from now on. */
const countCalls = (page: Page, path: RegExp): { calls: number } => {
  const counted = { calls: 0 }
  page.on('request', (request) => {
    if (path.test(request.url())) counted.calls += 1
  })
  return counted
}

/** Looks away and back, which makes other sites read everything again. */
const lookAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible'] as const) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      dispatchEvent(new Event(state === 'visible' ? 'focus' : 'blur'))
    }
  })

test('what was read is not read again: not on focus, not after an hour, not on coming back to the page', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/categories')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const read = countCalls(page, /\/api\/categories$/)
  await lookAway(page)
  await page.clock.runFor('01:00:00')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Hatchyard/ })
    .first()
    .click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible()
  expect(read.calls).toBe(0)
})

/** Goes to an address as a link within the page does, for which the edge sends no first data. */
const followWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

test('what a browser has read it does not show again to a new page without asking', async ({ page, context }) => {
  const { seller, listingId } = await openTestShop('Nan Bevan')
  const read = async (tab: Page) => {
    await tab.goto('/sell')
    await followWithin(tab, `/products/${listingId}`)
    await expect(tab.getByRole('heading', { level: 1, name: /^Speckled mug/ })).toBeVisible()
  }
  await read(page)
  expect((await seller.api.post(`/api/seller/listings/${listingId}/pause`)).status).toBe(200)
  const later = await context.newPage()
  await read(later)
  await expect(later.getByText('The seller has paused this listing.')).toBeVisible()
})
