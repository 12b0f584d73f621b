import type { Page } from 'playwright/test'
import { joinAsBuyer, joinAsSeller } from '../../fixtures/acts/people.ts'
import { expect, test } from '../../fixtures/browser/test.ts'

/** The last field of a form, and what the form refuses there, so that nothing is changed by it. */
type Sent = { at: string; last: string; typed: string; opener?: string }

const ofVisitors: Sent[] = [
  { at: '/auth', last: 'Password', typed: 'hen' },
  { at: '/auth?type=seller', last: 'Shop name', typed: 'x' },
  { at: '/forgot-password', last: 'Email', typed: 'nobody' },
  { at: '/reset-password?token=nobodys', last: 'New password', typed: 'hen' },
]
const ofBuyers: Sent[] = [
  { at: '/profile/details', last: 'Postcode', typed: 'nowhere' },
  { at: '/profile/addresses', last: 'Phone', typed: 'none', opener: 'Add an address' },
  { at: '/profile/security', last: 'New password', typed: 'hen' },
  { at: '/profile/security', last: 'Your password', typed: 'hen' },
  { at: '/profile/shop', last: 'Shop name', typed: 'x' },
]
const ofSellers: Sent[] = [{ at: '/dashboard/shop', last: 'Phone', typed: 'none' }]

/** Fills the last field as soon as it is there and presses Enter with it: the form sends, or says what is wrong. */
const expectHeard = async (page: Page, { at, last, typed, opener }: Sent): Promise<void> => {
  let sent = 0
  const count = (request: { method: () => string }) => {
    if (request.method() !== 'GET') sent += 1
  }
  await page.goto(at, { waitUntil: 'commit' })
  const main = page.getByRole('main')
  if (opener) await main.getByRole('button', { name: opener }).click()
  const labelled = page.getByLabel(new RegExp(`^${last}`))
  const field = main.locator(labelled)
  await field.fill(typed)
  page.on('request', count)
  await field.press('Enter')
  const wrong = main.locator('form').filter({ has: labelled }).locator('[aria-invalid=true]')
  await expect.poll(async () => sent > 0 || (await wrong.count()) > 0, `${last} at ${at}`).toBe(true)
  page.off('request', count)
}

// On a phone it is the same forms. The pages that the edge draws keep what is typed and sent until they are taken over.
test('Enter in a form’s last field is heard at once, on a sixth of the processor', { tag: '@desktop' }, async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (const form of ofVisitors) await expectHeard(page, form)
  await joinAsBuyer(page, 'Hettie Marsh')
  for (const form of ofBuyers) await expectHeard(page, form)
  await joinAsSeller(page, 'Hugo Marsh')
  for (const form of ofSellers) await expectHeard(page, form)
})
