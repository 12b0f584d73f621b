import type { Locator, Page, Request } from 'playwright/test'
import { joinAsBuyer, joinAsSeller, newPerson, signInAs } from '../../fixtures/acts/people.ts'
import { openTestShop, sellTimes } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'

/** A double click on what sends: these writes are all that leave until its result is there. */
const expectSent = async (send: Locator, { result, writes }: { result: Locator; writes: string[] }): Promise<void> => {
  const sent: string[] = []
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET') sent.push(`${request.method()} ${pathname}`)
  }
  const page = send.page()
  page.on('request', note)
  await send.dblclick()
  await expect(result).toBeVisible()
  page.off('request', note)
  expect(sent).toEqual(writes)
}

const said = (page: Page, words: string) => page.getByText(words, { exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('a visitor’s double click writes to support, subscribes and creates an account once', { tag: '@desktop' }, async ({
  page,
}) => {
  const { fullName, email, username, password } = newPerson('Angharad Lloyd')
  await page.goto('/contact')
  await page.getByLabel('Name', { exact: true }).fill(fullName)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Topic', { exact: true }).selectOption('general')
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you come to the spring show in Builth?')
  const write = page.getByRole('button', { name: 'Send Message' })
  await expectSent(write, { result: said(page, 'Message Sent'), writes: ['POST /api/contact'] })

  await page.goto('/')
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  await expectSent(subscribe, { result: said(page, 'Success!'), writes: ['POST /api/newsletter/subscribe'] })

  await page.goto('/auth?type=buyer')
  await page.getByLabel('Full name').fill(fullName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  const join = page.getByRole('button', { name: 'Create Account' })
  await expectSent(join, { result: said(page, 'Registration successful'), writes: ['POST /api/register'] })
})

test('a member’s saves an address and sends a message once', { tag: '@desktop' }, async ({ page }) => {
  await joinAsBuyer(page, 'Bronwen Ellis')
  await page.goto('/profile/addresses')
  await page.getByRole('button', { name: 'Add an address' }).click()
  const form = page.getByRole('form', { name: 'New address' })
  await form.getByLabel('Address line 1').fill('4 Weir Lane')
  await form.getByLabel('Town or city').fill('Ludlow')
  await form.getByLabel('Postcode').fill('SY8 1AA')
  const save = form.getByRole('button', { name: 'Save address' })
  await expectSent(save, { result: said(page, 'Address saved'), writes: ['POST /api/user/addresses'] })

  await page.goto('/sellers/demo_premium')
  await page.getByRole('main').getByRole('button', { name: 'Message this shop' }).click()
  await page.getByLabel('Your message').fill('Do you hatch Silkies again in March?')
  const send = page.getByRole('button', { name: 'Send message' })
  await expectSent(send, { result: said(page, 'Message sent'), writes: ['POST /api/messages'] })
})

test('a seller’s chooses a package and dispatches an order once', { tag: '@desktop' }, async ({ page, newVisitor }) => {
  await joinAsSeller(page, 'Cerys Vaughan')
  await page.goto('/subscribe')
  const choose = page.getByRole('button', { name: /^Choose Basic/ })
  await expectSent(choose, { result: heading(page, 'Pay'), writes: ['POST /api/subscription'] })

  const shop = await openTestShop('Cadi Bowen')
  const { orders } = await sellTimes(shop, 1)
  const { id } = orders[0]!
  await shop.seller.api.post(`/api/orders/${id}/accept`)
  const seller = await newVisitor()
  await signInAs(seller.context(), shop.seller)
  await seller.goto(`/dashboard/orders/${id}`)
  await seller.getByRole('main').getByRole('button', { name: 'Dispatch' }).click()
  const dispatch = seller.getByRole('button', { name: 'Mark as dispatched' })
  await expectSent(dispatch, {
    result: seller.getByText(`Order ${orders[0]!.number}`).last(),
    writes: [`POST /api/orders/${id}/dispatch`],
  })
})
