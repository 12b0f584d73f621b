import type { Page } from 'playwright/test'
import { fillRegistration, newPerson } from '../../fixtures/acts/people.ts'
import { openListing } from '../../fixtures/acts/shopping.ts'
import { scriptsOf } from '../../fixtures/browser/ahead.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectScreen } from '../../fixtures/look/accessible.ts'
import { chooseInAccountMenu } from '../../fixtures/look/header.ts'
import { expectToast, undo } from '../../fixtures/look/toast.ts'

const marans = 'Copper Black Marans hatching eggs, very dark'
const legbar = 'Cream Legbar hatching eggs, sky blue'
const away = { code: 'unavailable', detail: 'We can’t reach our records just now. Please try again.' }

/** The heart of a listing on its card, in the list of this name; without one, on its own page. */
const heart = (page: Page, title: string, list?: string) => {
  const place = list ? page.getByRole('list', { name: list }) : page.getByRole('main')
  return place.getByRole('button', { name: `Save ${title}`, exact: true })
}

test('a visitor’s heart leads through sign-in and is kept, on card and page, until it is removed', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  const results = 'Results for “marans”'
  await test.step('what a visitor wants to keep waits until they have an account', async () => {
    await page.goto('/products?q=marans')
    await expect(heart(page, marans, results)).toHaveAttribute('aria-pressed', 'false')
    await heart(page, marans, results).press('Enter')
    await expect(page).toHaveURL('/auth?next=%2Fproducts%3Fq%3Dmarans')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to save this listing' })).toBeVisible()
    await expect(page.getByText(`We’ll add “${marans}” to your favourites and take you back to it.`)).toBeVisible()
    await page.getByRole('tab', { name: 'Register' }).click()
    await fillRegistration(page, newPerson('Nell Wray'))
    await expect(page).toHaveURL('/products?q=marans')
    await expectToast(page, 'Saved to your favourites')
    await expect(heart(page, marans, results)).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('its own page knows, and a second one is kept there', async () => {
    await page.getByRole('list', { name: results }).getByRole('link', { name: marans, exact: true }).click()
    await expect(heart(page, marans)).toHaveAttribute('aria-pressed', 'true')
    await openListing(page, legbar)
    watch.expectRefusal({ path: /\/api\/favourites\//, status: 422 })
    await page.route('**/api/favourites/*', (route) => route.fulfill({ status: 422, json: away }), { times: 1 })
    await heart(page, legbar).click()
    await expectToast(page, 'We couldn’t save it')
    await expect(heart(page, legbar)).toHaveAttribute('aria-pressed', 'false')
    await heart(page, legbar).click()
    await expect(heart(page, legbar)).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('both stand among the favourites, the latest first', async () => {
    await chooseInAccountMenu(page, 'Favourites')
    const links = page.getByRole('list', { name: 'Your favourites' }).getByRole('link')
    await expect(links).toHaveText([legbar, marans])
    await expectScreen(page, 'Favourites')
  })

  await test.step('one is removed and put back, then both go', async () => {
    const list = 'Your favourites'
    await heart(page, marans, list).click()
    await expectToast(page, 'Removed from your favourites')
    await expect(heart(page, marans, list)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await undo(page)
    await expect(heart(page, marans, list)).toHaveAttribute('aria-pressed', 'true')
    await heart(page, marans, list).click()
    await heart(page, legbar, list).click()
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  })
})

const keptLooks = (page: Page) => page.evaluate(() => localStorage.getItem('recently_viewed'))

const lookAtMarans = async (page: Page): Promise<void> => {
  await openListing(page, marans)
  await expect.poll(() => keptLooks(page), 'the look is kept').not.toBeNull()
}

test('what a visitor looked at stands below the next listing, until it is cleared', { tag: '@desktop' }, async ({
  page,
}) => {
  const row = page.getByRole('list', { name: 'Recently viewed' })
  await lookAtMarans(page)
  await openListing(page, legbar)
  await expect(row.getByRole('link')).toHaveText([marans])
  await row.getByRole('link', { name: marans }).click()
  await expect(row.getByRole('link')).toHaveText([legbar])
  await page.getByRole('button', { name: 'Clear recently viewed' }).click()
  await expect(row).toBeHidden()
  expect(await keptLooks(page)).toBeNull()
})

const rows = {
  'its seller’s others': /\/api\/products\?.*seller=/,
  'similar ones': /\/api\/products\/[\w-]+\/similar$/,
}

for (const [late, path] of Object.entries(rows)) {
  test(`a row below a listing comes after those above it, and moves away from under nobody, where ${late} are late`, async ({
    page,
  }) => {
    const row = page.getByRole('list', { name: 'Recently viewed' })
    await lookAtMarans(page)
    await expect(page.getByRole('heading', { name: 'Similar listings' })).toBeVisible()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(path, async (route) => {
      await held
      await route.continue()
    })
    const [inTime] = Object.values(rows).filter((other) => other !== path)
    const answered = page.waitForResponse(inTime!)
    const scripts = scriptsOf(page)
    await openListing(page, legbar)
    // In the order in which they come to stand on the page.
    await page.evaluate(() => {
      const came = new Set<string>()
      new MutationObserver(() => {
        for (const { textContent } of document.querySelectorAll('main h2')) came.add(textContent)
        document.documentElement.dataset.came = [...came].join('|')
      }).observe(document.body, { childList: true, subtree: true })
    })
    await (await answered).finished()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
    // What is asked for comes before what is asked for after it.
    await page.evaluate(async () => void (await fetch('/robots.txt')))
    expect(scripts).not.toContain('recently-viewed')
    release()
    await expect(row).toBeVisible()
    const came = await page.evaluate(() => document.documentElement.dataset.came?.split('|') ?? [])
    expect(came.slice(-3)).toEqual([expect.stringMatching(/^More from/), 'Similar listings', 'Recently viewed'])
  })
}
