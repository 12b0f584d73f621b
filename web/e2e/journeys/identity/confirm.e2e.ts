import type { Page } from 'playwright/test'
import { joinAsBuyer } from '../../fixtures/acts/people.ts'
import { addAuthenticator, leaveCodes } from '../../fixtures/acts/second-factors.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { noUnreadCounts } from '../../fixtures/browser/unread.ts'
import { expectAccessibleInBothLooks } from '../../fixtures/look/accessible.ts'
import { followPage } from '../../fixtures/look/settled.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

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
          detail: 'Please confirm that it’s you.',
          ways: ['recovery', 'passkey'],
        }),
      }),
    { times: 1 },
  )

test('a sensitive act after a quarter of an hour asks who is there, and goes on with what was typed', async ({
  page,
  watch,
}) => {
  const person = await joinAsBuyer(page, 'Nan Kettle')
  await addAuthenticator(page)
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await leaveCodes(page)

  await test.step('a new address, by a passkey', async () => {
    await askOnce(page, '/api/user/email')
    watch.expectRefusal({ path: /\/api\/user\/email$/, status: 403 })
    await page.getByLabel('New email address').fill(`next.${person.email}`)
    await page.getByLabel('Your password').fill(person.password)
    await page.getByRole('button', { name: 'Change address' }).click()
    const question = page.getByRole('dialog', { name: 'Is it still you?' })
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(question.getByLabel('Your password')).toHaveAccessibleDescription('Please enter your password')
    await question.getByLabel('Your password').fill(person.password)
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(question.getByLabel('Recovery code')).toHaveAccessibleDescription(/Please enter a code/)
    await expectAccessibleInBothLooks(page)
    await question.getByRole('button', { name: 'Use a passkey' }).click()
    await expectToast(page, `We’ve sent a link to next.${person.email}.`)
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
    await expectToast(page, 'Your data is ready')
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
    await expect(deletion.getByRole('alert')).toContainText('Please confirm that it’s you.')
    await expect(deletion.getByLabel('Your password')).toHaveValue(person.password)
    await askOnce(page, '/api/user')
    watch.expectRefusal({ path: /\/api\/user$/, status: 403 })
    await deletion.getByRole('button', { name: 'Delete for good' }).click()
    await question.getByRole('button', { name: 'Use a passkey' }).click()
    await expectToast(page, 'Thank you for being with us.')
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
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await leaveCodes(page)
  // What is still being read when the session ends would be refused.
  const settled = followPage(page)
  await page.goto('/profile/details')
  await settled()
  const about = page.getByLabel('About you')
  await about.fill('I keep Brahmas.')
  expect((await person.api.delete('/api/user/sessions')).status).toBe(204)

  const dialog = page.getByRole('dialog', { name: 'You’ve been signed out' })
  watch.expectRefusal({ path: /\/api\/user$/, status: 401 })
  await page.getByRole('button', { name: 'Save changes' }).click()
  watch.expectRefusal({ path: /\/api\/login$/, status: 401 })
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Use a recovery code' })).toBeVisible()
  await expectAccessibleInBothLooks(page)
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(dialog).toBeHidden()
  await expect(about).toHaveValue('I keep Brahmas.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Profile saved')
})
