import { publishListing, pulletsDraft } from '../../fixtures/acts/listings.ts'
import { acceptOrder, act, day, happened, openSoldOrder, orderJustPaid, toAccept } from '../../fixtures/acts/orders.ts'
import { endPayment } from '../../fixtures/acts/payments.ts'
import { joinAsBuyer } from '../../fixtures/acts/people.ts'
import { giveCollectionAddress, openShop } from '../../fixtures/acts/shop.ts'
import { addToCart, checkOut, expectCartCount } from '../../fixtures/acts/shopping.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectPage, expectScreen } from '../../fixtures/look/accessible.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

const next = new RegExp(
  `${toAccept('Huw Griffiths')}Once they accept, it should be ready to collect by ${day}, and you’ll get a code\\.`,
)

test('birds are collected with the code that only their buyer has', { tag: '@desktop' }, async ({
  page,
  newVisitor,
  watch,
}) => {
  const sellerPage = await newVisitor()
  const seller = await openShop(sellerPage, 'Huw Griffiths')
  await giveCollectionAddress(sellerPage)
  await expectScreen(sellerPage, 'Shop')
  const listing = await publishListing(sellerPage, pulletsDraft(`Pullets of ${seller.username}`))
  await joinAsBuyer(page, 'Alice Dove')
  await page.goto(listing)
  await addToCart(page)
  await expectCartCount(page, '1 item')
  await checkOut(page, 'collect')

  await test.step('cart, checkout and order say in what town they are, and not where, before they are paid', async () => {
    const main = page.getByRole('main')
    for (const path of ['/cart', '/checkout']) {
      await page.goto(path)
      const group = main.getByRole('region', { name: 'Huw Griffiths, to collect' })
      await expect(group.getByText('Collect from Ludlow')).toBeVisible()
      await expect(group).toContainText('You’ll get the full address once you’ve paid, and a code once it’s ready.')
    }
    await page.goto('/orders')
    await expect(main.getByText('Collect from Ludlow. You’ll get the full address once you’ve paid.')).toBeVisible()
    await main.getByRole('heading', { level: 2 }).getByRole('link').click()
    await expect(main.getByRole('heading', { name: 'Collect from Ludlow' })).toBeVisible()
    await expect(page.getByText('Upper Hill Farm')).toBeHidden()
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Continue to payment' }).click()
  })

  await endPayment(page, 'succeed')
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(next)
  const order = await orderJustPaid(page)

  await test.step('who has paid sees where it is, and that the code is still to come', async () => {
    await expect(page.getByText('Upper Hill Farm')).toBeVisible()
    await expect(page.getByText('Please wait until Huw Griffiths says it’s ready')).toBeVisible()
    await expect(page.getByRole('link', { name: 'What to bring' })).toHaveAttribute('href', /#bring$/)
    await expect(page.getByText(/^\d{6}$/)).toBeHidden()
    await expectPage(page, `Order ${order.number}`)
  })

  await test.step('the seller says that they are ready', async () => {
    await openSoldOrder(sellerPage, order.number)
    await acceptOrder(sellerPage)
    await act(sellerPage, { button: 'Ready to collect', confirm: 'Tell the buyer' })
    await expectToast(sellerPage, 'The buyer can collect now')
    await expect(sellerPage.getByRole('heading', { name: 'Your code' })).toBeHidden()
  })

  const code = await test.step('the buyer gets address and code', async () => {
    await page.goto(order.path)
    await expect(page.getByText('Upper Hill Farm')).toBeVisible()
    await expectScreen(page, `Order ${order.number}`)
    return page.getByText(/^\d{6}$/).innerText()
  })

  await test.step('a wrong code is refused in the dialog, the right one ends the sale', async () => {
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    watch.expectRefusal({ path: /\/collected$/, status: 422 })
    const handOver = { button: 'Enter code', confirm: 'Mark as collected' }
    await act(sellerPage, { ...handOver, fill: { 'Collection code': wrong } })
    const dialog = sellerPage.getByRole('dialog')
    await expect(dialog.getByText('That isn’t the buyer’s code. 4 tries left.')).toBeVisible()
    await expectAccessible(sellerPage)
    await dialog.getByLabel('Collection code').fill(code)
    await dialog.getByRole('button', { name: 'Mark as collected' }).click()
    await expectToast(sellerPage, 'Order collected')
    await expect(happened(sellerPage, 'Collected')).toContainText('Huw Griffiths')
    await page.reload()
    await expect(happened(page, 'Collected')).toContainText('Huw Griffiths')
    await expect(happened(page, 'Order placed')).toContainText('Alice Dove')
  })
})
