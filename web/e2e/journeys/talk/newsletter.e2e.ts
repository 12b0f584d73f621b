import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { openMail } from '../../fixtures/acts/mailbox.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectPage, expectScreen } from '../../fixtures/look/accessible.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

const field = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Email address' })
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Subscrib/ })

test('signing up, confirming by the mail, and ending it by the next', async ({ page, watch }) => {
  const email = `reader-${randomUUID().slice(0, 8)}@post.example`

  await test.step('sign up on the home page', async () => {
    await page.goto('/')
    await field(page).fill(email)
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/newsletter/subscribe', async (route) => {
      await answered.promise
      await route.continue()
    })
    await send(page).click()
    await expect(send(page)).toHaveText('Subscribing...')
    await expect(send(page)).toBeDisabled()
    answered.resolve()
    await expectToast(page, 'Success!Redirecting to thank you page...')
    await expect(page).toHaveURL(`/newsletter/thanks?email=${encodeURIComponent(email)}`)
  })

  await test.step('thanks', async () => {
    await expectScreen(page, 'Thank You for Subscribing!')
    const main = page.getByRole('main')
    await expect(main).toContainText(email)
    await expect(main).toContainText('confirmation email')
    await expect(main).toContainText('unsubscribe link in every email')
    await expect(main.getByRole('heading', { name: 'What to Expect Next' })).toBeVisible()
    await expect(main.getByRole('listitem').getByRole('heading')).toHaveText([
      'Weekly newsletters',
      'Subscriber offers',
      'Seasonal guides',
    ])
    await expect(main.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products')
    await expect(main.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/')
  })

  await test.step('the link of the mail asks, and the button confirms', async () => {
    const mail = await openMail(page, { to: email, subject: 'Confirm your subscription to the Hatchyard newsletter' })
    await mail.getByRole('link', { name: /\/newsletter\/confirm\?token=/ }).click()
    await expectScreen(page, 'Confirm your subscription')
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await expectPage(page, 'Subscription confirmed')
    await page.reload()
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await expectScreen(page, 'Subscription confirmed')
  })

  await test.step('the welcome has the way out', async () => {
    const mail = await openMail(page, { to: email, subject: 'Welcome to the Hatchyard newsletter' })
    await mail.getByRole('link', { name: /\/newsletter\/unsubscribe\?token=/ }).click()
    await expectScreen(page, 'Unsubscribe from the newsletter')
    await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
    await expectPage(page, 'You’re unsubscribed')
  })

  await test.step('the first link is no good after that', async () => {
    const mail = await openMail(page, { to: email, subject: 'Confirm your subscription to the Hatchyard newsletter' })
    await mail.getByRole('link', { name: /\/newsletter\/confirm\?token=/ }).click()
    watch.expectRefusal({ path: /\/api\/newsletter\/confirm$/, status: 422 })
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await expectPage(page, 'This link doesn’t work')
    await expect(field(page), 'one may sign up again').toBeVisible()
  })
})

test('the page of thanks comes half a second after the answer', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/newsletter/confirm')
  await field(page).fill(`reader-${randomUUID().slice(0, 8)}@post.example`)
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/newsletter/subscribe', async (route) => {
    await gate.promise
    await route.continue()
  })
  await send(page).click()
  await expect(send(page)).toHaveText('Subscribing...')
  // From here on the page's time is what is counted below, and what the page does between two steps takes none of it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1500)
  const answered = page.waitForResponse('**/api/newsletter/subscribe')
  gate.resolve()
  await answered
  let passed = 0
  const pathAfterMore = async () => {
    await page.clock.runFor(20)
    passed += 20
    return new URL(page.url()).pathname
  }
  await expect.poll(pathAfterMore, { intervals: [20] }).toBe('/newsletter/thanks')
  expect(passed).toBeGreaterThanOrEqual(500)
  expect(passed).toBeLessThan(2500)
})

test('without an address nothing is sent; a refused one stays, with a toast and a word beside it', async ({
  page,
  watch,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/')
  await expect(field(page)).toHaveAttribute('type', 'email')
  await expect(field(page)).toHaveAttribute('required', '')
  for (const nothing of ['', '   ', 'ann']) {
    await field(page).fill(nothing)
    await send(page).click()
    await expect(send(page)).toHaveText('Subscribe')
  }
  expect(sent).toEqual([])
  watch.expectRefusal({ path: /\/api\/newsletter\/subscribe$/, status: 422 })
  await field(page).fill('ann@nowhere')
  await send(page).click()
  await expectToast(page, 'Subscription failedPlease enter a valid email address')
  await expect(field(page)).toHaveValue('ann@nowhere')
  await expect(field(page)).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(send(page)).toBeEnabled()
})

test('thanks without an address lead home', async ({ page }) => {
  for (const query of ['', '?email=', '?email=%20', '?email=You%20have%20won']) {
    await page.goto(`/newsletter/thanks${query}`)
    await expect(page).toHaveURL('/')
  }
})

test('foreign and cut links say so, and nothing is asked of the server without a token', async ({ page, watch }) => {
  for (const name of ['confirm', 'unsubscribe'] as const) {
    await page.goto(`/newsletter/${name}`)
    await expectScreen(page, 'This link doesn’t work')
    await page.goto(`/newsletter/${name}?token=nobodys`)
    watch.expectRefusal({ path: new RegExp(`/api/newsletter/${name}$`), status: 422 })
    await page.getByRole('main').getByRole('button').click()
    await expectPage(page, 'This link doesn’t work')
  }
})
