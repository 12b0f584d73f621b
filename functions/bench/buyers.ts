import { randomUUID } from 'node:crypto'
import { csrfToken } from '#app/session.ts'
import { signSessionToken } from '#app/visitor/session-token.ts'
import type { Arena } from './arena.ts'

export type Buyer = { id: string; headers: Record<string, string> }

/** So many signed-in buyers, put straight into the database: no password is hashed. */
export const addBuyers = async ({ db, app, secret }: Arena, count: number): Promise<Buyer[]> => {
  const made = Array.from({ length: count }, () => ({ id: randomUUID(), session: randomUUID() }))
  const ids = made.map(({ id }) => id)
  await db.query(
    `insert into users (id, username, email, full_name, password_hash, user_type, email_verified_at, terms_accepted_at,
       created_at, updated_at)
     select id, 'bench_' || left(replace(id::text, '-', ''), 20), id || '@example.com', 'Ada Keeper', 'none', 'buyer',
       now(), now(), now(), now()
     from unnest($1::uuid[]) id`,
    [ids],
  )
  await db.query(
    `insert into sessions (id, user_id, created_at, last_used_at, expires_at)
     select session, id, now(), now(), now() + interval '30 days' from unnest($1::uuid[], $2::uuid[]) as made(session, id)`,
    [made.map(({ session }) => session), ids],
  )
  return Promise.all(
    made.map(async ({ id, session }) => {
      const token = await signSessionToken({ sessionId: session, userId: id }, { secret, now: new Date() })
      const csrf = csrfToken(secret, session)
      const headers = {
        Cookie: `session_id=${token}; csrf_token=${csrf}`,
        'X-CSRF-Token': csrf,
        Origin: app,
        'Sec-Fetch-Site': 'same-origin',
      }
      return { id, headers }
    }),
  )
}

/** Puts one pack of an option into each buyer's cart. */
export const fillCarts = ({ db }: Arena, { buyers, optionId }: { buyers: Buyer[]; optionId: string }) =>
  db.query(
    `insert into cart_lines (id, user_id, listing_id, option_id, quantity, way, seen_price_pence, created_at, updated_at)
     select gen_random_uuid(), u, o.listing_id, o.id, 1, 'post', o.price_pence, now(), now()
     from unnest($1::uuid[]) u, listing_options o where o.id = $2`,
    [buyers.map(({ id }) => id), optionId],
  )

/** Options that are posted, no two of one listing, with plenty in stock. */
export const stockUp = async ({ db }: Arena, count: number): Promise<string[]> => {
  const { rows } = await db.query<{ id: string }>(
    `update listing_options set stock = 10000 where id in (
       select distinct on (l.id) o.id from listings l
       join categories c on c.id = l.category_id and c.slug in ('equipment', 'supplies', 'merchandise')
       join listing_options o on o.listing_id = l.id where l.status = 'active' order by l.id limit $1)
     returning id`,
    [count],
  )
  return rows.map(({ id }) => id)
}
