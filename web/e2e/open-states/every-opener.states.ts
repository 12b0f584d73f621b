import type { Locator, Page, Request, Route } from 'playwright/test'
import { violationsOf } from '../fixtures/look/accessible.ts'
import { drawAll } from '../fixtures/look/draw-all.ts'
import { everyScreen, expect, openScreen, type SeenScreen, test } from '../fixtures/look/screens.ts'
import { followPage } from '../fixtures/look/settled.ts'
import { prepareBuying, prepareDeclined } from '../shot-buying.ts'

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

/** What is asked by POST and writes nothing. */
const isRead = (request: Request): boolean => request.method() === 'GET' || /\/checkout\/quote/.test(request.url())

/** Lets nothing be written: whatever is pressed, the next screen finds all as it was, and failures are seen, too. */
const refuseWrites = (page: Page): Promise<unknown> =>
  page.route('**/api/**', (route: Route) => (isRead(route.request()) ? route.fallback() : route.fulfill(answer)))

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

const lookAt = async (page: Page, found: string[], what: string) => {
  await drawAll(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const violation of await violationsOf(page)) found.push(`${what}, ${colorScheme}: ${violation}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** What a button says of itself. */
const nameOf = async (button: Locator): Promise<string> =>
  ((await button.getAttribute('aria-label')) ?? (await button.innerText())).replace(/\s+/g, ' ').trim()

/** What was pressed by its name; `refused` where it was seen and could not be pressed, null where it is not seen. */
const press = async (page: Page, button: Locator): Promise<{ name: string; refused: boolean } | null> => {
  if (!(await button.isVisible())) return null
  const name = await nameOf(button)
  const settled = followPage(page)
  const refused = await button.click({ timeout: 3000 }).then(
    () => false,
    () => true,
  )
  if (!refused) await settled()
  return { name, refused }
}

const open = async (page: Page, screen: SeenScreen, origin: string) => {
  await openScreen(page, screen, origin)
  await refuseWrites(page)
}

/** Opens a screen of the way to a payment, which has no foot. */
const openBuying = async (page: Page, path: string) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const settled = followPage(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await settled()
  await refuseWrites(page)
}

/**
 * Where the header, the foot and the bars of a phone are pressed as well: once for each viewer, and where no chat is. Over any other page
 * they open the same, and half of what lies below is too small a target for axe.
 */
const withBars = new Set(['home', 'orders', 'dashboard', 'contact'])

/** `within`: what of the page is walked. */
type Walk = { page: Page; again: () => Promise<void>; within: 'main' | 'body' }

/** Whether anything of it says that it opens something. */
const hasOpeners = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is([aria-haspopup], [aria-expanded=false], summary)')].some((each) =>
      each.checkVisibility(),
    ),
  )

/** Presses what an open dialog holds, once each, and looks at what that brings. */
const walkDialog = async (
  { page, again, seen, found }: Omit<Walk, 'within'> & Seen,
  opener: () => Promise<void>,
): Promise<void> => {
  const buttons = page.locator(`:is([role=dialog], [role=alertdialog]) :is(${pressable})`)
  const count = await buttons.count()
  for (let index = 0; index < count; index += 1) {
    const pressed = await press(page, buttons.nth(index))
    if (!pressed) continue
    if (pressed.refused) found.push(`“${pressed.name}” of a dialog could not be pressed`)
    const state = await stateOf(page)
    if (!seen.has(state)) {
      seen.add(state)
      await lookAt(page, found, `“${pressed.name}” of a dialog`)
    }
    await again()
    await opener()
  }
}

type Seen = { seen: Set<string>; found: string[] }

/** Presses all that can be pressed on a screen, and within the dialogs that opens, and looks at each state that is new. */
const walk = async ({ page, again, within }: Walk): Promise<Seen> => {
  await again()
  const before = await stateOf(page)
  const address = page.url()
  const all: Seen = { seen: new Set([before]), found: [] }
  const buttons = page.locator(`${within} :is(${pressable})`)
  const count = await buttons.count()
  const opens = await hasOpeners(page)
  for (let index = 0; index < count; index += 1) {
    const button = buttons.nth(index)
    const pressed = await press(page, button)
    if (!pressed) continue
    if (pressed.refused) all.found.push(`“${pressed.name}” could not be pressed`)
    const state = await stateOf(page)
    const isNew = page.url() === address && !all.seen.has(state)
    if (isNew) {
      all.seen.add(state)
      await lookAt(page, all.found, `“${pressed.name}”`)
      await walkDialog({ page, again, ...all }, async () => void (await press(page, button)))
    }
    if (state !== before || page.url() !== address) await again()
  }
  if (opens && all.seen.size === 1) all.found.push('nothing has opened, though something says that it does')
  return all
}

for (const screen of everyScreen.filter(({ state }) => !state)) {
  test(`axe has nothing against whatever opens on ${screen.name}`, async ({ pageOf, baseURL }) => {
    const page = await pageOf(screen.as)
    const within = withBars.has(screen.name) ? 'body' : 'main'
    const { seen, found } = await walk({ page, again: () => open(page, screen, baseURL!), within })
    expect(found, `${seen.size - 1} states of ${screen.name}`).toEqual([])
  })
}

for (const as of ['demo_buyer', 'demo_seller'] as const) {
  test(`nor on the screens on which ${as} buys`, async ({ pageOf, baseURL }) => {
    const page = await pageOf(as)
    const prepare = as === 'demo_buyer' ? prepareBuying : prepareDeclined
    const { screens, takeBack } = await prepare(page.request, new URL(baseURL!).origin)
    const found: string[] = []
    for (const { name, path, as: who } of screens) {
      const viewer = await pageOf(who)
      const walked = await walk({ page: viewer, again: () => openBuying(viewer, path), within: 'body' })
      found.push(...walked.found.map((fault) => `${name}: ${fault}`))
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await takeBack()
    expect(found).toEqual([])
  })
}
