import type { Page } from 'playwright/test'
import { expectAccessible, expectPage } from '../fixtures/accessible.ts'
import { fillRegistration, joinAsBuyer, newPerson, signInAsDemo } from '../fixtures/people.ts'
import { openListing } from '../fixtures/shopping.ts'
import { expect, test } from '../fixtures/test.ts'
import { expectToast } from '../fixtures/toast.ts'

const silkies = 'White Silkie hatching eggs'
const vet = 'Flock health visit by a poultry vet'

const askButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Ask the seller' })
const composer = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const log = (page: Page) => page.getByRole('log')

const tooMany = { code: 'rate_limited', detail: 'Too many tries. Please wait a little and try again.' }

test('a question about a listing is asked, answered, seen and warned about', async ({ page, newVisitor, watch }) => {
  await test.step('a visitor signs in first and comes back', async () => {
    await openListing(page, silkies)
    const { pathname } = new URL(page.url())
    await page.getByRole('main').getByRole('link', { name: 'Ask the seller' }).click()
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(pathname)}`)
  })

  const buyer = await joinAsBuyer(page, 'Olive Moss')
  await test.step('nothing was written yet', async () => {
    await page.goto('/messages')
    await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
    await expectPage(page, 'Messages')
  })

  await test.step('an empty question is refused, and a failed one keeps its words', async () => {
    await openListing(page, silkies)
    await askButton(page).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(dialog.getByText('Please write a message')).toBeVisible()
    await expectAccessible(page)
    await composer(page).fill('How old are the eggs when they leave you?')
    watch.expectRefusal({ path: /\/api\/messages$/, status: 429 })
    await page.route('**/api/messages', (route) => route.fulfill({ status: 429, json: tooMany }), { times: 1 })
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(tooMany.detail)
    await expect(composer(page)).toHaveValue('How old are the eggs when they leave you?')
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expectToast(page, 'Message sent')
  })

  await test.step('the toast leads to the conversation, with the listing on top', async () => {
    await page.getByRole('button', { name: 'See the conversation' }).click()
    await expect(log(page).getByText('How old are the eggs when they leave you?')).toBeVisible()
    await expect(log(page)).toContainText('Today')
    await expect(log(page).getByText('Sent', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: silkies, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Clun Valley Bantams' })).toBeVisible()
    await expectAccessible(page)
  })

  const seller = await newVisitor()
  await test.step('the seller answers by keyboard', async () => {
    await signInAsDemo(seller, 'demo_seller')
    await seller.goto(new URL(page.url()).pathname)
    await expect(log(seller).getByText('How old are the eggs when they leave you?')).toBeVisible()
    await expect(seller.getByRole('heading', { name: buyer.username })).toBeVisible()
    await composer(seller).fill('Four days at most.\nCould you pay by bank transfer?')
    await composer(seller).press('Control+Enter')
    await expect(log(seller).getByText('Four days at most.')).toBeVisible()
    await expect(composer(seller)).toHaveValue('')
  })

  await test.step('the buyer sees it within half a minute without doing anything, with a warning', async () => {
    await page.clock.install()
    await page.reload()
    await expect(log(page).getByText('Four days at most.')).toBeVisible()
    await expect(log(page).getByText('Read', { exact: true })).toBeVisible()
    await expect(log(page).getByText('This may ask you to pay outside Hatchyard.')).toBeVisible()
    await composer(seller).fill('Or here, of course.')
    await seller.getByRole('button', { name: 'Send' }).click()
    await expect(log(seller).getByText('Or here, of course.')).toBeVisible()
    await expect(log(page).getByText('Or here, of course.')).toBeHidden()
    await page.clock.fastForward(30_000)
    await expect(log(page).getByText('Or here, of course.')).toBeVisible()
    await expectAccessible(page)
  })
})

test('what is typed stays when it could not be sent, and too much is counted', { tag: '@desktop' }, async ({
  page,
  watch,
}) => {
  await signInAsDemo(page, 'demo_buyer')
  await page.goto('/messages')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Fenside Waterfowl/ })
    .click()
  await expect(log(page).getByText('Do you ever have Silver Appleyard drakes to spare?')).toBeVisible()
  await composer(page).fill('x'.repeat(2001))
  await expect(page.getByText('2,001 of 2,000 characters')).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please keep your message within 2,000 characters')).toBeVisible()
  await expectAccessible(page)
  watch.expectRefusal({ path: /\/api\/messages\/[0-9a-f-]+$/, status: 429 })
  await page.route('**/api/messages/*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 429, json: tooMany }) : route.fallback(),
  )
  await composer(page).fill('Any drakes?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(tooMany.detail)).toBeVisible()
  await expect(composer(page)).toHaveValue('Any drakes?')
})

test('list and conversation stand side by side, and are two screens on the phone', async ({ page, isMobile }) => {
  await signInAsDemo(page, 'demo_buyer')
  await page.goto('/messages')
  await expectPage(page, 'Messages')
  const entry = page.getByRole('main').getByRole('link', { name: /Ridgeway/ })
  await entry.click()
  await expect(log(page).getByText('Place: Hebden Bridge')).toBeVisible()
  await expect(entry).toBeVisible({ visible: !isMobile })
  await expectAccessible(page)
  if (!isMobile) return
  await expect(page.getByRole('heading', { name: 'Ridgeway Poultry Services' })).toBeVisible()
  await page.getByRole('link', { name: 'All messages' }).click()
  await expect(entry).toBeVisible()
})

test('a quote is asked for in words that are there already; somebody unverified verifies first', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/auth?type=buyer')
  await fillRegistration(page, newPerson('Ivy Brook'))
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  await openListing(page, vet)
  await page.getByRole('button', { name: 'Request a quote' }).first().click()
  await expect(page.getByRole('dialog').getByText('Please verify your e-mail address.')).toBeVisible()
  await expectAccessible(page)
})

test('the words of a quote say place, date and birds', { tag: '@desktop' }, async ({ page }) => {
  await signInAsDemo(page, 'demo_buyer')
  await openListing(page, vet)
  await page.getByRole('button', { name: 'Request a quote' }).first().click()
  await expect(composer(page)).toHaveValue(/Place: \nDate: \nBirds: $/)
})

test('nobody asks himself, and what others write is not found', { tag: '@desktop' }, async ({ page, watch }) => {
  await signInAsDemo(page, 'demo_seller')
  await openListing(page, silkies)
  await expect(page.getByRole('link', { name: 'All listings of this seller' })).toBeVisible()
  await expect(askButton(page)).toHaveCount(0)
  watch.expectRefusal({ path: /\/api\/messages\//, status: 404 })
  await page.goto('/messages/01900000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'This conversation was not found' })).toBeVisible()
  await expectAccessible(page)
})
