import type { Page } from 'playwright/test'
import { mugDraft, publishListing } from '../../fixtures/acts/listings.ts'
import { endPayment, expectPayPage } from '../../fixtures/acts/payments.ts'
import { joinAsSeller } from '../../fixtures/acts/people.ts'
import { openShop } from '../../fixtures/acts/shop.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectPage, expectScreen } from '../../fixtures/look/accessible.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

const dayMs = 24 * 60 * 60 * 1000
const inUk = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
const short = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', day: 'numeric', month: 'short' })

test('a seller furnishes the shop, and a holiday hides the buying box with its date until it is taken back', {
  tag: '@desktop',
}, async ({ page, newVisitor }) => {
  const seller = await openShop(page, 'Eleri Pugh')
  await publishListing(page, mugDraft('Salt-glazed mug'))

  await test.step('the preview follows what is typed, and leaving without saving is asked', async () => {
    await page.goto('/dashboard/shop')
    await page.getByLabel('Shop name').fill('Pugh’s Yard')
    await page.getByLabel('About').fill('<b>Mugs</b> and hens.\nSince 2011.')
    await page.getByLabel('First half of your postcode').fill('SY8')
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview).toContainText('Pugh’s Yard')
    await expect(preview).toContainText('<b>Mugs</b> and hens.')
    await preview.getByRole('link', { name: 'See the public page' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('button', { name: 'Save shop' }).click()
    await expectToast(page, 'Shop saved')
    await expect(page.getByText('Buyers see that you’re in Ludlow.')).toBeVisible()
    await expectPage(page, 'Shop')
  })

  const visitor = await newVisitor()
  const last = new Date(Date.now() + 5 * dayMs)
  const listing = visitor.getByRole('article').filter({ hasText: 'Salt-glazed mug' })

  await test.step('everybody sees the shop and what it sells', async () => {
    await visitor.goto(`/sellers/${seller.username}`)
    await expectScreen(visitor, 'Pugh’s Yard')
    await expect(visitor.getByText('Private seller')).toBeVisible()
    await expect(visitor.getByText('Ludlow').first()).toBeVisible()
    await listing.getByRole('link').click()
    await expect(visitor.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  })

  await test.step('its own seller finds the way to edit it where others ask', async () => {
    await page.goto(`/sellers/${seller.username}`)
    await expect(page.getByRole('button', { name: 'Message this shop' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Edit your shop' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
  })

  await test.step('a holiday says until when, and nothing can be bought', async () => {
    await page.getByLabel('Away until').fill(inUk.format(last))
    await page.getByRole('button', { name: 'Save shop' }).click()
    await expectToast(page, 'Shop saved')
    await visitor.reload()
    await expect(visitor.getByText(`Away until`).first()).toContainText(short.format(last))
    await expect(visitor.getByText(/\. Back on /)).toContainText(short.format(new Date(last.getTime() + dayMs)))
    await expect(visitor.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
    const ways = visitor.getByRole('table', { name: 'Delivery options', exact: true })
    await expect(ways.getByRole('row', { name: /^Standard/ })).toContainText('3-5 days')
    await visitor.goto(`/sellers/${seller.username}`)
    await expect(visitor.getByText(/\. Back on /)).toBeVisible()
    await expect(listing).toContainText(`Away until`)
  })

  await test.step('clearing the date sells again', async () => {
    await page.getByRole('button', { name: 'Clear the date' }).click()
    await page.getByRole('button', { name: 'Save shop' }).click()
    await expectToast(page, 'Shop saved')
    await listing.getByRole('link').click()
    await visitor.reload()
    await expect(visitor.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  })
})

test('a seller upgrades, cancels and takes it back', { tag: '@desktop' }, async ({ page }) => {
  await openShop(page, 'Huw Bevan')
  await page.goto('/dashboard/package')

  await test.step('an upgrade says its price, and one that is declined changes nothing', async () => {
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' })
    await dialog.getByRole('button', { name: 'Pay £6.00' }).click()
    await endPayment(page, 'decline')
    await page.goto('/dashboard/package')
    await expect(page.getByRole('heading', { name: /^Basic/ })).toBeVisible()
  })

  await test.step('paid, the larger package is there at once', async () => {
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pay £6.00' }).click()
    await endPayment(page, 'succeed')
    await expectPage(page, 'Your Premium package is active')
    await page.goto('/dashboard/package')
    await expect(page.getByText('0 of 50', { exact: true })).toBeVisible()
  })

  await test.step('a smaller one is chosen for the period’s end and taken back', async () => {
    await page.getByRole('button', { name: 'Change to Basic' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Change to Basic' }).click()
    await expect(page.getByText(/^Becomes Basic on/)).toBeVisible()
    await page.getByRole('button', { name: 'Keep Premium' }).click()
    await expect(page.getByText(/^Becomes Basic on/)).toHaveCount(0)
  })

  await test.step('cancelling says that nothing comes back, and can be taken back', async () => {
    await page.getByRole('button', { name: 'Cancel package' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel your package' })
    await expect(dialog).toContainText('No refund for the current billing period.')
    await expectPage(page, 'Package')
    await dialog.getByRole('button', { name: 'Cancel package' }).click()
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Keep my package' }).click()
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
  })
})

test('a seller cancels a year on its first day, is told what it costs, and that the next is not refunded', {
  tag: '@desktop',
}, async ({ page }) => {
  await joinAsSeller(page, 'Gwen Pryce')
  const payForYear = async () => {
    await page.getByRole('radio', { name: /^Annual/ }).check()
    await page.getByRole('button', { name: 'Choose Basic, £108 a year' }).click()
    await endPayment(page, 'succeed')
    await expect(page).toHaveURL(/\/subscription-success/)
    await page.goto('/dashboard/package')
    await page.getByRole('button', { name: 'Cancel package' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Cancel your package' })
  const nextRefund = /possible from \w+ \d+ \w+ \d{4}/

  await test.step('the first day is paid, the rest comes back', async () => {
    await page.goto('/subscribe')
    await payForYear()
    await expect(dialog).toContainText('£107.70 goes back')
    await expect(dialog).toContainText('We keep £0.30')
    await expect(dialog).toContainText(nextRefund)
    await expectPage(page, 'Package')
    await dialog.getByRole('button', { name: 'End it now, get £107.70 back' }).click()
    await expect(page.getByText('Ended', { exact: true })).toBeVisible()
  })

  await test.step('who pays for another year is told first that it runs to its end', async () => {
    await page.getByRole('link', { name: 'Pay again' }).click()
    await page.getByRole('radio', { name: /^Annual/ }).check()
    await expect(page.getByRole('status').filter({ hasText: 'You had a refund' })).toBeVisible()
    await expectPage(page, 'Choose a package')
    await payForYear()
    await expect(dialog).toContainText('No refund for the current billing period.')
    await expect(dialog).toContainText(nextRefund)
    await dialog.getByRole('button', { name: 'Cancel package' }).click()
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  })
})

test('an upgrade that another one took the place of is paid back, and its seller told why', {
  tag: '@desktop',
}, async ({ page }) => {
  await openShop(page, 'Nerys Rhys')
  const askForUpgrade = async (tab: Page) => {
    await tab.goto('/dashboard/package')
    await tab.getByRole('button', { name: 'Upgrade to Premium' }).click()
    await tab.getByRole('dialog').getByRole('button', { name: 'Pay £6.00' }).click()
    await expectPayPage(tab)
  }
  await askForUpgrade(page)
  const first = page.url()
  const other = await page.context().newPage()
  await askForUpgrade(other)
  await page.getByRole('button', { name: 'Pay £6.00' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your payment came too late' })).toContainText(
    'Your package had changed by then, so we’re refunding you in full.',
  )
  await expectAccessible(page)

  const second = other.url()
  await askForUpgrade(page)
  await other.goto(second)
  await expect(other.getByRole('status').filter({ hasText: 'This payment has been replaced' })).toContainText(
    'We didn’t take any money.',
  )
  await other.goto(first)
  await expect(other.getByRole('heading', { name: 'Your payment came too late' })).toBeVisible()
})
