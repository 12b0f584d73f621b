import type { Page } from 'playwright/test'
import { endPayment, expectPayPage } from '../../fixtures/acts/payments.ts'
import { joinAsBuyer, joinUnverified, signInAsDemo } from '../../fixtures/acts/people.ts'
import { payButton } from '../../fixtures/acts/shopping.ts'
import { changeMug, openTestShop, putMugsIn, saveAddress } from '../../fixtures/acts/trade.ts'
import { decided, undecided } from '../../fixtures/browser/decided.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import type { Watch } from '../../fixtures/browser/watch.ts'
import { coveredIn, nothingElse, sizesOf } from '../../fixtures/look/covered.ts'
import { followPage } from '../../fixtures/look/settled.ts'

test.use({ storageState: undecided })

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies, if you agree' })

/** Has a form refused, and gives the toast that says so: a long one, with its layer, for other pages to show. */
const toastOf = async (page: Page, watch: Watch): Promise<string> => {
  watch.expectRefusal({ path: /\/api\/newsletter\/subscribe$/, status: 422 })
  await page.goto('/newsletter/confirm')
  const main = page.getByRole('main')
  await main.getByRole('textbox').fill('ann@nowhere')
  await main.getByRole('button', { name: 'Subscribe' }).click()
  const region = page.getByRole('region', { name: /^Notifications/ })
  await expect(region.getByRole('listitem')).toContainText('Subscription failed')
  return region.evaluate((element) => {
    const layer = element.closest('[popover]')!.cloneNode(true) as Element
    // The policy of our pages lets no style in with markup.
    for (const styled of layer.querySelectorAll('[style]')) styled.removeAttribute('style')
    return layer.outerHTML
  })
}

/** Shows it as it stood where it came from. */
const standToast = (page: Page, toast: string): Promise<void> =>
  page.evaluate((markup) => {
    document.body.insertAdjacentHTML('beforeend', markup)
    const layer = document.body.lastElementChild
    if (layer instanceof HTMLElement) layer.showPopover()
  }, toast)

/** Faults of the page as it is, at each width of the device, at its top, in its middle and at its end. */
const faultsOf = (page: Page, shown: string): Promise<string[]> => coveredIn(page, sizesOf(page), shown)

/** `asked`: whether the cookie line is looked at as well. */
type Screen = { path: string; chat: boolean; asked: boolean }

const withChat = (...all: string[]): Screen[] => all.map((path) => ({ path, chat: true, asked: true }))
const withoutChat = (...all: string[]): Screen[] => all.map((path) => ({ path, chat: false, asked: true }))
/** Pages that ask nothing but what one is there for, and those of people who have answered long before. */
const unasked = (...all: string[]): Screen[] => all.map((path) => ({ path, chat: false, asked: false }))

type Look = Screen & { toast: string }

/** Looks at the page that is open: with the cookie line, without, and with a toast. */
const lookAt = async (page: Page, { chat, asked, toast }: Omit<Look, 'path'>): Promise<string[]> => {
  const found: string[] = []
  await expect(page.getByRole('button', { name: 'Open chat' })).toHaveCount(chat ? 1 : 0)
  if (asked) {
    await expect(banner(page)).toBeVisible()
    found.push(...(await faultsOf(page, 'the cookie line')))
    await banner(page).getByRole('button', { name: 'Essential Only' }).click()
    await expect(banner(page)).toBeHidden()
  }
  found.push(...(await faultsOf(page, nothingElse)))
  await standToast(page, toast)
  found.push(...(await faultsOf(page, 'a toast')))
  return found
}

const { localStorage: answered } = decided('').origins[0]!

/** Forgets what was answered about cookies, or answers, for the next page to open. */
const answerCookies = (page: Page, asked: boolean): Promise<void> =>
  page.evaluate(
    ({ isAsked, items }) => {
      for (const { name, value } of items) {
        if (isAsked) localStorage.removeItem(name)
        else localStorage.setItem(name, value)
      }
    },
    { isAsked: asked, items: answered },
  )

const openAndLook = async (page: Page, { path, chat, asked, toast }: Look): Promise<string[]> => {
  await answerCookies(page, asked)
  const settled = followPage(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await settled()
  return lookAt(page, { chat, asked, toast })
}

test('what stands over a page covers nothing of it that cannot be reached: home, lists and a listing', async ({
  page,
  watch,
}) => {
  const toast = await toastOf(page, watch)
  const { items } = await (await page.request.get('/api/products?q=marans')).json()
  const found: string[] = []
  for (const screen of withChat('/', '/products', '/category/hatching-eggs', `/products/${items[0].id}`, '/services'))
    found.push(...(await openAndLook(page, { ...screen, toast })))
  expect(found).toEqual([])
})

test('nor of a shop, the help, and what one fills in as a visitor', async ({ page, watch }) => {
  const toast = await toastOf(page, watch)
  const screens = [
    ...withChat('/sellers/demo_premium', '/help', '/help/incubation-calculator', '/sell'),
    ...withoutChat('/auth', '/contact'),
  ]
  const found: string[] = []
  for (const screen of screens) found.push(...(await openAndLook(page, { ...screen, toast })))
  expect(found).toEqual([])
})

test('nor of a cart, a checkout, a payment and what a buyer has', async ({ page, watch }) => {
  const shop = await openTestShop('Enid Cover')
  const buyer = await joinAsBuyer(page, 'Bryn Undercliff')
  await putMugsIn(buyer, shop, 2)
  await saveAddress(buyer)
  const toast = await toastOf(page, watch)
  const screens = [
    ...withChat('/cart', '/orders', '/messages', '/favourites'),
    ...withoutChat('/profile/details'),
    ...unasked('/checkout'),
  ]
  const found: string[] = []
  for (const screen of screens) found.push(...(await openAndLook(page, { ...screen, toast })))
  await page.reload()
  await payButton(page).click()
  await expectPayPage(page)
  found.push(...(await lookAt(page, { chat: false, asked: false, toast })))
  await page.reload()
  await page.getByRole('button', { name: 'Decline the payment' }).click()
  await expect(page.getByRole('button', { name: 'Try another card' })).toBeVisible()
  found.push(...(await lookAt(page, { chat: false, asked: false, toast })))
  await page.reload()
  await page.getByRole('button', { name: 'Try another card' }).click()
  await endPayment(page, 'succeed')
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  const thanks = page.url()
  await page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible()
  for (const screen of withChat(thanks, page.url())) found.push(...(await openAndLook(page, { ...screen, toast })))
  expect(found).toEqual([])
})

test('nor of a checkout with what is sold out, of one whose buyer has yet to prove their address, or of a guest’s', async ({
  page,
  newVisitor,
  watch,
}) => {
  const [gone, there] = await Promise.all(['Enid Cover', 'Nest Cover'].map(openTestShop))
  const buyer = await joinUnverified(page, { fullName: 'Bryn Undercliff' })
  for (const shop of [gone!, there!]) await putMugsIn(buyer, shop, 1)
  await changeMug(gone!, { stock: 0, expectedStock: 50 })
  const toast = await toastOf(page, watch)
  const found = await openAndLook(page, { ...unasked('/checkout')[0]!, toast })
  await expect(page.getByRole('region', { name: 'What you can’t buy now' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Code from the email' })).toBeVisible()
  const guest = await newVisitor()
  await guest.goto('/')
  const bought = `/checkout?option=${there!.optionId}`
  found.push(...(await openAndLook(guest, { ...unasked(bought)[0]!, toast })))
  expect(found).toEqual([])
})

test('nor of what a seller works with', async ({ page, watch }) => {
  await signInAsDemo(page, 'demo_seller')
  const toast = await toastOf(page, watch)
  const { items } = await (await page.request.get('/api/seller/listings')).json()
  const editors = ['/dashboard/listings/new', `/dashboard/listings/${items[0].id}`]
  const screens = [
    ...withChat('/dashboard', '/dashboard/listings', '/dashboard/orders'),
    ...withoutChat('/subscribe'),
    ...unasked(...editors),
  ]
  const found: string[] = []
  for (const screen of screens) found.push(...(await openAndLook(page, { ...screen, toast })))
  expect(found).toEqual([])
})
