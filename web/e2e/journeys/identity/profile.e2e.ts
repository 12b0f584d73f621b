import type { Page } from 'playwright/test'
import { openMail, subjectsTo } from '../../fixtures/acts/mailbox.ts'
import { fillSignIn, joinAsBuyer, type Person } from '../../fixtures/acts/people.ts'
import { photoOnDisk } from '../../fixtures/acts/photo.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { noUnreadCounts, unreadCounts } from '../../fixtures/browser/unread.ts'
import { expectAccessible, expectScreen } from '../../fixtures/look/accessible.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

/** Opens a part of the profile from its list: beside it on desktop, a page of its own on phones. */
const openSection = async (page: Page, name: string): Promise<void> => {
  await page.goto('/profile')
  await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name }).click()
  await expectScreen(page, name)
}

/** Another browser of the same person. */
const signInElsewhere = async (elsewhere: Page, { username, password }: Person): Promise<void> => {
  await elsewhere.goto('/auth')
  await fillSignIn(elsewhere, { name: username, password })
  await expect(elsewhere.getByRole('heading', { name: 'Your profile' })).toBeVisible()
}

/** Ends every other session from there, as its owner would after they lost a telephone. */
const signOutEverywhereElse = async (elsewhere: Page): Promise<void> => {
  await elsewhere.goto('/profile/security')
  await elsewhere.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const dialog = elsewhere.getByRole('dialog', { name: 'Sign out everywhere else?' })
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expectToast(elsewhere, 'Signed out everywhere else')
}

test('a keeper shows their face, says who they are, chooses their mails and their currency', async ({ page }, info) => {
  await joinAsBuyer(page, 'Edith Marsh')

  await test.step('each part has an address, and the back button leads to the list', async () => {
    await openSection(page, 'Details')
    await expect(page).toHaveURL('/profile/details')
    await page.goBack()
    await expect(page).toHaveURL('/profile')
    await expectScreen(page, 'Your profile')
    await openSection(page, 'Details')
  })

  await test.step('a picture', async () => {
    await page.getByLabel('Choose a photo').setInputFiles(await photoOnDisk(info, 'buff-orpington'))
    await expectToast(page, 'Photo saved')
    const face = page.getByRole('img', { name: 'You' })
    await expect(face).toBeVisible()
    await page.getByLabel('About you').fill('Six hens and a duck.')
    await page.getByLabel('Postcode').fill('nowhere')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(/Please enter a UK postcode/)
    await page.getByLabel('Postcode').fill('sy81aa')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, 'Profile saved')
    await page.reload()
    await expect(face).toBeVisible()
    await expect(page.getByLabel('Postcode')).toHaveValue('SY8 1AA')
    await page.getByRole('button', { name: 'Remove photo' }).click()
    await expect(face).toBeHidden()
  })

  await test.step('fewer mails, by keyboard', async () => {
    await openSection(page, 'Notifications')
    const messages = page.getByRole('switch', { name: 'Messages' })
    await expect(messages).toBeChecked()
    await messages.focus()
    const saved = page.waitForResponse('**/api/user')
    await page.keyboard.press('Space')
    await saved
    await page.reload()
    await expect(messages).not.toBeChecked()
    await expect(page.getByRole('switch', { name: 'Orders you placed' })).toBeChecked()
  })

  await test.step('euros', async () => {
    await openSection(page, 'Currency')
    await page.getByRole('main').getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
    await expectToast(page, 'Currency updated')
  })
})

test('a new password signs other browsers out, and a new address comes by its link', { tag: '@desktop' }, async ({
  page,
  newVisitor,
  watch,
}) => {
  const person = await joinAsBuyer(page, 'Oscar Lane')
  const next = `next.${person.email}`
  const elsewhere = await newVisitor()
  await noUnreadCounts(elsewhere)
  await signInElsewhere(elsewhere, person)
  await openSection(page, 'Security')

  await test.step('a wrong present password is refused beside its field, and what was typed stays', async () => {
    watch.expectRefusal({ path: /\/api\/user\/password$/, status: 422 })
    const present = page.getByLabel('Current password')
    await present.fill('not the one')
    await page.getByLabel('New password').fill('nine geese on the green')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(present).toHaveAccessibleDescription(/This isn’t your current password/)
    await expect(page.getByLabel('New password')).toHaveValue('nine geese on the green')
    await present.fill(person.password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expectToast(page, 'Password changed')
    await expect(page.getByText('This browser')).toHaveCount(1)
  })

  await test.step('the other browser is out', async () => {
    watch.expectRefusal({ path: /\/api\/user$/, status: 401 })
    await elsewhere.goto('/orders')
    await expect(elsewhere).toHaveURL('/auth?next=%2Forders')
  })

  await test.step('the new address waits for its link', async () => {
    await page.getByLabel('New email address').fill('demo.buyer@hatchyard.example')
    await page.getByLabel('Your password').fill('nine geese on the green')
    watch.expectRefusal({ path: /\/api\/user\/email$/, status: 409 })
    await page.getByRole('button', { name: 'Change address' }).click()
    await expect(page.getByLabel('New email address')).toHaveAccessibleDescription(
      /Another account has this email address\./,
    )
    await page.getByLabel('New email address').fill(next)
    await page.getByRole('button', { name: 'Change address' }).click()
    await expect(page.getByText(`Open the link we sent to ${next}`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send the link again' })).toBeFocused()
    await expectAccessible(page)
    const mail = await openMail(page, { to: next, subject: 'Confirm your new email address for Hatchyard' })
    await mail.getByRole('link', { name: /\/verify-email\?token=/ }).click()
    await expect(page.getByRole('main').getByText(`Your email address has been changed to ${next}.`)).toBeVisible()
    await page.goto('/profile/security')
    await expect(page.getByText(next, { exact: true })).toBeVisible()
    expect(await subjectsTo(page, person.email)).toEqual(
      expect.arrayContaining([
        'Somebody asked to change your email address for Hatchyard',
        'Your email address for Hatchyard was changed',
      ]),
    )
  })
})

const words = 'Twelve words that nobody wants to write a second time.'

test('who is signed out while they write signs in over their page, and sends what they had typed', async ({
  page,
  newVisitor,
  watch,
}) => {
  const person = await joinAsBuyer(page, 'Freda Holt')
  const elsewhere = await newVisitor()
  await signInElsewhere(elsewhere, person)
  await noUnreadCounts(page)
  await page.goto('/profile/details')
  const about = page.getByLabel('About you')
  const dialog = page.getByRole('dialog', { name: 'You’ve been signed out' })
  await about.fill(words)
  await signOutEverywhereElse(elsewhere)

  await test.step('the page stays, and asks who it is', async () => {
    watch.expectRefusal({ path: /\/api\/user$/, status: 401 })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog.getByLabel('Username')).toHaveValue(person.username)
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
    await expectAccessible(page)
    watch.expectRefusal({ path: /\/api\/login$/, status: 401 })
    await dialog.getByLabel('Password', { exact: true }).fill('not the one')
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await expect(dialog.getByText('Wrong username or password.')).toBeVisible()
    await dialog.getByLabel('Password', { exact: true }).fill(person.password)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/profile/details')
  })

  await test.step('what was typed is there, and is sent', async () => {
    await expect(about).toHaveValue(words)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, 'Profile saved')
    await page.reload()
    await expect(about).toHaveValue(words)
  })

  await test.step('a read that is refused asks once they stop typing, and is sent again', async () => {
    const problem = { status: 401, code: 'unauthenticated', detail: 'Please sign in first.' }
    await page.clock.install()
    await page.reload()
    await about.fill(words)
    await page.unroute(unreadCounts)
    const path = '**/api/messages/unread-count'
    const gate = Promise.withResolvers<void>()
    await page.route(
      path,
      async (route) => {
        await gate.promise
        await route.fulfill({ status: 401, contentType: 'application/problem+json', json: problem })
      },
      { times: 1 },
    )
    watch.expectRefusal({ path: /\/api\/messages\/unread-count$/, status: 401 })
    const asked = page.waitForRequest(path)
    await page.clock.runFor(30_000)
    await asked
    await about.press('End')
    await about.press('Space')
    gate.resolve()
    // A letter that came after the question would be lost to its password.
    await page.keyboard.type('Twice, and not a letter of it is lost.', { delay: 50 })
    await dialog.getByLabel('Password', { exact: true }).fill(person.password)
    const again = page.waitForResponse(path)
    await page.keyboard.press('Enter')
    expect((await again).status()).toBe(200)
    await expect(dialog).toBeHidden()
    await expect(about).toHaveValue(`${words} Twice, and not a letter of it is lost.`)
  })

  await test.step('whoever leaves instead is led to the sign-in page, and nothing here tells of them any more', async () => {
    await signOutEverywhereElse(elsewhere)
    await page.evaluate(() => {
      localStorage.setItem('recent_searches', '["marans"]')
      sessionStorage.setItem('feature_request_draft', '{"title":"A title","description":"What I want"}')
    })
    watch.expectRefusal({ path: /\/api\/user$/, status: 401 })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page).toHaveURL('/auth?next=%2Fprofile%2Fdetails')
    await expect
      .poll(() =>
        page.evaluate(() => [localStorage.getItem('recent_searches'), sessionStorage.getItem('feature_request_draft')]),
      )
      .toEqual([null, null])
  })
})
