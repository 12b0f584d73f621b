import { type SQL, sql } from 'drizzle-orm'
import type { CategorySlug, ListingStatus } from '#contract/catalogue/catalogue.constants.ts'
import type { SellerListingRow } from '#contract/selling/listings.answers.ts'
import type { ListingSort } from '#contract/selling/listings.ts'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'
import { freeStockSql } from '#db/sql/stock.ts'
import type { ListPosition } from './list-cursor.rules.ts'

/** A row of the seller's list, as SQL names its columns. */
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
  options: SellerListingRow['options']
  sort_key: string
}

// Of the listing `l`: looks no further than the first option that has any.
const hasStock = (now: Date): SQL => sql`exists (
  select from listing_options o where o.listing_id = l.id and o.archived_at is null and (o.stock > 0 or exists (
    select from holds h where h.option_id = o.id and h.expires_at <= ${momentSql(now)})))`

const inState = (status: ListingStatus | undefined, now: Date): SQL => {
  if (status === undefined) return sql`true`
  if (status === 'active') return sql`l.status = 'active' and ${hasStock(now)}`
  if (status === 'sold_out') return sql`l.status = 'active' and not ${hasStock(now)}`
  return sql`l.status = ${status}`
}

const named = (q: string | undefined): SQL => {
  if (!q) return sql`true`
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(l.title ilike ${part} or exists (
    select from listing_options o where o.listing_id = l.id and o.archived_at is null and o.sku ilike ${part}))`
}

type Order = { by: (now: Date) => SQL; key: SQL; read: (key: string) => SQL; descending?: true }

const whole = (key: string): SQL => sql`${key}::bigint`

// What each order compares, what the cursor keeps of it, and back. A draft without a price comes last.
const orders: Record<ListingSort, Order> = {
  changed: {
    by: () => sql`l.updated_at`,
    key: sql`to_char(sort_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    read: (key) => sql`${key}::timestamptz`,
    descending: true,
  },
  title: { by: () => sql`lower(l.title)`, key: sql`sort_by`, read: (key) => sql`${key}::text` },
  price: {
    by: () => sql`coalesce(l.lowest_price_pence, 2147483647)`,
    key: sql`sort_by::text`,
    read: whole,
  },
  stock: {
    by: (now) => sql`coalesce((
      select sum(${freeStockSql({ now })}) from listing_options o where o.listing_id = l.id and o.archived_at is null), 0)::bigint`,
    key: sql`sort_by::text`,
    read: whole,
  },
}

type Asked = {
  sellerId: string
  now: Date
  status?: ListingStatus | undefined
  q?: string | undefined
  sort: ListingSort
  after: ListPosition | null
  limit: number
}

const beyond = ({ sort, after, now }: Asked): SQL => {
  if (!after) return sql`true`
  const { by, read, descending } = orders[sort]
  const compare = descending ? sql`<` : sql`>`
  return sql`(${by(now)}, l.id) ${compare} (${read(after.key)}, ${after.id}::uuid)`
}

/** Reads one page, and one row more when there is another page: options and pictures are read of its rows alone. */
export const listOwn = (db: Db, asked: Asked) => {
  const { sellerId, now, status, q, sort, limit } = asked
  const { by, key, descending } = orders[sort]
  const way = descending ? sql`desc` : sql`asc`
  return db.execute<ListedRow>(sql`
    with page as (
      select l.*, ${by(now)} as sort_by from listings l
      where l.seller_id = ${sellerId} and ${inState(status, now)} and ${named(q)} and ${beyond(asked)}
      order by ${by(now)} ${way}, l.id ${way}
      limit ${limit + 1}
    )
    select l.id, l.slug, l.title, c.slug as category, l.version, l.is_featured, l.published_at, l.updated_at,
      case when l.status = 'active' and not ${hasStock(now)} then 'sold_out' else l.status end as status,
      l.lowest_price_pence::int as lowest, l.highest_price_pence::int as highest, l.removed_reason,
      (select i.image_key from listing_images i where i.listing_id = l.id order by i.position limit 1) as image_key,
      (select coalesce(json_agg(json_build_object('id', o.id, 'label', o.label, 'sku', o.sku,
          'pricePence', o.price_pence, 'stock', ${freeStockSql({ now })}) order by o.position, o.id), '[]')
        from listing_options o where o.listing_id = l.id and o.archived_at is null) as options,
      ${key} as sort_key
    from page l join categories c on c.id = l.category_id
    order by l.sort_by ${way}, l.id ${way}`)
}

/** Counts the seller's listings in each state. */
export const countOwn = (db: Db, { sellerId, now }: Pick<Asked, 'sellerId' | 'now'>) =>
  db.execute<{ status: ListingStatus; count: number }>(sql`
    select state as status, count(*)::int as count from (
      select case when l.status = 'active' and not ${hasStock(now)} then 'sold_out' else l.status end as state
      from listings l where l.seller_id = ${sellerId}
    ) counted group by state`)
