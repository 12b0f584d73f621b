import type { Page } from 'playwright/test'
import { undecided } from '../../fixtures/browser/decided.ts'
import { expect, test } from '../../fixtures/browser/test.ts'
import { followPage } from '../../fixtures/look/settled.ts'

test.use({ storageState: undecided })

const mostScripts = 8

const addresses = [
  ...['/', '/categories', '/category/hatching-eggs', '/category/live-birds/ducks', '/products', '/services'],
  ...['/sell', '/help', '/help/unpacking-and-resting-eggs', '/help/incubation-calculator', '/sellers/demo_premium'],
  ...['/privacy', '/terms', '/cookies', '/shipping', '/returns', '/feature-requests'],
]

const aProduct = async (page: Page): Promise<string> => {
  const { items } = (await (await page.request.get('/api/products')).json()) as { items: { id: string }[] }
  return `/products/${items[0]!.id}`
}

/** The scripts that a first visit to an address fetches, until nothing more comes and the cookie banner is there. */
const scriptsOf = async (page: Page, address: string): Promise<string[]> => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const settled = followPage(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cookies, if you agree' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible()
  await settled()
  page.removeAllListeners('request')
  return scripts
}

test('a first visit to a public page fetches at most eight scripts, banner, chat button and foot included', async ({
  page,
}) => {
  const fetched: Record<string, string[]> = {}
  for (const address of [...addresses, await aProduct(page)]) {
    const scripts = await scriptsOf(page, address)
    expect(scripts).toContain('/early.js')
    fetched[address] = scripts
  }
  const tooMany = Object.entries(fetched).filter(([, scripts]) => scripts.length > mostScripts)
  expect(tooMany).toEqual([])
})
