import { joinAsBuyer } from '../../fixtures/acts/people.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { searchFor, signOut } from '../../fixtures/look/header.ts'
import { followPage } from '../../fixtures/look/settled.ts'

test('signing out leaves nothing in the browser that tells of who was there (V14.3.1)', async ({ page }) => {
  await joinAsBuyer(page, 'Olive Marsh')
  await page.goto('/')
  await page.goto('/categories')
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort())
  /** The entries of the tab's history of which it is known where they were left. */
  const visited = () =>
    page.evaluate(() => {
      const positions: [string, number][] = JSON.parse(sessionStorage.getItem('scroll_positions') ?? '[]')
      return positions.map(([entry]) => entry)
    })
  const before = await visited()
  expect(before.length).toBeGreaterThan(0)
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('guest_cart', '[]')
    localStorage.setItem('preferredCurrency', 'EUR')
    localStorage.setItem('near_place', 'SY8')
    localStorage.setItem('help_votes', '{"how-payment-works":true}')
    localStorage.setItem('listing_copy:somebody:draft', '{"values":{"title":"","options":[]}}')
    sessionStorage.setItem('feature_request_draft', '{"title":"A title","description":"What I want"}')
    sessionStorage.setItem('listing_copy:somebody:new', '{"values":{"title":"","options":[]}}')
  })
  await searchFor(page, 'marans')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “marans”' })).toBeVisible()
  expect(await kept()).toEqual(
    expect.arrayContaining([
      ...['feature_request_draft', 'help_votes', 'listing_copy:somebody:draft', 'listing_copy:somebody:new'],
      ...['near_place', 'recent_searches'],
    ]),
  )
  await signOut(page)
  const staying = ['cookie_consent', 'guest_cart', 'preferredCurrency', 'theme']
  await expect.poll(kept).toEqual(staying)
  // Written down anew when the page is left.
  await page.reload()
  expect((await visited()).filter((entry) => before.includes(entry))).toEqual([])
})

test('what somebody has cleared stays so when they sign out: that tells nothing of them', { tag: '@desktop' }, async ({
  page,
}) => {
  await joinAsBuyer(page, 'Ola Marsh')
  await page.goto('/categories')
  await page.evaluate(() => localStorage.setItem('near_place', ''))
  await signOut(page)
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
    .toEqual(['cookie_consent', 'near_place'])
  expect(await page.evaluate(() => localStorage.getItem('near_place'))).toBe('')
})

test('signing out everywhere does so too', { tag: '@desktop' }, async ({ page }) => {
  await joinAsBuyer(page, 'Opal Marsh')
  const settled = followPage(page)
  await page.goto('/profile/security')
  // What is still being read when the session ends would be refused.
  await settled()
  await page.evaluate(() => localStorage.setItem('help_votes', '{"how-payment-works":true}'))
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['cookie_consent'])
})

test('what is on its way to whoever signs out is given up', { tag: '@desktop' }, async ({ page }) => {
  await joinAsBuyer(page, 'Orla Marsh')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/favourites/ids', () => held.resolve())
  await page.goto('/')
  await held.promise
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/favourites/ids'))
  await signOut(page)
  await givenUp
})
