import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'
import { hangPictures } from '#features/selling/shelf/pictures.queries.ts'

type Used = { listingId: string; sellerId: string; keys: string[]; now: Date }

/** Marks pictures as used by a listing; refuses `picture` when one of them was used elsewhere meanwhile. */
const usePictures = (db: Db, { listingId, sellerId, keys, now }: Used) =>
  db.execute(sql`
    with used as (
      update images i set used_at = ${momentSql(now)}
      where i.key = any(${sql.param(keys)}::text[]) and i.owner_id = ${sellerId} and i.purpose = 'listing' and (
        i.used_at is null or exists (
          select from listing_images on_it where on_it.image_key = i.key and on_it.listing_id = ${listingId}))
      returning i.key
    )
    select refuse('picture') where (select count(*) from used) <> ${keys.length}`)

/** Puts a listing's pictures in their order; refuses `picture` when one of them was used elsewhere meanwhile. */
export const putPictures = (db: Db, { alts, ...used }: Used & { alts: Record<string, string> }) => ({
  used: usePictures(db, used),
  hung: hangPictures(db, { ...used, alts }),
})
