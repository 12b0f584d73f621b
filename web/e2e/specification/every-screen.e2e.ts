import type { Page } from 'playwright/test'
import { expectAccessible } from '../fixtures/look/accessible.ts'
import { followWords, lengthenWords } from '../fixtures/look/long-words.ts'
import { everyScreen, expect, lateScreens, openLate, openScreen, test } from '../fixtures/look/screens.ts'
import { shifted } from '../fixtures/look/shifted.ts'

const wide = { width: 1280, height: 800 }
/** A window of 1280 by 1024 pixels at 400 % shows what 320 by 256 do. */
const narrow = { width: 320, height: 256 }

const phone = { width: 390, height: 844 }

/** In a window of this size nothing scrolls sideways. */
const expectNoWider = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize(size)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width, { message: `width at ${size.width}` }).toBe(size.width)
}

/** Pictures that were asked for and did not come. */
const missingPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src),
  )

/** Under 0.1 Chrome calls a page steady; a twentieth of it is a hair's breadth. */
const steady = 0.005

for (const screen of everyScreen) {
  test(`${screen.name}: axe finds nothing, no picture is missing, nothing shifts or scrolls sideways`, async ({
    pageOf,
    baseURL,
  }) => {
    const page = await pageOf(screen.as)
    await page.setViewportSize(wide)
    const words = followWords(page)
    await openScreen(page, screen, baseURL!)
    expect(await missingPictures(page)).toEqual([])
    await expectAccessible(page)
    // Axe takes its time, in which whatever comes late has come.
    expect(await shifted(page)).toBeLessThan(steady)
    await expectNoWider(page, narrow)
    await expect(page.getByRole('navigation', { name: 'Categories' })).toBeHidden()

    await lengthenWords(page, await words())
    for (const size of [narrow, phone, wide]) await expectNoWider(page, size)
  })
}

for (const screen of lateScreens) {
  test(`${screen.name}: nothing shifts when its data comes late`, async ({ pageOf, baseURL }) => {
    const page = await pageOf(screen.as)
    await page.setViewportSize(wide)
    const come = await openLate(page, screen, baseURL!)
    // By a hair's breadth at most the letters moved when the fonts came, on a slow machine.
    const before = await shifted(page)
    await come()
    expect((await shifted(page)) - before).toBeLessThan(steady)
  })
}
