import { afterAll, beforeAll, expect, test } from 'vitest'
import { addListing, addSeller, type TestListing } from '#testing/market/catalogue.ts'
import { anew } from '#testing/site/anew.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  const seller = await addSeller(app, { username: 'ludlow_flocks', outcode: 'SY8' })
  const list = ({ day, bird, ...more }: Pick<TestListing, 'title' | 'options'> & { day: string; bird: string }) =>
    addListing(app, seller, {
      ...{ category: 'hatching-eggs', attributes: { species: bird }, picture: `${bird}-${day}` },
      ...{ publishedAt: new Date(`${day}T09:00:00Z`), ...more },
    })
  await list({ title: 'Embden eggs', bird: 'goose', day: '2026-02-01' })
  await list({ title: 'Rouen eggs', bird: 'duck', day: '2026-02-02' })
  await list({ title: 'Toulouse eggs', bird: 'goose', day: '2026-02-03' })
  await list({ title: 'Blue peafowl eggs', bird: 'peafowl', day: '2026-02-04' })
  const gone = [{ label: 'Six', pricePence: 900, stock: 0 }]
  await list({ title: 'Pilgrim eggs', bird: 'goose', day: '2026-02-05', options: gone })
})

afterAll(() => app.close())

/** What a phone is shown first at a moment: the title of the row and its cards. */
const rowAt = async (at: string): Promise<string[]> => {
  const before = app.allCalls()
  const headers = { 'sec-ch-ua-mobile': '?1', 'X-Test-Clock': at, ...anew(app) }
  const html = await (await app.fetch('/', { headers })).text()
  expect(app.allCalls() - before).toBe(1)
  const [, row = ''] = /<h2 id="fresh"[^>]*>(.*?)<\/ul>/s.exec(html) ?? []
  return [...row.matchAll(/^([^<]+)<|<h3[^>]*><a[^>]*>([^<]+)</g)].map(([, title, name]) => title ?? name ?? '')
}

test('home shows the eggs that can be set this month and are in stock, the newest first, in one call', async () => {
  expect(await rowAt('2026-04-14T09:00:00Z')).toEqual([
    'Eggs to set in April',
    'Toulouse eggs',
    'Rouen eggs',
    'Embden eggs',
  ])
})

test('where fewer than three of them are for sale it shows the newest of all', async () => {
  const newest = ['New hatching eggs', 'Blue peafowl eggs', 'Toulouse eggs', 'Rouen eggs', 'Embden eggs']
  expect(await rowAt('2026-07-14T09:00:00Z')).toEqual(newest)
  expect(await rowAt('2026-12-25T09:00:00Z')).toEqual(newest)
})

test('the month is that of the clocks in the UK', async () => {
  expect(await rowAt('2026-05-31T22:59:00Z')).toContain('Eggs to set in May')
  expect(await rowAt('2026-05-31T23:01:00Z')).toContain('New hatching eggs')
})
