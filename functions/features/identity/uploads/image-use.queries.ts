import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { images } from '#db/schema/identity/images.ts'
import { listingImages } from '#db/schema/selling/listings.ts'
import { momentSql } from '#db/sql/moments.ts'

type Use = { key: string; ownerId: string; now: Date }

const isFree = sql`purpose = 'listing' and used_at is null`

/**
 * Makes an uploaded picture its owner's face or the banner of their shop, or stops the batch with `avatar` or `banner` when
 * it is not theirs or in use.
 */
export const takeImageAs = (db: Db, { purpose, key, ownerId, now }: Use & { purpose: 'avatar' | 'banner' }) =>
  db.execute(sql`
    with used as (
      update ${images} set used_at = ${momentSql(now)}, purpose = ${purpose}
      where key = ${key} and owner_id = ${ownerId} and ${isFree} returning key
    )
    select refuse(${purpose}::text) where not exists (select from used)`)

type UseOfSeveral = { keys: string[]; ownerId: string; now: Date }

/**
 * Puts uploaded pictures on a listing of their owner, or stops the batch with `picture` when one of them is not theirs or
 * in use elsewhere; those that the listing has already stay. Before the rows of `listing_images` are written.
 */
export const takeImagesForListing = (db: Db, { listingId, keys, ownerId, now }: UseOfSeveral & { listingId: string }) =>
  db.execute(sql`
    with used as (
      update ${images} i set used_at = coalesce(i.used_at, ${momentSql(now)})
      where i.key = any(${sql.param(keys)}::text[]) and i.owner_id = ${ownerId} and i.purpose = 'listing' and (
        i.used_at is null or exists (
          select from ${listingImages} on_it where on_it.image_key = i.key and on_it.listing_id = ${listingId}))
      returning i.key
    )
    select refuse('picture') where (select count(*) from used) <> ${keys.length}`)

/**
 * Makes uploaded pictures photos of a message, for its two alone, or stops the batch with `photo` when one of them is not
 * its writer's or in use. Before the rows of `message_images` are written.
 */
export const takeImagesForMessage = (db: Db, { keys, ownerId, now }: UseOfSeveral) =>
  db.execute(sql`
    with used as (
      update ${images} set used_at = ${momentSql(now)}, purpose = 'private'
      where key = any(${sql.param(keys)}::text[]) and owner_id = ${ownerId} and ${isFree} returning key
    )
    select refuse('photo') where (select count(*) from used) <> ${keys.length}`)

/** Deletes the rows of pictures whose bytes are gone. */
export const deleteImages = (db: Db, keys: string[]) =>
  db.execute(sql`delete from ${images} where key = any(${sql.param(keys)}::text[])`)
