import type { Page } from 'playwright/test'
import { mailTo, signUp } from '#testing/people/test-users.ts'
import { TestClient } from '#testing/site/test-client.ts'
import { endPayment } from '../../fixtures/acts/payments.ts'
import { joinAsBuyer, newPerson, signInAs } from '../../fixtures/acts/people.ts'
import { giveAddress, payButton } from '../../fixtures/acts/shopping.ts'
import { changeMug, countInCart, openTestShop, putMugsIn, saveAddress } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectPage } from '../../fixtures/look/accessible.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

const payOf = (page: Page) => page.getByRole('region', { name: 'Pay', exact: true })

test('what sells out at any step stands out of the total, and one button goes on without it', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  const [gone, going, there] = await Promise.all(['Nia Price', 'Elin Rowe', 'Olwen Moss'].map(openTestShop))
  const buyer = await joinAsBuyer(page, 'Ada Keeper')
  await saveAddress(buyer)
  for (const shop of [gone!, going!, there!]) await putMugsIn(buyer, shop, 2)
  const stopped = page.getByRole('region', { name: 'What you can’t buy now' })
  const takeOut = stopped.getByRole('button', { name: 'Save it for later and continue' })

  await test.step('before the checkout is opened', async () => {
    await changeMug(gone!, { stock: 0, expectedStock: 50 })
    await page.goto('/checkout')
    await expect(stopped).toContainText('Sold out.')
    await expect(stopped, 'nothing is said of what the button does not do').not.toContainText('remove')
    await expect(page.getByRole('region', { name: 'Nia Price, by post' })).toBeHidden()
    await expect(payOf(page)).not.toContainText('Nia Price')
    await expect(payOf(page)).toContainText('Total£73.98')
    await expectPage(page, 'Checkout')
    await payButton(page).click()
    await expect(stopped, 'whoever pays all the same is shown why not').toBeFocused()
    await takeOut.click()
    await expectToast(page, 'Saved for later')
    await expect(stopped).toBeHidden()
    expect(await countInCart(buyer)).toBe(4)
  })

  await test.step('while it is paid', async () => {
    await expect(page.getByRole('button', { name: 'Pay £73.98' })).toBeVisible()
    await changeMug(going!, { stock: 1, expectedStock: 50 })
    watch.expectRefusal({ path: /\/api\/checkout$/, status: 409 })
    await payButton(page).click()
    await expect(stopped).toContainText('Only 1 left')
    await expect(
      page.getByRole('status').filter({ hasText: 'The total has changed from £73.98 to £36.99' }),
    ).toBeVisible()
    await takeOut.click()
    await expect(stopped).toBeHidden()
    await page.getByRole('button', { name: 'Pay £36.99' }).click()
  })

  await test.step('and what is held for the payment cannot be sold to anybody else', async () => {
    await expectPage(page, 'Pay')
    await changeMug(there!, { stock: 0, expectedStock: 48 })
    await endPayment(page, 'succeed')
    await expectPage(page, 'Thank you for your order')
  })
})

test('a price that changes is told with the old and the new sum, which the button says', { tag: '@desktop' }, async ({
  page,
  watch,
}) => {
  const shop = await openTestShop('Gwenno Hale')
  const buyer = await joinAsBuyer(page, 'Ada Keeper')
  await saveAddress(buyer)
  await page.goto(`/checkout?option=${shop.optionId}&quantity=2`)
  await expect(page.getByRole('button', { name: 'Pay £36.99' })).toBeVisible()
  await changeMug(shop, { pricePence: 1750 })
  watch.expectRefusal({ path: /\/api\/checkout$/, status: 409 })
  await payButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('A price changed since you last looked. Please check the new total.')
  await expect(page.getByRole('region', { name: 'Gwenno Hale, by post' })).toContainText(
    'The price has risen from £16.00 to £17.50.',
  )
  await expect(payOf(page)).toContainText('The total has changed from £36.99 to £39.99.')
  await page.getByRole('button', { name: 'Pay £39.99' }).click()
  await expectPage(page, 'Pay')
})

test('a double click pays once, and neither a lost connection nor too many tries take what was typed', {
  tag: '@desktop',
}, async ({ page, context, watch }) => {
  const shop = await openTestShop('Tegan Lloyd')
  await joinAsBuyer(page, 'Ada Keeper')
  await page.goto(`/checkout?option=${shop.optionId}`)
  await giveAddress(page)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/checkout') keys.push(request.headers()['idempotency-key'])
  })
  const alert = page.getByRole('alert')

  await test.step('offline', async () => {
    watch.expectLoss()
    await context.setOffline(true)
    await payButton(page).click()
    await expect(alert).toHaveText('We couldn’t reach the server. Check your connection and try again.')
    await context.setOffline(false)
  })

  await test.step('too many', async () => {
    watch.expectRefusal({ path: /\/api\/checkout$/, status: 429 })
    const json = { code: 'rate_limited', detail: 'Too many tries. Please try again in a minute.' }
    await page.route('**/api/checkout', (route) => route.fulfill({ status: 429, json }), { times: 1 })
    await payButton(page).click()
    await expect(alert).toHaveText('Too many tries. Please try again in a minute.')
    await expect(page.getByLabel('Address line 1')).toHaveValue('4 Weir Lane')
  })

  await test.step('what the server does not take of the address stands beside its field', async () => {
    watch.expectRefusal({ path: /\/api\/checkout$/, status: 422 })
    const errors = [{ path: 'address.postcode', message: 'Please enter a UK postcode, such as SY8 1AA' }]
    const json = { code: 'validation', detail: 'Please check.', errors }
    await page.route('**/api/checkout', (route) => route.fulfill({ status: 422, json }), { times: 1 })
    await payButton(page).click()
    await expect(page.getByLabel('Postcode')).toBeFocused()
    await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(/such as SY8 1AA/)
    await page.getByLabel('Postcode').fill('SY8 1AA')
  })

  await test.step('twice at once', async () => {
    const before = keys.length
    await payButton(page).dblclick()
    await expectPage(page, 'Pay')
    expect(keys.length - before).toBe(1)
    expect(new Set(keys).size, 'every try of the same purchase bears the same key').toBe(1)
  })
})

test('who has not proved their address sees all of it, and goes on by themselves once they have', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const shop = await openTestShop('Carys Tudor')
  const person = newPerson('Ada Keeper')
  const buyer = await signUp({ client: () => new TestClient(baseURL!) }, { ...person, verified: false })
  await signInAs(page.context(), buyer)
  await saveAddress(buyer)
  await page.goto(`/checkout?option=${shop.optionId}`)
  const notice = page.getByText('Please verify your email address')
  await expect(notice).toBeVisible()
  await expect(page.getByRole('region', { name: 'Carys Tudor, by post' })).toContainText('One mug · 1 × £16.00')
  await expect(payOf(page)).toContainText('Total£20.99')
  await expectPage(page, 'Checkout')
  await payButton(page).click()
  await expect(notice, 'the button shows what is missing').toBeInViewport()
  const toDo = page.getByRole('alert').filter({ hasText: 'Enter the code from your email first. Then you can pay.' })
  await expect(toDo, 'and says so').toBeVisible()
  await expect(page).toHaveURL(/\/checkout\?/)

  const [mail] = await mailTo(buyer.api, person.email)
  await buyer.api.get(`/api/verify-email?token=${/\/verify-email\?token=([\w.~-]+)/.exec(mail!.text)![1]}`)
  await expect(notice).toBeHidden()
  await expect(toDo).toBeHidden()
  await payButton(page).click()
  await expectPage(page, 'Pay')
})

test('an address that somebody typed is theirs: whoever has the tab once their session is over sees nothing of it', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const shop = await openTestShop('Heledd Frost')
  const line1 = page.getByLabel('Address line 1')
  const ada = await joinAsBuyer(page, 'Ada Keeper')
  await page.goto(`/checkout?option=${shop.optionId}`)
  await giveAddress(page)
  await expect(line1).toHaveValue('4 Weir Lane')
  await context.clearCookies()
  await page.reload()
  await expect(page.getByRole('button', { name: 'I already have an account' })).toBeVisible()
  await expect(line1, 'a guest').toHaveValue('')
  await joinAsBuyer(page, 'Bea Keeper')
  await page.reload()
  await expect(page.getByRole('button', { name: 'I already have an account' })).toBeHidden()
  await expect(line1, 'another buyer').toHaveValue('')
  await signInAs(context, ada)
  await page.reload()
  await expect(line1, 'who typed it').toHaveValue('4 Weir Lane')
})
