import { linksTo } from '#testing/people/credentials.ts'
import { expectPayPage } from '../../fixtures/acts/payments.ts'
import {
  codesMailedTo,
  fillRegistration,
  fillSignIn,
  joinByApi,
  joinUnverified,
  newPerson,
} from '../../fixtures/acts/people.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectPage } from '../../fixtures/look/accessible.ts'

test('a package that is chosen on the way is chosen once: past registering and proving the address up to its payment', async ({
  page,
}) => {
  const person = newPerson('Lowri Penn')
  await page.goto('/sell')
  await page.getByRole('link', { name: 'Choose Premium' }).click()
  await fillRegistration(page, person)
  await expectPage(page, 'Choose a package')
  await expect(page).toHaveURL('/subscribe?tier=premium')
  await expect(page.getByText('Then we take you on to pay for Premium.')).toBeVisible()
  const premium = page.getByRole('listitem').filter({ hasText: 'The package you chose' })
  await expect(premium.getByRole('button', { name: 'Choose Premium, £15 a month' })).toBeVisible()
  const code = page.getByRole('textbox', { name: 'Code from the email' })
  await code.fill((await codesMailedTo(person.email))[0] ?? '')
  await code.press('Enter')
  await expectPayPage(page)
  await expect(page.getByText('£15.00', { exact: true })).toBeVisible()
})

test('a choice that waits for its proof is found again by a reload, and by the link of the mail in another tab', {
  tag: '@desktop',
}, async ({ page }) => {
  const seller = await joinUnverified(page, { userType: 'seller', fullName: 'Gwen Harries' })
  // Who opens the mail at once does so before the field for its code is there.
  await page.route('**/assets/type-code-*.js', () => {})
  await page.goto('/subscribe')
  await page.getByRole('radio', { name: /^Annual/ }).check()
  await page.getByRole('button', { name: 'Choose Premium, £180 a year' }).click()
  await expect(page).toHaveURL('/subscribe?tier=premium&period=year')
  await page.reload()
  await expect(page.getByText('Then we take you on to pay for Premium.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Annual/ })).toBeChecked()

  const [link = ''] = await linksTo({ client: () => seller.api }, seller.email)
  await page.goto(link.replace('/api', ''))
  await expect(page).toHaveURL('/subscribe?tier=premium&period=year')
  const chosen = page.getByRole('listitem').filter({ hasText: 'The package you chose' })
  await chosen.getByRole('button', { name: 'Choose Premium, £180 a year' }).click()
  await expectPayPage(page)
  await expect(page.getByText('£180.00', { exact: true })).toBeVisible()
})

test('a seller who signs in on the way comes to the package that they chose', { tag: '@desktop' }, async ({ page }) => {
  const { username, password } = await joinByApi({ userType: 'seller', fullName: 'Mali Roscoe' })
  await page.goto('/sell')
  await page.getByRole('link', { name: 'Choose Premium' }).click()
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await fillSignIn(page, { name: username, password })
  await expectPage(page, 'Choose a package')
  await expect(page.getByRole('listitem').filter({ hasText: 'The package you chose' })).toContainText('Premium')
})
