import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible, expectScreen } from '../../fixtures/look/accessible.ts'
import { openSearch } from '../../fixtures/look/header.ts'

const unpacking = '/help/unpacking-and-resting-eggs'
const title = 'Unpacking and resting posted eggs'

const results = (page: Page) => page.getByRole('region', { name: 'Results' })

test('words find articles while one types; back and a reload find the same, and where nothing fits there are ways on', async ({
  page,
}) => {
  await page.goto('/help')
  await expectScreen(page, 'Help centre')
  await expect(page.getByRole('heading', { name: 'Eggs by post' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Care guides' }).getByRole('link')).toHaveCount(11)
  await expect(page.getByRole('link', { name: 'Work out my dates' })).toHaveAttribute(
    'href',
    '/help/incubation-calculator',
  )
  const field = page.getByRole('searchbox', { name: 'Search the help centre' })
  await field.pressSequentially('resting ')
  await expect(page).toHaveURL('/help?q=resting')
  await field.pressSequentially('posted eggs')
  await expect(page).toHaveURL('/help?q=resting+posted+eggs')
  const found = results(page).getByRole('link', { name: title }).first()
  await expect(found).toBeVisible()
  await expect(field).toBeFocused()
  await page.reload()
  await expect(field).toHaveValue('resting posted eggs')
  await found.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  // What was found is a section of it.
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
  await page.goBack()
  await expect(field).toHaveValue('resting posted eggs')
  await expect(found).toBeVisible()

  await field.fill('xyzzyplugh')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing found for “xyzzyplugh”' })).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue('resting posted eggs')
  await page.goForward()
  await results(page).getByRole('link', { name: 'candling', exact: true }).click()
  await expect(field).toHaveValue('candling')
  await expect(results(page).getByRole('heading', { level: 3 }).first()).toBeVisible()
  await field.fill('')
  await expect(page.getByRole('heading', { name: 'All topics' })).toBeVisible()
  await expect(page).toHaveURL('/help')
})

test('words that are sent are one place to come back to, however slow the phone', async ({ page }) => {
  await page.goto('/help?q=candling')
  const field = page.getByRole('searchbox', { name: 'Search the help centre' })
  const length = await page.evaluate(() => history.length)
  await field.fill('xyzzyplugh')
  await field.evaluate((input: HTMLInputElement) => {
    input.form?.requestSubmit()
    // A phone that is busy for longer than the pause after which the address follows the field.
    const end = performance.now() + 400
    while (performance.now() < end);
  })
  await expect(page.getByRole('heading', { name: 'Nothing found for “xyzzyplugh”' })).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(length + 1)
  await page.goBack()
  await expect(field).toHaveValue('candling')
})

test('an article has its sections, sources and what to read next, and is its text alone on paper', async ({ page }) => {
  await page.goto('/help/chicken-care')
  const text = page.getByRole('article')
  await expect(text.getByRole('heading', { name: 'Sources' })).toBeVisible()
  await expect(text).toContainText('This is not veterinary advice.')
  await expect(page.getByText(/^Last reviewed \d+ \w+ 20\d\d$/)).toBeVisible()
  await expectAccessible(page)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link').last().click()
  const section = text.locator(new URL(page.url()).hash)
  await expect(section).toBeInViewport()
  // Not under the header, which sticks.
  const below = async () => (await section.boundingBox())!.y - (await headerFoot(page))
  await expect.poll(below).toBeGreaterThanOrEqual(0)

  await page.emulateMedia({ media: 'print' })
  await expect(text).toBeVisible()
  for (const hidden of [contents, page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await expect(hidden).toBeHidden()
  }
  await expect(page.getByRole('heading', { name: 'Was this useful?' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const next = page.getByRole('region', { name: 'Read next' }).getByRole('link').first()
  const name = (await next.textContent())!
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click()
  await expect(page).toHaveURL(/\/help\?topic=[a-z-]+$/)
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

const headerFoot = async (page: Page): Promise<number> => {
  const box = (await page.getByRole('banner').boundingBox())!
  return box.y + box.height
}

test('whether an article was useful is said, changed, taken back and remembered, and not when it was not kept', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  await page.goto(unpacking)
  const vote = page.getByRole('region', { name: 'Was this useful?' })
  const [yes, no] = ['Yes', 'No'].map((name) => vote.getByRole('button', { name, exact: true }))
  const kept = () => page.waitForResponse(`**/api${unpacking}/useful`)

  watch.expectRefusal({ path: /useful$/, status: 429 })
  const detail = 'That’s a lot of answers. Please wait a moment.'
  const refused = { status: 429, contentType: 'application/problem+json' }
  await page.route('**/useful', (route) =>
    route.fulfill({ ...refused, body: JSON.stringify({ code: 'rate_limited', status: 429, detail }) }),
  )
  await yes!.click()
  await expect(vote.getByRole('alert')).toHaveText(`We couldn’t save your answer. ${detail}`)
  await expect(yes!).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/useful')

  const first = kept()
  await yes!.press('Enter')
  await expect(yes!).toHaveAttribute('aria-pressed', 'true')
  await expect(vote.getByRole('alert')).toBeHidden()
  expect((await first).status()).toBe(200)
  await page.reload()
  await expect(yes!).toHaveAttribute('aria-pressed', 'true')

  const second = kept()
  await no!.click()
  await expect(no!).toHaveAttribute('aria-pressed', 'true')
  await expect(yes!).toHaveAttribute('aria-pressed', 'false')
  expect((await second).status()).toBe(200)
  await expect(vote.getByRole('link', { name: 'Contact us' })).toBeVisible()
  await vote.getByRole('button', { name: 'Ask the assistant' }).click()
  await expect(page.getByRole('dialog', { name: "Hatchyard's AI assistant" })).toBeVisible()
  await page.keyboard.press('Escape')

  const third = kept()
  await vote.getByRole('button', { name: 'Undo' }).click()
  await expect(yes!).toBeFocused()
  expect((await third).status()).toBe(204)
  await page.reload()
  await expect(yes!).toHaveAttribute('aria-pressed', 'false')
  await expect(no!).toHaveAttribute('aria-pressed', 'false')
})

test('the header’s search offers articles behind all else, and the keyboard reaches them', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  await page.goto('/categories')
  const box = await openSearch(page)
  await box.fill('unpacking')
  const help = page.getByRole('group', { name: 'Help' }).getByRole('option')
  await expect(help.filter({ hasText: title })).toBeVisible()
  await expectAccessible(page)
  await box.press('ArrowUp')
  await expect(help.last()).toHaveAttribute('aria-selected', 'true')
  const name = (await help.last().textContent())!
  await box.press('Enter')
  await expect(page).toHaveURL(/\/help\/[a-z-]+/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  // The page and what it asks for.
  for (const path of [/\d\/help\/no-such-article$/, /\/api\/help\/no-such-article$/]) {
    watch.expectRefusal({ path, status: 404 })
  }
  await page.goto('/help/no-such-article')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})
