import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { outcodes } from '#db/schema/catalogue/reference.ts'
import { images } from '#db/schema/identity/images.ts'
import { shops } from '#db/schema/selling/shops.ts'
import { shopColumns } from '#features/identity/shops/shop.queries.ts'

/** Reads a seller's shop. */
export const shopOf = (db: Db, sellerId: string) =>
  db.select(shopColumns).from(shops).where(eq(shops.sellerId, sellerId))

export type ShopRow = Awaited<ReturnType<typeof shopOf>>[number]

/** Reads whether there is an outcode: a row when there is. */
export const outcodeExists = (db: Db, outcode: string) =>
  db.select({ outcode: outcodes.outcode }).from(outcodes).where(eq(outcodes.outcode, outcode))

/** Reads a picture when it is the seller's own and not used yet. */
export const unusedImage = (db: Db, { key, sellerId }: { key: string; sellerId: string }) =>
  db
    .select({ key: images.key })
    .from(images)
    .where(and(eq(images.key, key), eq(images.ownerId, sellerId), eq(images.purpose, 'listing'), isNull(images.usedAt)))
