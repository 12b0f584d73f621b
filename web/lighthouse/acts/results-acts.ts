import type { Locator, Page } from 'playwright'
import { type Do, near, open, type Scenario } from './scenario.ts'

/** So many cards stand on the page while it is used. */
export const cards = 200

const listOf = (page: Page): Locator => page.getByRole('list', { name: 'All listings' })

const countOf = (page: Page): Locator => page.getByText(/^Showing \d+ of /)

/** Two taps on one place within half a second are a double tap, whose second is dropped. */
const doubleTapMs = 600

/** Taps "Show more" until all the cards stand there; the last tap is measured. */
const showAll = async (page: Page, doing: Do): Promise<void> => {
  const shown = () => listOf(page).getByRole('article').count()
  const showMore = async () => {
    const before = await shown()
    await (await near(page.getByRole('button', { name: 'Show more' }))).click()
    await listOf(page).getByRole('article').nth(before).waitFor({ state: 'attached' })
    await page.waitForTimeout(doubleTapMs)
  }
  const aTap = await shown()
  while ((await shown()) + aTap < cards) await showMore()
  await doing('show more', showMore)
}

const keep = async (page: Page, doing: Do): Promise<void> => {
  const heart = listOf(page)
    .getByRole('button', { name: /^Keep / })
    .first()
  await near(heart)
  const after = (pressed: boolean) => page.locator(`main article button[aria-pressed=${pressed}]`).first().waitFor()
  const wasKept = (await heart.getAttribute('aria-pressed')) === 'true'
  await doing('tap a heart', async () => {
    await heart.click()
    await after(!wasKept)
    await page.waitForTimeout(doubleTapMs)
  })
  await doing('tap it again', async () => {
    await heart.click()
    await after(wasKept)
  })
}

const openFilters = (page: Page): Promise<void> => page.getByRole('button', { name: /^Filters/ }).click()
const closeFilters = async (page: Page): Promise<void> => {
  await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor({ state: 'hidden' })
}

const filter = async (page: Page, doing: Do): Promise<void> => {
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const facet = sheet.getByRole('group', { name: 'Breed' }).getByRole('checkbox').first()
  await doing('open the filters', async () => {
    await openFilters(page)
    await facet.waitFor()
  })
  await doing('close the filters', () => closeFilters(page))
  await openFilters(page)
  const all = await countOf(page).innerText()
  await doing('tick a facet', async () => {
    await facet.click()
    await page.getByText(all).waitFor({ state: 'detached' })
  })
  await doing('untick it, back to all cards', async () => {
    await facet.click()
    await page.getByText(all).waitFor({ state: 'attached' })
  })
  await closeFilters(page)
}

const sort = async (page: Page, doing: Do): Promise<void> => {
  const order = page.getByLabel('Sort by')
  const first = await listOf(page).getByRole('heading').first().innerText()
  const isFirst = listOf(page).locator('li:first-child').getByText(first, { exact: true })
  await order.focus()
  await doing('change the order', async () => {
    await page.keyboard.press('ArrowDown')
    await isFirst.waitFor({ state: 'detached' })
  })
  await doing('change it back, to all cards', async () => {
    await page.keyboard.press('ArrowUp')
    await isFirst.waitFor()
  })
}

const account = async (page: Page, doing: Do): Promise<void> => {
  const sheet = page.getByRole('dialog', { name: 'Account' })
  await doing('open the menu', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Account' }).click()
    await sheet.getByRole('link').first().waitFor()
  })
  await doing('close the menu', async () => {
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
  })
}

/** A list of two hundred cards, as somebody sees it who shows more and more. */
export const results: Scenario = {
  name: 'results',
  as: 'demo_buyer',
  play: async (page, doing) => {
    await open(page, '/products')
    await showAll(page, doing)
    await keep(page, doing)
    await filter(page, doing)
    await sort(page, doing)
    await account(page, doing)
    const link = listOf(page)
      .getByRole('link')
      .nth(cards / 2)
    await near(link)
    const title = (await link.textContent()) ?? ''
    await doing('scroll to a card and tap it', async () => {
      await link.click()
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    })
  },
}
