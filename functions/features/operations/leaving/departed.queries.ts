import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'
import { farewellCause } from './leaving.mails.ts'

/** Finds somebody who has left already: then nothing is left to do. */
export const findDeparted = (db: Db, id: string) =>
  db.execute<{ id: string }>(sql`select id from users where id = ${id} and deleted_at is not null`)

/**
 * Lists who left so long ago that nothing of theirs is under way any more, and was not looked after since: twenty at most.
 */
export const listDeparted = (db: Db, { since, now }: { since: Date; now: Date }) =>
  db.execute<{ id: string }>(sql`
    select u.id from users u
    where u.deleted_at <= ${momentSql(since)} and u.updated_at = u.deleted_at
      and (u.deleted_at <= ${momentSql(now)} - interval '1 day' or not exists (
        select from mails m where m.cause = ${farewellCause('')} || u.id and m.sent_at is null))
    order by u.id limit 20`)

/** Lists somebody's pictures that nothing shows any more: their bytes may go, and the rows after them. */
export const picturesLeft = (db: Db, id: string) =>
  db.execute<{ key: string }>(sql`
    select i.key from images i
    where i.owner_id = ${id} and not exists (select from listing_images l where l.image_key = i.key)
      and not exists (select from message_images m where m.image_key = i.key)
      and not exists (select from shops s where s.banner_key = i.key)`)
