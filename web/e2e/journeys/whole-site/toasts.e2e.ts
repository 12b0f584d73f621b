import type { Locator, Page } from 'playwright/test'
import { joinAsBuyer } from '../../fixtures/acts/people.ts'
import { openTestShop, putMugsIn } from '../../fixtures/acts/trade.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import type { Watch } from '../../fixtures/browser/watch.ts'
import { expectAccessibleInBothLooks } from '../../fixtures/look/accessible.ts'
import { isPhone } from '../../fixtures/look/header.ts'

const region = (page: Page): Locator => page.getByRole('region', { name: /^Notifications/ })
const toasts = (page: Page): Locator => region(page).getByRole('listitem')

const field = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Email address' })
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Subscribe' })

/** Asks for the newsletter with an address that browsers let pass and the server does not. */
const sendRefused = async (page: Page, watch: Watch): Promise<void> => {
  watch.expectRefusal({ path: /\/api\/newsletter\/subscribe$/, status: 422 })
  await field(page).fill('ann@nowhere')
  await send(page).click()
}

/** A toast of the destructive kind, which time does not take away. */
const failOnce = async (page: Page, watch: Watch): Promise<void> => {
  await sendRefused(page, watch)
  await expect(toasts(page)).toContainText('Subscription failed')
  await stopClock(page)
}

// The moment has to lie ahead when it gets there, and the toast's five seconds after it.
const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1500)

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/newsletter/confirm')
  await expect(field(page)).toBeVisible()
})

test('a toast stays for 5000 ms', { tag: '@desktop' }, async ({ page, watch }) => {
  await stopClock(page)
  await sendRefused(page, watch)
  const shown = async () => {
    await page.clock.runFor(20)
    return toasts(page).count()
  }
  await expect.poll(shown, { intervals: [50] }).toBe(1)
  await page.clock.runFor(4900)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(100)
  await expect(toasts(page)).toHaveCount(0)
})

test('one at a time: the next takes the place of the one that stands', { tag: '@desktop' }, async ({ page, watch }) => {
  await sendRefused(page, watch)
  await expect(toasts(page)).toContainText('Subscription failed')
  await field(page).fill(`${crypto.randomUUID()}@example.com`)
  await send(page).click()
  await expect(toasts(page)).toHaveText('Success!Redirecting to thank you page...')
})

test('it is 420 px wide at most, on the bar at the foot of phones and in the corner elsewhere', async ({
  page,
  watch,
}) => {
  await failOnce(page, watch)
  const screen = page.viewportSize()!
  const list = (await region(page).getByRole('list').boundingBox())!
  expect(list.width).toBe(Math.min(screen.width, 420))
  const toast = (await toasts(page).boundingBox())!
  const foot = isPhone(page) ? (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!.y : screen.height
  const below = foot - toast.y - toast.height
  expect(below).toBeGreaterThan(0)
  // Elsewhere a page may keep its own buttons at its foot, and the toast stands above them.
  expect(below).toBeLessThan(isPhone(page) ? 40 : 100)
  expect(toast.x).toBeLessThan(40)
})

test('the destructive kind looks its part', { tag: '@desktop' }, async ({ page, watch }) => {
  await failOnce(page, watch)
  const [border, comb] = await toasts(page).evaluate((toast) => {
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.color = 'var(--color-comb)'
    return [getComputedStyle(toast).borderTopColor, getComputedStyle(sample).color]
  })
  expect(border).toBe(comb)
})

/** Axe finds nothing on the page with its toast, in either look: a toast at which somebody points stays for as long. */
const expectReadable = async (page: Page, words: string): Promise<void> => {
  await expect(toasts(page)).toContainText(words)
  await toasts(page).hover()
  await expectAccessibleInBothLooks(page)
  await expect(toasts(page)).toContainText(words)
}

test('a toast of each kind can be read by everybody, in light and dark', { tag: '@desktop' }, async ({
  page,
  watch,
}) => {
  await sendRefused(page, watch)
  await expectReadable(page, 'Subscription failed')
  await field(page).fill(`${crypto.randomUUID()}@example.com`)
  await send(page).click()
  await expect(page).toHaveURL(/\/newsletter\/thanks/)
  await expectReadable(page, 'Success!')
  const shop = await openTestShop('Ceri Toast')
  const buyer = await joinAsBuyer(page, 'Mali Toast')
  await putMugsIn(buyer, shop, 1)
  await page.goto('/cart')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove / })
    .click()
  await expectReadable(page, 'Removed')
})

test('F8 goes to the notifications, from anywhere', { tag: '@desktop' }, async ({ page, watch }) => {
  await failOnce(page, watch)
  await field(page).focus()
  await page.keyboard.press('F8')
  await expect(region(page).getByRole('list')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toHaveCount(0)
})

const swipe = async (page: Page, by: number): Promise<void> => {
  const { x, y } = (await toasts(page).boundingBox())!
  await page.mouse.move(x + 24, y + 20)
  await page.mouse.down()
  for (const part of [0.3, 0.6, 1]) await page.mouse.move(x + 24 + by * part, y + 20)
  await page.mouse.up()
}

test('a swipe to the right by more than 50 px sends it off, a shorter one or one to the left does not', async ({
  page,
  watch,
}) => {
  await failOnce(page, watch)
  await swipe(page, 48)
  await expect(toasts(page)).toHaveCount(1)
  await swipe(page, -80)
  await expect(toasts(page)).toHaveCount(1)
  await swipe(page, 52)
  await expect(toasts(page)).toHaveCount(0)
})
