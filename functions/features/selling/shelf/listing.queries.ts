import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { listings } from '#db/schema/selling/listings.ts'
import type { Told } from '#features/identity/audit/audit.writes.ts'
import { closeStretch } from './stretches.queries.ts'

/** A listing, and whose it must be. */
export type Own = { id: string; sellerId: string }

const own = ({ id, sellerId }: Own) => and(eq(listings.id, id), eq(listings.sellerId, sellerId))

type NewListing = typeof listings.$inferInsert
/** What of a listing may be changed. */
export type ListingColumns = Partial<NewListing>

/** Puts a new listing on the shelf. */
export const insertListing = (db: Db, row: NewListing) => db.insert(listings).values(row)

/** Refuses `drafts_full` when the seller has so many drafts; exact under the lock of their row. */
export const refuseOverDrafts = (db: Db, { sellerId, limit }: { sellerId: string; limit: number }) =>
  db.execute(sql`select refuse('drafts_full') where (
    select count(*) from ${listings} where seller_id = ${sellerId} and status = 'draft') >= ${limit}`)

/** Makes writes to one listing wait for each other; orders may go on naming it. */
export const lockListing = (db: Db, asked: Own) =>
  db.select({ id: listings.id }).from(listings).where(own(asked)).for('no key update')

/** Refuses `version_moved` unless the listing is still as it was read. */
export const refuseMoved = (db: Db, { id, sellerId, version }: Own & { version: number }) =>
  db.execute(sql`select refuse('version_moved') where not exists (
    select from ${listings} where id = ${id} and seller_id = ${sellerId} and version = ${version})`)

/** Changes columns of a listing; its version goes up by one. */
export const updateListing = (db: Db, { columns, now, ...asked }: Own & { columns: ListingColumns; now: Date }) =>
  db
    .update(listings)
    .set({ ...columns, version: sql`${listings.version} + 1`, updatedAt: now })
    .where(own(asked))

type Featuring = { listingId: string; sellerId: string; limit: number }

/** Refuses `featured_full` when the seller features so many others. */
export const refuseOverFeatured = (db: Db, { listingId, sellerId, limit }: Featuring) =>
  db.execute(sql`select refuse('featured_full') where (
    select count(*) from ${listings} where seller_id = ${sellerId} and is_featured and id <> ${listingId}) >= ${limit}`)

/**
 * Deletes a listing under its lock; its stretch ends and still counts. Refuses `sold` while an order names it, `written`
 * while a conversation is about it.
 */
export const deleteListing = (db: Db, { now, told, ...asked }: Own & { now: Date; told: Told }) => ({
  unsold: db.execute(sql`select refuse('sold') where exists (select from order_lines where listing_id = ${asked.id})`),
  unwritten: db.execute(
    sql`select refuse('written') where exists (select from conversations where listing_id = ${asked.id})`,
  ),
  ended: closeStretch(db, { listingId: asked.id, now }),
  deleted: db.execute(sql`
    with deleted as (delete from ${listings} where id = ${asked.id} and seller_id = ${asked.sellerId} returning id)
    ${told(sql`deleted`)}`),
})
