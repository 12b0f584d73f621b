import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductCard } from '#contract/catalogue/catalogue.answers.ts'
import { addListing, addSeller, type TestListing } from '#testing/market/catalogue.ts'
import { suspend } from '#testing/people/operators.ts'
import { anew } from '#testing/site/anew.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let seller: string

beforeAll(async () => {
  app = await startTestApp()
  seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
})

afterAll(() => app.close())

const eggs = (title: string, day: number, more: Partial<TestListing> = {}, by = seller) =>
  addListing(app, by, {
    ...{ title, category: 'hatching-eggs', subcategory: 'chicken', breed: 'marans' },
    ...{ publishedAt: new Date(`2026-03-${String(day).padStart(2, '0')}T09:00:00Z`), ...more },
  })

const similarTo = async (id: string) => {
  const { body } = await app.client().get<ProductCard[]>(`/api/products/${id}/similar`, anew(app))
  return body.map(({ name }) => name)
}

test('similar listings are of its category: its breed, then its subcategory, then the newest, each once and without itself', async () => {
  const one = await eggs('Buff Orpington eggs', 1, { breed: 'orpington' })
  const gone = await addSeller(app, { username: 'left_the_trade', outcode: 'SY8' })
  await suspend(app, gone)
  for (const day of [20, 21, 22, 23, 24, 25, 26, 27]) {
    await eggs(`Orpington eggs of nobody, ${day}`, day, { breed: 'orpington' }, gone)
  }
  await eggs('Quail eggs', 19, { subcategory: 'quail', breed: null })
  await eggs('Duck eggs', 18, { subcategory: 'duck', breed: null })
  await eggs('Marans eggs', 2)
  await eggs('Blue Orpington eggs', 3, { breed: 'orpington' })
  await eggs('Black Orpington eggs', 4, { breed: 'orpington' })
  await eggs('Orpington eggs that are not for sale', 5, { breed: 'orpington', status: 'paused' })
  await addListing(app, seller, { title: 'An incubator', category: 'equipment', subcategory: 'incubators' })
  await addListing(app, seller, { title: 'Orpington pullets', category: 'live-birds', breed: 'orpington' })
  const first = ['Black Orpington eggs', 'Blue Orpington eggs', 'Marans eggs', 'Quail eggs', 'Duck eggs']
  expect(await similarTo(one.id)).toEqual(first)
  for (const day of [6, 7, 8, 9, 10]) await eggs(`Marans eggs, ${day}`, day)
  expect(await similarTo(one.id)).toEqual([
    ...['Black Orpington eggs', 'Blue Orpington eggs'],
    ...['Marans eggs, 10', 'Marans eggs, 9', 'Marans eggs, 8', 'Marans eggs, 7', 'Marans eggs, 6', 'Marans eggs'],
  ])
})

test('what has no breed is like what stands in its subcategory, whatever breed that has', async () => {
  const one = await eggs('Mixed turkey eggs', 1, { subcategory: 'turkey', breed: null })
  await eggs('Bronze turkey eggs', 3, { subcategory: 'turkey', breed: 'norfolk-black' })
  await eggs('More mixed turkey eggs', 2, { subcategory: 'turkey', breed: null })
  expect((await similarTo(one.id)).slice(0, 2)).toEqual(['Bronze turkey eggs', 'More mixed turkey eggs'])
})
