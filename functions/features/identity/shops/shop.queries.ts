import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { shops } from '#db/schema/selling/shops.ts'
import { momentSql } from '#db/sql/moments.ts'
import { shopPlaceSql } from '#db/sql/shops.ts'
import type { Told } from '#features/identity/audit/audit.writes.ts'

/** A shop as its seller sees it. */
export const shopColumns = {
  name: shops.name,
  about: shops.about,
  policies: shops.policies,
  outcode: shops.outcode,
  place: shopPlaceSql('shops'),
  collectionAddress: shops.collectionAddress,
  dispatchWeekdays: shops.dispatchWeekdays,
  holidayUntil: shops.holidayUntil,
  bannerKey: shops.bannerKey,
  sellerKind: shops.sellerKind,
  quickReplies: shops.quickReplies,
}

type NewShop = { sellerId: string; name: string; now: Date }

type Opening = NewShop & {
  /** What is written of a shop (a row of `id`, its seller's) that was opened, as a statement. */
  told: Told
}

/** Opens a seller's shop under a name; one that stands already stays as it is. */
export const openShop = (db: Db, { sellerId, name, now, told }: Opening) =>
  db.execute(sql`
    with opened as (
      insert into ${shops} (seller_id, name, created_at, updated_at)
      values (${sellerId}, ${name}, ${momentSql(now)}, ${momentSql(now)})
      on conflict do nothing returning seller_id as id)
    ${told(sql`opened`)}`)

export type ShopChange = Partial<Omit<typeof shops.$inferInsert, 'sellerId' | 'createdAt' | 'updatedAt'>>

/** Changes what is named of a seller's shop and answers the whole of it; no row comes back when there is none. */
export const changeShop = (db: Db, { sellerId, changes, now }: { sellerId: string; changes: ShopChange; now: Date }) =>
  db
    .update(shops)
    .set({ ...changes, updatedAt: now })
    .where(eq(shops.sellerId, sellerId))
    .returning(shopColumns)
