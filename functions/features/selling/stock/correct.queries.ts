import { type SQL, sql } from 'drizzle-orm'
import type { PriceChange, StockChange } from '#contract/selling/listings-bulk.ts'
import type { Db } from '#db/client.ts'
import type { WantedOption } from './options.queries.ts'
import { lockOptions, moveStock } from './stock.queries.ts'

/**
 * Locks options and gives them back what expired holds had taken, so that their stock is what was shown: comes before
 * every correction.
 */
export const settleStock = (db: Db, { optionIds, now }: { optionIds: string[]; now: Date }) => ({
  locked: lockOptions(db, { optionIds, checkouts: sql`false` }),
  settled: moveStock(db, {
    take: optionIds.map((optionId) => ({ optionId, quantity: 0 })),
    release: sql`false`,
    now,
  }),
})

type InPlace = { listingId: string; options: WantedOption[] }

const asRows = (options: WantedOption[]): SQL =>
  sql`json_to_recordset(${JSON.stringify(options)}::json) as wanted(id uuid, stock int, read int)`

/** Sets the stock of a listing's options that were given with the stock that was read; refuses `stock_moved` when it is another. */
export const correctStock = (db: Db, { listingId, options }: InPlace) => ({
  asRead: db.execute(sql`select refuse('stock_moved') from ${asRows(options)}
    join listing_options o on o.id = wanted.id and o.listing_id = ${listingId} where o.stock <> wanted.read`),
  corrected: db.execute(sql`update listing_options o set stock = wanted.stock from ${asRows(options)}
    where o.id = wanted.id and o.listing_id = ${listingId} and wanted.read is not null`),
})

type Correcting<Change> = { sellerId: string; changes: Change[] }

const isTheirs = (sellerId: string): SQL => sql`o.seller_id = ${sellerId} and o.archived_at is null
  and exists (select from listings l where l.id = o.listing_id and l.status <> 'removed')`

/**
 * Sets prices of a seller's options: a part of a statement, whose rows are the options that cost something else by it, as
 * `listing_id`.
 */
export const pricesCorrected = ({ sellerId, changes }: Correcting<PriceChange>): SQL => sql`
  update listing_options o set price_pence = w."pricePence"
  from json_to_recordset(${JSON.stringify(changes)}::json) as w("optionId" uuid, "pricePence" bigint)
  where o.id = w."optionId" and ${isTheirs(sellerId)} and o.price_pence <> w."pricePence"
  returning o.listing_id`

/**
 * Sets the stock of a seller's options that still have what was read; the others stay as they are: a part of a statement,
 * whose rows are the options whose stock is another by it, as `listing_id`.
 */
export const stockCorrected = ({ sellerId, changes }: Correcting<StockChange>): SQL => sql`
  update listing_options o set stock = w.stock
  from json_to_recordset(${JSON.stringify(changes)}::json) as w("optionId" uuid, stock int, "expectedStock" int)
  where o.id = w."optionId" and ${isTheirs(sellerId)} and o.stock = w."expectedStock" and o.stock <> w.stock
  returning o.listing_id`
