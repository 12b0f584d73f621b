import type { Locator, Page } from 'playwright/test'
import { chooseCurrency } from '../../fixtures/acts/currency.ts'
import { orderJustPaid } from '../../fixtures/acts/orders.ts'
import { endPayment, expectPayPage } from '../../fixtures/acts/payments.ts'
import { joinAsBuyer } from '../../fixtures/acts/people.ts'
import { addToCart, expectCartCount, giveAddress, openListing } from '../../fixtures/acts/shopping.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible } from '../../fixtures/look/accessible.ts'
import { chooseInAccountMenu, isPhone, openAccountMenu } from '../../fixtures/look/header.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

const drinker = 'Hanging drinker, 5 litres'

const card = (page: Page): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: drinker }) })

const openList = async (page: Page): Promise<void> => {
  await page.goto('/products?category=equipment')
  await expect(card(page)).toBeVisible()
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('preferredCurrency'))

/** What the server makes of £12.50, the price of the drinker. */
const converted = async (page: Page, to: string): Promise<string> => {
  const answer = await page.request.get(`/api/currency/convert?amount=12.50&from=GBP&to=${to}`)
  return (await answer.json()).converted.formatted
}

/** Every call that the page makes from now on, as "GET /api/…". */
const callsOf = (page: Page): string[] => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/images/'))
      calls.push(`${request.method()} ${pathname}${search}`)
  })
  return calls
}

const rates = 'GET /api/currencies?activeOnly=true'

test('prices are in pounds at first, and nobody asks for rates', { tag: '@desktop' }, async ({ page }) => {
  const calls = callsOf(page)
  await openList(page)
  await expect(card(page)).toContainText('£12.50')
  expect(calls.filter((call) => call === rates)).toEqual([])
})

test('a visitor’s choice is stored, all data is read again, and prices are as the server converts them', {
  tag: '@desktop',
}, async ({ page }) => {
  await openList(page)
  const calls = callsOf(page)
  await chooseCurrency(page, 'EUR')
  await expectToast(page, 'Currency changed to EUR')
  await expect(card(page)).toContainText(await converted(page, 'EUR'))
  await expect(card(page)).toContainText('£12.50')
  expect(await stored(page)).toBe('EUR')
  expect(calls).toContain('GET /api/products?category=equipment')
  expect(calls.some((call) => call.startsWith('PATCH'))).toBe(false)
  await expectAccessible(page)

  await page.reload()
  await expect(card(page)).toContainText(await converted(page, 'EUR'))
})

test('a page of prices in another currency asks for the rates once', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferredCurrency', 'EUR'))
  const calls = callsOf(page)
  await openList(page)
  await expect(card(page)).toContainText(await converted(page, 'EUR'))
  expect(calls.filter((call) => call === rates)).toHaveLength(1)
})

test('a visitor’s other tabs follow their choice', { tag: '@desktop' }, async ({ page, context }) => {
  await openList(page)
  const other = await context.newPage()
  await openList(other)
  await chooseCurrency(page, 'CAD')
  await expect(card(other)).toContainText(await converted(page, 'CAD'))
})

test('a user’s choice is saved with their account and counts before what any tab stores', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await joinAsBuyer(page, 'Una Euro')
  await openListing(page, drinker)
  await addToCart(page)
  await expectCartCount(page, '1 item')
  await openList(page)
  // The page stands before it is known who looks at it.
  await expectCartCount(page, '1 item')
  const calls = callsOf(page)
  await chooseCurrency(page, 'USD')
  await expectToast(page, 'Your preferred currency has been updated successfully.')
  await expect(card(page)).toContainText(await converted(page, 'USD'))
  expect(calls.filter((call) => / \/api\/user(\/currency)?$/.test(call))).toEqual([
    'PATCH /api/user/currency',
    'GET /api/user',
  ])
  expect(await stored(page)).toBeNull()

  const other = await context.newPage()
  await other.goto('/categories')
  await other.evaluate(() => localStorage.setItem('preferredCurrency', 'AUD'))
  await expect(card(page)).toContainText(await converted(page, 'USD'))

  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText(/£17\.49.*\$22\.74/s)
  await expect(page.getByText('You pay in pounds sterling (GBP).')).toBeVisible()
  await expectAccessible(page)

  // Signed out, the browser's own choice is all that is known.
  await openList(page)
  await chooseInAccountMenu(page, 'Sign Out')
  await expectToast(page, 'You have been successfully logged out.')
  await expect(card(page)).toContainText(await converted(page, 'AUD'))
})

test('in another currency cart, checkout, payment and order say the pounds that are charged', {
  tag: '@desktop',
}, async ({ page }) => {
  await joinAsBuyer(page, 'Ulla Sterling')
  await openListing(page, drinker)
  await addToCart(page)
  await expectCartCount(page, '1 item')
  await chooseCurrency(page, 'USD')
  await expectToast(page, 'Your preferred currency has been updated successfully.')
  const main = page.getByRole('main')
  const note = page.getByText('You pay in pounds sterling (GBP). Other currencies are shown as a guide.')

  await page.goto('/cart')
  await expect(main).toContainText(/Total\s*£17\.49\s*\(about \$22\.74 in US dollars\)/)
  await expect(note).toBeVisible()
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await giveAddress(page)
  const last = page.getByRole('region', { name: 'Pay', exact: true })
  await expect(last).toContainText(/Total\s*£17\.49\s*\(about \$22\.74 in US dollars\)/)
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Pay £17.49', exact: true }).click()

  await expectPayPage(page)
  await expect(main.getByRole('button', { name: 'Pay £17.49', exact: true })).toBeVisible()
  await expect(main).not.toContainText('$')
  await endPayment(page, 'succeed')
  await orderJustPaid(page)
  await expect(main).toContainText(/Total\s*£17\.49\s*\(about \$22\.74 in US dollars\)/)
})

test('a choice that cannot be saved is told, and changes nothing', { tag: '@desktop' }, async ({ page, watch }) => {
  await joinAsBuyer(page, 'Ursula Refused')
  await page.goto('/categories')
  await openList(page)
  await page.route('**/api/user/currency', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'validation', detail: 'We don’t have this currency' }),
    }),
  )
  watch.expectRefusal({ path: /\/api\/user\/currency$/, status: 422 })
  await chooseCurrency(page, 'EUR')
  await expectToast(page, 'Failed to update currencyWe don’t have this currency')
  await expect(card(page)).toContainText('£12.50')
  await expect(card(page)).not.toContainText('€')
})

test('an amount that cannot be converted has the sign that was asked for, and is logged', { tag: '@desktop' }, async ({
  page,
  watch,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(`${message.type()} ${message.text()}`))
  await page.route('**/api/currencies?activeOnly=true', (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' }),
  )
  watch.expectRefusal({ path: /\/api\/currencies/, status: 404 })
  await page.addInitScript(() => localStorage.setItem('preferredCurrency', 'EUR'))
  await openList(page)
  await expect(card(page)).toContainText('€12.50')
  await expect(card(page)).toContainText('£12.50')
  expect(logged.filter((line) => line.startsWith('warning Prices could not be converted to EUR'))).toHaveLength(1)
})

test('what the browser keeps is no currency: prices are in pounds', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferredCurrency', '<script>'))
  await openList(page)
  await expect(card(page)).toContainText('£12.50')
})

test('the currencies are those that are active, and the chooser has no faults', async ({ page }) => {
  await openList(page)
  const active = await (await page.request.get('/api/currencies?activeOnly=true')).json()
  const codes = active.map(({ code }: { code: string }) => code)
  if (isPhone(page)) {
    const sheet = await openAccountMenu(page)
    const options = sheet.getByLabel('Currency').locator('option')
    await expect(options).toHaveCount(codes.length)
    expect(await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))).toEqual(codes)
  } else {
    await page.getByRole('button', { name: 'Currency: GBP' }).click()
    await expect(page.getByRole('menuitemradio')).toHaveText(codes.map((code: string) => new RegExp(`${code}$`)))
  }
  await expectAccessible(page)
})
