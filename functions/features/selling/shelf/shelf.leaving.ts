import { sql } from 'drizzle-orm'
import type { Leaver, Leaving } from '#app/leaving.ts'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'

/** Ends the stretches in which a seller's listings are for sale. */
const endStretchesOf = (db: Db, { id, now }: Leaver) =>
  db.execute(sql`
    update listing_stretches set active_until = ${momentSql(now)} where seller_id = ${id} and active_until is null`)

const isNamed = sql`(exists (select from order_lines o where o.listing_id = l.id)
  or exists (select from conversations c where c.listing_id = l.id))`

// An order shows the picture that it was sold with.
const isSoldWith = sql`exists (
  select from order_lines o where o.listing_id = i.listing_id and strpos(o.image_url, i.image_key) > 0)`

/** Deletes a seller's listings that neither an order nor a conversation names; of the others all pictures but the sold one. */
const deleteListingsOf = (db: Db, sellerId: string) => [
  db.execute(sql`delete from listings l where l.seller_id = ${sellerId} and not ${isNamed}`),
  db.execute(sql`delete from listing_images i using listings l
    where l.id = i.listing_id and l.seller_id = ${sellerId} and not ${isSoldWith}`),
  db.execute(
    sql`update listing_images i set alt = '' from listings l where l.id = i.listing_id and l.seller_id = ${sellerId}`,
  ),
]

/** Empties the rows of a seller's listings that stay. Harmless to repeat. */
const emptyListingsOf = (db: Db, { id, now }: Leaver) =>
  db.execute(sql`
    update listings set status = 'removed', removed_reason = 'The seller has deleted the account.', title = 'Deleted listing',
      slug = 'deleted-listing', description = '', keywords = '', attributes = '{}', breed_slug = null,
      dispatch_weekdays = null, lowest_price_pence = null, highest_price_pence = null, is_featured = false,
      is_best_seller = false, published_at = coalesce(published_at, ${momentSql(now)}), version = version + 1,
      updated_at = ${momentSql(now)}
    where seller_id = ${id}`)

/** When a seller's listings were for sale. */
export const stretchesLeaving: Leaving = {
  forget: (db, leaver) => [endStretchesOf(db, leaver)],
  stays: { listing_stretches: 'when something was on sale, without what' },
}

/** A seller's listings: of one that an order or a conversation names, the empty row stays, and the sold picture. */
export const listingsLeaving: Leaving = {
  inFile: {
    listings: {
      tables: ['listings', 'listing_images', 'listing_options', 'listing_stretches', 'listing_views'],
      of: (id) => sql`
        select l.id, l.title, l.description, c.name as category, b.name as subcategory, l.breed_slug as breed, l.attributes, l.status, l.removed_reason as "removedReason",
          l.collection, l.dispatch_weekdays as "dispatchWeekdays", l.published_at as "publishedAt", l.created_at as "createdAt",
          (select coalesce(json_agg(json_build_object('label', o.label, 'sku', o.sku, 'pricePence', o.price_pence,
            'stock', o.stock, 'packCount', o.pack_count, 'archivedAt', o.archived_at) order by o.position), '[]')
            from listing_options o where o.listing_id = l.id) as options,
          (select coalesce(json_agg(json_build_object('url', '/api/images/' || i.image_key, 'alt', i.alt) order by i.position), '[]')
            from listing_images i where i.listing_id = l.id) as pictures,
          (select coalesce(json_agg(json_build_object('from', t.active_from, 'until', t.active_until)
            order by t.active_from), '[]') from listing_stretches t where t.listing_id = l.id) as "onSale",
          (select coalesce(json_agg(json_build_object('day', v.day, 'views', v.views) order by v.day), '[]')
            from listing_views v where v.listing_id = l.id) as views
        from listings l join categories c on c.id = l.category_id
        left join subcategories b on b.id = l.subcategory_id where l.seller_id = ${id} order by l.id`,
    },
  },
  columnsNotInFile: {
    'listings.slug': 'made from its title',
    'listings.lowest_price_pence': 'the lowest price of its options, which are there',
    'listings.highest_price_pence': 'the highest of them',
    'listings.rating': 'nobody rates yet',
    'listings.review_count': 'nobody reviews yet',
    'listings.is_featured': 'our choice for the home page',
    'listings.is_best_seller': 'our choice for a badge',
    'listings.keywords': 'words for our search, made from what is there',
    'listings.version': 'how often it was saved, so that two tabs do not undo each other',
    'listings.updated_at': 'when it was saved last; acts say what was done and when',
  },
  forget: (db, { id }) => deleteListingsOf(db, id),
}

/** What is left of a seller's listings, after their options. */
export const emptyListingsLeaving: Leaving = {
  forget: (db, leaver) => [emptyListingsOf(db, leaver)],
  stays: { listings: 'those that orders and conversations name, without a word of theirs' },
}
