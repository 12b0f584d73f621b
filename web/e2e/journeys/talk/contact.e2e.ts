import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { openMail } from '../../fixtures/acts/mailbox.ts'
import { signInAsDemo } from '../../fixtures/acts/people.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectScreen } from '../../fixtures/look/accessible.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

const topics = ['general', 'orders', 'seller', 'billing', 'technical', 'partnership']

const fill = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Email', { exact: true }).fill('ann@post.example')
  await page.getByLabel('Topic', { exact: true }).selectOption('partnership')
  await page.getByRole('textbox', { name: 'Message' }).fill('Would you have a stall at our show in May?')
}

test('a visitor writes to support', async ({ page }) => {
  const name = `Ann ${randomUUID().slice(0, 8)}`

  await test.step('every other way to reach us stands beside the form', async () => {
    await page.goto('/contact')
    await expectScreen(page, 'Contact us')
    const side = page.getByRole('complementary', { name: 'Other ways to reach us' })
    await expect(side).toContainText('12 Market Yard')
    await expect(side.getByRole('link', { name: '01584 555 0142' })).toHaveAttribute('href', 'tel:015845550142')
    await expect(side.getByRole('link', { name: /@hatchyard\.example$/ })).toHaveCount(2)
    await expect(side).toContainText('Monday to Friday, 9am to 5pm GMT')
    await expect(side.getByRole('definition').last()).toHaveText('01584 555 0199')
    const values = page.getByLabel('Topic', { exact: true }).locator('option:not([value=""])')
    expect(await values.evaluateAll((found) => found.map((one) => one.getAttribute('value')))).toEqual(topics)
  })

  await test.step('what is missing or too long is said beside its field', async () => {
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(page.getByText('Please select a topic.')).toBeVisible()
    await expect(page.getByText('Message must be at least 10 characters.')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Message' }).fill('x'.repeat(1001))
    await expect(page.getByText('Message must not be longer than 1000 characters.')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('x'.repeat(51))
    await expect(page.getByText('Name must not be longer than 50 characters.')).toBeVisible()
  })

  await test.step('sending shows for a second and a half, and the form is empty afterwards', async () => {
    await fill(page, name)
    const began = Date.now()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await expectToast(page, 'Message Sent')
    expect(Date.now() - began).toBeGreaterThanOrEqual(1500)
    await expectToast(page, "Thank you for contacting us. We'll respond shortly.")
    for (const label of ['Name', 'Email', 'Topic'])
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  })

  await test.step('support has the mail', async () => {
    const mail = await openMail(page, { to: 'support@hatchyard.example', subject: `Partnership: ${name}` })
    await expect(mail).toContainText('Would you have a stall at our show in May?')
  })
})

test('who is signed in finds name and address filled in, and what cannot be sent stays', async ({ page, watch }) => {
  await signInAsDemo(page, 'demo_buyer')
  await page.goto('/contact')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sam Harper')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('demo.buyer@hatchyard.example')
  watch.expectRefusal({ path: /\/api\/contact$/, status: 422 })
  const detail = 'Please select a topic.'
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'validation', detail, errors: [{ path: 'topic', message: detail }] }),
    }),
  )
  await fill(page, 'Sam H')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expectToast(page, 'Your message was not sent')
  await expect(page.getByRole('main').getByText(detail)).toBeVisible()
  await expect(page.getByLabel('Topic', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sam H')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Would you have a stall at our show in May?')
})
