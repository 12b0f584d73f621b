import type { Page, Route } from 'playwright/test'
import { expect, test } from '../../fixtures/browser/test.ts'
import { withoutFirstData } from '../../fixtures/browser/trouble.ts'
import { expectAccessible, expectScreen } from '../../fixtures/look/accessible.ts'
import { freshEggs } from '../../fixtures/look/fresh-eggs.ts'
import { isPhone } from '../../fixtures/look/header.ts'

const sections = [
  "UK's #1 Poultry Marketplace",
  'Shop by category',
  'Featured products',
  'Seller packages',
  'Specialised services',
  'Ask our AI assistant',
  'Newsletter',
]

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const featured = (page: Page) => page.getByRole('list', { name: 'Featured products' })

test('home has its seven sections, its claims and its ways on', async ({ page, request }) => {
  await page.goto('/')
  await expectScreen(page, "UK's #1 Poultry Marketplace")
  // Beside them stands what is near, and on phones the hero has what there is to buy on its first screen.
  const goods = isPhone(page) ? [freshEggs, 'Near you'] : ['Near you']
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...goods, ...sections.slice(1)])
  for (const name of sections) await expect(section(page, name)).toBeVisible()

  const hero = section(page, "UK's #1 Poultry Marketplace")
  await expect(hero.getByRole('listitem').filter({ hasNot: page.getByRole('article') })).toHaveText([
    'Trusted UK Sellers',
    'Quality Guaranteed',
    'Competitive Pricing',
  ])
  for (const figure of ['5,000+', '10,000+', '95%']) await expect(hero.getByText(figure, { exact: true })).toBeVisible()
  await expect(hero.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products')
  await expect(hero.getByRole('link', { name: 'Become a Seller' })).toHaveAttribute('href', '/sell')
  await expect(page.getByRole('main').getByRole('link', { name: 'View All Products' })).toHaveAttribute(
    'href',
    '/products',
  )
  await expect(section(page, 'Newsletter').getByRole('textbox')).toHaveAttribute('type', 'email')

  await test.step('each category leads to its page', async () => {
    const categories: { slug: string; name: string }[] = await (await request.get('/api/categories')).json()
    for (const { slug, name } of categories) {
      const tile = section(page, 'Shop by category').getByRole('link', { name, exact: true })
      await expect(tile).toHaveAttribute('href', `/category/${slug}`)
    }
  })

  await test.step('services lead where their data says', async () => {
    const services: { actionUrl: string; actionText: string }[] = await (
      await request.get('/api/services/categories')
    ).json()
    for (const { actionUrl, actionText } of services) {
      const action = section(page, 'Specialised services').getByRole('link', { name: actionText, exact: true })
      await expect(action).toHaveAttribute('href', actionUrl)
    }
  })
})

test('both packages say what they hold and what they do not', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const packages = section(page, 'Seller packages')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  const [basic, premium] = [packages.first(), packages.last()]
  await expect(basic).toContainText('£9 per month')
  await expect(basic.getByRole('listitem')).toHaveText([
    '5 active listings per month',
    'Basic analytics',
    'Standard support',
    'Mobile-friendly listings',
    'Email notifications',
    'Not included: Featured placement',
  ])
  await expect(premium).toContainText('£15 per month')
  await expect(premium).toContainText('Most Popular')
  await expect(basic).not.toContainText('Most Popular')
  await expect(premium.getByRole('listitem')).toHaveText([
    '50 active listings per month',
    'Advanced analytics and reporting',
    'Priority support',
    'Featured listings',
    'API access for inventory management',
    'Dedicated account manager',
  ])
  await expect(page.getByRole('link', { name: 'Choose Basic' })).toHaveAttribute('href', '/auth?type=seller&tier=basic')
  await expect(page.getByRole('link', { name: 'Choose Premium' })).toHaveAttribute(
    'href',
    '/auth?type=seller&tier=premium',
  )
})

test('featured products go four at a time, by buttons, keys and swipe, and as a row on phones', async ({ page }) => {
  await page.goto('/')
  const cards = featured(page).getByRole('listitem')
  if (isPhone(page)) {
    await expect(cards.getByRole('link').nth(4)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeHidden()
    expect(await featured(page).evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true)
    return
  }
  const [previous, next] = [
    page.getByRole('button', { name: 'Previous', exact: true }),
    page.getByRole('button', { name: 'Next', exact: true }),
  ]
  const where = section(page, 'Featured products').getByText(/^Page \d+ of \d+$/)
  const pages = Number((await where.textContent())?.split(' ').at(-1))
  expect(pages).toBeGreaterThan(2)
  await expect(cards).toHaveCount(4)
  await expect(previous).toBeDisabled()

  await test.step('the keys move the page and stay in it', async () => {
    await cards.first().getByRole('link').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(where).toHaveText(`Page 1 of ${pages}`)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(where).toHaveText(`Page 3 of ${pages}`)
    await expect(cards.first().getByRole('link')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(where).toHaveText(`Page 2 of ${pages}`)
  })

  await test.step('a swipe of 50 pixels moves it, a smaller one does not', async () => {
    const swipe = async (from: number, to: number) => {
      const touch = { pointerType: 'touch', bubbles: true }
      await featured(page).dispatchEvent('pointerdown', { ...touch, clientX: from })
      await featured(page).dispatchEvent('pointerup', { ...touch, clientX: to })
    }
    await swipe(300, 350)
    await expect(where).toHaveText(`Page 1 of ${pages}`)
    await swipe(300, 251)
    await expect(where).toHaveText(`Page 1 of ${pages}`)
    await swipe(300, 250)
    await expect(where).toHaveText(`Page 2 of ${pages}`)
  })

  await test.step('the buttons end with the pages', async () => {
    for (let page = 2; page < pages; page += 1) await next.click()
    await expect(where).toHaveText(`Page ${pages} of ${pages}`)
    await expect(next).toBeDisabled()
    await expect(previous).toBeEnabled()
  })
})

test('the assistant’s box sends nothing empty and opens the chat with the question', async ({ page }) => {
  await page.goto('/')
  const promo = section(page, 'Ask our AI assistant')
  const box = promo.getByRole('textbox', { name: 'Your question for the assistant' })
  const send = promo.getByRole('button', { name: 'Send question' })
  await expect(send).toBeDisabled()
  await box.fill('   ')
  await expect(send).toBeDisabled()
  await box.press('Enter')
  await expect(box).toHaveValue('   ')
  await box.fill('  How do hatching eggs travel? ')
  await send.click()
  await expect(box).toHaveValue('')
  await expect(send).toBeDisabled()
  const conversation = page.getByRole('log', { name: 'Conversation' })
  await expect(conversation).toContainText('How do hatching eggs travel?')
  await expectAccessible(page)
})

const lists = ['/api/categories', '/api/products/featured', '/api/services/categories'] as const

test('while the data loads there are six and four skeletons, and both buttons are off', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  await withoutFirstData(page, new URL('/', baseURL))
  for (const path of lists) await page.route(`**${path}`, () => undefined)
  await page.goto('/')
  await expect(section(page, 'Shop by category').getByRole('listitem')).toHaveCount(6)
  await expect(featured(page).getByRole('listitem')).toHaveCount(4)
  await expect(featured(page)).toHaveAttribute('aria-busy', 'true')
  await expect(section(page, 'Specialised services').getByRole('list')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('button', { name: 'Previous', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled()
})

test('what is empty says so', { tag: '@desktop' }, async ({ page, baseURL }) => {
  await withoutFirstData(page, new URL('/', baseURL))
  for (const path of lists) await page.route(`**${path}`, (route) => route.fulfill({ json: [] }))
  await page.goto('/')
  await expect(section(page, 'Shop by category')).toContainText('No categories found')
  await expect(section(page, 'Featured products')).toContainText('No featured products found')
  await expect(section(page, 'Specialised services')).toContainText('No services found')
})

// Calls and pictures fail on purpose below and write to the console: a page of its own, with no watch over it.
test('what fails says so and is asked again', { tag: '@desktop' }, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL! })
  await withoutFirstData(page, new URL('/', baseURL))
  let isAway = true
  const answer = (route: Route) =>
    isAway ? route.fulfill({ status: 503, json: { detail: 'Away.' } }) : route.continue()
  for (const path of lists) await page.route(`**${path}`, answer)
  await page.goto('/')
  for (const name of ['Shop by category', 'Featured products', 'Specialised services']) {
    await expect(section(page, name).getByRole('alert')).toContainText('didn’t load')
  }
  isAway = false
  await section(page, 'Featured products').getByRole('button', { name: 'Try again' }).click()
  await expect(featured(page).getByRole('link').first()).toBeVisible()
  await page.close()
})

test('a picture that fails gives way to its category’s, and that to the stock picture', { tag: '@desktop' }, async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL! })
  await page.route('**/api/images/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  const pictures = featured(page).locator('img')
  await featured(page).scrollIntoViewIfNeeded()
  await expect(pictures.first()).toHaveAttribute('src', /^\/pictures\/(?!stock)/)
  await page.route('**/pictures/*', (route) =>
    route.request().url().includes('stock') ? route.continue() : route.fulfill({ status: 404 }),
  )
  await page.reload()
  await featured(page).scrollIntoViewIfNeeded()
  await expect(pictures.first()).toHaveAttribute('src', '/pictures/stock.webp')
  await page.close()
})
