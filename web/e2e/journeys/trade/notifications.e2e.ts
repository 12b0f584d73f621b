import { mugDraft, publishListing } from '../../fixtures/acts/listings.ts'
import { acceptOrder, orderJustPaid } from '../../fixtures/acts/orders.ts'
import { endPayment } from '../../fixtures/acts/payments.ts'
import { joinAsBuyer } from '../../fixtures/acts/people.ts'
import { openShop } from '../../fixtures/acts/shop.ts'
import { addToCart, checkOut, expectCartCount } from '../../fixtures/acts/shopping.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectScreen } from '../../fixtures/look/accessible.ts'
import { openAccountMenu } from '../../fixtures/look/header.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

const tooMany = { code: 'rate_limited', detail: 'Too many tries. Please wait a little and try again.' }

test('the bell tells the seller of an order and the buyer of its acceptance, and is quiet once they have looked', async ({
  page,
  newVisitor,
  isMobile,
  watch,
}) => {
  const sellerPage = await newVisitor()
  const seller = await openShop(sellerPage, 'Megan Lark')
  const listing = await publishListing(sellerPage, mugDraft(`Slipware mug of ${seller.username}`))
  await joinAsBuyer(page, 'Tom Finch')
  const bell = (name: string) => {
    const place = isMobile ? page.getByRole('navigation', { name: 'Main' }) : page.getByRole('banner')
    return place.getByRole('button', { name, exact: true })
  }
  const quiet = isMobile ? 'Account' : 'Notifications'

  await test.step('nothing has happened yet', async () => {
    await page.goto('/notifications')
    await expect(page.getByRole('heading', { name: 'Nothing yet' })).toBeVisible()
    await expect(bell(quiet)).toBeVisible()
  })

  await page.goto(listing)
  await addToCart(page)
  await expectCartCount(page, '1 item')
  await checkOut(page, 'post')
  await endPayment(page, 'succeed')
  const looked = page.waitForResponse('**/api/notifications/read')
  const order = await orderJustPaid(page)
  await looked
  await page.clock.install()
  // They have looked at the order, so its payment is no news.
  const counted = page.waitForResponse('**/api/notifications/unread-count')
  await page.goto('/products')
  expect(await (await counted).json()).toEqual({ unreadCount: 0 })

  await test.step('the seller marks all as read, once that works, and accepts the order', async () => {
    await sellerPage.goto('/notifications')
    const told = sellerPage
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`New order from Tom Finch ${order.number}`) })
    await expect(told).toContainText(/New$/)
    await expectScreen(sellerPage, 'Notifications')
    watch.expectRefusal({ path: /\/api\/notifications\/read$/, status: 429 })
    await sellerPage.route('**/api/notifications/read', (route) => route.fulfill({ status: 429, json: tooMany }), {
      times: 1,
    })
    await sellerPage.getByRole('button', { name: 'Mark all read' }).click()
    await expectToast(sellerPage, 'We couldn’t mark them as read')
    await sellerPage.getByRole('button', { name: 'Mark all read' }).click()
    await expect(told).not.toContainText(/New$/)
    await expect(sellerPage.getByRole('button', { name: 'Mark all read' })).toBeHidden()
    await told.click()
    await expect(sellerPage).toHaveURL(/\/dashboard\/orders\//)
    await acceptOrder(sellerPage)
  })

  await test.step('the buyer’s badge counts it within half a minute, without their doing anything', async () => {
    await page.clock.fastForward(30_000)
    await expect(bell(isMobile ? 'Account, 1 new notification' : 'Notifications, 1 unread')).toBeVisible()
  })

  const accepted = /has accepted your order HY-/
  await test.step('the panel, on phones the page, leads to the order by keyboard', async () => {
    if (isMobile) {
      const sheet = await openAccountMenu(page)
      await sheet.getByRole('link', { name: 'Notifications, 1 unread' }).click()
      await page.getByRole('main').getByRole('link', { name: accepted }).focus()
    } else {
      await bell('Notifications, 1 unread').press('Enter')
      const menu = page.getByRole('menu')
      await expect(menu.getByRole('menuitem', { name: accepted })).toContainText(/New$/)
      await expectAccessible(page)
      await menu.press('Home')
      await expect(menu.getByRole('menuitem', { name: 'Mark all read' })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(menu.getByRole('menuitem', { name: accepted })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible()
    await expect(bell(quiet)).toBeVisible()
  })
})
