import type { Page } from 'playwright/test'
import { undecided } from '../../fixtures/browser/decided.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { expectAccessible } from '../../fixtures/look/accessible.ts'
import { followPage } from '../../fixtures/look/settled.ts'

test.use({ storageState: undecided })

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies, if you agree' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie Settings' })
const button = (page: Page, name: string) => banner(page).getByRole('button', { name })
const toggle = (page: Page, name: string) => settings(page).getByRole('switch', { name })

const open = async (page: Page, path = '/sell'): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens a page and lets the second before the banner pass. */
const openAsked = async (page: Page): Promise<void> => {
  await page.clock.install()
  await open(page)
  await page.clock.fastForward(1000)
  await expect(banner(page)).toBeVisible()
}

const stored = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem('cookie_consent') ?? 'null'))

const choice = (value: boolean) => ({ essential: true, preferences: value, analytics: value, marketing: value })

/** Whoever has chosen is asked no more. */
const expectNeverAgain = async (page: Page): Promise<void> => {
  await expect(banner(page)).toBeHidden()
  await open(page, '/categories')
  await page.clock.fastForward(60_000)
  await expect(banner(page)).toBeHidden()
}

/** Notes in the page when its layout came and when the banner did. */
const noteTimes = (page: Page) =>
  page.addInitScript(() => {
    const note = (name: string) => {
      if (performance.getEntriesByName(name).length === 0) performance.mark(name)
    }
    new MutationObserver(() => {
      if (document.getElementById('main')) note('layout')
      if (document.querySelector('section[aria-label^=Cookies]')) note('banner')
    }).observe(document, { childList: true, subtree: true })
  })

const timeOf = (page: Page, name: string) =>
  page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN, name)

test('the banner comes after 1000 ms, takes no focus and stands on what is at the bottom', async ({ page }, {
  project,
}) => {
  await noteTimes(page)
  await open(page)
  await expect(banner(page)).toBeVisible()
  const waited = (await timeOf(page, 'banner')) - (await timeOf(page, 'layout'))
  expect(waited).toBeGreaterThanOrEqual(990)
  await expect(page.locator(':focus')).toHaveCount(0)
  await expectAccessible(page)
  const box = await banner(page).boundingBox()
  const screen = page.viewportSize()!
  const places = project.name === 'phone' ? await page.getByRole('navigation', { name: 'Main' }).boundingBox() : null
  expect(box!.y + box!.height).toBeCloseTo(places ? places.y - 1 : screen.height, 0)
  expect(box!.width).toBe(screen.width)
  const onTop = await banner(page).evaluate((own) => {
    const { top, height } = own.getBoundingClientRect()
    return own.contains(document.elementFromPoint(innerWidth / 2, top + height / 2))
  })
  expect(onTop, 'nothing lies over it').toBe(true)
})

test('before it is answered the price and its buttons can be used on a phone', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  const bar = page.getByRole('region', { name: 'Quick actions' })
  await expect(banner(page)).toBeVisible()
  const [over, under] = [await banner(page).boundingBox(), await bar.boundingBox()]
  expect(over!.y + over!.height).toBeLessThanOrEqual(under!.y)
})

for (const [name, value] of [
  ['Accept All', true],
  ['Essential Only', false],
] as const) {
  test(`“${name}” stores the choice, hides the banner and is never asked again`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await openAsked(page)
    await button(page, name).click()
    await expectNeverAgain(page)
    expect(await stored(page)).toEqual(choice(value))
  })
}

test('“Cookie Settings” opens a toggle a category; only saving counts', { tag: '@desktop' }, async ({ page }) => {
  await openAsked(page)

  await test.step('nothing optional is on before, and essential cannot be turned off', async () => {
    await button(page, 'Cookie Settings').click()
    await expect(toggle(page, 'Essential')).toBeChecked()
    await expect(toggle(page, 'Essential')).toBeDisabled()
    for (const name of ['Preferences', 'Analytics', 'Marketing']) await expect(toggle(page, name)).not.toBeChecked()
    await expectAccessible(page)
  })

  await test.step('closing without saving changes nothing and asks on', async () => {
    await toggle(page, 'Marketing').click()
    await page.keyboard.press('Escape')
    await expect(settings(page)).toBeHidden()
    await expect(button(page, 'Cookie Settings')).toBeFocused()
    expect(await stored(page)).toBeNull()
  })

  await test.step('what is saved is what was chosen, by keyboard as well', async () => {
    await page.keyboard.press('Enter')
    await expect(toggle(page, 'Marketing')).not.toBeChecked()
    await toggle(page, 'Analytics').focus()
    await page.keyboard.press('Space')
    await expect(toggle(page, 'Analytics')).toBeChecked()
    await settings(page).getByRole('button', { name: 'Save Preferences' }).click()
    await expect(settings(page)).toBeHidden()
    expect(await stored(page)).toEqual({ essential: true, preferences: false, analytics: true, marketing: false })
    await expectNeverAgain(page)
  })
})

test('the dialog opens again later, with what was chosen', { tag: '@desktop' }, async ({ page }) => {
  await openAsked(page)
  await button(page, 'Accept All').click()
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' })
  await opener.click()
  await expect(toggle(page, 'Analytics')).toBeChecked()
  await toggle(page, 'Analytics').click()
  await settings(page).getByRole('button', { name: 'Save Preferences' }).click()
  await expect(settings(page)).toBeHidden()
  await expect(opener, 'the focus is back').toBeFocused()
  expect(await stored(page)).toEqual({ ...choice(true), analytics: false })
})

test('a stored value that is broken counts as none', { tag: '@desktop' }, async ({ page }) => {
  await open(page)
  for (const broken of [
    'yes',
    '{"essential":true}',
    '{"essential":true,"preferences":1,"analytics":1,"marketing":1}',
  ]) {
    await page.evaluate((value) => localStorage.setItem('cookie_consent', value), broken)
    await page.reload()
    await expect(banner(page), broken).toBeVisible()
  }
})

test('a choice in one tab answers the banner of the other', { tag: '@desktop' }, async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/sell')
    await expect(banner(tab)).toBeVisible()
  }
  await button(page, 'Essential Only').click()
  await expect(banner(other)).toBeHidden()
})

test('nothing optional is loaded or set, neither before a choice nor after “Essential Only” (V14.2.3)', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const origins = new Set<string>()
  context.on('request', (request) => origins.add(new URL(request.url()).origin))
  const look = async () => {
    for (const path of ['/', '/products', '/sell']) {
      const settled = followPage(page)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await settled()
    }
    expect(await context.cookies()).toEqual([])
    expect([...origins]).toEqual([new URL(page.url()).origin])
  }
  await look()
  await button(page, 'Essential Only').click()
  await look()
})

test('a keyboard meets the banner before the page, and goes on to the page from it', { tag: '@desktop' }, async ({
  page,
}) => {
  await openAsked(page)
  const reached: string[] = []
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(reached.slice(1)).toEqual(['Cookie policy', 'Accept All', 'Essential Only', 'Cookie Settings'])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})
