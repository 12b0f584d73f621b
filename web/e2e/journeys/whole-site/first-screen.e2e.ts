import { expect, test } from '../../fixtures/browser/test.ts'
import { freshEggs } from '../../fixtures/look/fresh-eggs.ts'
import { isPhone } from '../../fixtures/look/header.ts'

test('home has one search, and on a phone a whole row of listings with their prices on its first screen', async ({
  page,
}) => {
  await page.goto('/')
  const name = /^Search the marketplace/
  await expect(page.getByRole('combobox', { name }).or(page.getByRole('button', { name }))).toHaveCount(1)
  if (!isPhone(page)) return
  const [screen, bar] = [page.viewportSize()!, page.getByRole('navigation', { name: 'Main' })]
  const cards = page.getByRole('list', { name: freshEggs }).getByRole('article')
  const foot = (await bar.boundingBox())!.y
  for (const card of [cards.nth(0), cards.nth(1)]) {
    await expect(card.getByText(/^£\d+\.\d\d$/).first()).toBeInViewport({ ratio: 1 })
    const box = (await card.boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(foot)
    expect(box.x + box.width).toBeLessThanOrEqual(screen.width)
  }
  // Whoever has not said where they are is asked in sight.
  const question = (await page.getByRole('textbox', { name: /^Where are you/ }).boundingBox())!
  expect(question.y + question.height).toBeLessThanOrEqual(foot)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
