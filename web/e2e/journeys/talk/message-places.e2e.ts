import { askButton, bantams, composer, log, silkies, vet } from '../../fixtures/acts/messages.ts'
import { codesMailedTo, fillRegistration, newPerson, signInAsDemo } from '../../fixtures/acts/people.ts'
import { openListing } from '../../fixtures/acts/shopping.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectScreen } from '../../fixtures/look/accessible.ts'
import { expectToast } from '../../fixtures/look/toast.ts'

test('list and conversation stand side by side, and are two screens on the phone', async ({ page, isMobile }) => {
  await signInAsDemo(page, 'demo_buyer')
  await page.goto('/messages')
  await expectScreen(page, 'Messages')
  const entry = page.getByRole('main').getByRole('link', { name: /Ridgeway/ })
  await entry.click()
  await expect(log(page).getByText('Place: Hebden Bridge')).toBeVisible()
  await expect(entry).toBeVisible({ visible: !isMobile })
  await expectAccessible(page)
  if (!isMobile) return
  await expect(page.getByRole('heading', { name: 'Ridgeway Poultry Services' })).toBeVisible()
  await page.getByRole('link', { name: 'All messages' }).click()
  await expect(entry).toBeVisible()
})

test('a service begins with a quote, an order with its conversation; nobody writes to themselves', {
  tag: '@desktop',
}, async ({ page, newVisitor, watch }) => {
  await test.step('somebody unverified verifies first', async () => {
    const newcomer = await newVisitor()
    const person = newPerson('Ivy Brook')
    await newcomer.goto('/auth?type=buyer')
    await fillRegistration(newcomer, person)
    await expect(newcomer.getByRole('heading', { name: 'Your profile' })).toBeVisible()
    await openListing(newcomer, vet)
    await newcomer.getByRole('button', { name: 'Request a quote' }).first().click()
    await expect(newcomer.getByRole('dialog').getByText('Please verify your email address.')).toBeVisible()
    await expectAccessible(newcomer)
    await newcomer.keyboard.press('Escape')
    await openListing(newcomer, silkies)
    await askButton(newcomer).click()
    const [code = ''] = await codesMailedTo(person.email)
    await newcomer.getByRole('dialog').getByRole('textbox', { name: 'Code from the email' }).fill(code)
    await newcomer.keyboard.press('Enter')
    await composer(newcomer).fill('How old are the eggs when they leave you?')
    await newcomer.getByRole('dialog').getByRole('button', { name: 'Send message' }).click()
    await expectToast(newcomer, 'Message sent')
  })

  await test.step('the words of a quote say place, date and birds', async () => {
    await signInAsDemo(page, 'demo_buyer')
    await openListing(page, vet)
    await page.getByRole('button', { name: 'Request a quote' }).first().click()
    await expect(composer(page)).toHaveValue(/Place: \nDate: \nBirds: $/)
  })

  await test.step('an order leads to what was written about it, or to the first word', async () => {
    await page.goto('/messages')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Order HY-/ })
      .first()
      .click()
    const conversation = page.url()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Order HY-\S+ .*£/ })
      .click()
    await page.getByRole('button', { name: 'Message the seller' }).click()
    await expect(page).toHaveURL(conversation)
    await page.goto('/orders')
    const orders = page.getByRole('main').getByRole('heading', { level: 2 })
    await orders.filter({ hasNotText: 'Legbar' }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Message the seller' }).click()
    await expect(page.getByRole('dialog', { name: 'Message the seller' }).getByText(/^Order HY-/)).toBeVisible()
  })

  await test.step('nobody asks themselves, and what others write is not found', async () => {
    const seller = await newVisitor()
    await signInAsDemo(seller, 'demo_seller')
    await openListing(seller, silkies)
    await expect(seller.getByRole('main').getByText(bantams).first()).toBeVisible()
    await expect(askButton(seller)).toHaveCount(0)
    watch.expectRefusal({ path: /\/api\/messages\//, status: 404 })
    await seller.goto('/messages/01900000-0000-7000-8000-000000000000')
    await expect(seller.getByRole('heading', { name: 'We couldn’t find this conversation' })).toBeVisible()
    await expectAccessible(seller)
  })
})
