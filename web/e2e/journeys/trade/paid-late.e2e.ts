import type { Page } from 'playwright/test'
import { endPayment, expectPayPage } from '../../fixtures/acts/payments.ts'
import { joinAsBuyer, joinByApi } from '../../fixtures/acts/people.ts'
import { payButton } from '../../fixtures/acts/shopping.ts'
import { changeMug, holdMugs, openTestShop, type Shop, saveAddress } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectPage } from '../../fixtures/look/accessible.ts'

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000)

/** Opens the payment of two mugs, and lets its answer reach us forty minutes on, when nothing is held any more. */
const openPaidLate = async (page: Page, shop: Shop): Promise<void> => {
  await saveAddress(await joinAsBuyer(page, 'Ada Keeper'))
  await page.goto(`/checkout?option=${shop.optionId}&quantity=2`)
  await payButton(page).click()
  await expectPayPage(page)
  const late = inMinutes(40).toISOString()
  await page.route('**/succeed', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-test-clock': late } }),
  )
}

test('a payment that comes too late for the last of it is refunded in full, which the payment and the order say', {
  tag: '@desktop',
}, async ({ page }) => {
  const shop = await openTestShop('Gwenllian Late')
  await openPaidLate(page, shop)
  const pay = page.url()
  await changeMug(shop, { stock: 0, expectedStock: 48 })
  // What nobody holds any more somebody else takes.
  const other = await joinByApi({ fullName: 'Peter Wren' })
  other.api.at = inMinutes(36)
  await holdMugs(other, shop, 2)
  await endPayment(page, 'succeed')

  await test.step('on the payment’s page, also after a reload', async () => {
    const ended = page.getByRole('status').filter({ hasText: 'Your payment came too late' })
    await expect(ended).toContainText('Your time to pay was up, so we’re refunding you in full.')
    await page.reload()
    await expect(ended).toBeVisible()
    await expectPage(page, 'Pay')
  })

  await test.step('and in the order', async () => {
    await page.goto('/orders')
    await page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('main')).toContainText(
      'Your payment came too late, so we’re refunding you in full, within 5-7 business days.',
    )
    await expectPage(page, /^Order /)
    await page.goto(pay)
    await expect(payButton(page)).toBeHidden()
  })
})

test('a payment that comes late buys all the same while there is still enough', { tag: '@desktop' }, async ({
  page,
}) => {
  const shop = await openTestShop('Gwenllian Late')
  await openPaidLate(page, shop)
  await endPayment(page, 'succeed')
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('£36.99')
})
