import type { Page } from 'playwright/test'
import { eggsDraft, mugDraft, pulletsDraft, startListing } from '../../fixtures/acts/listings.ts'
import { codesMailedTo, joinUnverified } from '../../fixtures/acts/people.ts'
import { photoOnDisk } from '../../fixtures/acts/photo.ts'
import { openShop } from '../../fixtures/acts/shop.ts'
import { draftListing, payForBasic } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectPage, expectScreen } from '../../fixtures/look/accessible.ts'
import { isPhone } from '../../fixtures/look/header.ts'
import { expectToast } from '../../fixtures/look/toast.ts'
import { expectUncovered } from '../../fixtures/look/uncovered.ts'

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })
const pictures = (page: Page) => page.getByLabel('Choose photos')
const toDo = (page: Page, words: string) =>
  expect(page.getByRole('main').getByRole('status').filter({ hasText: words })).toHaveText(words)
const shopPage = (page: Page) => page.getByRole('link', { name: 'Add it on your shop’s page' })

const yard = { Name: 'The gate', 'Address line 1': 'Upper Hill Farm', Town: 'Ludlow', Postcode: 'SY8 2AB' }

test('who begins is led from one gap to the next until their birds are for sale', async ({ page, watch }, info) => {
  const seller = await joinUnverified(page, { userType: 'seller', fullName: 'Elin Gwyther' })
  const title = `Pullets of ${seller.username}`
  const refused = () => watch.expectRefusal({ path: /\/publish$/, status: 403 })

  await test.step('what is left is counted, and the first of it has the focus: a photo', async () => {
    const { photo: _, ...bare } = pulletsDraft(title)
    await startListing(page, bare)
    await toDo(page, '5 things to do')
    await page.evaluate(() => scrollTo(0, 0))
    await publish(page).click()
    await expect(pictures(page)).toBeFocused()
    await expectUncovered(page.getByText('Choose photos', { exact: true }))
    await expect(pictures(page)).toHaveAccessibleDescription(/^Please add a photo of your own birds/)
    await expect(
      page.getByText('Please add a photo of your own birds: buyers want to see them first').first(),
    ).toBeVisible()
    await expect(page.getByText('5 things to do', { exact: true }), 'one count in list, bar and summary').toHaveCount(3)
    await expect(page.getByRole('alert').filter({ hasText: '5 things to do' }).getByRole('listitem')).toHaveCount(5)
    await expectPage(page, title)
  })

  await test.step('what is no picture is named with the reason, as a list', async () => {
    await pictures(page).setInputFiles({
      name: 'hens.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('No hens here.'),
    })
    const failures = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Leave it out' }) })
    await expect(failures.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    await failures.getByRole('button', { name: 'Leave it out' }).click()
    await expect(failures).toHaveCount(0)
  })

  await test.step('a small photo is taken, with a warning', async () => {
    await pictures(page).setInputFiles(await photoOnDisk(info, 'mixed-pullets', 640))
    await expect(page.getByText(/^This photo is small/)).toBeVisible()
    await toDo(page, '4 things to do')
  })

  await test.step('then an address that is not proved, where the code of the mail is typed', async () => {
    refused()
    await publish(page).click()
    const notice = page.getByRole('main').getByRole('region', { name: 'Verify your email address' })
    await expect(notice).toBeInViewport()
    const code = notice.getByRole('textbox', { name: 'Code from the email' })
    await code.fill((await codesMailedTo(seller.email))[0] ?? '')
    await code.press('Enter')
    await expect(page.getByText('You can publish it now.')).toBeVisible()
    await toDo(page, '3 things to do')
  })

  await test.step('then a package, whose way has the focus', async () => {
    refused()
    await publish(page).click()
    const way = page.getByRole('main').getByRole('link', { name: 'Choose a package' })
    await expect(way).toBeFocused()
    await expect(way).toBeInViewport()
    await payForBasic(seller)
    await page.reload()
    await toDo(page, '2 things to do')
  })

  await test.step('then what the shop has yet to say: where it is, and where buyers collect', async () => {
    watch.expectRefusal({ path: /\/publish$/, status: 422 })
    await publish(page).click()
    await expect(shopPage(page).first()).toBeFocused()
    await expect(shopPage(page).first()).toBeInViewport()
    await expect(shopPage(page).first()).toHaveAccessibleDescription(
      'Please say on your shop’s page where you are, so buyers nearby can find you',
    )
    await expectAccessible(page)
    await shopPage(page).first().click()
    await expectScreen(page, 'Shop')
    await page.getByLabel('First half of your postcode').fill('SY8')
    for (const [label, value] of Object.entries(yard)) await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Save shop' }).click()
    await expectToast(page, 'Shop saved')
  })

  await test.step('and it goes up for sale, seen with its place as buyers see it', async () => {
    await page.goto('/dashboard/listings')
    await page.getByRole('link', { name: `Edit ${title}` }).click()
    await toDo(page, 'All done: ready for sale')
    await expect(page.getByText('Buyers see that you’re in Ludlow.')).toBeVisible()
    if (isPhone(page)) await page.getByRole('tab', { name: 'Preview' }).click()
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByText('Ludlow')).toBeVisible()
    await page.getByRole('tab', { name: 'Its page' }).click()
    await expect(preview.getByText(/, Ludlow$/)).toBeVisible()
    if (isPhone(page)) await page.getByRole('tab', { name: 'Edit' }).click()
    await publish(page).click()
    await expectToast(page, 'Your listing is for sale')
    await expect(page.getByText(/^(\d+ things? to do|All done)/)).toHaveCount(0)
  })
})

test('eggs that nobody sees are asked about once, and each thing to do leads to its field', {
  tag: '@desktop',
}, async ({ page }) => {
  const { username } = await openShop(page, 'Rhian Tate')
  const title = `Eggs of ${username}`

  await test.step('the list leads to fields and counts what is typed', async () => {
    await startListing(page, { ...mugDraft(`Mug of ${username}`), description: '' })
    const needs = page.getByRole('region', { name: 'Before it goes up for sale' })
    await expect(needs.getByRole('status')).toHaveText('1 thing to do')
    await expect(page.getByRole('group', { name: 'Only dispatch on these days' })).toHaveAccessibleDescription(
      'Leave them all blank to use your shop’s dispatch days.',
    )
    await needs.getByRole('button', { name: /^A description/ }).click()
    await expect(page.getByLabel('Description')).toBeFocused()
    await page.keyboard.type('Thrown and glazed by hand, speckled.')
    await expect(needs.getByRole('status')).toHaveText('All done: ready for sale')
    await needs.getByText(/^\d+ done$/).click()
    await expect(needs.getByRole('button', { name: /^A description/ })).toHaveAccessibleName(/: done$/)
    const length = `Mug of ${username}`.length
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      new RegExp(`${length} of 100 characters$`),
    )
  })

  await test.step('eggs without a photo are asked about; whoever adds one is at the pictures', async () => {
    await startListing(page, eggsDraft(title))
    await publish(page).click()
    const question = page.getByRole('dialog', { name: 'Publish without a photo?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Add a photo' }).click()
    await expect(question).toBeHidden()
    await expect(pictures(page)).toBeFocused()
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  })

  await test.step('from the table too, and go out without one all the same', async () => {
    await page.goto('/dashboard/listings')
    await page.getByRole('button', { name: `Publish ${title}` }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Add a photo' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await publish(page).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish without one' }).click()
    await expectToast(page, 'Your listing is for sale')
  })
})

const description = 'From a small closed flock that has the run of an orchard.'
const eggs = {
  ...{ title: 'Araucana eggs', category: 'hatching-eggs', subcategory: 'chicken', description },
  attributes: { species: 'chicken', breed: null, laidWithinDays: 4, size: 'large', shellColour: 'blue' },
  options: [{ label: '6 eggs', pricePence: 1400, stock: 8, packCount: 6 }],
}
const birds = {
  ...{ title: 'Marans pullets', category: 'live-birds', subcategory: 'chickens', description },
  attributes: {
    ...{ species: 'chicken', breed: null, ageWeeks: 18, sex: 'pullet' },
    ...{ vaccinated: true, ringed: false, keeperConfirmed: true },
  },
  options: [{ label: 'One pullet', pricePence: 2400, stock: 6 }],
}
const mug = {
  ...{ title: 'Speckled mug', category: 'merchandise', description },
  options: [{ label: 'One mug', pricePence: 1600, stock: 10 }],
}

test('many are published together: eggs that nobody sees are asked about by name, birds are told what they lack', {
  tag: '@desktop',
}, async ({ page }) => {
  const seller = await openShop(page, 'Mair Howells')
  const marans = { ...eggs, title: 'Marans eggs' }
  for (const listing of [marans, eggs, mug, birds]) await draftListing(seller, listing)
  await page.goto('/dashboard/listings')
  const bar = page.getByRole('region', { name: 'Selected listings' })
  const question = page.getByRole('dialog', { name: 'Publish 2 listings without a photo?' })
  const publishAll = async () => {
    await page.getByRole('checkbox', { name: 'Select all shown' }).check()
    await bar.getByRole('button', { name: 'Publish' }).click()
  }

  await test.step('who would rather add a photo is led to the listing', async () => {
    await publishAll()
    await expect(question.getByRole('link')).toHaveText(['Araucana eggs', 'Marans eggs'])
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Not yet' }).click()
    await expect(question).toBeHidden()
    await expect(bar).toContainText('4 selected')
    await bar.getByRole('button', { name: 'Publish' }).click()
    await question.getByRole('link', { name: 'Araucana eggs' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Araucana eggs' })).toBeVisible()
  })

  await test.step('all the same they go out, but for the birds, which are named with the way to their photo', async () => {
    await page.goBack()
    await publishAll()
    await question.getByRole('button', { name: 'Publish anyway' }).click()
    await expectToast(page, '3 listings published')
    const stays = page.getByRole('main').getByRole('alert')
    await expect(stays).toContainText(`${birds.title}: Please add a photo of your own birds`)
    await expectAccessible(page)
    await stays.getByRole('link', { name: birds.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: birds.title })).toBeVisible()
    await expect(pictures(page)).toBeAttached()
  })

  await test.step('what was for sale already is not asked about again', async () => {
    await page.goto('/dashboard/listings?show=active')
    await page.getByRole('checkbox', { name: 'Select all shown' }).check()
    await bar.getByRole('button', { name: 'Pause' }).click()
    await expectToast(page, '3 listings paused')
    await page.goto('/dashboard/listings?show=paused')
    await publishAll()
    await expectToast(page, '3 listings published')
  })
})
