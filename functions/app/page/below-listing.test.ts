import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueKeys } from '#contract/pages/query-keys.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { dataOf } from '#testing/site/first-data.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

type Stock = { day: number; by?: string; subcategory?: string }

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

test('a listing comes with the rows below it, so that they are read without scripts', async () => {
  const keeper = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  const eggs = await addListing(app, keeper, { title: 'Marans eggs', category: 'hatching-eggs' })
  const neighbour = await addSeller(app, { username: 'teme_fowl', outcode: 'SY8' })
  const others = await Promise.all(
    ['A coop', 'A drinker', 'A feeder', 'A perch', 'A ramp'].map((title, day) =>
      addListing(app, neighbour, { title, publishedAt: new Date(`2026-03-0${day + 1}T09:00:00Z`) }),
    ),
  )
  const { id } = await addListing(app, neighbour, {
    title: 'Quail eggs',
    category: 'hatching-eggs',
    publishedAt: new Date('2026-02-01T09:00:00Z'),
  })
  await addListing(app, neighbour, { title: 'A paused coop', status: 'paused' })
  await addListing(app, neighbour, { title: 'A sold coop', options: [{ label: 'One', pricePence: 4500, stock: 0 }] })
  const before = app.allCalls()
  const html = await (await app.fetch(`/products/${id}`)).text()
  expect(app.allCalls() - before).toBe(1)
  expect(dataOf(html, catalogueKeys.others(id))).toMatchObject(
    others
      .toReversed()
      .slice(0, 4)
      .map((each) => ({ id: each.id })),
  )
  expect(dataOf(html, catalogueKeys.similar(id))).toMatchObject([{ id: eggs.id }])
  expect(html).toMatch(
    /<h2[^>]*>More from Shop of teme_fowl<\/h2>.*A ramp.*A drinker.*<h2[^>]*>Similar listings<\/h2>/s,
  )
  expect(html).not.toMatch(/A (sold |paused )?coop/)
})

test('a listing stands in neither row below itself, and all others come in the order of their row', async () => {
  const keeper = await addSeller(app, { username: 'wyre_waterfowl', outcode: 'DY12' })
  const stranger = await addSeller(app, { username: 'clee_waterfowl', outcode: 'SY8' })
  const stock = (title: string, { day, by = keeper, subcategory = 'ducks' }: Stock) =>
    addListing(app, by, {
      title,
      category: 'live-birds',
      subcategory,
      publishedAt: new Date(`2026-03-0${day}T09:00:00Z`),
    })
  const geese = await stock('A trio of geese', { day: 4, subcategory: 'geese' })
  const asked = await stock('A pair of Pekin ducks', { day: 5 })
  const ducks = await stock('Three Pekin ducks', { day: 2 })
  const theirGeese = await stock('A pair of geese', { day: 6, subcategory: 'geese', by: stranger })
  const theirDucks = await stock('Two Aylesbury ducks', { day: 3, by: stranger })
  const html = await (await app.fetch(`/products/${asked.id}`)).text()
  expect(dataOf(html, catalogueKeys.others(asked.id))).toMatchObject([{ id: geese.id }, { id: ducks.id }])
  expect(dataOf(html, catalogueKeys.similar(asked.id))).toMatchObject([{ id: theirDucks.id }, { id: theirGeese.id }])
})
