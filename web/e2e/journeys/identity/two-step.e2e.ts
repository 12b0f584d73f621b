import type { Page } from 'playwright/test'
import { totpAt } from '#testing/people/authenticator.ts'
import { openMail } from '../../fixtures/acts/mailbox.ts'
import { codesMailedTo, fillSignIn, joinAsBuyer, joinAsSeller, joinUnverified } from '../../fixtures/acts/people.ts'
import { addAuthenticator, leaveCodes } from '../../fixtures/acts/second-factors.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessibleInBothLooks, expectScreen } from '../../fixtures/look/accessible.ts'
import { signOut } from '../../fixtures/look/header.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

const secretOn = async (page: Page): Promise<string> =>
  (await page.getByRole('dialog').locator('code').innerText()).replaceAll(/\s/g, '')

test('who sets an app up signs in with its code, and with a recovery code when it is lost', async ({ page, watch }) => {
  const person = await joinAsBuyer(page, 'Tess Coombe')
  let secret = ''
  let codes: string[] = []

  await test.step('they scan or type the key, and keep the recovery codes', async () => {
    await page.goto('/profile/security')
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
    await expect(dialog.getByText(/^Scan this/), 'the first step comes first').toBeFocused()
    secret = await secretOn(page)
    watch.expectRefusal({ path: /\/confirm$/, status: 422 })
    await dialog.getByLabel('Code from the app').fill('000000')
    await dialog.getByRole('button', { name: 'Turn it on' }).click()
    await expect(dialog.getByLabel('Code from the app')).toHaveAccessibleDescription(/This code isn’t right/)
    await expectAccessibleInBothLooks(page)
    await dialog.getByLabel('Code from the app').fill(totpAt(secret, new Date()))
    await dialog.getByRole('button', { name: 'Turn it on' }).click()
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
    await expectAccessibleInBothLooks(page)
    codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(10)
  })

  await test.step('no stray key or click loses the codes, and a toast stands in reach over them', async () => {
    const dialog = page.getByRole('dialog')
    const toast = page.getByRole('region', { name: /^Notifications/ })
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast.getByRole('listitem')).toHaveCount(0)
    for (const key of ['Enter', 'Escape', 'Escape']) await page.keyboard.press(key)
    await page.mouse.click(2, 2)
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(/save the codes first/)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
    await leaveCodes(page)
    await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
    await expectScreen(page, 'Security')
    await openMail(page, { to: person.email, subject: 'Two-step sign-in was set up for Hatchyard' })
  })

  await test.step('the password alone asks for a code, and what was typed stays', async () => {
    await page.goto('/')
    await signOut(page)
    await page.goto('/auth')
    watch.expectRefusal({ path: /\/api\/login$/, status: 401 })
    await fillSignIn(page, { name: person.username, password: person.password })
    const code = page.getByLabel('Code from your app')
    await expect(code).toBeFocused()
    await expect(page.getByLabel('Username')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(code).toHaveAccessibleDescription(/Please enter a code/)
    await page.getByRole('button', { name: 'Back to username and password' }).click()
    await expect(page.getByLabel('Username')).toHaveValue(person.username)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password)
    watch.expectRefusal({ path: /\/api\/login$/, status: 401 })
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    watch.expectRefusal({ path: /\/api\/login$/, status: 422 })
    await code.fill('000000')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(/This code isn’t right/)
    await code.fill(totpAt(secret, new Date(Date.now() + 30_000)))
    await code.press('Enter')
    await expectToast(page, `Welcome back, ${person.username}`)
  })

  await test.step('without the app a recovery code lets them in', async () => {
    await page.goto('/')
    await signOut(page)
    await page.goto('/auth')
    watch.expectRefusal({ path: /\/api\/login$/, status: 401 })
    await fillSignIn(page, { name: person.username, password: person.password })
    await page.getByLabel('Code from your app').fill('12')
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(page.getByLabel('Recovery code')).toBeFocused()
    await expect(page.getByLabel('Recovery code')).toHaveValue('')
    await page.getByLabel('Recovery code').fill(codes[2]!.toUpperCase())
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expectToast(page, `Welcome back, ${person.username}`)
    await page.goto('/profile/security')
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  })
})

test('a passkey signs in by itself, is named anew and removed', async ({ page, watch }) => {
  const person = await joinAsSeller(page, 'Wyn Rhoswen')
  await addAuthenticator(page)

  await test.step('a seller is offered it once', async () => {
    await page.goto('/dashboard')
    const offer = page.getByRole('complementary', { name: 'Two-step sign-in' })
    await expect(offer).toBeVisible()
    await offer.getByRole('link', { name: 'Set it up' }).click()
    await expect(page).toHaveURL('/profile/security')
  })

  await test.step('they add one', async () => {
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name this passkey').fill('Farm laptop')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
    await leaveCodes(page)
    await expect(page.getByRole('list', { name: 'Your second steps' })).toContainText('Farm laptop')
  })

  await test.step('it signs them in', async () => {
    await page.goto('/')
    await signOut(page)
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expectToast(page, `Welcome back, ${person.username}`)
  })

  await test.step('beside the password it is offered first, a recovery code behind it', async () => {
    await page.goto('/')
    await signOut(page)
    await page.goto('/auth')
    watch.expectRefusal({ path: /\/api\/login$/, status: 401 })
    await fillSignIn(page, { name: person.username, password: person.password })
    const byPasskey = page.getByRole('button', { name: 'Sign in with a passkey' })
    await expect(page.getByText('Password correct. One more step.')).toBeVisible()
    await expect(byPasskey).toBeFocused()
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(page.getByLabel('Recovery code')).toBeFocused()
    await byPasskey.click()
    await expectToast(page, `Welcome back, ${person.username}`)
  })

  await test.step('they rename and remove it', async () => {
    await page.goto('/profile/security')
    await page.getByRole('button', { name: 'Rename Farm laptop' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Old laptop')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Remove Old laptop' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expectToast(page, 'You can’t sign in with “Old laptop” any more.')
    await expect(page.getByRole('list', { name: 'Your second steps' })).toHaveCount(0)
  })
})

test('who has not proved their address is told to first, and sets two-step sign-in up once they have', async ({
  page,
}) => {
  const { email } = await joinUnverified(page, { fullName: 'Nell Firth' })
  await page.goto('/profile/security')
  await expect(page.getByText('Please verify your email address first.')).toBeVisible()
  await expect(page.getByRole('button', { name: /authenticator app|passkey/ })).toHaveCount(0)
  await expectScreen(page, 'Security')
  const code = page.getByRole('textbox', { name: 'Code from the email' })
  await code.fill((await codesMailedTo(email))[0]!)
  await code.press('Enter')
  await expectToast(page, 'Email Verified')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /QR code/ })).toBeVisible()
})

test('an admin with a password alone is led to where two-step sign-in is set up', async ({ page }) => {
  await page.goto('/auth')
  await fillSignIn(page, { name: 'demo_admin', password: 'hatchyard-demo' })
  await expect(page).toHaveURL('/profile/security')
  await expect(page.getByText('Admins must use two-step sign-in.')).toBeInViewport()
})
