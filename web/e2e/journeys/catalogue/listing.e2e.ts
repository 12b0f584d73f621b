import sharp from 'sharp'
import {
  eggsDraft,
  feederDraft,
  mugDraft,
  publishListing,
  pulletsDraft,
  startListing,
} from '../../fixtures/acts/listings.ts'
import { photoOnDisk, writeNoWebp } from '../../fixtures/acts/photo.ts'
import { openShop } from '../../fixtures/acts/shop.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectPage, expectScreen } from '../../fixtures/look/accessible.ts'
import { isPhone, searchFor } from '../../fixtures/look/header.ts'
import { expectToast } from '../../fixtures/look/toast.ts'
import { expectUncovered } from '../../fixtures/look/uncovered.ts'

test('a seller drafts eggs with a photo, looks at them, sells, pauses and changes them', async ({
  page,
  newVisitor,
}, info) => {
  const { username } = await openShop(page, 'Marged Ellis')
  const title = `Marans hatching eggs of ${username}`

  await test.step('a draft with a photo from disk', async () => {
    if (isPhone(page)) await writeNoWebp(page)
    await startListing(page, eggsDraft(title))
    await page.getByLabel('Choose photos').setInputFiles(await photoOnDisk(info, 'brown-tray'))
    await page.getByLabel('What photo 1 shows').fill('A tray of dark brown eggs')
    await expect(page).toHaveURL(/\/dashboard\/listings\/[\w-]{36}$/)
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('What photo 1 shows')).toHaveValue('A tray of dark brown eggs')
    await expectPage(page, title)
  })

  await test.step('the preview shows the card that buyers will see', async () => {
    if (isPhone(page)) await page.getByRole('tab', { name: 'Preview' }).click()
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByText(title)).toBeVisible()
    await expect(preview.getByText('from £14.50')).toBeVisible()
    if (!isPhone(page)) return
    await expectPage(page, title)
    await page.getByRole('tab', { name: 'Edit' }).click()
  })

  const visitor = await newVisitor()
  await test.step('published, a visitor finds it', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expectToast(page, '1 of 5 listings used this month.')
    await visitor.goto('/')
    await searchFor(visitor, title)
    await visitor.getByRole('link', { name: title }).click()
    const picture = visitor.getByRole('img', { name: 'A tray of dark brown eggs' })
    await expect(picture).toBeVisible()
    const sent = await visitor.request.get(`${(await picture.getAttribute('src'))!.split('?')[0]}?w=320`)
    expect(sent.headers()['content-type']).toBe(isPhone(page) ? 'image/jpeg' : 'image/webp')
    expect((await sharp(await sent.body()).metadata()).width).toBe(320)
    await expect(visitor.getByRole('radio', { name: /^12 eggs/ })).toBeEnabled()
    await expectScreen(visitor, title)
  })

  await test.step('paused, it is on hold, and published again for sale', async () => {
    await page.goto('/dashboard/listings')
    await page.getByRole('button', { name: `Pause ${title}` }).click()
    await expectToast(page, 'Listing paused')
    await expectScreen(page, 'Listings')
    await visitor.reload()
    await expect(visitor.getByText('The seller has paused this listing.')).toBeVisible()
    await page.getByRole('button', { name: `Publish ${title}` }).click()
    await expectToast(page, 'Listing published')
  })

  await test.step('changed, it shows its new price', async () => {
    await page.getByRole('link', { name: `Edit ${title}` }).click()
    await page.getByRole('group', { name: 'Option 1', exact: true }).getByLabel('Price').fill('15.75')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, 'Listing saved')
    await page.getByRole('link', { name: 'See it in the shop' }).click()
    await expect(page.getByText('This is your own listing.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Buy now' })).toHaveCount(0)
    await expect(page.getByText('£2.63 an egg').first()).toBeVisible()
    await page.getByRole('link', { name: 'Edit listing' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('radio', { name: /^6 eggs/ })).toHaveAccessibleName(/£15\.75/)
    await expect(visitor.getByRole('link', { name: 'Edit listing' })).toHaveCount(0)
  })
})

test('what publishing lacks is named beside its field', { tag: '@desktop' }, async ({ page }) => {
  await openShop(page, 'Bethan Lloyd')
  const { title, category } = eggsDraft('Half a listing of eggs')
  await startListing(page, { title, category, description: 'Too short', options: [] })
  await page.getByRole('button', { name: 'Remove option 1' }).click()
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  const titleField = page.getByRole('textbox', { name: 'Title' })
  await titleField.fill('')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const from of [0, 99_999]) {
      await page.evaluate((top) => scrollTo(0, top), from)
      await publish.click()
      await expect(titleField).toBeFocused()
      await expectUncovered(page.locator('label').filter({ hasText: /^Title$/ }))
    }
  }
  await titleField.fill(title)
  await publish.click()
  await expect(page.getByText('Please choose a subcategory', { exact: true })).toBeVisible()
  await expect(page.getByText('Please add at least one option', { exact: true })).toBeVisible()
  const missing = page.getByRole('alert').filter({ hasText: '7 things to do' })
  await expect(missing.getByRole('listitem')).toHaveCount(7)
  await missing.getByRole('button', { name: 'Description' }).click()
  await expect(page.getByLabel('Description')).toBeFocused()
  await expect(page.getByLabel('Description')).toHaveAccessibleDescription(/Description must be at least 20 characters/)
  await expectPage(page, title)
})

test('the sixth listing of a month on Basic is refused with the offer of Premium', { tag: '@desktop' }, async ({
  page,
  watch,
}) => {
  const { username } = await openShop(page, 'Owen Bevan')
  const five = [
    eggsDraft(`Eggs of ${username}`),
    pulletsDraft(`Pullets of ${username}`),
    feederDraft(`Feeder of ${username}`),
    mugDraft(`Mug of ${username}`),
    mugDraft(`Second mug of ${username}`),
  ]
  for (const draft of five) await publishListing(page, draft)
  await startListing(page, mugDraft(`Sixth of ${username}`))
  await expect(
    page.getByText('You’ve used all 5 listings this month. Keep this as a draft until next month.'),
  ).toBeVisible()
  watch.expectRefusal({ path: /\/publish$/, status: 403 })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Premium gives you 50 listings for £15 a month.')
  await expectPage(page, `Sixth of ${username}`)
  await page.getByRole('link', { name: 'See your package' }).click()
  await expect(page.getByText('5 of 5', { exact: true })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: '1 draft to finish' })).toBeVisible()
  await expectPage(page, `Owen Bevan`)
})
