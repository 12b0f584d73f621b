import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { listingOptions } from '#db/schema/selling/listings.ts'

/** An option as its seller wants it; `read` is the stock that they saw, null for a new one, absent when they leave it. */
export type WantedOption = {
  id: string
  label: string
  sku: string | null
  pricePence: number
  packCount: number | null
  stock: number
  read?: number | null
}

type Put = { listingId: string; sellerId: string; options: WantedOption[]; now: Date }

// Called only where there are rows: an insert of none throws.
const upsert = (db: Db, { listingId, sellerId, options }: Put) =>
  db
    .insert(listingOptions)
    .values(options.map(({ read: _, ...option }, position) => ({ ...option, listingId, sellerId, position })))
    .onConflictDoUpdate({
      target: listingOptions.id,
      set: {
        label: sql`excluded.label`,
        sku: sql`excluded.sku`,
        pricePence: sql`excluded.price_pence`,
        packCount: sql`excluded.pack_count`,
        position: sql`excluded.position`,
      },
      setWhere: eq(listingOptions.listingId, listingId),
    })

/**
 * Puts the options of a listing on the shelf in their order: new ones are added, known ones changed but for their stock,
 * and those that are left out are archived, since carts, holds and orders may name them. SKUs are cleared first, so that
 * two may change places. Breaks `listing_options_sku_key` on an SKU that another listing of the seller's has.
 */
export const putOptions = (db: Db, wanted: Put) => {
  const { listingId, options, now } = wanted
  const onSale = and(eq(listingOptions.listingId, listingId), isNull(listingOptions.archivedAt))
  const kept = options.map(({ id }) => id)
  return {
    cleared: db.update(listingOptions).set({ sku: null }).where(onSale),
    archived: db
      .update(listingOptions)
      .set({ archivedAt: now })
      .where(and(onSale, notInArray(listingOptions.id, kept))),
    put: options.length > 0 ? upsert(db, wanted) : undefined,
  }
}
