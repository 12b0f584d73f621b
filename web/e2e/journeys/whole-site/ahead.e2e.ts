import type { Locator, Page } from 'playwright/test'
import { mean, readsOf } from '../../fixtures/browser/ahead.ts'
import { expect, test } from '../../fixtures/browser/test.ts'

const main = (page: Page): Locator => page.getByRole('main')

const results = (page: Page): Locator => main(page).getByRole('list').getByRole('article').getByRole('link').first()
const heading = (page: Page): Locator => main(page).getByRole('heading', { level: 1 })

const aListing = async ({ request }: Page): Promise<string> => {
  const { items } = await (await request.get('/api/products?category=equipment&limit=1')).json()
  return `/products/${items[0].id}`
}

/** A page, the place of a link on it, all that the page behind that reads first, and what it shows of this. */
type Way = {
  from: (page: Page) => string | Promise<string>
  link: string
  own: RegExp[]
  shows: (page: Page) => Locator
}

const ways: Record<string, Way> = {
  listing: {
    from: () => '/products',
    link: 'a[href^="/products/"]',
    own: [/^\/api\/products\/[0-9a-f-]{36}$/],
    shows: heading,
  },
  category: {
    from: () => '/categories',
    link: 'a[href="/category/hatching-eggs"]',
    own: [/^\/api\/products\?category=hatching-eggs$/],
    shows: results,
  },
  subcategory: {
    from: () => '/categories',
    link: 'a[href="/category/live-birds/ducks"]',
    own: [/^\/api\/products\?category=live-birds&subcategory=ducks$/],
    shows: results,
  },
  shop: {
    from: aListing,
    link: 'a[href^="/sellers/"]',
    own: [/^\/api\/sellers\/[\w-]+$/, /^\/api\/products\?seller=[\w-]+$/],
    shows: results,
  },
  article: {
    from: () => '/help',
    link: 'a[href="/help/unpacking-and-resting-eggs"]',
    own: [/^\/api\/help\/unpacking-and-resting-eggs$/],
    shows: heading,
  },
}

const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '')

for (const [kind, { from, link, own, shows }] of Object.entries(ways)) {
  test(`the ${kind} that somebody means is there when they ask for it, and is not read again`, async ({ page }) => {
    await page.goto(await from(page))
    const there = main(page).locator(link).first()
    const href = (await there.getAttribute('href')) ?? ''
    const title = await heading(page).innerText()
    const reads = readsOf(page)
    const answers = own.map((path) => page.waitForResponse((answer) => path.test(pathOf(answer.url()))))
    await mean(page, there)
    for (const answer of await Promise.all(answers)) await answer.finished()
    const before = reads.splice(0)
    expect(own.map((path) => before.filter((read) => path.test(read)).length)).toEqual(own.map(() => 1))
    // Nothing is answered any more.
    await page.route('**/api/**', () => {})
    await there.click()
    await expect(page).toHaveURL(href)
    await expect(heading(page)).not.toHaveText(title)
    await expect(shows(page)).toBeVisible()
    expect(reads.filter((read) => own.some((path) => path.test(read)))).toEqual([])
  })
}
