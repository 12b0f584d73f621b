import type { Page, Route } from 'playwright/test'
import { violationsOf } from '../fixtures/look/accessible.ts'
import { everyScreen, expect, openScreen, type SeenScreen, test } from '../fixtures/look/screens.ts'
import { followPage } from '../fixtures/look/settled.ts'

/** What can be pressed, but for links: they lead to other screens. */
const pressable = 'button:not(:disabled, [aria-disabled=true], [aria-hidden=true]), summary'
/** What may open, or be said, when something is pressed. */
const opened =
  ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=alert], [role=status], [aria-expanded=true], [aria-invalid=true], details[open], dialog[open])'

const answer = {
  status: 503,
  contentType: 'application/problem+json',
  body: JSON.stringify({ code: 'unavailable', status: 503, title: 'unavailable', detail: 'Please try again.' }),
}

/** Lets nothing be written: whatever is pressed, the next screen finds all as it was, and failures are seen, too. */
const refuseWrites = (page: Page): Promise<unknown> =>
  page.route('**/api/**', (route: Route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(answer),
  )

/** All that is open or said on the page now, in words that tell it from other states. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((each) => each.checkVisibility())
        .map((each) => `${each.role ?? each.tagName} ${each.ariaLabel ?? ''} ${each.innerText?.slice(0, 80) ?? ''}`)
        .join('\n'),
    opened,
  )

/** What is far below the screen keeps its colours until it is drawn, so all of it is drawn before the colours change. */
const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
    }
  })

const lookAt = async (page: Page, found: string[], what: string) => {
  await drawAll(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const violation of await violationsOf(page)) found.push(`${what}, ${colorScheme}: ${violation}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

const press = async (page: Page, index: number): Promise<string | null> => {
  const button = page.locator(pressable).nth(index)
  if (!(await button.isVisible())) return null
  const name = ((await button.getAttribute('aria-label')) ?? (await button.innerText())).replace(/\s+/g, ' ').trim()
  const settled = followPage(page)
  const pressed = await button.click({ timeout: 3000 }).then(
    () => true,
    () => false,
  )
  if (!pressed) return null
  await settled()
  return name
}

const open = async (page: Page, screen: SeenScreen, origin: string) => {
  await openScreen(page, screen, origin)
  await refuseWrites(page)
}

for (const screen of everyScreen.filter(({ state }) => !state)) {
  test(`axe has nothing against whatever opens on ${screen.name}`, async ({ pageOf, baseURL }) => {
    const page = await pageOf(screen.as)
    await open(page, screen, baseURL!)
    const before = await stateOf(page)
    const address = page.url()
    const seen = new Set([before])
    const found: string[] = []
    const count = await page.locator(pressable).count()
    for (let index = 0; index < count; index += 1) {
      const name = await press(page, index)
      if (name === null) continue
      const state = await stateOf(page)
      if (page.url() === address && !seen.has(state)) {
        seen.add(state)
        await lookAt(page, found, `“${name}”`)
      }
      if (state !== before || page.url() !== address) await open(page, screen, baseURL!)
    }
    expect(found, `${seen.size - 1} states of ${screen.name}`).toEqual([])
  })
}
