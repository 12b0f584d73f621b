import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectScreen } from '../../fixtures/look/accessible.ts'

const policies = [
  { path: '/privacy', title: 'Privacy policy', updated: 'May 6, 2025', says: 'Your rights under the UK GDPR' },
  { path: '/terms', title: 'Terms and conditions', updated: 'May 6, 2025', says: 'You must be at least 16 years old' },
  { path: '/cookies', title: 'Cookie policy', updated: 'May 6, 2025', says: 'session_id' },
  { path: '/shipping', title: 'Shipping information', updated: null, says: '£8.99' },
  { path: '/returns', title: 'Returns and refunds policy', updated: 'May 1, 2025', says: '5-7 business days' },
]

for (const { path, title, updated, says } of policies) {
  test(`${path} is there whole, with its date and a list of what it holds`, async ({ page }) => {
    await page.goto(path)
    await expectScreen(page, title)
    await expect(page).toHaveTitle(`${title} · Hatchyard`)
    await expect(page.getByRole('article')).toContainText(says)
    const date = page.getByText('Last updated:')
    if (updated) await expect(date).toHaveText(`Last updated: ${updated}`)
    else await expect(date).toHaveCount(0)
    const headings = await page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts()
    const contents = page.getByRole('navigation', { name: 'On this page' })
    expect(await contents.getByRole('link').allInnerTexts()).toEqual(headings)
  })
}

test('a section is reached from the list of contents, and by an address that names it', async ({ page }) => {
  await page.goto('/returns')
  await page.getByRole('link', { name: 'When your refund arrives' }).click()
  await expect(page).toHaveURL('/returns#refunds')
  const refunds = page.getByRole('heading', { name: 'When your refund arrives' })
  await expect(refunds).toBeInViewport()
  await page.goto('/shipping#international')
  await expect(page.getByRole('heading', { name: 'International delivery' })).toBeInViewport()
})

test('the cookie policy has every cookie in a table, help for four browsers, and opens the settings', async ({
  page,
}) => {
  await page.goto('/cookies')
  const rowOf = (cookie: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: cookie, exact: true }) })
  await expect(rowOf('session_id')).toContainText('Set now')
  await expect(rowOf('csrf_token')).toContainText('Set now')
  await expect(rowOf('just_wrote')).toContainText('Set now')
  await expect(rowOf('known_device')).toContainText('Set now')
  for (const [cookie, lifetime] of Object.entries({
    language: '1 year',
    currency: '1 year',
    _ga: '2 years',
    _gid: '24 hours',
    _gat: '1 minute',
    _fbp: '3 months',
    _gcl_au: '3 months',
  })) {
    await expect(rowOf(cookie)).toContainText(lifetime)
    await expect(rowOf(cookie)).toContainText('Only after consent, when the operator turns it on')
  }
  for (const browser of ['Google Chrome', 'Mozilla Firefox', 'Apple Safari', 'Microsoft Edge']) {
    await expect(page.getByRole('link', { name: browser })).toHaveAttribute('href', /^https:/)
  }
  await page.getByRole('main').getByRole('button', { name: 'Cookie Settings' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('the text has the wide column, with the list of contents beside it', async ({ page }) => {
  await page.goto('/privacy')
  const text = (await page.getByRole('article').boundingBox())!
  const contents = (await page.getByRole('navigation', { name: 'On this page' }).boundingBox())!
  expect(text.width).toBeGreaterThan(500)
  expect(text.x + text.width).toBeLessThan(contents.x)
})

test('on a phone the list of contents stands above the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/privacy')
  const text = (await page.getByRole('article').boundingBox())!
  const contents = (await page.getByRole('navigation', { name: 'On this page' }).boundingBox())!
  expect(contents.y + contents.height).toBeLessThan(text.y)
})

test('on paper a policy is its text alone', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
})
