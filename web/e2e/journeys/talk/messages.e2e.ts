import type { Page } from 'playwright/test'
import { askButton, bantams, composer, log, send, silkies } from '../../fixtures/acts/messages.ts'
import { joinAsBuyer, signInAsDemo } from '../../fixtures/acts/people.ts'
import { photoOnDisk } from '../../fixtures/acts/photo.ts'
import { openListing } from '../../fixtures/acts/shopping.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible } from '../../fixtures/look/accessible.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

const tray = (page: Page) => page.getByRole('list', { name: 'Photos in your message' })

const tooMany = { code: 'rate_limited', detail: 'Too many tries. Please wait a little and try again.' }
const aMessage = /\/api\/messages\/[0-9a-f-]+$/

test('two users talk about a listing with a photo, and one blocks the other', async ({
  page,
  newVisitor,
  watch,
}, info) => {
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

  await test.step('the toast leads to the conversation, with the listing and its price on top', async () => {
    await page.getByRole('button', { name: 'See the conversation' }).click()
    await expect(log(page).getByText('How old are the eggs when they leave you?')).toBeVisible()
    await expect(log(page)).toContainText('Today')
    await expect(log(page).getByText('Sent', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${silkies} .*£`) })).toBeVisible()
    await expect(page.getByRole('heading', { name: bantams })).toBeVisible()
  })

  const seller = await newVisitor()
  await test.step('the seller answers by keyboard with a photo, and is told what to do about payment', async () => {
    await signInAsDemo(seller, 'demo_seller')
    await seller.goto(new URL(page.url()).pathname)
    await expect(log(seller).getByText('How old are the eggs when they leave you?')).toBeVisible()
    await expect(seller.getByRole('heading', { name: buyer.username })).toBeVisible()
    await seller.getByLabel('Add photos').setInputFiles(await photoOnDisk(info, 'cream-tray'))
    await expect(tray(seller).getByRole('img', { name: 'cream-tray.jpg' })).toBeVisible()
    await seller.getByRole('list', { name: 'Quick replies' }).getByRole('button').first().click()
    await expect(composer(seller)).toHaveValue(/^Thank you for your message/)
    await composer(seller).fill('Four days at most.\nCould you pay by bank transfer?')
    await expect(seller.getByText('This looks like it’s about paying outside Hatchyard.')).toBeVisible()
    await expect(seller.getByText('Uploading photo')).toHaveCount(0)
    await expectAccessible(seller)
    await composer(seller).press('Control+Enter')
    await expect(log(seller).getByText('Four days at most.')).toBeVisible()
    await expect(composer(seller)).toHaveValue('')
    await expect(tray(seller)).toHaveCount(0)
  })

  await test.step('the buyer sees it, with a warning, and what comes after within half a minute', async () => {
    await page.clock.install()
    await page.reload()
    await expect(log(page).getByText('Four days at most.')).toBeVisible()
    await expect(log(page).getByText('Read', { exact: true })).toBeVisible()
    await expect(log(page).getByText('This may be asking you to pay outside Hatchyard.')).toBeVisible()
    await composer(seller).fill('Or here, of course.')
    await send(seller)
    await expect(log(seller).getByText('Or here, of course.')).toBeVisible()
    await expect(log(page).getByText('Or here, of course.')).toBeHidden()
    await page.clock.fastForward(30_000)
    await expect(log(page).getByText('Or here, of course.')).toBeVisible()
  })

  await test.step('the photo opens large for the two, and nobody else has it', async () => {
    await log(page)
      .getByRole('button', { name: new RegExp(`^Photo 1 of 1 from ${bantams}`) })
      .click()
    const photo = page.getByRole('dialog', { name: 'Photo 1 of 1' }).getByRole('img')
    await expect(photo).toHaveJSProperty('naturalWidth', 1600)
    await expectAccessible(page)
    const address = await photo.getAttribute('src')
    await page.keyboard.press('Escape')
    await expect(photo).toHaveCount(0)
    const stranger = await newVisitor()
    expect((await stranger.request.get(address!)).status()).toBe(404)
  })

  await test.step('the buyer blocks the seller, who may no longer write and keeps their words', async () => {
    await page.getByRole('button', { name: `More about ${bantams}` }).click()
    await page.getByRole('menuitem', { name: `Block ${bantams}` }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
    await expectToast(page, `${bantams} is blocked`)
    await expect(page.getByText(`You’ve blocked ${bantams}.`)).toBeVisible()
    await expect(composer(page)).toHaveCount(0)
    await expectAccessible(page)
    await composer(seller).fill('Are you still there?')
    watch.expectRefusal({ path: aMessage, status: 403 })
    await send(seller)
    await expect(seller.getByText('This member isn’t taking messages.')).toBeVisible()
    await expect(composer(seller)).toHaveValue('Are you still there?')
  })

  await test.step('and takes it back', async () => {
    await page.getByRole('button', { name: 'Unblock' }).click()
    await expect(composer(page)).toBeVisible()
    await send(seller)
    await expect(log(seller).getByText('Are you still there?')).toBeVisible()
  })
})

test(
  'words and photos stay until they are sent, and a seller keeps their quick replies',
  { tag: '@desktop' },
  async ({ page, watch }, info) => {
    const photo = await photoOnDisk(info, 'cream-bowl')
    await signInAsDemo(page, 'demo_premium')
    await page.goto('/messages')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Welsummer|jack_marsh/ })
      .first()
      .click()

    await test.step('too many characters are counted and refused', async () => {
      await composer(page).fill('x'.repeat(2001))
      await expect(page.getByText('2,001 of 2,000 characters')).toBeVisible()
      await send(page)
      await expect(page.getByText('Please keep your message within 2,000 characters')).toBeVisible()
    })

    await test.step('a photo that fails is tried again or removed, and a fifth is one too many', async () => {
      watch.expectRefusal({ path: /\/api\/uploads$/, status: 429 })
      await page.route('**/api/uploads', (route) => route.fulfill({ status: 429, json: tooMany }), { times: 1 })
      await page.getByLabel('Add photos').setInputFiles([photo, photo, photo, photo, photo])
      await expect(page.getByText('You can send up to 4 photos in a message.')).toBeVisible()
      await expect(page.getByText(`cream-bowl.jpg: ${tooMany.detail}`)).toBeVisible()
      await composer(page).fill('These are from this morning.')
      for (const place of [4, 3, 2]) await page.getByRole('button', { name: `Remove photo ${place}` }).click()
      await send(page)
      await expect(page.getByText('Try the failed photo again, or remove it.')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Try photo 1 again' }).click()
      await expect(page.getByText(`cream-bowl.jpg: ${tooMany.detail}`)).toHaveCount(0)
      await expect(page.getByText('Uploading photo')).toHaveCount(0)
    })

    await test.step('a message that could not be sent keeps both', async () => {
      watch.expectRefusal({ path: aMessage, status: 429 })
      await page.route(
        '**/api/messages/*',
        (route) =>
          route.request().method() === 'POST' ? route.fulfill({ status: 429, json: tooMany }) : route.fallback(),
        { times: 1 },
      )
      await send(page)
      await expect(page.getByText(tooMany.detail)).toBeVisible()
      await expect(composer(page)).toHaveValue('These are from this morning.')
      await expect(tray(page).getByRole('img')).toHaveCount(1)
      await send(page)
      await expect(
        log(page)
          .getByRole('button', { name: /^Photo 1 of 1 from you/ })
          .last(),
      ).toBeVisible()
      await expect(tray(page)).toHaveCount(0)
    })

    await test.step('older messages come with a button', async () => {
      await page.evaluate(async (path) => {
        const token = /csrf_token=([^;]+)/.exec(document.cookie)![1]!
        const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': decodeURIComponent(token) }
        const body = JSON.stringify({ text: 'Day by day' })
        for (let sent = 0; sent < 24; sent += 1) await fetch(`/api${path}`, { method: 'POST', headers, body })
      }, new URL(page.url()).pathname)
      await page.reload()
      await expect(log(page).getByText('Day by day')).toHaveCount(24)
      await page.getByRole('button', { name: 'Show older messages' }).click()
      await expect(log(page).getByText('These are from this morning.').last()).toBeAttached()
    })

    await test.step('a quick reply is written once and inserted with one touch', async () => {
      await page.getByRole('button', { name: /^(Add|Edit) quick replies$/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Quick replies' })
      await dialog.getByRole('textbox').first().fill(' ')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('Please write something or remove this reply')).toBeVisible()
      await dialog.getByRole('textbox').first().fill('They go out on Tuesday.')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expectToast(page, 'Quick replies saved')
      await page.getByRole('button', { name: 'They go out on Tuesday.' }).click()
      await expect(composer(page)).toHaveValue('They go out on Tuesday.')
      await expect(composer(page)).toBeFocused()
    })
  },
)
