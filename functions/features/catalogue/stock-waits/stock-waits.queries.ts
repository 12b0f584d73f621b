import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { stockWaits } from '#db/schema/catalogue/stock-waits.ts'
import { isPublicSql, shownSellerJoin } from '#db/sql/listings.ts'
import { momentSql } from '#db/sql/moments.ts'

/** The most listings that one may wait for at once. */
export const waitLimit = 100

type Wait = { userId: string; listingId: string }

const isIt = ({ userId, listingId }: Wait) => and(eq(stockWaits.userId, userId), eq(stockWaits.listingId, listingId))

/** Whether a user waits for a listing: a row or none. */
export const findWait = (db: Db, wait: Wait) =>
  db.select({ askedAt: stockWaits.askedAt }).from(stockWaits).where(isIt(wait))

/** Stops a batch with `full` when the user waits for as many as they may, and not for this one already. */
export const refuseFull = (db: Db, { userId, listingId }: Wait) =>
  db.execute(sql`
    select refuse('full')
    where (select count(*) from stock_waits where user_id = ${userId}) >= ${waitLimit}
      and not exists (select from stock_waits where user_id = ${userId} and listing_id = ${listingId})`)

/** Lets a user wait for a listing that anybody may look at, once; nothing when there is none. */
export const insertWait = (db: Db, { userId, listingId, at }: Wait & { at: Date }) =>
  db.execute(sql`
    insert into stock_waits (user_id, listing_id, asked_at)
    select ${userId}::uuid, l.id, ${momentSql(at)}
    from listings l ${shownSellerJoin}
    where l.id = ${listingId} and ${isPublicSql}
    for key share of l
    on conflict do nothing`)

/** Lets a user wait no longer; nothing when they did not. */
export const deleteWait = (db: Db, wait: Wait) => db.delete(stockWaits).where(isIt(wait))
