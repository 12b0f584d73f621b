import type { Page } from 'playwright/test'
import { endPayment, expectPayPage } from '../../fixtures/acts/payments.ts'
import { joinAsBuyer } from '../../fixtures/acts/people.ts'
import { payButton } from '../../fixtures/acts/shopping.ts'
import { openTestShop, putMugsIn, saveAddress } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'

const expectThanks = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()

test('what is paid in one tab is paid once, whatever another still shows', { tag: '@desktop' }, async ({
  page,
  context,
  watch,
}) => {
  const shop = await openTestShop('Gwen Tabb')
  const buyer = await joinAsBuyer(page, 'Ada Keeper')
  await saveAddress(buyer)
  await putMugsIn(buyer, shop, 1)
  const [atCheckout, atPay] = [await context.newPage(), await context.newPage()]
  await atCheckout.goto('/checkout')
  await expect(payButton(atCheckout)).toBeEnabled()
  await page.goto('/checkout')
  await payButton(page).click()
  await expectPayPage(page)
  await atPay.goto(page.url())
  await expect(payButton(atPay)).toBeVisible()
  await endPayment(page, 'succeed')
  await expectThanks(page)

  await test.step('at the checkout', async () => {
    watch.expectRefusal({ path: /\/api\/checkout$/, status: 422 })
    await payButton(atCheckout).click()
    await expect(atCheckout.getByRole('heading', { name: 'There’s nothing to pay' })).toBeVisible()
    await expect(payButton(atCheckout)).toBeHidden()
  })

  await test.step('at the payment', async () => {
    await payButton(atPay).click()
    await expectThanks(atPay)
  })

  const { body } = await buyer.api.get<{ items: object[] }>('/api/orders')
  expect(body.items).toMatchObject([{ status: 'paid', refundedPence: 0 }])
})
