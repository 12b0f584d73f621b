import type { Page, Request } from 'playwright/test'
import { expect, test } from '../../fixtures/browser/test.ts'
import { isPhone } from '../../fixtures/look/header.ts'
import { followPage } from '../../fixtures/look/settled.ts'

/** Phones of today have two to three pixels of glass to one of the page. */
test.use({ deviceScaleFactor: 2.6 })

/** Opens a page for the first time and gives the pictures that came, by their address, with their bytes. */
const picturesOf = async (page: Page, path: string): Promise<{ url: string; bytes: number }[]> => {
  const asked: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image') asked.push(request)
  })
  const settled = followPage(page)
  await page.goto(path)
  await settled()
  const sized = asked.map(async (request) => ({
    url: new URL(request.url()).pathname + new URL(request.url()).search,
    bytes: (await request.sizes()).responseBodySize,
  }))
  return (await Promise.all(sized)).filter(({ url }) => !url.endsWith('.svg'))
}

const sum = (pictures: { bytes: number }[]): number => pictures.reduce((all, { bytes }) => all + bytes, 0)
const nameOf = ({ url }: { url: string }): string => url.replace(/-\d+\.avif$|\?w=\d+$/, '')

test('home: its pictures weigh 450 kB at most, its own are AVIF, and none is fetched twice', async ({ page }) => {
  const pictures = await picturesOf(page, '/')
  expect(pictures.length).toBeGreaterThan(5)
  expect(sum(pictures)).toBeLessThanOrEqual(450_000)
  const own = pictures.filter(({ url }) => url.startsWith('/pictures/'))
  expect(own.length).toBeGreaterThan(2)
  for (const { url } of own) expect(url).toMatch(/-\d+\.avif$/)
  expect(new Set(pictures.map(nameOf)).size).toBe(pictures.length)

  const hero = page.getByRole('img', { name: 'Hens and ducks in a yard in spring' })
  await expect(hero).toHaveAttribute('fetchpriority', 'high')
  await expect(hero).toHaveAttribute('loading', 'eager')
  const preloaded = page.locator('head link[rel=preload][as=image]')
  await expect(preloaded).toHaveAttribute('type', 'image/avif')
  expect(await preloaded.getAttribute('imagesrcset')).toBe(
    await page.locator('picture:has([alt^="Hens and ducks"]) source').getAttribute('srcset'),
  )
})

const first = (page: Page) => page.getByRole('main').locator('img[fetchpriority=high]')

test('a category: four pictures are there at once, the first before all else, the others when they come near', async ({
  page,
}) => {
  const pictures = await picturesOf(page, '/category/hatching-eggs')
  expect(new Set(pictures.map(nameOf)).size).toBe(pictures.length)
  const cards = page.getByRole('list', { name: 'Hatching eggs' }).locator('img')
  await expect(first(page)).toHaveCount(1)
  for (const [index, card] of (await cards.all()).entries()) {
    await expect(card).toHaveAttribute('loading', index < 4 ? 'eager' : 'lazy')
    await expect(card).toHaveAttribute('fetchpriority', index === 0 ? 'high' : 'auto')
  }
  if (!isPhone(page)) return
  // Nearly two pixels to one of the page are enough on a card.
  expect(sum(pictures)).toBeLessThanOrEqual(250_000)
  expect(await cards.first().evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/w=320$|-320\.avif$/)
})
