import { expect, test } from 'playwright/test'
import { openScreen, screensOfVisitors } from '../fixtures/screens.ts'

// A window of 1280 by 1024 pixels at 400 % shows what 320 by 256 do.
test.use({ viewport: { width: 320, height: 256 } })

for (const screen of screensOfVisitors) {
  test(`${screen.name} does not scroll sideways at 320 pixels, which is 400 % zoom`, async ({ page, baseURL }) => {
    await openScreen(page, screen, baseURL!)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}
