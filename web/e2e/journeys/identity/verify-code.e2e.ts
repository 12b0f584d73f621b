import type { Page } from 'playwright/test'
import { linksTo } from '#testing/people/credentials.ts'
import { otherThan } from '#testing/people/email-codes.ts'
import { expectPayPage } from '../../fixtures/acts/payments.ts'
import { codesMailedTo, fillRegistration, joinUnverified, newPerson } from '../../fixtures/acts/people.ts'
import { addToCart, giveAddress, openListing, payButton } from '../../fixtures/acts/shopping.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectPage } from '../../fixtures/look/accessible.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Code from the email' })
const notice = (page: Page) => page.getByRole('region', { name: 'Verify your email address' })
const refused = { path: /\/api\/verify-email\/code$/, status: 422 } as const

/** Puts a mug into the cart and goes to pay for it, as whoever has not proved their address. */
const goToPay = async (page: Page): Promise<void> => {
  await openListing(page, 'Stoneware mug with a speckled glaze')
  await addToCart(page)
  await expectToast(page, 'Added to your cart')
  await page.goto('/checkout')
  await expect(field(page)).toBeVisible()
}

const type = async (page: Page, code: string): Promise<void> => {
  await field(page).fill(code)
  await notice(page).getByRole('button', { name: 'Verify', exact: true }).click()
}

test('who has just registered types the code at the checkout, which goes on', async ({ page, watch }) => {
  const buyer = newPerson('Hester Lane')
  await page.goto('/auth?type=buyer')
  await fillRegistration(page, buyer)
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  await goToPay(page)
  await expect(notice(page)).toContainText(buyer.email)
  await expect(field(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expectPage(page, 'Checkout')
  const [code = ''] = await codesMailedTo(buyer.email)

  await test.step('a wrong one is told at the field, which keeps the focus', async () => {
    watch.expectRefusal(refused)
    await field(page).fill(otherThan(code))
    await field(page).press('Enter')
    await expect(field(page)).toHaveAccessibleDescription(/That isn’t the code in our latest email to you/)
    await expect(field(page)).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('the right one, as it is read off, lets the checkout go on', async () => {
    await field(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await field(page).press('Enter')
    await expectToast(page, 'Email Verified')
    await expect(notice(page)).toBeHidden()
    await expect(page).toHaveURL('/checkout')
    await giveAddress(page)
    await payButton(page).click()
    await expectPayPage(page)
  })
})

test('a code that was wrong five times is sent again, and a wrong address corrected on the spot', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  const buyer = await joinUnverified(page, { fullName: 'Nell Orchard' })
  await goToPay(page)
  const [first = ''] = await codesMailedTo(buyer.email)

  await test.step('five tries are all', async () => {
    for (let tries = 1; tries <= 5; tries += 1) {
      watch.expectRefusal(refused)
      const told = page.waitForResponse(/\/api\/verify-email\/code$/)
      await type(page, otherThan(first))
      await told
    }
    await expect(field(page)).toHaveAccessibleDescription(/This code doesn’t work any more\. Send it again/)
    await expect(field(page)).toBeFocused()
  })

  await test.step('the next mail is told, with how many there are', async () => {
    await notice(page).getByRole('button', { name: 'Send it again' }).click()
    const words = `We’ve sent a new email to ${buyer.email}. Its code works for 10 minutes and its link for 24 hours. You can ask for 3 an hour.`
    await expect(notice(page).getByRole('status')).toHaveText(words)
    await expect(field(page)).toHaveValue('')
  })

  await test.step('somebody else’s address is refused at its field; the right one gets the mail', async () => {
    await notice(page)
      .getByRole('button', { name: `Not ${buyer.email}? Change it` })
      .click()
    const address = notice(page).getByLabel('Your email address')
    await expect(address).toBeFocused()
    watch.expectRefusal({ path: /\/api\/verify-email\/resend$/, status: 409 })
    await address.fill('demo.buyer@hatchyard.example')
    await address.press('Enter')
    await expect(address).toHaveAccessibleDescription('Another account has this email address.')
    await expectAccessible(page)
    const right = `right.${buyer.email}`
    await address.fill(right)
    await notice(page).getByRole('button', { name: 'Send the email there' }).click()
    await expect(notice(page)).toContainText(`we emailed to ${right}`)
    await expect(field(page)).toBeFocused()
    const [code = ''] = await codesMailedTo(right)
    await type(page, code)
    await expect(notice(page)).toBeHidden()
    await expect(payButton(page)).toBeVisible()
  })
})

test('a waiting tab goes on within three seconds once the link was followed in another, which comes back there', {
  tag: '@desktop',
}, async ({ page }) => {
  const buyer = await joinUnverified(page, { fullName: 'Ada Thorn' })
  await goToPay(page)
  const [link = ''] = await linksTo({ client: () => buyer.api }, buyer.email)
  const other = await page.context().newPage()
  const followed = other.waitForResponse(/\/api\/verify-email\?/)
  await other.goto(link.replace('/api', ''))
  await followed
  await expect(notice(page)).toBeHidden({ timeout: 3500 })
  await expect(other.getByText('Taking you back to where you were…')).toBeVisible()
  await expect(other).toHaveURL('/checkout')
  await other.goto(link.replace('/api', ''))
  await expect(other.getByRole('main').getByRole('status')).toHaveText('Your email address is already verified.')
  await expect(other).toHaveURL('/profile')
})

test('a package is paid for once the address is verified, and nothing that was chosen is lost', async ({ page }) => {
  const seller = await joinUnverified(page, { userType: 'seller', fullName: 'Gwilym Rees' })
  await page.goto('/subscribe')
  await expect(field(page)).toBeVisible()
  await expectPage(page, 'Choose a package')
  await page.getByRole('radio', { name: /^Annual/ }).check()
  await page.getByRole('button', { name: 'Choose Premium, £180 a year' }).click()
  await expect(field(page)).toBeFocused()
  await expect(page.getByText('Then we take you on to pay for Premium.')).toBeVisible()
  const [code = ''] = await codesMailedTo(seller.email)
  await type(page, code)
  await expectPayPage(page)
  await expect(page.getByText('£180.00', { exact: true })).toBeVisible()
})

test('a link that does not verify offers the code of a mail in its place', { tag: '@desktop' }, async ({
  page,
  watch,
}) => {
  const buyer = await joinUnverified(page, { fullName: 'Mabel Stone' })
  watch.expectRefusal({ path: /\/api\/verify-email\?token=nobodys$/, status: 422 })
  await page.goto('/verify-email?token=nobodys')
  await expectPage(page, 'Verification failed')
  const [code = ''] = await codesMailedTo(buyer.email)
  await type(page, code)
  await expect(page.getByRole('heading', { level: 1, name: 'Your email address is verified' })).toBeVisible()
  await expect(page).toHaveURL('/profile')
})
