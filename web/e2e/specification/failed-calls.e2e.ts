import { expect, test } from 'playwright/test'
import { bringTrouble } from '../fixtures/browser/trouble.ts'
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
