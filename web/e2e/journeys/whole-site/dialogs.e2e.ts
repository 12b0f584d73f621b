import type { Locator, Page } from 'playwright/test'
import { codesMailedTo, joinAsBuyer, joinUnverified, signInAs } from '../../fixtures/acts/people.ts'
import { openListing } from '../../fixtures/acts/shopping.ts'
import { openTestShop, sellTimes } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessibleInBothLooks } from '../../fixtures/look/accessible.ts'
import { openAccountMenu, openSearch } from '../../fixtures/look/header.ts'
import { expectReadingOrder } from '../../fixtures/look/reading-order.ts'

/** Opens a dialog by the keyboard, with which axe finds nothing wrong, and returns it. */
const openBy = async (button: Locator, title: string): Promise<Locator> => {
  await expect(button).toBeEnabled()
  await button.press('Enter')
  const dialog = button.page().getByRole('dialog', { name: title, exact: true })
  await expect(dialog).toBeVisible()
  await expectAccessibleInBothLooks(button.page())
  return dialog
}

/** Back, as a browser without its own way of closing a dialog goes: the page stays as it is, and this goes. */
const expectBackCloses = async (opened: Locator): Promise<void> => {
  await expect(opened).toBeVisible()
  const page = opened.page()
  const address = page.url()
  await page.evaluate(() => history.back())
  await expect(opened).toBeHidden()
  expect(page.url()).toBe(address)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })

test('a dialog begins at the first field that it has', async ({ page }) => {
  await test.step('the settings of cookies at the first that can be chosen', async () => {
    await page.goto('/sell')
    const open = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' })
    const dialog = await openBy(open, 'Cookie Settings')
    await expect(dialog.getByRole('switch', { name: 'Preferences' })).toBeFocused()
  })
  await test.step('a question to a shop at its text', async () => {
    await joinAsBuyer(page, 'Mabli Tudor')
    await page.goto('/sellers/demo_premium')
    const dialog = await openBy(button(page, 'Message this shop'), 'Message this shop')
    await expect(dialog.getByLabel('Your message')).toBeFocused()
  })
  await test.step('the name of a passkey', async () => {
    await page.goto('/profile/security')
    const dialog = await openBy(button(page, 'Add a passkey'), 'Add a passkey')
    await expect(dialog.getByLabel('Name this passkey')).toBeFocused()
  })
  await test.step('the end of an account at the password', async () => {
    await page.goto('/profile/data')
    const dialog = await openBy(button(page, 'Delete my account'), 'Delete your account?')
    await expect(dialog.getByLabel('Your password', { exact: true })).toBeFocused()
  })
})

test('whoever has not proved their address begins at its code when they ask a shop', async ({ page }) => {
  const { email } = await joinUnverified(page, { fullName: 'Nerys Pugh' })
  await page.goto('/sellers/demo_premium')
  const dialog = await openBy(button(page, 'Message this shop'), 'Message this shop')
  const code = dialog.getByLabel('Code from the email')
  await expect(code).toBeFocused()
  await page.keyboard.type((await codesMailedTo(email))[0]!)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Your message')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('filters begin at their first choice, which brings up no keys', async ({ page }) => {
    await page.goto('/products')
    const open = button(page, /^Filters/)
    const all = await openBy(open, 'Filters')
    await expect(all.getByRole('radio', { name: 'All categories' })).toBeFocused()
    await page.goto('/products?category=equipment')
    const some = await openBy(open, 'Filters')
    await expect(some.getByRole('radio', { name: /^Equipment/ })).toBeFocused()
    await page.goto('/category/live-birds')
    const birds = await openBy(open, 'Filters')
    await expect(birds.getByRole('checkbox').first()).toBeFocused()
    await expectReadingOrder(birds.getByRole('checkbox').last(), [/^Show \d+ listings?$/, 'Clear all'])
  })

  test('a menu and a cart begin at what is in them, though fields follow', async ({ page }) => {
    await openListing(page, 'Hanging drinker, 5 litres')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    const cart = page.getByRole('dialog', { name: 'Your cart' })
    await expect(cart.getByRole('list')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.goto('/products')
    const menu = await openAccountMenu(page)
    await expect(menu.getByRole('list')).toBeFocused()
  })
  test('Back closes what is open and stays; it leads back as ever from where a link in a sheet led', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Browse' }).click()
    await expect(page).toHaveURL('/categories')
    await page.getByRole('main').getByRole('link', { name: 'Hatching eggs', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hatching eggs' })).toBeVisible()
    const menu = await openAccountMenu(page)
    await expectBackCloses(menu)
    await expect(page.getByRole('button', { name: 'Account' })).toBeFocused()
    const search = await openSearch(page)
    await expectBackCloses(search)
    await openAccountMenu(page)
    await menu.getByRole('link', { name: 'Feature Requests' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Feature requests' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/category/hatching-eggs')
    await expect(menu).toBeHidden()

    await test.step('what was chosen in a sheet holds, and is taken back by the next Back', async () => {
      await button(page, /^Filters/).click()
      const filters = page.getByRole('dialog', { name: 'Filters' })
      await filters.getByRole('checkbox', { name: /^Duck/ }).first().click()
      await expect(page).toHaveURL('/category/hatching-eggs?species=duck')
      await expectBackCloses(filters)
      await page.goBack()
      await expect(page).toHaveURL('/category/hatching-eggs')
    })
    await test.step('photos, the cart and the chat', async () => {
      await openListing(page, 'Copper Black Marans hatching eggs, very dark')
      await page.getByRole('region', { name: 'Photos' }).getByRole('listitem').first().getByRole('button').click()
      await expectBackCloses(page.getByRole('dialog', { name: 'Photo 1 of 3' }))
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await expectBackCloses(page.getByRole('dialog', { name: 'Your cart' }))
      await page.getByRole('button', { name: 'Open chat' }).click()
      await expectBackCloses(page.getByRole('dialog', { name: "Hatchyard's AI assistant" }))
    })
  })
})

for (const width of [390, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('the buttons of a dialog are reached in the order in which they are read', async ({ page }) => {
      const shop = await openTestShop('Gwenllian Rees')
      const { orders } = await sellTimes(shop, 1)
      await signInAs(page.context(), shop.seller)
      await page.goto(`/dashboard/orders/${orders[0]!.id}`)
      const decline = await openBy(button(page, 'Decline'), 'Decline this order')
      await expect(decline.getByLabel('Reason')).toBeFocused()
      await expectReadingOrder(decline.getByLabel('Reason'), ['Decline and refund', 'Go back'])

      await page.goto('/dashboard/listings')
      const remove = await openBy(button(page, /^Delete /).first(), 'Delete this listing?')
      await expectReadingOrder(remove.getByRole('button', { name: 'Close' }), ['Delete listing', 'Keep it'])

      await page.goto('/dashboard/shop')
      await page.getByLabel('Shop name').fill('Rees and Daughters')
      const away = page.getByRole('contentinfo').getByRole('link', { name: 'All categories' })
      const leave = await openBy(away, 'Leave without saving?')
      await expectReadingOrder(leave.getByRole('button', { name: 'Close' }), ['Stay', 'Leave'])
    })

    test('and so are those of a form in the page', async ({ page }) => {
      const { email } = await joinUnverified(page, { fullName: 'Tegwen Howell' })
      await page.goto('/profile/addresses')
      await button(page, 'Add an address').click()
      const form = page.getByRole('form', { name: 'New address' })
      await expectReadingOrder(form.getByLabel('Phone'), ['Save address', 'Cancel'])
      await button(page, `Not ${email}? Change it`).click()
      const field = page.getByRole('textbox', { name: 'Your email address' })
      await expect(field).toBeFocused()
      await expectReadingOrder(field, ['Send the email there', 'Leave it as it is'])
    })
  })
}
