import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'

type Leaving = { sellerId: string; now: Date }

/** Ends the stretches in which a seller's listings are for sale. */
export const endStretchesOf = (db: Db, { sellerId, now }: Leaving) =>
  db.execute(sql`
    update listing_stretches set active_until = ${momentSql(now)} where seller_id = ${sellerId} and active_until is null`)

const isNamed = sql`(exists (select from order_lines o where o.listing_id = l.id)
  or exists (select from conversations c where c.listing_id = l.id))`

// An order shows the picture that it was sold with.
const isSoldWith = sql`exists (
  select from order_lines o where o.listing_id = i.listing_id and strpos(o.image_url, i.image_key) > 0)`

/** Deletes a seller's listings that neither an order nor a conversation names; of the others all pictures but the sold one. */
export const deleteListingsOf = (db: Db, sellerId: string) => ({
  listings: db.execute(sql`delete from listings l where l.seller_id = ${sellerId} and not ${isNamed}`),
  images: db.execute(sql`delete from listing_images i using listings l
    where l.id = i.listing_id and l.seller_id = ${sellerId} and not ${isSoldWith}`),
  words: db.execute(
    sql`update listing_images i set alt = '' from listings l where l.id = i.listing_id and l.seller_id = ${sellerId}`,
  ),
})

/** Empties the rows of a seller's listings that stay. Harmless to repeat. */
export const emptyListingsOf = (db: Db, { sellerId, now }: Leaving) =>
  db.execute(sql`
    update listings set status = 'removed', removed_reason = 'The seller has deleted the account.', title = 'Deleted listing',
      slug = 'deleted-listing', description = '', keywords = '', attributes = '{}', breed_slug = null,
      dispatch_weekdays = null, lowest_price_pence = null, highest_price_pence = null, is_featured = false,
      is_best_seller = false, published_at = coalesce(published_at, ${momentSql(now)}), version = version + 1,
      updated_at = ${momentSql(now)}
    where seller_id = ${sellerId}`)
