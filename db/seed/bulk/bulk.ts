import type pg from 'pg'
import { type Random, randomFrom } from '#db/seed/pictures/random.ts'
import { type Invented, inventListing } from './invent.ts'
import { type InventedSeller, inventSeller } from './sellers.ts'

/** As many as the larger package allows a seller in a month would be fifty. */
const listingsASeller = 25
const rowsAStatement = 1_000

const insertSellers = async (session: pg.ClientBase, sellers: InventedSeller[]): Promise<void> => {
  const rows = `json_to_recordset($1::json) as g(
    id uuid, username text, email text, full_name text, shop text, outcode text, yard jsonb, at timestamptz)`
  const given = [JSON.stringify(sellers)]
  await session.query(
    `insert into users (id, username, email, full_name, password_hash, user_type, seller_tier, email_verified_at,
       terms_accepted_at, created_at, updated_at)
     select id, username, email, full_name, 'none', 'seller', 'premium', at, at, at, at from ${rows}`,
    given,
  )
  await session.query(
    `insert into shops (seller_id, name, about, outcode, collection_address, created_at, updated_at)
     select id, shop, 'Kept by ' || full_name || '.', outcode, yard, at, at from ${rows}`,
    given,
  )
}

const insertListings = async (session: pg.ClientBase, invented: Invented[]): Promise<void> => {
  await session.query(
    `insert into listings (id, seller_id, category_id, subcategory_id, breed_slug, title, slug, description, attributes,
       status, collection, lowest_price_pence, highest_price_pence, rating, review_count, is_featured, keywords,
       published_at, created_at, updated_at)
     select g.id, seller_id, c.id, sc.id, breed_slug, title, g.slug, g.description, attributes, status, collection,
       lowest_price_pence, highest_price_pence, rating, review_count, is_featured, keywords, at, at, at
     from json_to_recordset($1::json) as g(
       id uuid, seller_id uuid, category text, subcategory text, breed_slug text, title text, slug text,
       description text, attributes jsonb, status text, collection bool, lowest_price_pence bigint,
       highest_price_pence bigint, rating numeric, review_count int, is_featured bool, keywords text, at timestamptz)
     join categories c on c.slug = g.category
     left join subcategories sc on sc.category_id = c.id and sc.slug = g.subcategory`,
    [JSON.stringify(invented.map(({ listing }) => listing))],
  )
  await session.query(
    `insert into listing_options (id, listing_id, seller_id, label, price_pence, stock, pack_count, position)
     select id, listing_id, seller_id, label, price_pence, stock, pack_count, position
     from json_populate_recordset(null::listing_options, $1::json)`,
    [JSON.stringify(invented.flatMap(({ options }) => options))],
  )
}

const writeAll = async (
  session: pg.ClientBase,
  { listings, now, random }: Omit<Wanted, 'seed'> & { random: Random },
) => {
  const sellers = Array.from({ length: Math.ceil(listings / listingsASeller) }, () => inventSeller(random, now))
  await insertSellers(session, sellers)
  for (let done = 0; done < listings; done += rowsAStatement) {
    const count = Math.min(rowsAStatement, listings - done)
    const invented = Array.from({ length: count }, (_, index) => {
      const { id: sellerId } = sellers[(done + index) % sellers.length]!
      return inventListing(random, { sellerId, now })
    })
    await insertListings(session, invented)
  }
}

export type Wanted = {
  listings: number
  now: Date
  /** The same words give the same titles, prices and places. */
  seed: string
}

/**
 * Puts so many listings, with sellers of their own, into a migrated database: all of them or none. They have no pictures
 * and show their category's, since each picture is one listing's alone.
 */
export const seedListings = async (session: pg.ClientBase, { seed, ...wanted }: Wanted): Promise<void> => {
  await session.query('begin')
  try {
    await writeAll(session, { ...wanted, random: randomFrom(seed) })
    await session.query('commit')
  } catch (error) {
    await session.query('rollback')
    throw error
  }
  // Plans follow the statistics: without them the first minutes would be slow.
  await session.query('vacuum analyze')
}
