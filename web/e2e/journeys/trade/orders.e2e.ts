import type { Page } from 'playwright/test'
import { mugDraft, publishListing } from '../../fixtures/acts/listings.ts'
import { subjectsTo } from '../../fixtures/acts/mailbox.ts'
import { acceptOrder, act, day, happened, openSoldOrder, orderJustPaid, toAccept } from '../../fixtures/acts/orders.ts'
import { endPayment } from '../../fixtures/acts/payments.ts'
import { joinAsBuyer } from '../../fixtures/acts/people.ts'
import { openShop } from '../../fixtures/acts/shop.ts'
import { addToCart, checkOut, expectCartCount } from '../../fixtures/acts/shopping.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectPage, expectScreen } from '../../fixtures/look/accessible.ts'
import { expectToast, undo } from '../../fixtures/look/toast.ts'

const next = (shop: string) =>
  new RegExp(`${toAccept(shop)}Once they accept, they’ll post it by ${day} and it should reach you by ${day}\\.`)

const undoInToast = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Undo' })
const toAcceptTab = (page: Page) => page.getByRole('link', { name: /^To accept/ })

const buy = async (page: Page, { listing, shop }: { listing: string; shop: string }) => {
  await page.goto(listing)
  await addToCart(page)
  await expectCartCount(page, '1 item')
  await checkOut(page, 'post')
  await endPayment(page, 'succeed')
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(next(shop))
  return orderJustPaid(page)
}

test('an order is accepted, sent with its tracking and received; another is declined and refunded', {
  tag: '@desktop',
}, async ({ page, newVisitor }) => {
  const sellerPage = await newVisitor()
  const seller = await openShop(sellerPage, 'Sioned Parry')
  const listing = await publishListing(sellerPage, mugDraft(`Speckled mug of ${seller.username}`))
  const buyer = await joinAsBuyer(page, 'Peter Wren')
  const order = await buy(page, { listing, shop: 'Sioned Parry' })

  await test.step('the seller accepts it', async () => {
    await sellerPage.goto('/dashboard')
    await sellerPage.getByRole('link', { name: '1 order to accept' }).click()
    await expectScreen(sellerPage, 'Orders')
    await openSoldOrder(sellerPage, order.number)
    await acceptOrder(sellerPage)
    await expect(happened(sellerPage, 'Accepted by the seller')).toContainText('Sioned Parry')
    await expectPage(sellerPage, `Order ${order.number}`)
  })

  await test.step('and sends it with a tracking number', async () => {
    await sellerPage.getByRole('main').getByRole('button', { name: 'Dispatch' }).click()
    await expect(sellerPage.getByRole('dialog').getByLabel('Carrier')).toBeVisible()
    await expectAccessible(sellerPage)
    await sellerPage.getByRole('dialog').getByRole('button', { name: 'Go back' }).click()
    await act(sellerPage, {
      button: 'Dispatch',
      confirm: 'Mark as dispatched',
      choose: { Carrier: 'DPD' },
      fill: { 'Tracking number': '15976543210987' },
    })
    await expectToast(sellerPage, 'Order dispatched')
  })

  await test.step('a number that was mistyped is corrected, and the buyer is told', async () => {
    await act(sellerPage, {
      button: 'Correct tracking',
      confirm: 'Save tracking',
      choose: { Carrier: 'Evri' },
      fill: { 'Tracking number': ' ' },
    })
    const dialog = sellerPage.getByRole('dialog')
    await expect(dialog.getByText('Please give the tracking number')).toBeVisible()
    await expectAccessible(sellerPage)
    await dialog.getByLabel('Tracking number').fill('H00012345')
    await dialog.getByRole('button', { name: 'Save tracking' }).click()
    await expectToast(sellerPage, 'Tracking corrected')
    await expect(happened(sellerPage, 'Tracking updated')).toContainText('Tracking corrected: Evri, H00012345')
  })

  await test.step('the buyer follows it and marks it as received', async () => {
    await page.goto(order.path)
    await expect(page.getByText('H00012345', { exact: true })).toBeVisible()
    const follow = page.getByRole('link', { name: 'Track the parcel (in a new tab)', exact: true })
    await expect(follow).toHaveAttribute('href', /evri.*H00012345/)
    await act(page, { button: 'Mark as received', confirm: 'Mark as received' })
    await expectToast(page, 'Marked as received')
    await expect(happened(page, 'Delivered')).toContainText('Peter Wren')
    await expectPage(page, `Order ${order.number}`)
  })

  const second = await buy(page, { listing, shop: 'Sioned Parry' })
  await test.step('the seller declines the next one, and the buyer gets the money back', async () => {
    await openSoldOrder(sellerPage, second.number)
    await act(sellerPage, {
      button: 'Decline',
      confirm: 'Decline and refund',
      fill: { Reason: 'The kiln broke last night.' },
    })
    await expectToast(sellerPage, 'Order declined and refunded')
    await page.reload()
    await expect(page.getByText(/We’re refunding you .+ within 5-7 business days\./)).toBeVisible()
    await expect(happened(page, 'Cancelled')).toContainText('The kiln broke last night.')
    await expect(page.getByText('-£20.99')).toBeVisible()
    await expectPage(page, `Order ${second.number}`)
  })

  await test.step('each was told once by mail', async () => {
    expect(await subjectsTo(page, buyer.email)).toEqual([
      `Cancelled by the seller: order ${second.number}`,
      `Thank you: order ${second.number} paid`,
      `New tracking number for order ${order.number}`,
      `On its way: order ${order.number}`,
      `Accepted: order ${order.number}`,
      `Thank you: order ${order.number} paid`,
      'Verify your email address for Hatchyard',
    ])
    const toSeller = await subjectsTo(sellerPage, seller.email)
    expect(toSeller.filter((subject) => subject.includes('order'))).toEqual([
      `New order ${second.number}`,
      `Received: order ${order.number}`,
      `New order ${order.number}`,
    ])
  })
})

test('an order is accepted by one tap, which can be undone, and which leaving the page sends off', {
  tag: '@desktop',
}, async ({ page, newVisitor }) => {
  const sellerPage = await newVisitor()
  const seller = await openShop(sellerPage, 'Nia Owen')
  const listing = await publishListing(sellerPage, mugDraft(`Fluted mug of ${seller.username}`))
  await joinAsBuyer(page, 'Ivor Crane')
  const order = await buy(page, { listing, shop: 'Nia Owen' })
  const accept = sellerPage.getByRole('main').getByRole('button', { name: 'Accept', exact: true })
  const status = async () => (await (await page.request.get(`/api${order.path}`)).json()).status

  await test.step('undone, it was never accepted', async () => {
    await openSoldOrder(sellerPage, order.number)
    await accept.click()
    await expectToast(sellerPage, 'Order accepted')
    await expect(accept).toBeHidden()
    await undo(sellerPage)
    await expect(accept).toBeFocused()
    await accept.press('Enter')
    await expectToast(sellerPage, 'Order accepted')
    await sellerPage.keyboard.press('Tab')
    await expect(undoInToast(sellerPage), 'the next Tab leads to it').toBeFocused()
    await sellerPage.keyboard.press('Tab')
    await sellerPage.keyboard.press('Tab')
    const undoHere = sellerPage.getByRole('main').getByRole('button', { name: 'Undo', exact: true })
    await expect(undoHere, 'and out of it back to where one was').toBeFocused()
    await sellerPage.keyboard.press('Enter')
    await expect(accept).toBeFocused()
    await expect(undoInToast(sellerPage)).toBeHidden()
    await sellerPage.reload()
    await expect(sellerPage.getByRole('main').getByRole('button', { name: 'Decline', exact: true })).toBeVisible()
    await expect(happened(sellerPage, 'Accepted by the seller')).toBeHidden()
    expect(await status()).toBe('paid')
  })

  await test.step('in the list it stands as accepted at once, and leaving sends it', async () => {
    await sellerPage.goto('/dashboard/orders')
    await expect(toAcceptTab(sellerPage)).toHaveText(/1$/)
    await accept.press('Enter')
    await expect(toAcceptTab(sellerPage)).toHaveText(/0$/)
    await sellerPage.keyboard.press('Enter')
    await expect(accept).toBeFocused()
    await expect(toAcceptTab(sellerPage)).toHaveText(/1$/)
    await accept.click()
    await expectToast(sellerPage, 'Order accepted')
    await expect(accept).toBeHidden()
    await sellerPage.goto('/help')
    await expect.poll(status).toBe('accepted')
  })

  await test.step('from then on it is cancelled, no longer declined', async () => {
    await openSoldOrder(sellerPage, order.number)
    await act(sellerPage, {
      button: 'Cancel and refund',
      confirm: 'Cancel and refund',
      fill: { Reason: 'It broke in the kiln.' },
    })
    await expectToast(sellerPage, 'Order cancelled and refunded')
    expect(await status()).toBe('cancelled')
  })
})
