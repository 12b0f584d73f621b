import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductCard } from '#contract/catalogue/catalogue.answers.ts'
import { addListing, addSeller, type TestListing } from '#testing/market/catalogue.ts'
import { suspend } from '#testing/people/operators.ts'
import { anew } from '#testing/site/anew.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let [seller, ludlow, teme, clun] = ['', '', '', '']

beforeAll(async () => {
  app = await startTestApp()
  const shop = (username: string) => addSeller(app, { username, outcode: 'SY8' })
  seller = await shop('the_listings_own')
  ludlow = await shop('ludlow_hens')
  teme = await shop('teme_fowl')
  clun = await shop('clun_poultry')
})

afterAll(() => app.close())

type Kind = Partial<TestListing>
const soldOut: Kind = { options: [{ label: 'One', pricePence: 1250, stock: 0 }] }

const listed = (by: string, title: string, day: number, kind: Kind) =>
  addListing(app, by, { title, publishedAt: new Date(`2026-03-${String(day).padStart(2, '0')}T09:00:00Z`), ...kind })

const similarTo = async (id: string) => {
  const { body } = await app.client().get<ProductCard[]>(`/api/products/${id}/similar`, anew(app))
  return body.map(({ name }) => name)
}

const orpingtons: Kind = { category: 'hatching-eggs', subcategory: 'chicken', breed: 'orpington' }
const marans: Kind = { ...orpingtons, breed: 'marans' }

test('like a listing is what other shops can sell: its breed in its category, its breed elsewhere, its subcategory, its category', async () => {
  const one = await listed(seller, 'Buff Orpington eggs', 1, orpingtons)
  await listed(seller, 'More of its own shop', 28, orpingtons)
  await listed(ludlow, 'Orpington eggs, all sold', 27, { ...orpingtons, ...soldOut })
  await listed(ludlow, 'Orpington eggs that are paused', 26, { ...orpingtons, status: 'paused' })
  const gone = await addSeller(app, { username: 'left_the_trade', outcode: 'SY8' })
  await suspend(app, gone)
  await listed(gone, 'Orpington eggs of nobody', 25, orpingtons)
  await listed(ludlow, 'An incubator', 24, { category: 'equipment', subcategory: 'incubators' })
  await listed(teme, 'Quail eggs', 23, { category: 'hatching-eggs', subcategory: 'quail', breed: null })
  await listed(ludlow, 'Duck eggs', 22, { category: 'hatching-eggs', subcategory: 'duck', breed: null })
  await listed(clun, 'Marans eggs', 21, marans)
  await listed(clun, 'Orpington pullets', 20, { category: 'live-birds', breed: 'orpington' })
  await listed(ludlow, 'Blue Orpington eggs', 3, orpingtons)
  await listed(teme, 'Black Orpington eggs', 4, orpingtons)
  expect(await similarTo(one.id)).toEqual([
    ...['Black Orpington eggs', 'Blue Orpington eggs', 'Orpington pullets'],
    ...['Marans eggs', 'Quail eggs', 'Duck eggs'],
  ])
})

test('of one shop two stand there, the likest first, however many it has listed since', async () => {
  const geese: Kind = { category: 'hatching-eggs', subcategory: 'rare', breed: null }
  const one = await listed(seller, 'Embden goose eggs', 1, geese)
  await listed(ludlow, 'Pilgrim goose eggs', 2, geese)
  for (const day of [10, 11, 12, 13, 14, 15, 16, 17, 18]) await listed(teme, `Goose eggs, ${day}`, day, geese)
  expect(await similarTo(one.id)).toEqual([
    ...['Goose eggs, 18', 'Goose eggs, 17', 'Pilgrim goose eggs'],
    // Of its category, and no third of either shop.
    ...['Duck eggs', 'Marans eggs'],
  ])
})

test('what has no breed is like what stands in its subcategory, whatever breed that has', async () => {
  const turkeys: Kind = { category: 'hatching-eggs', subcategory: 'turkey', breed: null }
  const one = await listed(seller, 'Mixed turkey eggs', 1, turkeys)
  await listed(ludlow, 'Bronze turkey eggs', 3, { ...turkeys, breed: 'norfolk-black' })
  await listed(teme, 'More mixed turkey eggs', 2, turkeys)
  expect((await similarTo(one.id)).slice(0, 2)).toEqual(['Bronze turkey eggs', 'More mixed turkey eggs'])
})

test('no more than eight are shown', async () => {
  const one = await listed(seller, 'Silkie eggs', 1, { ...orpingtons, breed: 'silkie' })
  for (const day of [2, 3, 4, 5, 6]) {
    const shop = await addSeller(app, { username: `silkies_${day}`, outcode: 'SY8' })
    for (const title of ['Silkie eggs', 'Bearded Silkie eggs'])
      await listed(shop, `${title}, ${day}`, day, { ...orpingtons, breed: 'silkie' })
  }
  expect(await similarTo(one.id)).toHaveLength(8)
})
