import { expect, test } from 'playwright/test'
import { mugDraft, startListing } from '../fixtures/acts/listings.ts'
import { signInAs } from '../fixtures/acts/people.ts'
import { openTestShop } from '../fixtures/acts/trade.ts'
import { bringTrouble } from '../fixtures/browser/trouble.ts'
import { expectAccessible } from '../fixtures/look/accessible.ts'
import { followPage } from '../fixtures/look/settled.ts'

// The call fails on purpose and writes to the console: so no watch is over it, as it is over the journeys.

test('a call that fails is not tried again until one asks for it', async ({ page, baseURL }) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/categories')) calls += 1
  })
  await bringTrouble(page, new URL('/categories', baseURL), 'failed')
  const settled = followPage(page)
  await page.goto('/categories')
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await settled()
  expect(calls).toBe(1)
  await page.unrouteAll({ behavior: 'wait' })
  await again.click()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Hatching eggs/ })
      .first(),
  ).toBeVisible()
  expect(calls).toBe(2)
})

test('of a listing whose shop could not be read it is said that not all is known, until one asks again', async ({
  page,
}) => {
  const { seller } = await openTestShop('Mair Unread')
  await signInAs(page.context(), seller)
  await page.route(/\/api\/seller\/shop$/, (route) => route.fulfill({ status: 503 }))
  await startListing(page, mugDraft(`Mug of ${seller.username}`))
  const needs = page.getByRole('region', { name: 'Before it goes up for sale' })
  await expect(needs.getByRole('status')).toHaveText('We couldn’t check everything')
  await expect(needs.getByText('We couldn’t load your shop')).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'wait' })
  await needs.getByRole('button', { name: 'Try again' }).click()
  await expect(needs.getByRole('status')).toHaveText('All done: ready for sale')
  await needs.getByText(/^\d+ done$/).click()
  await expect(needs.getByRole('link', { name: /^Where your shop is.*done$/ })).toBeVisible()
})
