import type { Locator } from 'playwright/test'
import { joinAsBuyer } from '../../fixtures/acts/people.ts'
import { expectCartCount, openListing } from '../../fixtures/acts/shopping.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectScreen } from '../../fixtures/look/accessible.ts'

test('a category’s panel opens, is walked and closes by keyboard', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Categories' })
  const tab = nav.getByRole('button', { name: 'Hatching eggs' })
  await tab.focus()
  await page.keyboard.press('Enter')
  await expect(tab).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(nav.getByRole('link', { name: 'All hatching eggs' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(nav.getByRole('link', { name: 'All hatching eggs' })).toBeHidden()
  await expect(tab).toBeFocused()

  await page.keyboard.press('ArrowRight')
  await expect(nav.getByRole('button', { name: 'Live birds' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectScreen(page, 'Chickens')
})

test('the account menu opens, is walked and closes by keyboard', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  // Its code comes only now, and its first entry takes the next Enter all the same.
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Cookie Settings' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(button).toBeFocused()
})

test('the first Tab leads past the header, and a new page’s heading takes the focus', async ({ page }) => {
  await page.goto('/products')
  await expect(page.getByRole('heading', { level: 1, name: 'All listings' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'All categories' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'All categories' })).toBeFocused()
})

test('a dialog keeps the focus and gives it back', async ({ page }) => {
  await page.goto('/auth?next=%2Fdashboard%2Flistings')
  await page.getByLabel('Username').fill('demo_seller')
  await page.getByLabel('Password', { exact: true }).fill('hatchyard-demo')
  await page.keyboard.press('Enter')
  const remove = page.getByRole('button', { name: /^Delete / }).first()
  await remove.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete this listing?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()
})

test('the focus goes on to what follows when its button is taken away or has nothing left to do', async ({ page }) => {
  await page.goto('/products?category=hatching-eggs&maxPrice=20')
  const chips = page.getByRole('list', { name: 'Active filters' })
  await chips.getByRole('button', { name: 'Remove filter: Hatching eggs' }).focus()
  await page.keyboard.press('Enter')
  await expect(chips.getByRole('button', { name: 'Remove filter: Hatching eggs' })).toBeHidden()
  await expect(chips.getByRole('button', { name: 'Remove filter: Up to £20' })).toBeFocused()

  await openListing(page, 'Hanging drinker, 5 litres')
  await joinAsBuyer(page, 'Olwen Prosser')
  await page.reload()
  const add = page.getByRole('button', { name: 'Add to cart' })
  await add.focus()
  await page.keyboard.press('Enter')
  await expectCartCount(page, '1 item')
  await expect(add).toBeFocused()
})

test('the form of an address has the focus while it is open, and gives it back', async ({ page }) => {
  await joinAsBuyer(page, 'Nesta Howell')
  await page.goto('/profile/addresses')
  const add = page.getByRole('button', { name: 'Add an address' })
  const open = async (name: string, by: Locator) => {
    await by.focus()
    await page.keyboard.press('Enter')
    const form = page.getByRole('form', { name })
    await expect(form.getByRole('heading', { name })).toBeVisible()
    await expect(form.getByLabel('Full name')).toBeFocused()
    return form
  }
  const form = await open('New address', add)
  await form.getByLabel('Address line 1').fill('4 Weir Lane')
  await form.getByLabel('Town or city').fill('Ludlow')
  await form.getByLabel('Postcode').fill('SY8 1AA')
  await page.keyboard.press('Enter')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: '4 Weir Lane' })
  await expect(card).toBeFocused()
  const again = await open('New address', add)
  await again.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(add).toBeFocused()
  const change = await open('Change 4 Weir Lane', page.getByRole('button', { name: 'Change 4 Weir Lane' }))
  await change.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(card).toBeFocused()
})
