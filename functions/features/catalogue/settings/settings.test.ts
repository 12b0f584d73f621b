import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PublicSettings } from '#contract/catalogue/settings.answers.ts'
import { publishedSettings } from '#contract/catalogue/settings.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { suspend, unverify } from '#testing/people/operators.ts'
import { addCrowd, copyListing } from '#testing/rows/crowds.ts'
import { anew } from '#testing/site/anew.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const read = async () => (await app.client().get<PublicSettings>('/api/settings/public', anew(app))).body

test('the site says what it is and what it claims, in one call and cached as reference', async () => {
  const before = app.calls()
  const { status, body, headers } = await app.client().get<PublicSettings>('/api/settings/public')
  expect(app.calls() - before).toBe(1)
  expect(status).toBe(200)
  expect(body).toEqual(publishedSettings)
  expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=3600/)
  expect((await app.client().get('/api/settings/public')).headers.get('x-cache')).toBe('HIT')
})

test('an operator lets it tell only what was counted', async () => {
  const counting = await startTestApp({ SITE_FIGURES: 'counted' })
  try {
    const seller = await addSeller(counting, { username: 'only_seller', outcode: 'SY8' })
    await addListing(counting, seller, {
      title: 'The only one',
      options: [{ label: 'One', pricePence: 100, stock: 1 }],
    })
    const { body } = await counting.client().get<PublicSettings>('/api/settings/public')
    expect(body).toEqual({ ...publishedSettings, figures: { activeUsers: 1, products: 1, satisfactionPercent: null } })
  } finally {
    await counting.close()
  }
})

test('counts take the place of the published figures once they are larger', async () => {
  const seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  const one = { title: 'One of very many', options: [{ label: 'One', pricePence: 100, stock: 1 }] }
  const { id } = await addListing(app, seller, one)
  await addListing(app, seller, { title: 'Paused and not counted', status: 'paused' })
  expect((await read()).figures).toEqual(publishedSettings.figures)

  await copyListing(app, { id, count: 10_004 })
  const keepers = await addCrowd(app, { prefix: 'keeper-', count: 5_300 })
  await suspend(app, ...keepers.slice(0, 100))
  await unverify(app, ...keepers.slice(100, 200))
  // The seller, and 5,300 less the hundred who are suspended and the hundred whose address is not verified.
  expect((await read()).figures).toEqual({ activeUsers: 5_101, products: 10_005, satisfactionPercent: 95 })
})
