import { sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'
import { deletedName } from '#contract/identity/deleted-user.ts'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'

/**
 * Empties a seller's shop for good and gives it a name that tells nothing. That name stands wherever the other side of an
 * order or a conversation is named, also where there was no shop.
 */
const closeShop = (db: Db, { sellerId, now }: { sellerId: string; now: Date }) =>
  db.execute(sql`
    insert into shops (seller_id, name, created_at, updated_at)
    values (${sellerId}, ${deletedName}, ${momentSql(now)}, ${momentSql(now)})
    on conflict (seller_id) do update set name = excluded.name, about = '', policies = '', outcode = null,
      collection_address = null, dispatch_weekdays = default, holiday_until = null, banner_key = null,
      seller_kind = 'private', quick_replies = '{}', created_at = excluded.created_at, updated_at = excluded.updated_at`)

/** A seller's shop. */
export const shopsLeaving: Leaving = {
  inFile: {
    shop: {
      tables: ['shops'],
      of: (id) => sql`
        select name, about, policies, outcode, collection_address as "collectionAddress",
          dispatch_weekdays as "dispatchWeekdays", holiday_until as "holidayUntil", '/api/images/' || banner_key as "bannerUrl",
          seller_kind as "sellerKind", quick_replies as "quickReplies", created_at as "createdAt", updated_at as "updatedAt"
        from shops where seller_id = ${id}`,
    },
  },
  forget: (db, { id, now }) => [closeShop(db, { sellerId: id, now })],
  stays: { shops: 'a row that says “Deleted user” where their shop was named' },
}
