import { tuesday } from '../market/buying.ts'
import type { TestApp } from '../site/test-app.ts'

/** Rows by the hundred and the thousand, in one statement each: to live through so many would take minutes. */

/** So many listings for sale like this one, without options; their ids. */
export const copyListing = async (app: TestApp, { id, count }: { id: string; count: number }): Promise<string[]> => {
  const { rows } = await app.db.query<{ id: string }>(
    `insert into listings (id, seller_id, category_id, title, slug, status, lowest_price_pence, highest_price_pence,
       published_at, created_at, updated_at)
     select gen_random_uuid(), seller_id, category_id, title, slug, status, lowest_price_pence, highest_price_pence,
       published_at, created_at, updated_at
     from listings, generate_series(1, $2::int) where id = $1 returning id`,
    [id, count],
  )
  return rows.map((row) => row.id)
}

/** Lets a user keep all these listings since one moment. */
export const keepAll = (app: TestApp, { userId, listingIds }: { userId: string; listingIds: string[] }) =>
  app.db.query('insert into favourites (user_id, listing_id, created_at) select $1, unnest($2::uuid[]), $3', [
    userId,
    listingIds,
    tuesday,
  ])

/** Buyers with proven addresses, called by `prefix` and a number from 1 on; their ids. */
export const addCrowd = async (app: TestApp, { prefix, count }: { prefix: string; count: number }) => {
  const { rows } = await app.db.query<{ id: string }>(
    `insert into users (id, username, email, full_name, password_hash, user_type, email_verified_at, terms_accepted_at,
       created_at, updated_at)
     select gen_random_uuid(), $1 || n, $1 || n || '@example.com', 'Ada Keeper', 'none', 'buyer', $3, $3, $3, $3
     from generate_series(1, $2::int) n returning id`,
    [prefix, count, tuesday],
  )
  return rows.map((row) => row.id)
}

/** Wishes of one user, a second older each: “Wish 1” is a second older than `before`. */
export const addWishes = (app: TestApp, { userId, before, count }: { userId: string; before: Date; count: number }) =>
  app.db.query(
    `insert into feature_requests (id, user_id, title, description, created_at, updated_at)
     select gen_random_uuid(), $1, 'Wish ' || n, 'One of very many.', $2::timestamptz - n * interval '1 second', $2
     from generate_series(1, $3::int) n`,
    [userId, before, count],
  )
