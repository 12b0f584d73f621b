import type { Page } from 'playwright/test'
import { joinByApi, signInAs } from '../../fixtures/acts/people.ts'
import { draftListing, openTestShop, sellTimes } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectAccessibleInBothLooks, expectScreen } from '../../fixtures/look/accessible.ts'
import { followPage } from '../../fixtures/look/settled.ts'
import { closeToast, expectToast } from '../../fixtures/look/toast.ts'

const rowOf = (page: Page, number: string) => page.getByRole('main').getByRole('row').filter({ hasText: number })
const chosen = (page: Page) => page.getByRole('region', { name: 'Selected orders' })
const acceptOne = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Accept', exact: true })
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Orders by what needs doing' }).getByRole('link', { name })

test('a seller works through ten orders in bulk: one was cancelled meanwhile, the others are accepted and sent', {
  tag: '@desktop',
}, async ({ page, watch, newVisitor }) => {
  const shop = await openTestShop('Sioned Parry')
  const { buyer, orders } = await sellTimes(shop, 10)
  const [gone, ...kept] = orders as [(typeof orders)[number], ...typeof orders]
  await signInAs(page.context(), shop.seller)

  await test.step('the dashboard leads to them', async () => {
    await page.goto('/dashboard')
    await page.getByRole('link', { name: /^10 orders to accept/ }).click()
    await expectScreen(page, 'Orders')
    await expect(tab(page, /^To accept/)).toHaveText(/^To accept\s*10$/)
  })

  await test.step('all are chosen and accepted by one tap; undone, none of them was', async () => {
    await page.getByRole('checkbox', { name: 'Select all shown' }).check()
    await expect(chosen(page)).toContainText('10 selected')
    await expectAccessible(page)
    await chosen(page).getByRole('button', { name: 'Accept 10' }).click()
    await expectToast(page, '10 orders accepted')
    await expect(acceptOne(page)).toHaveCount(0)
    await expect(tab(page, /^To accept/)).toHaveText(/^To accept\s*0$/)
    const first = page.getByRole('main').getByRole('row').nth(1).getByRole('link').first()
    await expect(first, 'what was chosen is no longer, nor is the button for it').toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(acceptOne(page)).toHaveCount(10)
    await expect(first).toBeFocused()
    await expect(chosen(page)).toContainText('10 selected')
    await expect(tab(page, /^To accept/)).toHaveText(/^To accept\s*10$/)
    await page.reload()
    await expect(tab(page, /^To accept/)).toHaveText(/^To accept\s*10$/)
  })

  await test.step('two are accepted, which leaving the page sends off', async () => {
    const two = kept.slice(0, 2)
    for (const { number } of two) await page.getByRole('checkbox', { name: `Choose ${number}` }).check()
    await chosen(page).getByRole('button', { name: 'Accept 2' }).click()
    await expectToast(page, '2 orders accepted')
    await page.goto('/help')
    for (const { id } of two) {
      await expect
        .poll(async () => (await (await page.request.get(`/api/orders/${id}`)).json()).status)
        .toBe('accepted')
    }
  })

  await test.step('the others are accepted but the one that its buyer cancelled', async () => {
    await page.goto('/dashboard/orders?show=accept')
    await page.getByRole('checkbox', { name: 'Select all shown' }).check()
    await buyer.api.post(`/api/orders/${gone.id}/cancel`, { reason: 'Bought elsewhere' })
    watch.expectRefusal({ path: new RegExp(`/api/orders/${gone.id}/accept$`), status: 409 })
    await chosen(page).getByRole('button', { name: 'Accept 8' }).click()
    await expectToast(page, '8 orders accepted')
    await closeToast(page)
    await expectToast(page, '1 order wasn’t accepted')
    const failures = page.getByRole('main').getByRole('alert')
    await expect(failures).toContainText('7 of 8 accepted')
    await expect(failures.getByRole('listitem')).toHaveText([
      `${gone.number}: This order is cancelled, so you can’t do that now.`,
    ])
    await expect(page.getByRole('heading', { name: 'No orders here' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the nine are sent with a carrier for all and a number each, from field to field by Enter', async () => {
    await tab(page, /^To dispatch/).click()
    await page.getByRole('checkbox', { name: 'Select all shown' }).check()
    const opener = chosen(page).getByRole('button', { name: 'Dispatch 9' })
    await opener.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).press('Enter')
    await expect(opener, 'the dialog gives the focus back').toBeFocused()
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Dispatch 9 orders' })
    await dialog.getByLabel('Carrier').selectOption({ label: 'DPD' })
    await expectAccessibleInBothLooks(page)
    const fields = dialog.getByRole('textbox')
    await fields.first().focus()
    for (let place = 0; place < kept.length; place += 1) {
      await expect(fields.nth(place)).toBeFocused()
      await page.keyboard.type(place === 4 ? '15_9' : `1597654321098${place}`)
      await page.keyboard.press('Enter')
    }
    await expect(dialog.getByRole('button', { name: 'Mark as dispatched' })).toBeFocused()
    watch.expectRefusal({ path: /\/dispatch$/, status: 422 })
    await page.keyboard.press('Enter')
    await expectToast(page, '8 orders dispatched')
    const wrong = page.getByRole('dialog', { name: 'Dispatch 1 order' }).getByRole('textbox')
    await expect(wrong).toHaveValue('15_9')
    await expect(wrong).toHaveAccessibleDescription(/A tracking number has letters, digits, spaces and hyphens only/)
    await wrong.fill('15976543210984')
    await wrong.press('Enter')
    await page.keyboard.press('Enter')
    await expectToast(page, '1 order dispatched')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('each is on its way, and the one that was cancelled stays so', async () => {
    await tab(page, /^All/).click()
    for (const { number } of kept) await expect(rowOf(page, number)).toContainText('On its way')
    await expect(rowOf(page, gone.number)).toContainText('Cancelled')
    for (const [place, { id }] of kept.entries()) {
      const { tracking } = (await (await page.request.get(`/api/orders/${id}`)).json()) as { tracking: object }
      // The newest stood first in the dialog.
      expect(tracking).toMatchObject({ carrier: 'dpd', number: `1597654321098${kept.length - 1 - place}` })
    }
  })

  await test.step('nobody reads how many went out on time while all were one buyer’s', async () => {
    const visitor = await newVisitor()
    for (const path of [`/sellers/${shop.seller.username}`, `/products/${shop.listingId}`]) {
      await visitor.goto(path)
      const main = visitor.getByRole('main')
      await expect(main).toContainText(/joined/)
      for (const words of ['Dispatched on time', 'Usually replies']) await expect(main).not.toContainText(words)
    }
    await expectAccessible(visitor)
  })

  await test.step('an order is found by its number, and slips are printed of what is chosen', async () => {
    await page.getByRole('searchbox', { name: 'Search your orders' }).fill(kept[2]!.number)
    await page.keyboard.press('Enter')
    await expect(rowOf(page, kept[0]!.number)).toBeHidden()
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 order shown')
    await page.getByRole('checkbox', { name: `Choose ${kept[2]!.number}` }).check()
    await chosen(page).getByRole('link', { name: 'Packing slips' }).click()
    await expect(page).toHaveURL(new RegExp(`packing-slips\\?order=${kept[2]!.id}$`))
    await expect(page.getByRole('main')).toContainText(kept[2]!.number)
  })
})

test('a shop’s first screen leads on who begins, and shows what it brought in figures, a chart and a table', async ({
  page,
  isMobile,
  newVisitor,
}) => {
  const shop = await openTestShop('Huw Griffiths')
  await sellTimes(shop, 2)
  await signInAs(page.context(), shop.seller)
  const main = page.getByRole('main')

  await test.step('a visitor’s look at a listing counts, and the seller’s own is not even sent', async () => {
    const listing = `/products/${shop.listingId}`
    const visitor = await newVisitor()
    // What calls itself headless is no visitor.
    await visitor.setExtraHTTPHeaders({ 'User-Agent': 'Mozilla/5.0 Firefox/150.0' })
    const counted = visitor.waitForResponse((response) => response.url().endsWith(`${listing}/view`))
    await visitor.goto(listing)
    expect((await counted).status()).toBe(204)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    const settled = followPage(page)
    await page.goto(listing)
    await settled()
    expect(sent.filter((url) => url.endsWith('/view'))).toEqual([])
  })

  await test.step('what waits, what came and what the package holds', async () => {
    await page.goto('/dashboard')
    await expect(main.getByRole('link', { name: /^2 orders to accept/ })).toBeVisible()
    await expect(main.getByRole('link', { name: /^Views 1 None in the 30 days before/ })).toBeVisible()
    await expect(main.getByRole('link', { name: /^Sales 2 None in the 30 days before/ })).toBeVisible()
    await expect(main.getByRole('link', { name: /^Revenue £41\.98/ })).toBeVisible()
    await expect(main.getByText('1 of 5')).toBeVisible()
    await expect(main.getByRole('img', { name: /^Views by day/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the chart tells its days to fingers and keys, and as a table', async () => {
    await main.getByRole('link', { name: /^Sales 2/ }).click()
    await expectScreen(page, 'Analytics')
    await expect(
      main.getByRole('img', { name: /^Sales by day 2 sales in 30 days, most on .+: 2 sales\.$/ }),
    ).toBeVisible()
    const day = main.getByRole('slider', { name: 'Day' })
    await expect(day).toHaveAttribute('aria-valuetext', /: 2 sales$/)
    await day.press('ArrowLeft')
    await expect(day).toHaveAttribute('aria-valuetext', /: 0 sales$/)
    await main.getByRole('tab', { name: 'Sales' }).press('ArrowRight')
    await expect(main.getByRole('tab', { name: 'Revenue', selected: true })).toBeFocused()
    await main.getByRole('button', { name: 'Show as table' }).click()
    const table = main.getByRole('table', { name: 'Revenue by day' })
    await expect(table.getByRole('row').nth(1)).toContainText('£41.98')
    await expectAccessible(page)
  })

  if (isMobile) return
  await test.step('who begins is led to a package, a place and a first listing', async () => {
    const beginner = await joinByApi({ userType: 'seller', fullName: 'Alys Rowlands' })
    await signInAs(page.context(), beginner)
    await page.goto('/dashboard')
    const steps = main.getByRole('region', { name: 'To do' }).getByRole('link')
    await expect(steps).toHaveText([/^Pay for your package/, /^Say where your shop is/, /^Create your first listing/])
    await expect(main.getByRole('heading', { name: 'Your figures start with your first listing' })).toBeVisible()
    await expectAccessible(page)
    await draftListing(beginner, { title: 'Marans pullets', category: 'live-birds' })
    await page.reload()
    await expect(steps).toHaveText([
      /^Pay for your package/,
      /^Say where your shop is/,
      /^Say where buyers collect/,
      /^1 draft to finish/,
    ])
    await steps.filter({ hasText: 'Say where buyers collect' }).click()
    await expectScreen(page, 'Shop')
  })
})
