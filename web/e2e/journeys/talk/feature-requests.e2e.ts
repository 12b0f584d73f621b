import type { Page } from 'playwright/test'
import { fillSignIn, joinAsBuyer } from '../../fixtures/acts/people.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { noUnreadCounts } from '../../fixtures/browser/unread.ts'
import { expectAccessible, expectPage, expectScreen } from '../../fixtures/look/accessible.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

const problem = (code: string, detail: string) => ({
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: `urn:hatchyard:problem:${code}`, title: code, code, detail }),
})

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const write = async (page: Page, title: string): Promise<void> => {
  await page.getByLabel('Feature Title').fill(title)
  await page.getByLabel('Description').fill('Show what hatches when, all on one page.')
}

test('a visitor reads what others asked for, and signs in to ask and to vote', async ({ page }) => {
  await page.goto('/feature-requests')
  await expectScreen(page, 'Feature requests')
  const wish = card(page, 'Mark breeds on the RBST watchlist')
  await expect(wish.getByText('Under Review', { exact: true })).toBeVisible()
  await expect(wish).toContainText(/By Isla Kerr on \w{3} \d+ \w{3}/)
  await expect(wish).toContainText('A small mark on the listing of a rare breed')
  await expect(wish).toContainText('We are asking the Trust whether we may use its list.')
  await expect(wish).toContainText(/Last updated \w{3} \d+ \w{3}/)
  await expect(page.getByRole('tab')).toHaveCount(0)
  for (const label of ['Pending', 'Approved', 'Implemented', 'Rejected']) {
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible()
  }

  const vote = page.getByRole('link', { name: /^Sign in to vote for Mark breeds .*, \d+ votes$/ })
  await expect(vote).toHaveAttribute('href', '/auth?next=%2Ffeature-requests')
  await page.getByRole('link', { name: 'Sign in to submit' }).click()
  await fillSignIn(page, { name: 'demo_buyer', password: 'hatchyard-demo' })
  await expect(page).toHaveURL('/feature-requests')
  await page.getByRole('tab', { name: 'My Requests' }).click()
  await expect(card(page, 'Map of sellers for a day out')).toBeVisible()
  await expect(card(page, 'Mark breeds on the RBST watchlist')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'My Requests' })).toHaveAttribute('aria-selected', 'true')
  await expectScreen(page, 'Feature requests')
})

test('who has an account asks for something', async ({ page, watch }) => {
  const { username } = await joinAsBuyer(page, 'Wilma Finch')
  const title = `Hatch calendar of ${username}`
  const showAll = () => page.getByRole('tab', { name: 'All Requests' }).click()
  const showMine = () => page.getByRole('tab', { name: 'My Requests' }).click()

  await test.step('nothing asked for yet', async () => {
    await page.goto('/feature-requests?tab=mine')
    await expect(page.getByRole('heading', { name: "You haven't submitted any feature requests yet." })).toBeVisible()
    await expectScreen(page, 'Feature requests')
  })

  // A list that was never read would show the new request without being read again.
  await test.step('both lists are read', async () => {
    await showAll()
    await expect(card(page, 'Mark breeds on the RBST watchlist')).toBeVisible()
  })

  await test.step('too little is refused beside the fields, and Cancel closes', async () => {
    const open = page.getByRole('button', { name: 'New Request' })
    await open.click()
    await expect(page.getByLabel('Feature Title')).toBeFocused()
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByText('Title must be at least 5 characters.')).toBeVisible()
    await expect(page.getByText('Description must be at least 20 characters.')).toBeVisible()
    await page.getByLabel('Feature Title').fill('a'.repeat(101))
    await page.getByLabel('Description').fill('a'.repeat(1001))
    await expect(page.getByText('Title must not be longer than 100 characters.')).toBeVisible()
    await expect(page.getByText('Description must not be longer than 1000 characters.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(open).toBeFocused()
  })

  await test.step('what could not be sent stays typed', async () => {
    watch.expectRefusal({ path: /\/api\/feature-requests$/, status: 403 })
    await page.route('**/api/feature-requests', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, ...problem('forbidden', 'Not just now.') })
        : route.continue(),
    )
    await page.getByRole('button', { name: 'New Request' }).click()
    await write(page, title)
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expectToast(page, 'Failed to submit feature request')
    await expectToast(page, 'Not just now.')
    await expect(page.getByLabel('Feature Title')).toHaveValue(title)
    await page.unroute('**/api/feature-requests')
  })

  await test.step('sent, it stands in both lists', async () => {
    const gate = Promise.withResolvers<void>()
    await page.route('**/api/feature-requests', async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    gate.resolve()
    await expectToast(page, 'Feature request submitted')
    await expectToast(page, 'Your feature request has been submitted successfully.')
    await expect(page.getByLabel('Feature Title')).toBeHidden()
    await expect(card(page, title)).toContainText('By Wilma Finch')
    await showMine()
    await expect(card(page, title).getByText('Pending', { exact: true })).toBeVisible()
    await expect(card(page, 'Mark breeds on the RBST watchlist')).toHaveCount(0)
  })
})

test('who has an account votes once, and may take it back', async ({ page, watch }) => {
  const { username } = await joinAsBuyer(page, 'Rhoda Finch')
  const title = `Ring numbers of ${username}`
  await page.goto('/feature-requests')
  await page.getByRole('button', { name: 'New Request' }).click()
  await write(page, title)
  await page.getByRole('button', { name: 'Submit Request' }).click()
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/vote')) answers.push(response.status())
  })
  /** Leaving the page would break off what is not answered yet. */
  const allCounted = (count: number) => expect.poll(() => answers).toEqual(Array(count).fill(200))
  const vote = (count: string) => page.getByRole('button', { name: `Vote for ${title}, ${count}`, exact: true })

  await test.step('a vote counts, stays after a reload, and is taken back', async () => {
    await vote('0 votes').click()
    await expect(vote('1 vote')).toHaveAttribute('aria-pressed', 'true')
    await allCounted(1)
    await page.reload()
    await expect(vote('1 vote')).toHaveAttribute('aria-pressed', 'true')
    await expectPage(page, 'Feature requests')
    await vote('1 vote').click()
    await expect(vote('0 votes')).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('who changes their mind quickly gets what they chose last', async () => {
    await vote('0 votes').click()
    await vote('1 vote').click()
    await vote('0 votes').click()
    await expect(vote('1 vote')).toHaveAttribute('aria-pressed', 'true')
    await allCounted(5)
    await page.reload()
    await expect(vote('1 vote')).toHaveAttribute('aria-pressed', 'true')
    await vote('1 vote').click()
  })

  await test.step('a vote that fails is undone and says so', async () => {
    watch.expectRefusal({ path: /\/vote$/, status: 403 })
    const gate = Promise.withResolvers<void>()
    await page.route('**/vote', async (route) => {
      await gate.promise
      await route.fulfill({ status: 403, ...problem('forbidden', 'Not just now.') })
    })
    await vote('0 votes').click()
    await expect(vote('1 vote')).toHaveAttribute('aria-pressed', 'true')
    gate.resolve()
    await expectToast(page, 'We couldn’t count your vote')
    await expect(vote('0 votes')).toHaveAttribute('aria-pressed', 'false')
  })
})

test('what one writes is still there when the session ended meanwhile', async ({ page, watch }) => {
  await noUnreadCounts(page)
  const { username, password } = await joinAsBuyer(page, 'Dora Marsh')
  await page.goto('/feature-requests')
  await page.getByRole('button', { name: 'New Request' }).click()
  await write(page, 'Written before the end')
  await page.context().clearCookies()
  watch.expectRefusal({ path: /\/api\/feature-requests$/, status: 401 })
  await page.getByRole('button', { name: 'Submit Request' }).click()
  const dialog = page.getByRole('dialog', { name: 'You’ve been signed out' })
  await expect(dialog.getByLabel('Username')).toHaveValue(username)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Feature Title')).toHaveValue('Written before the end')
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expectToast(page, 'Feature request submitted')
})

test('nobody has asked for anything', async ({ page }) => {
  await page.route('**/api/feature-requests', (route) => route.fulfill({ json: [] }))
  await page.goto('/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feature requests' }).click()
  await expect(page.getByRole('heading', { name: 'No feature requests found' })).toBeVisible()
  await expectPage(page, 'Feature requests')
})
