import { privatePages } from '#contract/pages/pages.ts'
import { fillSignIn, signInAsDemo } from '../fixtures/acts/people.ts'
import { expect, test } from '../fixtures/browser/test.ts'
import { chooseInAccountMenu, signOut } from '../fixtures/look/header.ts'
import { expectToast } from '../fixtures/look/toast.ts'

/** What no search engine should see and a visitor may; every other page that is not public is somebody's. */
const forVisitors = new Set<string>([
  ...['/auth', '/verify-email', '/forgot-password', '/reset-password', '/dev/mailbox'],
  ...['/newsletter/thanks', '/newsletter/confirm', '/newsletter/unsubscribe', '/checkout'],
])

const ofSomebody = Object.keys(privatePages)
  .filter((page) => !forVisitors.has(page))
  .map((page) => page.replace(/:\w+/, 'any-id'))

test('every private page sends a visitor to /auth, with the way back', async ({ page }) => {
  test.setTimeout(180_000)
  expect(ofSomebody.length).toBeGreaterThan(30)
  for (const path of ofSomebody) {
    await page.goto(path)
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`)
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
  }
})

test('a spinner turns while nobody knows who is signed in', async ({ page }) => {
  await signInAsDemo(page, 'demo_buyer')
  const asked = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/user', async (route) => {
    asked.resolve()
    await gate.promise
    await route.continue()
  })
  await page.goto('/orders', { waitUntil: 'commit' })
  await asked.promise
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  gate.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible()
})

test('what one user saw is gone once they have signed out, for the next one and for the back button', async ({
  page,
}) => {
  await signInAsDemo(page, 'demo_buyer')
  await page.goto('/profile')
  await page.goto('/orders')
  const order = page.getByRole('main').getByRole('listitem').getByRole('heading').first()
  await expect(order).toBeVisible()
  await signOut(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/auth/)
  await fillSignIn(page, { name: 'demo_seller', password: 'hatchyard-demo' })
  await expect(page).not.toHaveURL(/\/auth/)
  await chooseInAccountMenu(page, 'My Orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible()
  await expect(order).toBeHidden()
})

test('a signed-in user has nothing to do at /auth', async ({ page }) => {
  await signInAsDemo(page, 'demo_buyer')
  await page.goto('/auth')
  await expect(page).toHaveURL('/profile')
})

test('signing out says so, and says so when it fails', async ({ page, watch }) => {
  await signInAsDemo(page, 'demo_buyer')
  await page.goto('/categories')
  watch.expectRefusal({ path: /\/api\/logout$/, status: 403 })
  await page.route('**/api/logout', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 403, code: 'csrf', detail: 'This request didn’t come from our own pages.' }),
    }),
  )
  await chooseInAccountMenu(page, 'Sign Out')
  await expectToast(page, 'Logout failed')
  await expectToast(page, 'This request didn’t come from our own pages.')
  await page.unrouteAll({ behavior: 'wait' })
  await chooseInAccountMenu(page, 'Sign Out')
  await expectToast(page, 'You have been successfully logged out.')
})
