import type { Arena } from './arena.ts'
import { addBuyers, type Buyer } from './buyers.ts'

/** How much stands behind a seller whose screens must stay quick. */
const size = { buyers: 500, orders: 10_000, listings: 300, days: 60 } as const

// Of so many orders a few wait for the seller; the others are done, over the last two years.
const statements = [
  `update users set user_type = 'seller', seller_tier = 'premium' where id = $1`,
  `insert into shops (seller_id, name, outcode, created_at, updated_at) values ($1, 'Busy Farm', 'SY8', now(), now())`,
  `insert into subscriptions (id, seller_id, tier, period, status, price_pence, started_at, renews_at, created_at, updated_at)
   values (gen_random_uuid(), $1, 'premium', 'year', 'active', 18000, now() - interval '20 days', now() + interval '300 days', now(), now())`,
  `update listings set seller_id = $1 where id in (
     select id from listings where status = 'active' order by id limit ${size.listings})`,
  `update listing_options o set seller_id = $1 from listings l where l.id = o.listing_id and l.seller_id = $1`,
  `create temporary table sold as
   select n, gen_random_uuid() as order_id, gen_random_uuid() as checkout_id, gen_random_uuid() as conversation_id,
     ($2::uuid[])[1 + n % ${size.buyers}] as buyer_id, now() - n * interval '105 minutes' as at,
     case when n <= 40 then 'paid' when n <= 80 then 'accepted' when n <= 100 then 'ready' else 'completed' end as status
   from generate_series(1, ${size.orders}) n where $1::uuid is not null`,
  `insert into checkouts (id, buyer_id, status, goods_pence, delivery_pence, total_pence, created_at, expires_at)
   select checkout_id, buyer_id, 'paid', 1250, 499, 1749, at, at + interval '30 minutes' from sold where $1::uuid is not null`,
  `insert into payments (reference, provider, payer_id, checkout_id, amount_pence, status, created_at, expires_at)
   select 'busy' || n, 'sandbox', buyer_id, checkout_id, 1749, 'succeeded', at, at from sold where $1::uuid is not null`,
  `insert into orders (id, number, checkout_id, buyer_id, seller_id, way, status, goods_pence, delivery_pence, total_pence,
     delivery, placed_at, paid_at, accept_by, updated_at)
   select order_id, 'BUSY-' || n, checkout_id, buyer_id, $1, 'post', status, 1250, 499, 1749, '[]', at, at,
     at + interval '9 days', at from sold`,
  `insert into order_lines (id, order_id, listing_id, option_id, name, option_label, quantity, unit_price_pence, line_pence, kind, position)
   select gen_random_uuid(), s.order_id, o.listing_id, o.id, 'Layers pellets', '20 kg', 1, 1250, 1250, 'goods', 0
   from sold s join (
     select distinct on (listing_id) id, listing_id, dense_rank() over (order by listing_id) as place
     from listing_options where seller_id = $1
   ) o on o.place = 1 + s.n % ${size.listings}`,
  `insert into order_events (id, order_id, status, by_role, at)
   select gen_random_uuid(), order_id, e, 'buyer', at from sold, unnest(array['pending_payment', 'paid', 'accepted']) e
   where $1::uuid is not null`,
  `insert into conversations (id, first_user_id, second_user_id, order_id, created_at, last_message_at)
   select conversation_id, least(buyer_id, $1::uuid), greatest(buyer_id, $1::uuid), order_id, at, at from sold`,
  `insert into messages (id, conversation_id, from_user_id, to_user_id, text, sent_at, read_at)
   select gen_random_uuid(), conversation_id, buyer_id, $1, 'Has it left yet?', at, case when n > 30 then at end from sold`,
  `insert into notifications (id, user_id, kind, subject_id, data, at, read_at)
   select gen_random_uuid(), $1, 'order', order_id, '{"side": "seller", "status": "paid"}', at, case when n > 30 then at end from sold`,
  `insert into listing_views (listing_id, seller_id, day, views)
   select l.id, l.seller_id, current_date - d, 5 from listings l, generate_series(0, ${size.days - 1}) d where l.seller_id = $1`,
  `insert into favourites (user_id, listing_id, created_at)
   select u, l.id, now() - interval '10 days' from listings l, unnest(($2::uuid[])[1:40]) u where l.seller_id = $1`,
  `insert into listing_stretches (id, seller_id, listing_id, active_from)
   select gen_random_uuid(), seller_id, id, now() - interval '40 days' from listings where seller_id = $1`,
]

/** A signed-in seller with 10,000 orders, each with a conversation and a notification, and 300 listings. */
export const addBusySeller = async (arena: Arena): Promise<Buyer> => {
  const [seller] = await addBuyers(arena, 1)
  const buyers = await addBuyers(arena, size.buyers)
  if (!seller) throw new Error('No seller was made.')
  const session = await arena.db.connect()
  try {
    for (const statement of statements) {
      const values = [seller.id, buyers.map(({ id }) => id)]
      await session.query(statement, statement.includes('$2') ? values : values.slice(0, 1))
    }
    await session.query('drop table sold')
    await session.query('analyze')
  } finally {
    session.release()
  }
  return seller
}
