import { addListing, addSeller } from '#testing/market/catalogue.ts'
import type { TestApp } from '#testing/site/test-app.ts'

/** What is for sale, newest first. */
export const [orpington, marans, ducks, incubator] = [
  'Buff Orpington hatching eggs',
  'Copper Black Marans hatching eggs',
  'Khaki Campbell ducks at point of lay',
  'Brinsea Ovation 28 incubator',
] as const

/** Puts four listings of two sellers up for sale in April 2026, and three that nobody may see. */
export const stockList = async (app: TestApp): Promise<void> => {
  const [ludlow, devon] = await Promise.all([
    addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' }),
    addSeller(app, { username: 'devon_ducks', outcode: 'EX20' }),
  ])
  const eggs = { category: 'hatching-eggs', subcategory: 'chicken' }
  const chicken = { species: 'chicken', breed: 'orpington' }
  await addListing(app, ludlow, {
    ...eggs,
    title: orpington,
    breed: 'orpington',
    attributes: chicken,
    keywords: 'orpington buff orp chicken hatching eggs',
    options: [
      { label: 'Six', pricePence: 1800, stock: 4, packCount: 6 },
      { label: 'Twelve', pricePence: 3200, stock: 0, packCount: 12 },
    ],
    publishedAt: new Date('2026-04-09T09:00:00Z'),
    featured: true,
  })
  await addListing(app, ludlow, {
    ...eggs,
    title: marans,
    breed: 'marans',
    attributes: { species: 'chicken', breed: 'marans' },
    keywords: 'marans maran chicken hatching eggs',
    options: [{ label: 'Six', pricePence: 2400, stock: 0, packCount: 6 }],
    collection: true,
    publishedAt: new Date('2026-04-08T09:00:00Z'),
  })
  await addListing(app, devon, {
    category: 'live-birds',
    subcategory: 'ducks',
    title: ducks,
    attributes: { species: 'duck', breed: 'campbell' },
    keywords: 'campbell duck live birds',
    options: [{ label: 'Each', pricePence: 3500, stock: 3 }],
    publishedAt: new Date('2026-04-07T09:00:00Z'),
    rating: 4.8,
    reviewCount: 12,
  })
  await addListing(app, devon, {
    category: 'equipment',
    subcategory: 'incubators',
    title: incubator,
    attributes: { brand: 'Brinsea', condition: 'used' },
    keywords: 'equipment incubators',
    description: "Turns by itself; 100% working, with its box and the user's book.",
    options: [{ label: 'One', pricePence: 14_000, stock: 1 }],
    publishedAt: new Date('2026-04-06T09:00:00Z'),
  })
  await addListing(app, ludlow, { title: 'Draft of a drinker', status: 'draft' })
  await addListing(app, ludlow, { title: 'Paused straw bales', status: 'paused' })
  await addListing(app, ludlow, { title: 'Removed tonic for hens', status: 'removed' })
}
