import { sql } from 'drizzle-orm'
import { deletedName } from '#contract/identity/deleted-user.ts'
import type { Db } from '#db/client.ts'
import { momentSql } from '#db/sql/moments.ts'

/**
 * Empties the shop of who leaves. Its name stands wherever the other side of an order or a conversation is named, also
 * where there was no shop. Harmless to repeat.
 */
export const forgetShop = (db: Db, { userId, now }: { userId: string; now: Date }) => {
  const at = momentSql(now)
  return db.execute(sql`
    insert into shops (seller_id, name, created_at, updated_at) values (${userId}, ${deletedName}, ${at}, ${at})
    on conflict (seller_id) do update set name = excluded.name, about = '', policies = '', outcode = null,
      collection_address = null, dispatch_weekdays = default, holiday_until = null, banner_key = null,
      seller_kind = 'private', quick_replies = '{}', created_at = excluded.created_at, updated_at = excluded.updated_at`)
}
