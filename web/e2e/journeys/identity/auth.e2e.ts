import type { Page } from 'playwright/test'
import { fillRegistration, fillSignIn, newPerson, signInAsDemo } from '../../fixtures/acts/people.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible } from '../../fixtures/look/accessible.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

const isChosen = (page: Page, name: string) =>
  expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
const radio = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })

/** Holds one call back until what is returned is called. */
const hold = async (page: Page, path: string): Promise<() => void> => {
  const gate = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

test('the page has two tabs with links between them, the panel beside them and the way home', async ({ page }) => {
  await page.goto('/auth')
  await isChosen(page, 'Sign In')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Register', exact: true }).click()
  await isChosen(page, 'Register')
  const terms = main.getByRole('link', { name: /^terms/ })
  await expect(terms).toHaveAttribute('href', '/terms')
  await expect(
    main.getByText(/By creating an account you confirm that you are 16 or over and accept the terms/),
  ).toBeVisible()
  await main.getByRole('button', { name: 'Sign In', exact: true }).click()
  await isChosen(page, 'Sign In')
  await expect(main.getByRole('heading', { name: "UK's Premier Poultry Marketplace" })).toBeVisible()
  await expect(main.getByRole('complementary').getByRole('listitem')).toHaveText([
    /^Buy and sell/,
    /^Veterinary services/,
    /^AI help/,
    /^Community/,
  ])
  await main.getByRole('link', { name: 'Return to Homepage' }).click()
  await expect(page).toHaveURL('/')
})

test('the address chooses the tab and the account type', async ({ page }) => {
  for (const [query, chosen] of [
    ['type=buyer', 'Buyer'],
    ['userType=buyer', 'Buyer'],
    ['type=seller', 'Seller'],
  ] as const) {
    await page.goto(`/auth?${query}`)
    await isChosen(page, 'Register')
    await expect(radio(page, chosen)).toBeChecked()
  }
  await page.goto('/auth?type=admin')
  await isChosen(page, 'Sign In')
})

test('a package is remembered for the session until a seller has registered', async ({ page }) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem('sellerTier'))
  await page.goto('/auth?tier=premium')
  await isChosen(page, 'Sign In')
  await page.goto('/auth?type=seller')
  await expect(radio(page, 'Premium')).toBeChecked()
  expect(await kept()).toBe('premium')
  await fillRegistration(page, newPerson('Olive Marsh'))
  await expectToast(page, 'Registration successful')
  await expect(page).toHaveURL('/subscribe')
  expect(await kept()).toBeNull()
})

test('the forms say what is missing, field by field', async ({ page }) => {
  const described = (label: string, words: string) =>
    expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(`${words}$`))
  await page.goto('/auth')
  await fillSignIn(page, { name: 'ab', password: '12345' })
  await described('Username', 'Username must be at least 3 characters')
  await described('Password', 'Password must be at least 6 characters')
  await expectAccessible(page)
  await page.goto('/auth?type=buyer')
  await fillRegistration(page, { fullName: 'J', email: 'nobody', username: 'ab', password: '12345' })
  await described('Full name', 'Full name must be at least 2 characters')
  await described('Email', 'Please enter a valid email address')
  await described('Username', 'Username must be at least 3 characters')
  await described('Password', 'Password must be at least 6 characters')
  await expectAccessible(page)
})

test('registering waits, is refused for a name that is taken, keeps what was typed, and leads to the profile', async ({
  page,
  watch,
}) => {
  const person = newPerson('Perry Finch')
  await page.goto('/auth?type=seller')
  await radio(page, 'Buyer').check()
  watch.expectRefusal({ path: /\/api\/register$/, status: 409 })
  await fillRegistration(page, { ...person, username: 'Demo_Buyer' })
  await expectToast(page, 'Registration failedThis username is taken. Please choose another.')
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/This username is taken/)
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password)
  const release = await hold(page, '/api/register')
  await fillRegistration(page, person)
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  release()
  await expectToast(page, `Registration successfulWelcome to Hatchyard, ${person.username}`)
  await expect(page).toHaveURL('/profile')
})

test('signing in waits, and who is in is led on: to their profile, to a shop, never to another site', async ({
  page,
}) => {
  await page.goto('/auth?next=//evil.example')
  const release = await hold(page, '/api/login')
  await fillSignIn(page, { name: 'demo_buyer', password: 'hatchyard-demo' })
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
  release()
  await expectToast(page, 'Welcome back, demo_buyer')
  await expect(page).toHaveURL('/profile')
  await page.goto('/auth')
  await expect(page).toHaveURL('/profile')
  await page.goto('/auth?type=seller')
  await expect(page.getByRole('heading', { level: 1, name: 'Open a shop' })).toBeVisible()
})

test('a link that does not verify says why and leads back', async ({ page, watch }) => {
  const words = "We couldn't verify your email address. Please try again or contact support."
  const main = page.getByRole('main')
  await page.goto('/verify-email')
  await expect(main.getByText('No verification token provided.')).toBeVisible()
  await expect(main.getByText(words)).toBeVisible()
  await expectAccessible(page)
  watch.expectRefusal({ path: /\/api\/verify-email\?token=nobodys$/, status: 422 })
  await page.goto('/verify-email?token=nobodys')
  await expectToast(page, 'Verification Failed')
  await expect(main.getByText(words)).toBeVisible()
  await page.route('**/api/verify-email?*', (route) => route.abort('aborted'))
  await page.goto('/verify-email?token=unreached')
  await expectToast(page, 'Verification Error')
  await expect(main.getByText('An unexpected error occurred.')).toBeVisible()
  await main.getByRole('link', { name: 'Return to Login' }).click()
  await expect(page).toHaveURL('/auth')
})

test('while a link is followed the page says so; then the server’s words, and after three seconds the way in', async ({
  page,
}) => {
  await signInAsDemo(page, 'demo_buyer')
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/verify-email?*', async (route) => {
    await gate.promise
    await route.fulfill({ json: { message: 'Your email has been successfully verified.' } })
  })
  await page.goto('/verify-email?token=as-mailed')
  await expect(page.getByRole('heading', { level: 1, name: 'Verifying your email' })).toBeVisible()
  await expectAccessible(page)
  gate.resolve()
  await expectToast(page, 'Email Verified')
  const shown = Date.now()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your email has been successfully verified.')
  await expect(page.getByRole('heading', { level: 1, name: 'Your email address is verified' })).toBeVisible()
  await expect(page.getByText('sign-in page')).toHaveCount(0)
  await expect(page).toHaveURL('/profile')
  expect(Date.now() - shown).toBeGreaterThan(2000)
})
