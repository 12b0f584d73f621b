import { mugDraft, startListing } from '../../fixtures/acts/listings.ts'
import { openShop } from '../../fixtures/acts/shop.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { noUnreadCounts } from '../../fixtures/browser/unread.ts'
import { expectPage } from '../../fixtures/look/accessible.ts'
import { followPage } from '../../fixtures/look/settled.ts'
import { expectToast } from '../../fixtures/look/toast.ts'
import { expectUncovered } from '../../fixtures/look/uncovered.ts'

test('one listing in two tabs: both are told what differs, and nothing typed is lost', { tag: '@desktop' }, async ({
  page,
  context,
  watch,
}) => {
  const { username } = await openShop(page, 'Ceri Price')
  const title = `Mug of ${username}`
  const publish = page.getByRole('button', { name: 'Publish', exact: true })

  await test.step('what is missing is told in words, and the first of it has the focus, wherever one pressed', async () => {
    await startListing(page, { ...mugDraft(title), category: 'Hatching eggs', subcategory: 'Chicken' })
    await page.evaluate(() => scrollTo(0, 0))
    await publish.click()
    const species = page.getByRole('combobox', { name: 'Species' })
    await expect(species).toBeFocused()
    await expectUncovered(species)
    await expectUncovered(page.locator('label').filter({ hasText: /^Species$/ }))
    await expect(species).toHaveAccessibleDescription('Please choose a species')
    await expect(page.getByText('5 things to do', { exact: true }).last()).toBeInViewport()
    await expect(page.getByText(/expected|received|undefined/i)).toHaveCount(0)
  })

  await startListing(page, mugDraft(title))
  await publish.dblclick()
  await expectToast(page, '1 of 5 listings used this month.')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue(title)

  await page.getByRole('textbox', { name: 'Title' }).fill(`${title}, blue`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()

  await test.step('keep mine: it goes over what stands, which stays where nothing was typed', async () => {
    await other.getByLabel('Price').fill('18')
    watch.expectRefusal({ path: /\/listings\/[\w-]+$/, status: 409 })
    await other.getByRole('button', { name: 'Save changes' }).click()
    const conflict = other.getByRole('alert').filter({ hasText: 'changed in another window' })
    await expect(conflict.getByRole('button', { name: 'Keep mine' }), 'the way on has the focus').toBeFocused()
    await expect(conflict.getByRole('row', { name: `Title ${title} ${title}, blue` })).toBeVisible()
    await expect(conflict.getByRole('rowheader')).toHaveText(['Title', 'Price of One mug'])
    await expect(conflict.getByRole('row', { name: 'Price of One mug 18 16.00' })).toBeVisible()
    await expectPage(other, `${title}, blue`)
    await conflict.getByRole('button', { name: 'Keep mine' }).click()
    await expectToast(other, 'Listing saved')
    await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue(`${title}, blue`)
    await expect(other.getByLabel('Price')).toHaveValue('18.00')
  })

  await test.step('take the other: mine is offered back', async () => {
    await page.getByLabel('Stock', { exact: true }).fill('3')
    watch.expectRefusal({ path: /\/listings\/[\w-]+$/, status: 409 })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('button', { name: 'Use the other version' }).click()
    await expect(page.getByLabel('Price')).toHaveValue('18.00')
    await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('10')
    await page.getByRole('button', { name: 'Put mine back' }).click()
    await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('3')
    await expect(page.getByLabel('Price')).toHaveValue('18.00')
  })

  await test.step('leaving asks first, and what was typed survives it', async () => {
    await page.getByRole('link', { name: 'See it in the shop' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByText('This is your own listing.')).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('3')
  })
})

const partlySaved = /^Saved \d\d:\d\d, except for: Name of option 1, Price of option 1$/

test('a draft whose session ends while it is written goes on after signing in again', { tag: '@desktop' }, async ({
  page,
  context,
  watch,
}) => {
  await noUnreadCounts(page)
  const { username, password } = await openShop(page, 'Huw Morgan')
  const settled = followPage(page)
  await page.goto('/dashboard/listings/new')
  await page.getByRole('textbox', { name: 'Title' }).fill(`Crate of ${username}`)
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Merchandise' })
  await page.getByLabel('Description').pressSequentially('Ash')
  await expect(page).toHaveURL(/\/dashboard\/listings\/[\w-]{36}$/)
  await expect(page.getByLabel('Description')).toBeFocused()
  // What is still read after the draft was saved would ask who is there in the midst of the next words, not after them.
  await expect(page.getByText(partlySaved)).toBeVisible()
  await settled()
  await page.context().request.post('/api/logout', {
    headers: {
      origin: new URL(page.url()).origin,
      'x-csrf-token': (await context.cookies()).find(({ name }) => name === 'csrf_token')?.value ?? '',
    },
  })
  watch.expectRefusal({ path: /\/api\/seller\/listings\//, status: 401 })
  await page.getByLabel('Description').fill('Ash, dovetailed, holds a dozen eggs upright.')
  const again = page.getByRole('dialog', { name: 'You’ve been signed out' })
  await again.getByLabel('Password', { exact: true }).fill(password)
  await again.getByRole('button', { name: 'Sign In' }).click()
  await expect(again).toBeHidden()
  await expect(page.getByText(partlySaved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Description')).toHaveValue('Ash, dovetailed, holds a dozen eggs upright.')
  await expect(page.getByLabel('Price'), 'the option to begin with is there as well').toHaveValue('')

  await test.step('what it can’t save yet of the draft is there again in another tab too', async () => {
    await page.getByLabel('Name').fill('A dozen')
    await page.getByLabel('Stock', { exact: true }).fill('4')
    await page.getByRole('button', { name: 'Add an option' }).click()
    await page.getByLabel('Name').nth(1).fill('Half a dozen')
    await expect(page.getByText(/except for: Price of A dozen, Price of Half a dozen$/)).toBeVisible()
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByLabel('Name')).toHaveCount(2)
    await expect(other.getByLabel('Name').nth(1)).toHaveValue('Half a dozen')
    await expect(other.getByLabel('Stock', { exact: true }).first()).toHaveValue('4')
    await expect(other.getByText(/except for: Price of A dozen, Price of Half a dozen$/)).toBeVisible()
    await expect(other.getByRole('button', { name: 'Bring it back' })).toHaveCount(0)
  })
})

test('a seller works through the table: pauses many, undoes it, changes price and stock', { tag: '@desktop' }, async ({
  page,
}) => {
  const { username } = await openShop(page, 'Nia Rees')
  const titles = ['Brown', 'Green'].map((colour) => `${colour} mug of ${username}`)
  for (const title of titles) {
    await startListing(page, mugDraft(title))
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expectToast(page, 'Your listing is for sale')
  }
  await page.goto('/dashboard/listings')
  await page.getByRole('checkbox', { name: 'Select all shown' }).focus()
  await page.keyboard.press('Space')
  const bar = page.getByRole('region', { name: 'Selected listings' })
  await expect(bar.getByText('2 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Pause' }).click()
  await expectToast(page, '2 listings paused')
  await expect(page.getByRole('cell', { name: 'Paused' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, '2 listings published')
  await expect(page.getByRole('cell', { name: 'For sale' })).toHaveCount(2)

  const brown = page.getByRole('row', { name: new RegExp(titles[0]!) })
  await brown.getByRole('button', { name: /^Price of / }).press('Enter')
  await page.keyboard.type('19.5')
  await page.keyboard.press('Enter')
  await expect(brown.getByRole('button', { name: /^Price of .*: £19\.50\. Change$/ })).toBeFocused()
  await brown.getByRole('button', { name: /^Stock of / }).click()
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await expect(brown.getByRole('button', { name: /^Stock of .*: 4\. Change$/ })).toBeVisible()

  await page.getByLabel('Title or SKU').fill('green')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?q=green$/)
  await expect(brown).toHaveCount(0)
  await expectPage(page, 'Listings')
})
