import { openMail } from '../../fixtures/acts/mailbox.ts'
import { fillSignIn, joinAsBuyer, newPerson } from '../../fixtures/acts/people.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectPage, expectScreen } from '../../fixtures/look/accessible.ts'
import { signOut } from '../../fixtures/look/header.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

test('who forgot their password chooses a new one by mail, and is signed out everywhere else', async ({
  page,
  newVisitor,
  watch,
}) => {
  const person = await joinAsBuyer(page, 'Mabel Thorne')
  const elsewhere = await newVisitor()
  let link = ''

  await test.step('they are signed in on another device', async () => {
    await elsewhere.goto('/auth')
    await fillSignIn(elsewhere, { name: person.username, password: person.password })
    await expect(elsewhere.getByRole('heading', { name: 'Your profile' })).toBeVisible()
    // An open page asks for news by itself, and would be refused once the password is another.
    await elsewhere.goto('about:blank', { waitUntil: 'commit' })
  })

  await test.step('they ask for a link', async () => {
    await page.goto('/')
    await signOut(page)
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Forgotten your password?' }).click()
    await expectScreen(page, 'Forgotten your password?')
    await page.getByLabel('Email').fill('mabel')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('mabel')
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByText('If there’s an account with this address, we’ve sent it a link.')).toBeVisible()
    await expectPage(page, 'Check your email')
  })

  await test.step('a password that everybody tries is refused beside the field', async () => {
    const mail = await openMail(page, { to: person.email, subject: 'Choose a new password for Hatchyard' })
    await mail.getByRole('link', { name: /\/reset-password\?token=/ }).click()
    await expectScreen(page, 'Choose a new password')
    link = page.url()
    const password = page.getByLabel('New password')
    await password.fill('short')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(password).toHaveAccessibleDescription(/Password must be at least 6 characters/)
    watch.expectRefusal({ path: /\/api\/password\/reset$/, status: 422 })
    await password.fill('password123')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(password).toHaveAccessibleDescription(/This password has turned up in a data breach/)
    await expect(password).toHaveValue('password123')
    await expectPage(page, 'Choose a new password')
  })

  await test.step('a good one changes it', async () => {
    await page.getByLabel('New password').fill('nine geese on the green')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expectPage(page, 'Password changed')
    await openMail(page, { to: person.email, subject: 'Your password for Hatchyard was changed' })
    watch.expectRefusal({ path: /\/api\/user$/, status: 401 })
    await elsewhere.goto('/orders')
    await expect(elsewhere).toHaveURL('/auth?next=%2Forders')
  })

  await test.step('it lets in', async () => {
    await page.goto('/auth')
    await fillSignIn(page, { name: person.email, password: 'nine geese on the green' })
    await expectToast(page, `Welcome back, ${person.username}`)
  })

  await test.step('the same link works no more', async () => {
    watch.expectRefusal({ path: /\/api\/password\/reset$/, status: 422 })
    await page.goto(link)
    await page.getByLabel('New password').fill('ten geese on the green')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('alert')).toContainText('This link doesn’t work any more.')
    await expectPage(page, 'This link doesn’t work')
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expectScreen(page, 'Forgotten your password?')
  })
})

test('asking waits, may be refused for a while, and keeps the address; nobody learns who has an account', async ({
  page,
  watch,
}) => {
  const { email } = newPerson('Nobody Here')
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/password/forgot', async (route) => {
    await gate.promise
    const detail = 'Too many tries. Please wait a little and try again.'
    const body = JSON.stringify({ code: 'rate_limited', status: 429, detail })
    await route.fulfill({ status: 429, contentType: 'application/problem+json', body })
  })
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  watch.expectRefusal({ path: /\/api\/password\/forgot$/, status: 429 })
  gate.resolve()
  await expect(page.getByRole('alert')).toHaveText('Too many tries. Please wait a little and try again.')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.unroute('**/api/password/forgot')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('If there’s an account with this address, we’ve sent it a link.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('a link that lost its end says so', async ({ page }) => {
  await page.goto('/reset-password')
  await expectScreen(page, 'This link doesn’t work')
})
