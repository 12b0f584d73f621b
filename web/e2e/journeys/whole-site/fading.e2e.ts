import type { Page } from 'playwright/test'
import { mugDraft, startListing } from '../../fixtures/acts/listings.ts'
import { openShop } from '../../fixtures/acts/shop.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { holdScripts } from '../../fixtures/look/drawn.ts'

type Noted = { fades: number; left: string[] }

/** Notes each fade within the page, and the documents that were left by a fade. */
const noteFades = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noted = { fades: 0, left: [...(sessionStorage.getItem('left')?.split(' ') ?? [])] }
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      noted.fades += 1
      return start(update)
    }
    // Whether the next document is faded into is the browser's choice: a busy one gives it up, and says so as if by the page.
    addEventListener('pageswap', ({ viewTransition }) => {
      if (viewTransition) sessionStorage.setItem('left', [...noted.left, location.pathname].join(' '))
    })
    addEventListener('unhandledrejection', (event) => {
      if (event.reason?.name === 'InvalidStateError') event.preventDefault()
    })
    Object.assign(window, { noted })
  })

const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => Object.assign({ noted: { fades: 0, left: [''] } }, window).noted)

/** The parts of the screen that fade now, and for how long in milliseconds. */
const fading = async (page: Page): Promise<Set<string>> => {
  const parts = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null
      return part?.startsWith('::view-transition') ? [`${part} ${effect?.getComputedTiming().duration}`] : []
    }),
  )
  return new Set(parts)
}

const isPainted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

const toCategories = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'All categories' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the screen fades as a whole from page to page; meanwhile the next one is read, titled and in focus', async ({
    page,
    context,
  }) => {
    await noteFades(page)
    await page.goto('/categories')
    const session = await context.newCDPSession(page)
    await session.send('Animation.enable')
    // Time stands still in every animation.
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
    await page.getByRole('main').locator('a[href="/category/hatching-eggs"]').first().click()
    await expect(heading(page, 'Hatching eggs')).toBeFocused()
    await expect(page).toHaveTitle(/^Hatching eggs/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await fading(page)).toEqual(
      new Set(['group', 'old', 'new'].map((part) => `::view-transition-${part}(root) 140`)),
    )
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await expect.poll(() => fading(page)).toEqual(new Set())
    expect(await noted(page)).toMatchObject({ fades: 1 })
    await page.goBack()
    await expect(heading(page, 'All categories')).toBeVisible()
    expect(await noted(page)).toMatchObject({ fades: 1 })
  })

  test('the screen fades from one document to the next, too', async ({ page }) => {
    await noteFades(page)
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await isPainted(page)
    await toCategories(page).click()
    await expect(heading(page, 'All categories')).toBeVisible()
    await isPainted(page)
    await page.getByRole('main').locator('a[href="/category/hatching-eggs"]').first().click()
    await expect(heading(page, 'Hatching eggs')).toBeVisible()
    expect(await noted(page)).toEqual({ fades: 0, left: ['/', '/categories'] })
    release()
  })

  test('the draft that one writes gets its address without a fade', { tag: '@desktop' }, async ({ page }) => {
    await noteFades(page)
    const { username } = await openShop(page, 'Nerys Vaughan')
    const title = `Mug of ${username}`
    await startListing(page, mugDraft(title))
    // Called by its own name once it has its address.
    await expect(heading(page, title)).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/listings\/[\w-]{36}$/)
    expect(await noted(page)).toEqual({ fades: 0, left: [] })
  })
})

test('where motion is unwelcome nothing fades, within the page or between two', async ({ page }) => {
  await noteFades(page)
  await page.goto('/')
  await toCategories(page).click()
  await expect(heading(page, 'All categories')).toBeVisible()
  expect(await noted(page)).toEqual({ fades: 0, left: [] })
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await isPainted(page)
  await page.getByRole('main').locator('a[href="/category/hatching-eggs"]').first().click()
  await expect(heading(page, 'Hatching eggs')).toBeVisible()
  await isPainted(page)
  expect(await noted(page)).toEqual({ fades: 0, left: [] })
  release()
})
