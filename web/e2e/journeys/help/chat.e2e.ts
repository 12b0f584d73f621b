import type { Locator, Page } from 'playwright/test'
import { signInAsDemo } from '../../fixtures/acts/people.ts'
import { undecided } from '../../fixtures/browser/decided.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible } from '../../fixtures/look/accessible.ts'
import { isPhone } from '../../fixtures/look/header.ts'

const failure = "Sorry, I'm having trouble connecting. Please try again later."

const openChat = async (page: Page) => {
  await page.getByRole('button', { name: 'Open chat' }).click()
  const chat = page.getByRole('dialog', { name: "Hatchyard's AI assistant" })
  await expect(chat.getByLabel('Your question')).toBeFocused()
  return {
    chat,
    log: chat.getByRole('log'),
    field: chat.getByLabel('Your question'),
    send: chat.getByRole('button', { name: 'Send' }),
  }
}

/** Holds the reply back until it is let go. */
const holdReply = async (page: Page) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/chat', async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve()
}

/** The round button lies wholly on the screen, above what stands at its foot, and on phones in the header's row beside the cart. */
const expectClearOf = async (page: Page, foot: Locator | null) => {
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart, / })
  await expect(async () => {
    const chat = (await page.getByRole('button', { name: 'Open chat' }).boundingBox())!
    const below = await foot?.boundingBox()
    expect(chat.width).toBe(chat.height)
    if (below) expect(chat.y + chat.height).toBeLessThanOrEqual(below.y)
    expect(chat.x + chat.width).toBeLessThanOrEqual(page.viewportSize()!.width)
    if (isPhone(page)) expect(chat.y).toBe((await cart.boundingBox())!.y)
  }).toPass({ timeout: 5_000 })
}

test('greets, waits for a question, types, and answers with the pages that it found', { tag: '@desktop' }, async ({
  page,
}) => {
  const letGo = await holdReply(page)
  await page.goto('/')
  const { chat, log, field, send } = await openChat(page)
  await expect(log).toContainText("Hello, I'm Hatchyard's AI assistant. How can I help you today?")
  await expectAccessible(page)
  await expect(chat.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999')
  await expect(chat.getByRole('link', { name: 'Samaritans 116 123' })).toHaveAttribute('href', 'tel:116123')
  await expect(send).toBeDisabled()
  await field.fill('   ')
  await expect(send).toBeDisabled()
  await field.fill('What does postage for hatching eggs cost?')
  await send.click()
  await expect(field).toHaveValue('')
  await expect(field).toBeDisabled()
  await expect(field).toBeFocused()
  await page.keyboard.type('And ducklings?')
  await expect(field).toHaveValue('')
  await expect(send).toBeDisabled()
  await expect(log.getByText("Hatchyard's AI assistant is typing")).toBeAttached()
  letGo()
  await expect(log).toContainText('Standard Special Delivery – price: £8.99; time:')
  await expect(log.getByText("Hatchyard's AI assistant is typing")).toHaveCount(0)
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await chat.getByRole('link', { name: /How much does postage of hatching eggs cost/ }).click()
  await expect(page).toHaveURL('/help/delivery-costs-and-times#eggs')
  await expect(page.getByRole('heading', { name: 'How much does postage of hatching eggs cost?' })).toBeInViewport()
})

/** How far below the upper edge of the log its newest answer begins. */
const beginningOf = async (log: Locator): Promise<number> => {
  const answer = await log.locator('[data-sender="assistant"]').last().boundingBox()
  return answer!.y - (await log.boundingBox())!.y
}

test('each answer is read from its beginning, also a long one after a long one', async ({ page }) => {
  await page.goto('/categories')
  const { log, field } = await openChat(page)
  const questions = [
    'What does postage for hatching eggs cost?',
    'How do I care for ducks?',
    'my hen has a swollen head and a blue comb, what is it',
    'What should I feed chickens at each age?',
  ]
  for (const [index, question] of questions.entries()) {
    await field.fill(question)
    await field.press('Enter')
    await expect(log.locator('[data-sender="assistant"]')).toHaveCount(index + 2)
    await expect(field).toBeEnabled()
    const room = (await log.boundingBox())!.height
    await expect.poll(() => beginningOf(log), question).toBeGreaterThan(0)
    expect(await beginningOf(log), question).toBeLessThan(room / 2)
  }
  // A question as long as the window gives way to its answer.
  await log.evaluate((element) => element.scrollTo({ top: 0 }))
  await field.fill('x '.repeat(900))
  await field.press('Enter')
  await expect(field).toBeEnabled()
  await expect.poll(() => beginningOf(log)).toBeLessThan((await log.boundingBox())!.height / 2)
  expect(await beginningOf(log)).toBeGreaterThan(0)
})

test('what was said stays from page to page, is closed by Escape, and is gone after a reload', async ({ page }) => {
  await page.goto('/categories')
  const { log, field } = await openChat(page)
  await field.fill('<b>Buff</b> Orpington eggs')
  await field.press('Enter')
  await expect(log).toContainText('<b>Buff</b> Orpington eggs')
  await expect(log).toContainText('I am not a vet.')
  await field.fill('Not sent yet')
  await field.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused()
  // The page comes late, and leaves the focus to whoever has gone on to the chat.
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/category.page-*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.getByRole('main').getByRole('link', { name: 'Hatching eggs' }).first().click()
  const again = await openChat(page)
  gate.resolve()
  await expect(page).toHaveURL('/category/hatching-eggs')
  await expect(page.getByRole('heading', { level: 1, name: 'Hatching eggs' })).toBeVisible()
  await expect(again.field).toBeFocused()
  await expect(again.log).toContainText('<b>Buff</b> Orpington eggs')
  await expect(again.field).toHaveValue('Not sent yet')
  await page.reload()
  const fresh = await openChat(page)
  await expect(fresh.log).not.toContainText('Orpington')
})

test('a question that cannot be answered is met with an apology, and the next one is asked again', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  await page.route('**/api/chat', (route) => route.fulfill({ status: 409, json: { detail: 'No' } }), { times: 1 })
  watch.expectRefusal({ path: /\/api\/chat$/, status: 409 })
  await page.goto('/')
  const { log, field } = await openChat(page)
  await field.fill('Marans eggs')
  await field.press('Enter')
  await expect(log).toContainText(failure)
  await field.fill('My hen is sick, call 999 or 03000 200 301?')
  await field.press('Enter')
  await expect(log).toContainText('Please ask a vet')
  // What we write can be pressed to call; what was asked stays text.
  await expect(log.getByRole('link', { name: '03000 200 301' })).toHaveAttribute('href', 'tel:03000200301')
  await expect(log.locator('[data-sender="user"]').getByRole('link')).toHaveCount(0)
})

test('an answer can be stopped and asked for again, and who asks too often is told when to come back', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  const letGo = await holdReply(page)
  await page.goto('/')
  const { log, field, send } = await openChat(page)
  const stop = page.getByRole('button', { name: 'Stop the answer' })
  await field.fill('How much is postage for hatching eggs?')
  await field.press('Enter')
  await expect(send).toBeDisabled()
  await stop.press('Enter')
  await expect(log).toContainText('You stopped this answer.')
  await expect(field).toBeEnabled()
  await expect(field).toBeFocused()
  letGo()
  await expectAccessible(page)
  await log.getByRole('button', { name: 'Ask again' }).press('Enter')
  await expect(field).toBeFocused()
  await expect(log).toContainText('£8.99')
  await expect(log.getByText('How much is postage for hatching eggs?')).toHaveCount(1)
  await expect(log).not.toContainText('You stopped this answer.')

  watch.expectRefusal({ path: /\/api\/chat$/, status: 429 })
  await page.route('**/api/chat', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      headers: { 'Retry-After': '120' },
      body: JSON.stringify({ code: 'rate_limited', status: 429, detail: 'Too many tries.' }),
    }),
  )
  await field.fill('And for a feeder?')
  await field.press('Enter')
  await expect(log).toContainText(failure)
  await expect(log).toContainText(/You can ask again at \d\d:\d\d/)
  await expect(log.getByRole('button', { name: 'Ask again' })).toHaveCount(0)
})

test('the question asked on the home page is asked in the chat', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Your question for the assistant').fill('How long do duck eggs take to hatch?')
  await page.getByRole('button', { name: 'Send question' }).click()
  const log = page.getByRole('dialog', { name: "Hatchyard's AI assistant" }).getByRole('log')
  await expect(log).toContainText('How long do duck eggs take to hatch?')
  await expect(log).toContainText('Duck eggs take about 28 days to hatch.')
})

test('the button stands clear of what a page keeps at hand', async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectClearOf(page, isPhone(page) ? page.getByRole('region', { name: 'Quick actions' }) : null)
})

test('it leaves the pages with a form alone', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Open chat' })
  await page.goto('/favourites')
  await expect(page).toHaveURL('/auth?next=%2Ffavourites')
  await expect(button).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' }).click()
  await expect(button).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(button).toHaveCount(0)
})

test('and of a seller’s quick replies above the box to write in, which make that taller', async ({ page }) => {
  await signInAsDemo(page, 'demo_seller')
  await page.goto('/messages')
  await page
    .getByRole('main')
    .getByRole('link', { name: /hollybank_hens/ })
    .click()
  await expect(page.getByRole('button', { name: 'Edit quick replies' })).toBeVisible()
  await expectClearOf(page, isPhone(page) ? page.getByRole('region', { name: 'Quick actions' }) : null)
})

test.describe('before the cookie banner is answered', () => {
  test.use({ storageState: undecided })

  test('it stands above the banner, and opens from there', async ({ page }) => {
    await page.goto('/products')
    const banner = page.getByRole('region', { name: 'Cookies, if you agree' })
    await expect(banner).toBeVisible()
    await expectClearOf(page, banner)
    await page.getByRole('button', { name: 'Open chat' }).click()
    await expect(page.getByRole('dialog', { name: "Hatchyard's AI assistant" })).toBeVisible()
  })
})
