import type { Page } from 'playwright/test'
import { holdScripts } from '../../fixtures/drawn.ts'
import { expect, test } from '../../fixtures/test.ts'

type Noted = { fades: number; isFadedInto: boolean }

/** Notes each fade within the page, and whether it was faded into itself. */
const noteFades = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noted = { fades: 0, isFadedInto: false }
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      noted.fades += 1
      return start(update)
    }
    addEventListener('pagereveal', ({ viewTransition }) => {
      noted.isFadedInto = viewTransition !== null
      // A busy machine's browser may give a fade up half-way.
      viewTransition?.ready.catch(() => {})
      viewTransition?.finished.catch(() => {})
    })
    Object.assign(window, { noted })
  })

const noted = (page: Page): Promise<Noted> =>
  page.evaluate(() => Object.assign({ noted: { fades: 0, isFadedInto: false } }, window).noted)

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
    expect(await noted(page)).toMatchObject({ isFadedInto: false })
    await toCategories(page).click()
    await expect(heading(page, 'All categories')).toBeVisible()
    await expect.poll(() => noted(page)).toEqual({ fades: 0, isFadedInto: true })
    release()
  })
})

test('where motion is unwelcome nothing fades, within the page or between two', async ({ page }) => {
  await noteFades(page)
  await page.goto('/')
  await toCategories(page).click()
  await expect(heading(page, 'All categories')).toBeVisible()
  expect(await noted(page)).toEqual({ fades: 0, isFadedInto: false })
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await isPainted(page)
  await page.getByRole('main').locator('a[href="/category/hatching-eggs"]').first().click()
  await expect(heading(page, 'Hatching eggs')).toBeVisible()
  await isPainted(page)
  expect(await noted(page)).toEqual({ fades: 0, isFadedInto: false })
  release()
})
