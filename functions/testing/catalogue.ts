import { randomUUID } from 'node:crypto'
import type { TestApp } from './test-app.ts'

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

/** A seller with a shop in an outcode, put straight into the database. */
export const addSeller = async (app: TestApp, { username, outcode }: { username: string; outcode: string }) => {
  const id = randomUUID()
  const at = '2026-01-05T09:00:00.000Z'
  await app.db.query(
    `insert into users (id, username, email, full_name, password_hash, user_type, seller_tier, terms_accepted_at, created_at, updated_at)
     values ($1, $2, $3, 'Test Keeper', 'none', 'seller', 'basic', $4, $4, $4)`,
    [id, username, `${username}@example.com`, at],
  )
  await app.db.query(
    'insert into shops (seller_id, name, outcode, created_at, updated_at) values ($1, $2, $3, $4, $4)',
    [id, `Shop of ${username}`, outcode, at],
  )
  return id
}

const addOptions = async (
  app: TestApp,
  { id, seller, listing }: { id: string; seller: string; listing: TestListing },
) => {
  const options = listing.options ?? [{ label: 'One', pricePence: 1250, stock: 5 }]
  const ids = options.map(() => randomUUID())
  for (const [position, option] of options.entries()) {
    await app.db.query(
      `insert into listing_options (id, listing_id, seller_id, label, price_pence, stock, pack_count, position)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [ids[position], id, seller, option.label, option.pricePence, option.stock, option.packCount ?? null, position],
    )
  }
  return ids
}

const addPicture = async (app: TestApp, { id, seller, key }: { id: string; seller: string; key: string }) => {
  await app.db.query(
    `insert into images (key, owner_id, content_type, bytes, width, height, created_at, used_at)
     values ($1, $2, 'image/webp', 1000, 1600, 1200, $3, $3)`,
    [key, seller, '2026-01-05T09:00:00.000Z'],
  )
  await app.db.query('insert into listing_images (listing_id, image_key, position, alt) values ($1, $2, 0, $3)', [
    id,
    key,
    'Six eggs in a tray',
  ])
}

/** A listing of `seller` (a user's id), put straight into the database as publishing would leave it. */
export const addListing = async (app: TestApp, seller: string, listing: TestListing) => {
  const id = randomUUID()
  const prices = (listing.options ?? [{ pricePence: 1250 }]).map(({ pricePence }) => pricePence)
  const at = (listing.publishedAt ?? new Date('2026-04-01T09:00:00Z')).toISOString()
  const status = listing.status ?? 'active'
  await app.db.query(
    `insert into listings (id, seller_id, category_id, subcategory_id, breed_slug, title, slug, description, attributes, status,
       collection, lowest_price_pence, highest_price_pence, is_featured, keywords, rating, review_count, published_at, created_at, updated_at)
     select $1, $2, c.id, sc.id, $3, $4, 'a-slug', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16
     from categories c left join subcategories sc on sc.category_id = c.id and sc.slug = $17 where c.slug = $18`,
    [
      ...[id, seller, listing.breed ?? null, listing.title, listing.description ?? 'Kept outdoors on grass.'],
      ...[JSON.stringify(listing.attributes ?? {}), status, listing.collection ?? false],
      ...[Math.min(...prices), Math.max(...prices), listing.featured ?? false, listing.keywords ?? ''],
      ...[listing.rating ?? null, listing.reviewCount ?? 0, status === 'draft' ? null : at, at],
      ...[listing.subcategory ?? null, listing.category ?? 'supplies'],
    ],
  )
  const optionIds = await addOptions(app, { id, seller, listing })
  if (listing.picture) await addPicture(app, { id, seller, key: listing.picture })
  return { id, optionIds }
}
