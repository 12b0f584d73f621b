import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { listings } from '#db/schema/selling/listings.ts'
import { momentSql } from '#db/sql/moments.ts'
import type { Told } from '#features/identity/audit/audit.writes.ts'
import { hasPlaceSql } from './place.queries.ts'
import { closeStretches, countedSql, type Many, type Month, openStretches } from './stretches.queries.ts'

const own = ({ sellerId, ids }: Omit<Many, 'now'>): SQL =>
  sql`seller_id = ${sellerId} and id = any(${sql.param(ids)}::uuid[])`

/** Makes writes to these listings wait for each other, in one order, so that nobody waits in a circle. */
export const lockListings = (db: Db, asked: Omit<Many, 'now'>) =>
  db.execute(sql`select id from listings where ${own(asked)} order by id for no key update`)

/** Takes those of these listings off sale that are for sale, under their lock; their stretches end. */
export const takeManyOffSale = (db: Db, { told, ...asked }: Many & { told: Told }) => ({
  paused: db.execute(sql`
    with paused as (
      update ${listings} set status = 'paused', version = version + 1, updated_at = ${momentSql(asked.now)}
      where ${own(asked)} and status = 'active' returning id)
    ${told(sql`paused`)}`),
  ended: closeStretches(db, asked),
})

type Publishing = Many &
  Month & {
    /** Those that may be published, as they were read, in the order in which they were sent. */
    wanted: { id: string; version: number }[]
    limit: number
    stretchId: string
    told: Told
  }

/**
 * Puts those for sale under their lock and their shop's that are still as they were read, whose shop says where it is, and
 * that have a place in the allowance, and begins their stretches: whatever was for sale in the billing month has a place as
 * long as no more than the limit are for sale at once, others take what is left in their order.
 */
export const putManyOnSale = (db: Db, { wanted, limit, told, ...asked }: Publishing) => ({
  published: db.execute(sql`
    with counted as (${countedSql(asked)}), fit as (
      select l.id, l.id in (select id from counted) as has_place, w.place
      from rows from (json_to_recordset(${JSON.stringify(wanted)}::json) as (id uuid, version int))
        with ordinality as w(id, version, place)
      join listings l on l.id = w.id and l.version = w.version
      join shops s on s.seller_id = l.seller_id and ${hasPlaceSql}
      where l.seller_id = ${asked.sellerId} and l.status in ('draft', 'paused')
    ), ranked as (
      select id, has_place, row_number() over (partition by has_place order by place) as rank from fit
    ), published as (
      update listings l set status = 'active', version = l.version + 1, updated_at = ${momentSql(asked.now)},
        published_at = coalesce(l.published_at, ${momentSql(asked.now)})
      from ranked r
      where l.id = r.id
        and r.rank + (select count(*) from counted where is_for_sale or not r.has_place) <= ${limit}
      returning l.id
    )
    ${told(sql`published`)}`),
  begun: openStretches(db, asked),
})

/** Deletes those of these listings that no order and no conversation is about, under their lock; their stretches end. */
export const deleteListings = (db: Db, { told, ...asked }: Many & { told: Told }) => ({
  deleted: db.execute(sql`
    with deleted as (
      delete from listings where ${own(asked)} and status <> 'removed'
        and not exists (select from order_lines r where r.listing_id = listings.id)
        and not exists (select from conversations c where c.listing_id = listings.id)
      returning id)
    ${told(sql`deleted`)}`),
  ended: closeStretches(db, asked),
})

type Followed = {
  sellerId: string
  /** A part of a statement that changes options and answers them. */
  changed: SQL
  now: Date
}

/** Reckons the lowest and the highest price of listings from their options: comes after whatever changes those. */
export const reckonPrices = (db: Db, asked: Omit<Many, 'now'>) =>
  db.execute(sql`
    with bounds as (
      select l.id, min(o.price_pence) as low, max(o.price_pence) as high
      from listings l left join listing_options o on o.listing_id = l.id and o.archived_at is null
      where l.id = any(${sql.param(asked.ids)}::uuid[]) group by l.id
    )
    update listings set lowest_price_pence = b.low, highest_price_pence = b.high
    from bounds b
    where listings.id = b.id and seller_id = ${asked.sellerId}
      and (lowest_price_pence, highest_price_pence) is distinct from (b.low, b.high)`)

/** Changes options, as `changed` does, and with them the version of each of their listings. */
export const followOptions = (db: Db, { sellerId, changed, now }: Followed) =>
  db.execute(sql`
    with changed as (${changed})
    update listings l set version = l.version + 1, updated_at = ${momentSql(now)}
    where l.id in (select listing_id from changed) and l.seller_id = ${sellerId}`)
