import { openMail } from '../../fixtures/acts/mailbox.ts'
import { fillRegistration, fillSignIn, newPerson, verify } from '../../fixtures/acts/people.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectPage, expectScreen } from '../../fixtures/look/accessible.ts'
import { chooseInAccountMenu, signOut } from '../../fixtures/look/header.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

test('a buyer registers, verifies the address, and signs in by email and by username', { tag: '@desktop' }, async ({
  page,
  watch,
}) => {
  const buyer = newPerson('Hannah Reed')

  await test.step('register from the account menu', async () => {
    await page.goto('/')
    await chooseInAccountMenu(page, 'Register as Buyer')
    await expectPage(page, 'Create your account')
    await expect(page.getByRole('radio', { name: /^Buyer/ })).toBeChecked()
    await fillRegistration(page, buyer)
    await expect(page.getByText('Please verify your email address.')).toBeVisible()
    await expectPage(page, 'Your profile')
  })

  await test.step('verify by the mail', async () => {
    await openMail(page, { to: buyer.email, subject: /^Verify your email/ })
    await expectScreen(page, 'Mailbox')
    await verify(page, buyer)
    await expectPage(page, 'Your email address is verified')
    await expect(page).toHaveURL('/profile')
    await expect(page.getByText('Please verify your email address.')).toBeHidden()
  })

  await test.step('a wrong password is refused in words and what was typed stays', async () => {
    await signOut(page)
    await expectScreen(page, 'Sign in to see your profile')
    watch.expectRefusal({ path: /\/api\/login$/, status: 401 })
    await fillSignIn(page, { name: buyer.email, password: 'no such password' })
    await expectToast(page, 'Login failedWrong username or password.')
    await expect(page.getByLabel('Username')).toHaveValue(buyer.email)
  })

  await test.step('sign in by email address, then by username', async () => {
    await fillSignIn(page, { name: buyer.email, password: buyer.password })
    await expectToast(page, `Login successfulWelcome back, ${buyer.username}`)
    await expect(page).toHaveURL('/profile')
    await signOut(page)
    await fillSignIn(page, { name: buyer.username.toUpperCase(), password: buyer.password })
    await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
    await page.reload()
    await expect(page.getByText(`Signed in as ${buyer.username}`, { exact: true }).first()).toBeVisible()
  })
})

test('a seller registers from a package on the home page and goes on to pay for it', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/')
  await expectScreen(page, "UK's #1 Poultry Marketplace")
  await page.getByRole('link', { name: 'Choose Basic' }).click()
  await expect(page.getByRole('radio', { name: /^Seller/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Basic/ })).toBeChecked()
  await expectScreen(page, 'Create your account')
  await fillRegistration(page, newPerson('Gwen Pryce'))
  await expectScreen(page, 'Choose a package')
  await page.goto('/sell')
  await expectPage(page, 'Sell what your flock gives you')
})

test('who is not signed in is asked to, and comes back to where they were going', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/orders')
  await expect(page).toHaveURL('/auth?next=%2Forders')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to see your orders' })).toBeVisible()
  await fillSignIn(page, { name: 'demo_buyer', password: 'hatchyard-demo' })
  await expectScreen(page, 'Your orders')
})

test('what was read of the user before they verified their address is not what they see after it', {
  tag: '@desktop',
}, async ({ page }) => {
  const buyer = newPerson('Olive Marsh')
  await page.goto('/auth?type=buyer')
  await fillRegistration(page, buyer)
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  const mail = await openMail(page, { to: buyer.email, subject: /^Verify your email/ })
  const link = await mail.getByRole('link', { name: /\/verify-email\?token=/ }).getAttribute('href')
  const userRead = Promise.withResolvers<void>()
  // The page asks for both at once: the user is read first, and that answer comes last.
  await page.route('**/api/user', async (route) => {
    await page.unroute('**/api/user')
    const verified = page.waitForResponse('**/api/verify-email?*')
    const response = await route.fetch()
    userRead.resolve()
    await verified
    await expect(page.getByRole('heading', { name: 'Your email address is verified' })).toBeVisible()
    await route.fulfill({ response }).catch(() => {})
  })
  await page.route('**/api/verify-email?*', async (route) => {
    await userRead.promise
    await route.continue()
  })
  await page.goto(new URL(link!).pathname + new URL(link!).search)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  await expect(page.getByText('Please verify your email address.')).toBeHidden()
})
