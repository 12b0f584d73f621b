import { sql } from 'drizzle-orm'
import { deletedName } from '#contract/identity/deleted-user.ts'
import type { Db } from '#db/client.ts'
import { closeShop } from '#features/identity/shops/shop.queries.ts'

type Leaving = { id: string; now: Date }

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** Ends his package and what it had for sale. */
const endPackage = (db: Db, { id, now }: Leaving) => [
  db.execute(sql`update subscriptions set status = 'ended', cancels_at = ${at(now)}, next_tier = null, updated_at = ${at(now)}
    where seller_id = ${id} and status in ('active', 'past_due', 'cancelled')`),
  db.execute(sql`update payments set status = 'abandoned', settled_at = ${at(now)}
    where payer_id = ${id} and status = 'open' and subscription_id is not null`),
  db.execute(
    sql`update listing_stretches set active_until = ${at(now)} where seller_id = ${id} and active_until is null`,
  ),
  db.execute(sql`delete from listing_views where seller_id = ${id}`),
  // Its name stands wherever the other side of an order or a conversation is named, also where there was no shop.
  closeShop(db, { sellerId: id, name: deletedName, now }),
]

const isNamed = sql`(exists (select from order_lines o where o.listing_id = l.id)
  or exists (select from conversations c where c.listing_id = l.id))`

// An order shows the picture that it was sold with.
const isSoldWith = sql`exists (
  select from order_lines o where o.listing_id = i.listing_id and strpos(o.image_url, i.image_key) > 0)`

/** Deletes his listings; of those that an order or a conversation names only the empty row stays, and the sold picture. */
const emptyShelves = (db: Db, { id, now }: Leaving) => [
  db.execute(sql`delete from listings l where l.seller_id = ${id} and not ${isNamed}`),
  db.execute(sql`delete from listing_images i using listings l
    where l.id = i.listing_id and l.seller_id = ${id} and not ${isSoldWith}`),
  db.execute(
    sql`update listing_images i set alt = '' from listings l where l.id = i.listing_id and l.seller_id = ${id}`,
  ),
  db.execute(sql`update listing_options set label = '', sku = null, stock = 0, archived_at = coalesce(archived_at, ${at(now)})
    where seller_id = ${id}`),
  db.execute(sql`
    update listings set status = 'removed', removed_reason = 'The seller has deleted the account.', title = 'Deleted listing',
      slug = 'deleted-listing', description = '', keywords = '', attributes = '{}', breed_slug = null,
      dispatch_weekdays = null, lowest_price_pence = null, highest_price_pence = null, is_featured = false,
      is_best_seller = false, published_at = coalesce(published_at, ${at(now)}), version = version + 1,
      updated_at = ${at(now)}
    where seller_id = ${id}`),
]

/** Closes the shop of who leaves and takes his goods off sale for good. Harmless to repeat. */
export const forgetGoods = (db: Db, leaving: Leaving) => [...endPackage(db, leaving), ...emptyShelves(db, leaving)]

/** His pictures that nothing shows any more: their bytes may go, and the rows after them. */
export const picturesLeft = (db: Db, id: string) =>
  db.execute<{ key: string }>(sql`
    select i.key from images i
    where i.owner_id = ${id} and not exists (select from listing_images l where l.image_key = i.key)
      and not exists (select from message_images m where m.image_key = i.key)
      and not exists (select from shops s where s.banner_key = i.key)`)
