import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { browserArguments, browserPath } from './browser.ts'
import { keepCurrency } from './fixtures/acts/currency.ts'
import { decided } from './fixtures/browser/decided.ts'
import { bringTrouble } from './fixtures/browser/trouble.ts'
import { drawAll } from './fixtures/look/draw-all.ts'
import { prepareBuying, prepareDeclined } from './shot-buying.ts'
import { fixedScreens, type Role, recordScreens, type Screen, troubledScreens } from './shot-screens.ts'

/**
 * A picture of every screen of a running site with its demo users, on phone and desktop, light and dark, into .local/shots.
 * `--only orders` takes only the screens whose name has that word. BASE_URL says where the site runs.
 */
const baseURL = process.env.BASE_URL ?? 'http://localhost:8788'
const folder = path.resolve(import.meta.dirname, '../../.local/shots')
const { only = '' } = parseArgs({ options: { only: { type: 'string' } } }).values

const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}

const browser = await chromium.launch({ executablePath: browserPath(), args: browserArguments })

const signIn = async (context: BrowserContext, as: Role) => {
  if (as === 'visitor') return
  const headers = { Origin: new URL(baseURL).origin }
  const data = { username: as, password: 'hatchyard-demo' }
  const answer = await context.request.post('/api/login', { data, headers })
  if (!answer.ok()) throw new Error(`${as} could not sign in: ${answer.status()} ${await answer.text()}`)
}

const sessions = new Map<Role, Awaited<ReturnType<BrowserContext['storageState']>>>()
for (const as of ['visitor', 'demo_buyer', 'demo_seller'] as const) {
  const context = await browser.newContext({ baseURL, storageState: decided(baseURL) })
  await signIn(context, as)
  sessions.set(as, await context.storageState())
  await context.close()
}

const openContext = (as: Role, look: Parameters<typeof browser.newContext>[0]) =>
  browser.newContext({
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    storageState: sessions.get(as),
    ...look,
  })

const firstId = (body: unknown): string | undefined => {
  const list = Array.isArray(body) ? body : body && typeof body === 'object' && 'items' in body ? body.items : []
  const first: unknown = Array.isArray(list) ? list[0] : null
  return first && typeof first === 'object' && 'id' in first ? String(first.id) : undefined
}

const foundScreens: Screen[] = []
for (const { name, as, list, at } of recordScreens) {
  const context = await openContext(as, {})
  const answer = await context.request.get(list)
  const id = answer.ok() ? firstId(await answer.json()) : undefined
  if (id) foundScreens.push({ name, as, path: at(id) })
  else console.log(`No ${name} to show: ${list} answered ${answer.status()}`)
  await context.close()
}

// What lies below the fold loads only when it comes near; a picture of the whole page wants it now.
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
  })

const take = async (page: Page, [screen, file]: [Screen, string]) => {
  await bringTrouble(page, new URL(screen.path, baseURL), screen.state)
  if (screen.currency) {
    await page.goto(screen.path)
    await keepCurrency(page, screen.currency)
  }
  await page.goto(screen.path, { waitUntil: screen.state === 'loading' ? 'load' : 'networkidle' })
  if (screen.state === 'loading') await page.getByRole('heading', { level: 1 }).first().waitFor()
  else await loadPictures(page)
  await drawAll(page)
  await page.screenshot({ path: path.join(folder, file), fullPage: true })
  if (screen.currency) await keepCurrency(page, null)
}

fs.mkdirSync(folder, { recursive: true })
const buyer = await openContext('demo_buyer', {})
const buying = await prepareBuying(buyer.request, new URL(baseURL).origin)
const seller = await openContext('demo_seller', {})
const declined = await prepareDeclined(seller.request, new URL(baseURL).origin)
const wanted = [
  ...[...fixedScreens, ...foundScreens, ...buying.screens],
  ...[...declined.screens, ...troubledScreens],
].filter(({ name }) => name.includes(only))
for (const [device, size] of Object.entries(devices)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const as of new Set(wanted.map((screen) => screen.as))) {
      const context = await openContext(as, { ...size, colorScheme })
      const page = await context.newPage()
      for (const screen of wanted.filter((one) => one.as === as)) {
        await take(page, [screen, `${screen.name}-${device}-${colorScheme}.png`])
      }
      await context.close()
    }
  }
}
await buying.takeBack()
await declined.takeBack()
await browser.close()
console.log(`${wanted.length} screens, each on phone and desktop, light and dark, in ${folder}`)
