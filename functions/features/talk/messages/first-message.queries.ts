import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/identity/people.ts'
import { listings } from '#db/schema/selling/listings.ts'
import { orders } from '#db/schema/trade/orders.ts'

/** Whom a username means, and whether the viewer may write to them as such: they have a shop, or the two have written before. */
export const findRecipient = (db: Db, { username, viewerId }: { username: string; viewerId: string }) =>
  db
    .select({
      id: users.id,
      isReachable: sql<boolean>`(exists (select from shops s where s.seller_id = users.id) or exists (
        select from conversations c
        where (c.first_user_id, c.second_user_id) in ((users.id, ${viewerId}::uuid), (${viewerId}::uuid, users.id))))`,
    })
    .from(users)
    .where(and(sql`lower(${users.username}) = lower(${username})`, isNull(users.suspendedAt), isNull(users.deletedAt)))

/** Whose a published listing is; no id, no row. */
export const findListing = (db: Db, id: string | undefined) =>
  db
    .select({ sellerId: listings.sellerId })
    .from(listings)
    .where(id ? and(eq(listings.id, id), sql`${listings.status} in ('active', 'paused')`) : sql`false`)

/** The two sides of an order; no id, no row. */
export const findSides = (db: Db, id: string | undefined) =>
  db
    .select({ buyerId: orders.buyerId, sellerId: orders.sellerId })
    .from(orders)
    .where(id ? eq(orders.id, id) : sql`false`)
