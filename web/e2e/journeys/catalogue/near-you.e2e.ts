import type { Locator, Page } from 'playwright/test'
import { joinAsBuyer } from '../../fixtures/acts/people.ts'
import { openTestShop, putMugsIn, saveAddress } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible } from '../../fixtures/look/accessible.ts'
import { holdScripts, takenOver, withoutScripts } from '../../fixtures/look/drawn.ts'
import { shifted } from '../../fixtures/look/shifted.ts'

const near = (page: Page, where: string): Locator =>
  page.getByRole('main').getByRole('region', { name: `Near ${where}`, exact: true })
const field = (page: Page): Locator => page.getByRole('main').getByRole('textbox', { name: /^Where are you\?/ })
const change = (page: Page): Locator => near(page, 'SA3').getByRole('button', { name: 'Change where you are' })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('near_place'))

/** Opens home as somebody who has said where they are on another day. */
const openKnown = async (page: Page, place: string): Promise<void> => {
  await page.goto('/')
  await page.evaluate((where) => localStorage.setItem('near_place', where), place)
}

/** How high a part of the page is, in pixels. */
const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())!.height

/** The places that what is near is read for, from now on. */
const followReads = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const place = searchParams.get('near')
    if (pathname === '/api/products' && place) asked.push(place)
  })
  return asked
}

/** How far away each listing in the row says that it is, in miles. */
const milesIn = async (row: Locator): Promise<number[]> => {
  const words = await row.getByText(/ · \d+ miles$/).allTextContents()
  return words.map((each) => Number(/(\d+) miles$/.exec(each)?.[1]))
}

test('a visitor says once where they are, and home shows what is near with its distance until they say otherwise', async ({
  page,
}) => {
  const asked = followReads(page)
  await page.goto('/')
  await expect(field(page)).toBeVisible()
  await expectAccessible(page)
  expect(asked).toEqual([])

  await test.step('a postcode, however it is typed', async () => {
    await field(page).fill('sa3-1nr')
    await field(page).press('Enter')
    const cards = near(page, 'SA3').getByRole('article')
    await expect(cards.first()).toContainText('Swansea · 0 miles')
    await expect(page.getByRole('heading', { name: 'Near SA3' })).toBeFocused()
    await expect(page).toHaveURL('/')
    await expect(cards).toHaveCount(8)
    const miles = await milesIn(near(page, 'SA3'))
    expect(miles).toHaveLength(8)
    expect(miles).toEqual(miles.toSorted((one, other) => one - other))
    expect(miles.at(-1)).toBeGreaterThan(0)
    expect(miles.at(-1)).toBeLessThanOrEqual(100)
    expect([asked, await kept(page)]).toEqual([['SA3'], 'SA3'])
    await expectAccessible(page)
  })

  await test.step('is known on the next visit, and leads to all that there is', async () => {
    await page.reload()
    await expect(near(page, 'SA3').getByRole('article').first()).toContainText('Swansea · 0 miles')
    await expect(field(page)).toBeHidden()
    const all = near(page, 'SA3').getByRole('link', { name: 'See all near SA3' })
    await expect(all).toHaveAttribute('href', '/products?near=SA3&sort=nearest')
    await all.click()
    await expect(page.getByRole('heading', { level: 1, name: 'All listings' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove filter: Near SA3' })).toBeVisible()
    await expect(page.getByLabel('Sort by')).toHaveValue('nearest')
    await page.goBack()
    await expect(near(page, 'SA3').getByRole('article').first()).toBeVisible()
  })

  await test.step('is left as it was by who thinks better of a change', async () => {
    await change(page).click()
    await expect(field(page)).toBeFocused()
    await expectAccessible(page)
    await near(page, 'SA3').getByRole('button', { name: 'Cancel' }).click()
    await expect(field(page)).toBeHidden()
  })

  await test.step('gives way to another, where there may be nothing', async () => {
    const before = await heightOf(near(page, 'SA3'))
    await change(page).click()
    await field(page).fill('ZE1')
    await near(page, 'SA3').getByRole('button', { name: 'Show', exact: true }).click()
    await expect(near(page, 'ZE1')).toContainText('Nothing near ZE1 yet')
    await expect(field(page)).toBeHidden()
    expect(await heightOf(near(page, 'ZE1'))).toBe(before)
    expect(await kept(page)).toBe('ZE1')
    await expectAccessible(page)
  })

  await test.step('and is cleared', async () => {
    await near(page, 'ZE1').getByRole('button', { name: 'Change where you are' }).click()
    await near(page, 'ZE1').getByRole('button', { name: 'Clear ZE1' }).click()
    await expect(near(page, 'you')).toBeVisible()
    await expect(field(page)).toBeFocused()
    expect(await kept(page)).toBe('')
    await page.reload()
    await expect(field(page)).toBeVisible()
  })
})

test('what is no postcode of ours stays in the field with what is wrong, and nothing is kept', async ({
  page,
  watch,
}) => {
  const asked = followReads(page)
  await page.goto('/')
  for (const typed of ['', 'nowhere', 'GX11 1AA']) {
    await field(page).fill(typed)
    await near(page, 'you').getByRole('button', { name: 'Show', exact: true }).click()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveAccessibleDescription('Please enter a UK postcode, such as SY8 1AA')
    await expect(field(page)).toHaveValue(typed)
  }
  expect(asked).toEqual([])
  watch.expectRefusal({ path: /\/api\/products\?.*near=SY99/, status: 422 })
  await field(page).fill('SY99')
  await field(page).press('Enter')
  await expect(field(page)).toHaveAccessibleDescription('We don’t recognise this postcode.')
  await expect(field(page)).toHaveValue('SY99')
  await expectAccessible(page)
  expect(await kept(page)).toBeNull()
})

test('home is drawn alike for everybody, and the row has its room before its scripts and its listings are there', async ({
  page,
}) => {
  const part = /<section aria-labelledby="near".*?<\/section>/s
  const sent = await page.goto('/')
  const unknown = part.exec(await sent!.text())?.[0]
  expect(unknown).toContain('Where are you?')
  await openKnown(page, 'SA3')
  const listings = Promise.withResolvers<void>()
  await page.route(/\/api\/products\?.*near=/, async (route) => {
    await listings.promise
    await route.continue()
  })
  const release = await holdScripts(page)
  const again = await page.reload({ waitUntil: 'commit' })
  expect(part.exec(await again!.text())?.[0]).toBe(unknown)

  const box = async (where: string) => (await near(page, where).boundingBox())!
  await expect(near(page, 'you')).toBeVisible()
  await expect(field(page)).toBeHidden()
  const drawn = await box('you')
  expect(drawn.height).toBeGreaterThan(300)
  release()
  await takenOver(page)
  await expect(near(page, 'SA3').getByRole('list')).toHaveAttribute('aria-busy', 'true')
  expect(await box('SA3')).toEqual(drawn)
  listings.resolve()
  await expect(near(page, 'SA3').getByRole('article').first()).toBeVisible()
  expect(await box('SA3')).toEqual(drawn)
  expect(await shifted(page)).toBeLessThan(0.02)
})

test('without scripts the question leads to all that is for sale, the nearest first', async ({ browser }) => {
  const page = await withoutScripts(browser)
  await page.goto('/')
  await field(page).fill('SA3')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/products?near=SA3&sort=nearest')
  await expect(page.getByRole('article').first()).toContainText('Swansea · 0 miles')
})

// Calls fail on purpose and write to the console: a page of its own, with no watch over it.
test('what fails says so in the row’s room and is asked again', { tag: '@desktop' }, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL! })
  await openKnown(page, 'SA3')
  let isAway = true
  await page.route(/\/api\/products\?.*near=/, (route) =>
    isAway ? route.fulfill({ status: 503, json: { detail: 'Away.' } }) : route.continue(),
  )
  await page.reload()
  const failure = near(page, 'SA3').getByRole('alert')
  await expect(failure).toContainText('What’s near SA3 didn’t load')
  const failed = await heightOf(near(page, 'SA3'))
  await change(page).click()
  await field(page).fill('EX17')
  await field(page).press('Enter')
  await expect(field(page)).toHaveAccessibleDescription('Something went wrong on our side. Please try again.')
  expect(await kept(page)).toBe('SA3')
  isAway = false
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(near(page, 'SA3').getByRole('article').first()).toBeVisible()
  await near(page, 'SA3').getByRole('button', { name: 'Cancel' }).click()
  expect(await heightOf(near(page, 'SA3'))).toBe(failed)
  await page.close()
})

test('whoever searches around a place or has an address is known there, and whoever follows a link is not', {
  tag: '@desktop',
}, async ({ page, newVisitor }) => {
  await page.goto('/products?near=TN26&sort=nearest')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await expect(filters.getByLabel('Your postcode')).toHaveValue('TN26')
  expect(await kept(page)).toBeNull()
  await filters.getByLabel('Your postcode').fill('EX17 1AB')
  await filters.getByLabel('Your postcode').press('Enter')
  await expect(page).toHaveURL('/products?near=EX17+1AB&sort=nearest')
  expect(await kept(page)).toBe('EX17')
  await page.goto('/services')
  await page.getByLabel('Your postcode').fill('SA3 1NR')
  await page.getByLabel('Your postcode').press('Enter')
  await expect(page).toHaveURL('/services?near=SA3+1NR')
  await page.goto('/')
  await expect(near(page, 'SA3')).toBeVisible()

  const other = await newVisitor()
  const shop = await openTestShop('Nerys Nearby')
  const buyer = await joinAsBuyer(other, 'Ned Nearby')
  await saveAddress(buyer)
  await putMugsIn(buyer, shop, 1)
  const openCheckout = async () => {
    await other.goto('/checkout')
    await expect(other.getByRole('region', { name: 'Delivery address' })).toContainText('SY8 1AA')
  }
  await openCheckout()
  await other.goto('/')
  await expect(near(other, 'SY8')).toBeVisible()

  await test.step('until they clear it, which their next checkout leaves as it is', async () => {
    await near(other, 'SY8').getByRole('button', { name: 'Change where you are' }).click()
    await near(other, 'SY8').getByRole('button', { name: 'Clear SY8' }).click()
    await expect(field(other)).toBeFocused()
    await openCheckout()
    await other.goto('/')
    await expect(field(other)).toBeVisible()
    expect(await kept(other)).toBe('')
    await field(other).fill('SA3')
    await field(other).press('Enter')
    await expect(near(other, 'SA3')).toBeVisible()
  })
})
