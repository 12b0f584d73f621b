import type { CDPSession, Page } from 'playwright/test'
import { totpAt } from '#testing/authenticator.ts'
import { expectScreen } from '../../fixtures/accessible.ts'
import { signOut } from '../../fixtures/header.ts'
import { openMail } from '../../fixtures/mailbox.ts'
import { fillSignIn, joinAsBuyer, joinAsSeller } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { expectToast } from '../../fixtures/toast.ts'
import { noUnreadCounts } from '../../fixtures/unread.ts'

/** A phone that Chromium only imagines: it holds passkeys, and says yes for its user. */
const addAuthenticator = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return session
}

/** Lets the server refuse the next of these calls, as it does a quarter of an hour after somebody showed who they are. */
const askOnce = (page: Page, path: string) =>
  page.route(
    `**${path}`,
    (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          code: 'confirm_identity',
          detail: 'Please show us once more that it is you.',
          ways: ['recovery', 'passkey'],
        }),
      }),
    { times: 1 },
  )

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
    secret = await secretOn(page)
    watch.expectRefusal({ path: /\/confirm$/, status: 422 })
    await dialog.getByLabel('The code that it shows').fill('000000')
    await dialog.getByRole('button', { name: 'Turn it on' }).click()
    await expect(dialog.getByLabel('The code that it shows')).toHaveAccessibleDescription(/This code is not right/)
    await dialog.getByLabel('The code that it shows').fill(totpAt(secret, new Date()))
    await dialog.getByRole('button', { name: 'Turn it on' }).click()
    await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible()
    codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(10)
    await page.getByRole('button', { name: 'I have kept them' }).click()
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
    await expect(page.getByLabel('Username')).toHaveValue(person.username)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password)
    watch.expectRefusal({ path: /\/api\/login$/, status: 422 })
    await code.fill('000000')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(/This code is not right/)
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
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(codes[2]!.toUpperCase())
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expectToast(page, `Welcome back, ${person.username}`)
    await page.goto('/profile/security')
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  })
})

test('a passkey signs in by itself, is named anew and removed', async ({ page }) => {
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
    await dialog.getByLabel('What do you call it?').fill('Farm laptop')
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible()
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByRole('list', { name: 'Your second steps' })).toContainText('Farm laptop')
  })

  await test.step('it signs them in', async () => {
    await page.goto('/')
    await signOut(page)
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expectToast(page, `Welcome back, ${person.username}`)
  })

  await test.step('they rename and remove it', async () => {
    await page.goto('/profile/security')
    await page.getByRole('button', { name: 'Rename Farm laptop' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Old laptop')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Remove Old laptop' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expectToast(page, 'Old laptop signs you in no more.')
    await expect(page.getByRole('list', { name: 'Your second steps' })).toHaveCount(0)
  })
})

test('a sensitive act after a quarter of an hour asks who is there, and goes on with what was typed', async ({
  page,
  watch,
}) => {
  const person = await joinAsBuyer(page, 'Nan Kettle')
  await addAuthenticator(page)
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()

  await test.step('a new address, by a passkey', async () => {
    await askOnce(page, '/api/user/email')
    watch.expectRefusal({ path: /\/api\/user\/email$/, status: 403 })
    await page.getByLabel('New e-mail address').fill(`next.${person.email}`)
    await page.getByLabel('Your password').fill(person.password)
    await page.getByRole('button', { name: 'Change address' }).click()
    const question = page.getByRole('dialog', { name: 'Is it still you?' })
    await question.getByRole('button', { name: 'Use a passkey' }).click()
    await expectToast(page, `We have sent a link to next.${person.email}.`)
  })

  await test.step('the file of their data, by a passkey', async () => {
    await page.goto('/profile/data')
    await askOnce(page, '/api/user/export')
    watch.expectRefusal({ path: /\/api\/user\/export$/, status: 403 })
    await page.getByRole('button', { name: 'Download my data' }).click()
    const question = page.getByRole('dialog', { name: 'Is it still you?' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      question.getByRole('button', { name: 'Use a passkey' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^hatchyard-nan-.*\.json$/)
    await expectToast(page, 'Your data is here')
  })

  await test.step('the end of the account, which whoever cancels keeps', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const deletion = page.getByRole('dialog', { name: 'Delete your account?' })
    const question = page.getByRole('dialog', { name: 'Is it still you?' })
    await askOnce(page, '/api/user')
    watch.expectRefusal({ path: /\/api\/user$/, status: 403 })
    await deletion.getByLabel('Your password').fill(person.password)
    await deletion.getByRole('button', { name: 'Delete for good' }).click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(deletion.getByRole('alert')).toContainText('Please show us once more that it is you.')
    await expect(deletion.getByLabel('Your password')).toHaveValue(person.password)
    await askOnce(page, '/api/user')
    watch.expectRefusal({ path: /\/api\/user$/, status: 403 })
    await deletion.getByRole('button', { name: 'Delete for good' }).click()
    await question.getByRole('button', { name: 'Use a passkey' }).click()
    await expectToast(page, 'Thank you for having been with us.')
    await expect(page).toHaveURL('/')
  })
})

test('who is signed out while they write comes back by their passkey, and what was typed is there', async ({
  page,
  watch,
}) => {
  const person = await joinAsBuyer(page, 'Ivy Tolland')
  await addAuthenticator(page)
  await noUnreadCounts(page)
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.goto('/profile/details')
  const about = page.getByLabel('About you')
  await about.fill('I keep Brahmas.')
  expect((await person.api.delete('/api/user/sessions')).status).toBe(204)

  const dialog = page.getByRole('dialog', { name: 'You have been signed out' })
  watch.expectRefusal({ path: /\/api\/user$/, status: 401 })
  await page.getByRole('button', { name: 'Save changes' }).click()
  watch.expectRefusal({ path: /\/api\/login$/, status: 401 })
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Recovery code')).toBeFocused()
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(dialog).toBeHidden()
  await expect(about).toHaveValue('I keep Brahmas.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Profile saved')
})

test('an admin with a password alone is led to where two-step sign-in is set up', async ({ page }) => {
  await page.goto('/auth')
  await fillSignIn(page, { name: 'demo_admin', password: 'hatchyard-demo' })
  await expect(page).toHaveURL('/profile/security')
  await expect(page.getByText('Please set one of them up.')).toBeVisible()
})
