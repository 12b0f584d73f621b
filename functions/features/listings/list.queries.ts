import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import type { TimePosition } from '../../app/time-cursor.ts'
import type { CategorySlug, ListingStatus } from '../../contract/catalogue.constants.ts'

export type ListedRow = {
  id: string
  slug: string
  title: string
  category: CategorySlug
  status: ListingStatus
  version: number
  is_featured: boolean
  lowest: number | null
  highest: number | null
  published_at: string | null
  updated_at: string
  removed_reason: string | null
  image_key: string | null
  stock: number
  option_count: number
}

/** The seller's listings with their stock; sold out is what is active and has none left. */
const stocked = (sellerId: string, now: Date): SQL => sql`
  select l.*, shelf.stock, shelf.option_count,
    case when l.status = 'active' and shelf.stock = 0 then 'sold_out' else l.status end as state
  from listings l cross join lateral (
    select count(*)::int as option_count, coalesce(sum(o.stock + coalesce((
      select sum(h.quantity) from holds h where h.option_id = o.id and h.expires_at <= ${now.toISOString()}::timestamptz
    ), 0)), 0)::int as stock
    from listing_options o where o.listing_id = l.id and o.archived_at is null
  ) shelf
  where l.seller_id = ${sellerId}`

type Asked = {
  sellerId: string
  now: Date
  status: ListingStatus | undefined
  after: TimePosition | null
  limit: number
}

/** One page, last changed first, and one row more when there is another page. */
export const listOwn = (db: Db, { sellerId, now, status, after, limit }: Asked) =>
  db.execute<ListedRow>(sql`
    select l.id, l.slug, l.title, c.slug as category, l.state as status, l.version, l.is_featured,
      l.lowest_price_pence::int as lowest, l.highest_price_pence::int as highest,
      l.published_at, l.updated_at, l.removed_reason, l.stock, l.option_count,
      (select i.image_key from listing_images i where i.listing_id = l.id order by i.position limit 1) as image_key
    from (${stocked(sellerId, now)}) l join categories c on c.id = l.category_id
    where ${status ? sql`l.state = ${status}` : sql`true`}
      and ${after ? sql`(l.updated_at, l.id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)` : sql`true`}
    order by l.updated_at desc, l.id desc
    limit ${limit + 1}`)

export const countOwn = (db: Db, { sellerId, now }: Pick<Asked, 'sellerId' | 'now'>) =>
  db.execute<{ status: ListingStatus; count: number }>(sql`
    select l.state as status, count(*)::int as count from (${stocked(sellerId, now)}) l group by l.state`)
