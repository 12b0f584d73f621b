import { randomUUID } from 'node:crypto'
import type { Batch } from '#db/batch.ts'
import type { Db } from '#db/client.ts'
import { changeShop, openShop } from '#features/identity/shops/shop.queries.ts'
import { insertImage } from '#features/identity/uploads/uploads.queries.ts'
import { insertUser } from '#features/identity/users/user.queries.ts'
import type { KindRow } from '#features/selling/listings/draft.rules.ts'
import { kinds } from '#features/selling/listings/references.queries.ts'
import { insertListing, updateListing } from '#features/selling/shelf/listing.queries.ts'
import { takeManyOffSale } from '#features/selling/shelf/many-listings.queries.ts'
import { putPictures } from '#features/selling/shelf/pictures.queries.ts'
import { putOnSale } from '#features/selling/shelf/sale.queries.ts'
import { putOptions, type WantedOption } from '#features/selling/stock/options.queries.ts'
import { run, toldBy } from '../rows/statements.ts'
import type { TestApp } from '../site/test-app.ts'
import { home } from './buying.ts'

export type TestListing = {
  title: string
  category?: string
  subcategory?: string | null
  breed?: string | null
  description?: string
  attributes?: Record<string, unknown>
  keywords?: string
  status?: 'draft' | 'active' | 'paused' | 'removed'
  collection?: boolean
  featured?: boolean
  publishedAt?: Date
  rating?: number
  reviewCount?: number
  seller?: string
  options?: { label: string; pricePence: number; stock: number; packCount?: number | null }[]
  picture?: string
}

type NewSeller = { username: string; outcode: string; email?: string; fullName?: string; passwordHash?: string }

/** A seller with a shop in an outcode that says where buyers collect, in whom nobody is signed in; the id. */
export const addSeller = async (app: TestApp, { username, outcode, ...more }: NewSeller): Promise<string> => {
  const id = randomUUID()
  const now = new Date('2026-01-05T09:00:00.000Z')
  const user = {
    ...{ id, username, email: `${username}@example.com`, fullName: 'Test Keeper', passwordHash: 'none', ...more },
    ...{ userType: 'seller' as const, sellerTier: 'basic' as const },
    ...{ emailVerifiedAt: now, termsAcceptedAt: now, createdAt: now, updatedAt: now },
  }
  await run(app, (db) => ({
    made: insertUser(db, user),
    shop: openShop(db, {
      ...{ sellerId: id, name: `Shop of ${username}`, now },
      told: toldBy({ by: id, now }, { act: 'shop.opened' }),
    }),
    place: changeShop(db, { sellerId: id, changes: { outcode, collectionAddress: home }, now }),
  }))
  return id
}

const kindsRead = new WeakMap<TestApp, Promise<{ all: KindRow[] }>>()

/** The ids of a category and a subcategory, which no test changes. */
const kindOf = async (app: TestApp, { category = 'supplies', subcategory = null }: TestListing) => {
  const reading = kindsRead.get(app) ?? run(app, (db) => ({ all: kinds(db) }))
  kindsRead.set(app, reading)
  const { all } = await reading
  const found = all.find(
    (kind) => kind.categorySlug === category && (!subcategory || kind.subcategorySlug === subcategory),
  )
  if (!found) throw new Error(`There is no category ${category} with a subcategory ${subcategory}.`)
  return { categoryId: found.categoryId, subcategoryId: subcategory ? found.subcategoryId : null }
}

const optionsOf = ({ options = [{ label: 'One', pricePence: 1250, stock: 5 }] }: TestListing): WantedOption[] =>
  options.map((option) => ({ sku: null, packCount: null, ...option, id: randomUUID() }))

type Standing = { id: string; sellerId: string; now: Date }

const picture = (db: Db, { id: listingId, sellerId, now, key }: Standing & { key: string }) => ({
  uploaded: insertImage(db, {
    ...{ key, ownerId: sellerId, createdAt: now },
    ...{ contentType: 'image/webp', bytes: 1000, width: 1600, height: 1200 },
  }),
  put: putPictures(db, { listingId, sellerId, keys: [key], alts: { [key]: 'Six eggs in a tray' }, now }),
})

/** How sellers take a listing of theirs off sale. */
export const pausing = ({ id, sellerId, now }: Standing) => ({
  ...{ sellerId, ids: [id], now },
  told: toldBy({ by: sellerId, now }, { act: 'listing.paused', data: { through: 'itself' } }),
})

/** What leads a draft into a status: it was for sale before it was paused or removed. */
const led = (db: Db, { status, ...own }: Standing & { status: NonNullable<TestListing['status']> }): Batch => {
  if (status === 'draft') return {}
  return {
    published: putOnSale(db, { ...own, stretchId: randomUUID(), publishedAt: own.now }),
    after: {
      ...(status === 'paused' ? { paused: takeManyOffSale(db, pausing(own)) } : {}),
      ...(status === 'removed' ? { removed: updateListing(db, { ...own, columns: { status } }) } : {}),
    },
  }
}

/** A listing of `seller` (a user's id), made by the statements of drafting and publishing. */
export const addListing = async (app: TestApp, seller: string, listing: TestListing) => {
  const options = optionsOf(listing)
  const prices = options.map(({ pricePence }) => pricePence)
  const now = listing.publishedAt ?? new Date('2026-04-01T09:00:00Z')
  const own = { id: randomUUID(), sellerId: seller, now }
  const row = {
    ...{ id: own.id, sellerId: seller, ...(await kindOf(app, listing)), breedSlug: listing.breed ?? null },
    ...{ title: listing.title, slug: 'a-slug', description: listing.description ?? 'Kept outdoors on grass.' },
    ...{ attributes: listing.attributes ?? {}, keywords: listing.keywords ?? '' },
    ...{ collection: listing.collection ?? false, isFeatured: listing.featured ?? false },
    ...{ lowestPricePence: Math.min(...prices), highestPricePence: Math.max(...prices) },
    ...{ rating: listing.rating ?? null, reviewCount: listing.reviewCount ?? 0, createdAt: now, updatedAt: now },
  }
  await run(app, (db) => ({
    made: insertListing(db, row),
    options: putOptions(db, { listingId: own.id, sellerId: seller, options, now }),
    picture: listing.picture ? picture(db, { ...own, key: listing.picture }) : {},
    sale: led(db, { ...own, status: listing.status ?? 'active' }),
  }))
  return { id: own.id, optionIds: options.map(({ id }) => id) }
}

/** The first option of a new listing of `seller`: layers pellets, unless said otherwise. */
export const addOption = async (app: TestApp, seller: string, listing: Partial<TestListing> = {}): Promise<string> =>
  (await addListing(app, seller, { title: 'Layers pellets', ...listing })).optionIds[0]!
