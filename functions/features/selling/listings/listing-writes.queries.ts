import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { images, listingImages, listingOptions, listings } from '#db/schema/index.ts'
import { lockOptions, moveStock } from '#features/selling/stock/stock.queries.ts'
import type { DraftOption } from './draft.dto.ts'

type Own = { id: string; sellerId: string }

const own = ({ id, sellerId }: Own) => and(eq(listings.id, id), eq(listings.sellerId, sellerId))

export type ListingColumns = Partial<typeof listings.$inferInsert>

export const insertListing = (db: Db, row: typeof listings.$inferInsert) => db.insert(listings).values(row)

/** Makes writes to one listing wait for each other; orders may go on naming it. */
export const lockListing = (db: Db, asked: Own) =>
  db.select({ id: listings.id }).from(listings).where(own(asked)).for('no key update')

/** Refuses `version_moved` unless the listing is still as it was read. */
export const refuseMoved = (db: Db, { id, sellerId, version }: Own & { version: number }) =>
  db.execute(sql`select refuse('version_moved') where not exists (
    select from ${listings} where id = ${id} and seller_id = ${sellerId} and version = ${version})`)

export const updateListing = (db: Db, { columns, now, ...asked }: Own & { columns: ListingColumns; now: Date }) =>
  db
    .update(listings)
    .set({ ...columns, version: sql`${listings.version} + 1`, updatedAt: now })
    .where(own(asked))

/** Locks the options and gives them back what expired holds had taken, so that their stock is what was shown. */
export const settleStock = (db: Db, { optionIds, now }: { optionIds: string[]; now: Date }) => [
  lockOptions(db, { optionIds, checkouts: sql`false` }),
  moveStock(db, { take: optionIds.map((optionId) => ({ optionId, quantity: 0 })), release: sql`false`, now }),
]

const asRows = (options: DraftOption[]): SQL =>
  sql`json_to_recordset(${JSON.stringify(options)}::json) as wanted(id uuid, stock int, read int)`

/** Sets the stock of options that were given with the stock that was read; refuses `stock_moved` when it is another. */
export const setStock = (db: Db, { listingId, options }: { listingId: string; options: DraftOption[] }) => [
  db.execute(sql`select refuse('stock_moved') from ${asRows(options)}
    join ${listingOptions} o on o.id = wanted.id and o.listing_id = ${listingId} where o.stock <> wanted.read`),
  db.execute(sql`update ${listingOptions} o set stock = wanted.stock from ${asRows(options)}
    where o.id = wanted.id and o.listing_id = ${listingId} and wanted.read is not null`),
]

type Shelf = Own & { options: DraftOption[]; now: Date }

/**
 * Puts the options in their order: new ones are added, known ones changed but for their stock, and those that are left
 * out are archived, since carts, holds and orders may name them. SKUs are cleared first, so that two may change places.
 */
export const putOptions = (db: Db, { id, sellerId, options, now }: Shelf) => {
  const ofListing = eq(listingOptions.listingId, id)
  const kept = options.map((option) => option.id)
  const rows = options.map(({ read: _, ...option }, position) => ({ ...option, listingId: id, sellerId, position }))
  // Called only where there are rows: an insert of none throws.
  const upsert = () =>
    db
      .insert(listingOptions)
      .values(rows)
      .onConflictDoUpdate({
        target: listingOptions.id,
        set: {
          label: sql`excluded.label`,
          sku: sql`excluded.sku`,
          pricePence: sql`excluded.price_pence`,
          packCount: sql`excluded.pack_count`,
          position: sql`excluded.position`,
        },
        setWhere: ofListing,
      })
  return [
    db
      .update(listingOptions)
      .set({ sku: null })
      .where(and(ofListing, isNull(listingOptions.archivedAt))),
    db
      .update(listingOptions)
      .set({ archivedAt: now })
      .where(and(ofListing, isNull(listingOptions.archivedAt), notInArray(listingOptions.id, kept))),
    ...(rows.length > 0 ? [upsert()] : []),
  ]
}

type Gallery = Own & { keys: string[]; alts: Record<string, string>; now: Date }

/** Puts the pictures in their order; refuses `picture` when one of them was used elsewhere meanwhile. */
export const putPictures = (db: Db, { id, sellerId, keys, alts, now }: Gallery) => {
  const rows = keys.map((imageKey, position) => ({ listingId: id, imageKey, position, alt: alts[imageKey] ?? '' }))
  return [
    db.execute(sql`
      with used as (
        update ${images} i set used_at = ${now.toISOString()}::timestamptz
        where i.key = any(${sql.param(keys)}::text[]) and i.owner_id = ${sellerId} and i.purpose = 'listing' and (
          i.used_at is null or exists (
            select from ${listingImages} on_it where on_it.image_key = i.key and on_it.listing_id = ${id}))
        returning i.key
      )
      select refuse('picture') where (select count(*) from used) <> ${keys.length}`),
    db.delete(listingImages).where(eq(listingImages.listingId, id)),
    ...(rows.length > 0 ? [db.insert(listingImages).values(rows)] : []),
  ]
}

/** Refuses `sold` while an order names the listing. */
export const refuseSold = (db: Db, listingId: string) =>
  db.execute(sql`select refuse('sold') where exists (select from order_lines where listing_id = ${listingId})`)

/** Refuses `written` while a conversation is about the listing. */
export const refuseWritten = (db: Db, listingId: string) =>
  db.execute(sql`select refuse('written') where exists (select from conversations where listing_id = ${listingId})`)

export const deleteListing = (db: Db, asked: Own) => db.delete(listings).where(own(asked))
