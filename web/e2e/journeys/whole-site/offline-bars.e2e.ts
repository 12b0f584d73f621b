import { expect, type Page, test } from 'playwright/test'
import { mugDraft, startListing } from '../../fixtures/acts/listings.ts'
import { joinAsBuyer, signInAs } from '../../fixtures/acts/people.ts'
import { payButton } from '../../fixtures/acts/shopping.ts'
import { openTestShop, putMugsIn, saveAddress, sellTimes } from '../../fixtures/acts/trade.ts'
import { coveredIn, sizesOf } from '../../fixtures/look/covered.ts'
import { beyondSides } from '../../fixtures/look/cut.ts'
import { takenOver } from '../../fixtures/look/drawn.ts'
import { followPage } from '../../fixtures/look/settled.ts'

// What is asked for without a connection writes to the console: so no watch is over it, as it is over the journeys.

const told = (page: Page) => page.getByText('You’re offline. You can still read')

/** Faults of the page as it is while there is no connection; there is one again afterwards. */
const faultsOffline = async (page: Page): Promise<string[]> => {
  await page.context().setOffline(true)
  await expect(told(page)).toBeVisible()
  const found = await coveredIn(page, sizesOf(page), 'the line that tells of no connection')
  const beyond = await beyondSides(page)
  await page.context().setOffline(false)
  await expect(told(page)).toHaveCount(0)
  return [...found, ...beyond.map((control) => `${page.url()}: ${control} reaches beyond the screen`)]
}

const open = async (page: Page, path: string): Promise<void> => {
  const settled = followPage(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await settled()
}

test('offline, the bars of a listing, a cart and a checkout stand under or above one another and cover nothing', async ({
  page,
}) => {
  const shop = await openTestShop('Olwen Bare')
  const buyer = await joinAsBuyer(page, 'Bryn Offland')
  await putMugsIn(buyer, shop, 2)
  await saveAddress(buyer)

  await open(page, `/products/${shop.listingId}`)
  await takenOver(page)
  const found = await faultsOffline(page)
  await open(page, '/cart')
  found.push(...(await faultsOffline(page)))
  await open(page, '/checkout')
  await expect(payButton(page)).toBeEnabled()
  found.push(...(await faultsOffline(page)))
  expect(found).toEqual([])
})

test('nor does the line that asks about cookies, on a listing and on a shop’s orders', async ({ page }) => {
  const shop = await openTestShop('Olwen Bare')
  await sellTimes(shop, 1)
  await signInAs(page.context(), shop.seller)
  await page.goto('/categories')
  await page.evaluate(() => localStorage.removeItem('cookie_consent'))
  const banner = page.getByRole('region', { name: 'Cookies, if you agree' })

  await open(page, `/products/${shop.listingId}`)
  await expect(banner).toBeVisible()
  const found = await faultsOffline(page)
  await open(page, '/dashboard/orders')
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect(banner).toBeVisible()
  found.push(...(await faultsOffline(page)))
  expect(found).toEqual([])
})

test('nor do those of the editor and of what is done with several listings at once', async ({ page }) => {
  const shop = await openTestShop('Olwen Bare')
  await signInAs(page.context(), shop.seller)
  const found: string[] = []
  for (const path of ['/dashboard/listings/new', `/dashboard/listings/${shop.listingId}`]) {
    await open(page, path)
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
    found.push(...(await faultsOffline(page)))
  }
  await open(page, '/dashboard/listings')
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await expect(page.getByText('1 selected')).toBeVisible()
  found.push(...(await faultsOffline(page)))
  expect(found).toEqual([])
})

test('offline, what a listing still needs stands right under the line that says so, and leads to its field', {
  tag: '@desktop',
}, async ({ page }) => {
  const shop = await openTestShop('Olwen Bare')
  await signInAs(page.context(), shop.seller)
  await startListing(page, { ...mugDraft('A mug that nobody describes'), description: '' })
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  const count = page.getByRole('main').getByRole('status').filter({ hasText: '1 thing to do' })
  // Each layout has come before there is no connection.
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(count).toBeInViewport()
  }
  await page.context().setOffline(true)
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 740 })
    await page.getByLabel('Your own number (SKU)').focus()
    await page.getByLabel('Your own number (SKU)').scrollIntoViewIfNeeded()
    await expect(told(page)).toBeInViewport({ ratio: 1 })
    await expect(count).toBeInViewport({ ratio: 1 })
    const line = (await told(page).boundingBox())!
    const bar = (await count.boundingBox())!
    expect(bar.y, `at ${width} pixels`).toBeGreaterThanOrEqual(line.y + line.height)
  }
  await count.click()
  await page.getByRole('button', { name: /^A description of/ }).click()
  const description = page.getByRole('main').getByLabel('Description')
  await expect(description).toBeFocused()
  const line = (await told(page).boundingBox())!
  expect((await description.boundingBox())!.y).toBeGreaterThan(line.y + line.height)
})
