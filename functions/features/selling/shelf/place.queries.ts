import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { shops } from '#db/schema/selling/shops.ts'

/**
 * Makes what a seller puts up for sale and what their shop says of its place wait for each other until the batch ends:
 * before any lock of a listing.
 */
export const lockPlace = (db: Db, sellerId: string) =>
  db.select({ sellerId: shops.sellerId }).from(shops).where(eq(shops.sellerId, sellerId)).for('no key update')

/** Whether the shop `s` says of its place all that the listing `l` needs to be for sale. */
export const hasPlaceSql: SQL = sql`(s.outcode is not null and (s.collection_address is not null or not l.collection))`

/** Refuses, by the path of what is missing, a listing that is for sale by now without its shop's place. */
export const refuseNowhere = (db: Db, { id, sellerId }: { id: string; sellerId: string }) =>
  db.execute(sql`
    select refuse(case when s.outcode is null then 'shop.outcode' else 'shop.collectionAddress' end)
    from listings l join shops s on s.seller_id = l.seller_id
    where l.id = ${id} and l.seller_id = ${sellerId} and l.status = 'active' and not ${hasPlaceSql}`)

/** Refuses `outcode` when the shop says where it is while something of it is for sale: comes before what takes that away. */
export const refuseLosingOutcode = (db: Db, sellerId: string) =>
  db.execute(sql`
    select refuse('outcode') from shops s where s.seller_id = ${sellerId} and s.outcode is not null
      and exists (select from listings l where l.seller_id = s.seller_id and l.status = 'active')`)

/** Refuses `collection_address` when the shop says where buyers collect while they may: before what takes that away. */
export const refuseLosingAddress = (db: Db, sellerId: string) =>
  db.execute(sql`
    select refuse('collection_address') from shops s where s.seller_id = ${sellerId} and s.collection_address is not null
      and exists (select from listings l where l.seller_id = s.seller_id and l.status = 'active' and l.collection)`)
