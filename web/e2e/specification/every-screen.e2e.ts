import { expect, type Page, test } from 'playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { openScreen, screensOfVisitors } from '../fixtures/screens.ts'
import { holdData } from '../fixtures/trouble.ts'

// Calls fail on purpose here and write to the console: so no watch is over it, as it is over the journeys.

/** Pictures that were asked for and did not come. */
const missingPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
  )

/** How far things have moved under the visitor's eyes so far: the browser's cumulative layout shift. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (list: PerformanceObserverEntryList) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
        }
        const observer = new PerformanceObserver(add)
        observer.observe({ type: 'layout-shift', buffered: true })
        // Buffered entries come before the next frame's tasks.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

/** Under this Chrome calls a page steady; a twentieth of it is a hair's breadth. */
const steady = 0.005

for (const screen of screensOfVisitors) {
  test(`${screen.name}: axe finds nothing, no picture is missing, nothing shifts`, async ({ page, baseURL }) => {
    await openScreen(page, screen, baseURL!)
    expect(await shifted(page)).toBeLessThan(steady)
    expect(await missingPictures(page)).toEqual([])
    await expectAccessible(page)
  })
}

for (const screen of screensOfVisitors.filter(({ state }) => !state)) {
  test(`${screen.name}: nothing shifts when its data comes late`, async ({ page, baseURL }) => {
    const release = await holdData(page, new URL(screen.path, baseURL))
    await page.goto(screen.path)
    await expect(page.locator('main h1, main [aria-busy]').first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    release()
    await page.waitForLoadState('networkidle')
    expect(await shifted(page)).toBeLessThan(steady)
  })
}
