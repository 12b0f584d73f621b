import type { Page } from 'playwright/test'
import { browserArguments, browserPath } from '../../browser.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { shifted } from '../../fixtures/look/shifted.ts'

// Letters stand between pixels, as on phones, Macs and Windows; else this browser rounds each to a whole one.
test.use({
  launchOptions: { executablePath: browserPath(), args: [...browserArguments, '--font-render-hinting=none'] },
})

/** A tenth of what is let pass of all that may move on a page; none of these moved by more than a fiftieth of that. */
const unseen = 0.001

const marans = 'Copper Black Marans hatching eggs, very dark'

/** Keeps the fonts back until it is called. */
const holdFonts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The page is whole but for its fonts. */
const expectDrawn = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const busy = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
      return [...document.querySelectorAll('[aria-busy=true]')].filter((region) => region.checkVisibility()).length
    })
  await expect.poll(busy).toBe(0)
}

const screens = [
  { name: 'home', pathOf: async () => '/' },
  { name: 'a category', pathOf: async () => '/category/hatching-eggs' },
  {
    name: 'a listing',
    pathOf: async ({ request }: Page) => {
      const { items } = await (await request.get('/api/products', { params: { q: marans } })).json()
      return `/products/${items[0].id}`
    },
  },
  { name: 'an article', pathOf: async () => '/help/unpacking-and-resting-eggs' },
  { name: 'a shop', pathOf: async () => '/sellers/pennine_supplies' },
]

for (const { name, pathOf } of screens) {
  test(`${name}: nothing moves when the fonts come late`, async ({ page }) => {
    const path = await pathOf(page)
    const letIn = await holdFonts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expectDrawn(page)
    const fonts = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading').length)
    await expect.poll(fonts).toBe(2)
    const before = await shifted(page)
    letIn()
    await expect.poll(fonts).toBe(0)
    await page.waitForLoadState()
    expect((await shifted(page)) - before).toBeLessThanOrEqual(unseen)
  })
}
