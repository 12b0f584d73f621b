import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { CategorySlug } from '#contract/catalogue/catalogue.constants.ts'
import type { PriceChange, StockChange } from '#contract/selling/listings-bulk.ts'
import type { Db } from '#db/client.ts'
import { categories, listingOptions, listings, subcategories } from '#db/schema/index.ts'
import { momentSql, newIdSql } from '#db/sql/moments.ts'

type Own = { sellerId: string; ids: string[] }

const uuids = (ids: string[]): SQL => sql`${sql.param(ids)}::uuid[]`
const own = ({ sellerId, ids }: Own): SQL => sql`seller_id = ${sellerId} and id = any(${uuids(ids)})`

/** Of these listings those that are the seller's, with what publishing asks for. */
export const chosenListings = (db: Db, { sellerId, ids }: Own) =>
  db
    .select({
      id: listings.id,
      status: listings.status,
      version: listings.version,
      description: listings.description,
      attributes: listings.attributes,
      category: sql<CategorySlug>`${categories.slug}`,
      subcategory: subcategories.slug,
      options: sql<{ id: string; packCount: number | null }[]>`(
        select coalesce(json_agg(json_build_object('id', o.id, 'packCount', o.pack_count) order by o.position), '[]')
        from listing_options o where o.listing_id = ${listings.id} and o.archived_at is null)`,
    })
    .from(listings)
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, listings.subcategoryId))
    .where(and(eq(listings.sellerId, sellerId), inArray(listings.id, ids)))

export type ChosenListing = Awaited<ReturnType<typeof chosenListings>>[number]

/** Of these options those that are the seller's and stand on his listings, as they are now. */
export const chosenOptions = (db: Db, { sellerId, ids }: Own) =>
  db
    .select({
      id: listingOptions.id,
      listingId: listingOptions.listingId,
      pricePence: listingOptions.pricePence,
      stock: listingOptions.stock,
      status: listings.status,
    })
    .from(listingOptions)
    .innerJoin(listings, eq(listings.id, listingOptions.listingId))
    .where(
      and(
        eq(listingOptions.sellerId, sellerId),
        eq(listings.sellerId, sellerId),
        inArray(listingOptions.id, ids),
        isNull(listingOptions.archivedAt),
      ),
    )

export type ChosenOption = Awaited<ReturnType<typeof chosenOptions>>[number]

/** Makes writes to these listings wait for each other, in one order, so that nobody waits in a circle. */
export const lockListings = (db: Db, asked: Own) =>
  db.execute(sql`select id from listings where ${own(asked)} order by id for no key update`)

export const pauseChosen = (db: Db, { now, ...asked }: Own & { now: Date }) =>
  db.execute(sql`update listings set status = 'paused', version = version + 1, updated_at = ${momentSql(now)}
    where ${own(asked)} and status = 'active'`)

/** Ends the stretches of those of these listings that are not for sale any more, or not there. */
export const closeStretches = (db: Db, { sellerId, ids, now }: Own & { now: Date }) =>
  db.execute(sql`update listing_stretches s set active_until = ${momentSql(now)}
    where s.seller_id = ${sellerId} and s.listing_id = any(${uuids(ids)}) and s.active_until is null
      and not exists (select from listings l where l.id = s.listing_id and l.status = 'active')`)

type Wanted = { id: string; version: number }
type Publishing = { sellerId: string; wanted: Wanted[]; monthStart: Date; limit: number; now: Date }

/**
 * Puts those for sale that are still as they were read and have a place in the allowance: whatever was for sale in the
 * billing month has one, others take what is left in the order in which they were sent.
 */
export const publishChosen = (db: Db, { sellerId, wanted, monthStart, limit, now }: Publishing) =>
  db.execute(sql`
    with counted as (
      select distinct listing_id as id from listing_stretches, (select ${momentSql(monthStart)} as began) billing_month
      where seller_id = ${sellerId} and (coalesce(active_until, 'infinity') > began or active_from >= began)
    ), fit as (
      select l.id, l.id in (select id from counted) as has_place, w.place
      from rows from (json_to_recordset(${JSON.stringify(wanted)}::json) as (id uuid, version int))
        with ordinality as w(id, version, place)
      join listings l on l.id = w.id and l.version = w.version
      where l.seller_id = ${sellerId} and l.status in ('draft', 'paused')
    ), ranked as (
      select id, has_place, row_number() over (partition by has_place order by place) as rank from fit
    )
    update listings l set status = 'active', version = l.version + 1, updated_at = ${momentSql(now)},
      published_at = coalesce(l.published_at, ${momentSql(now)})
    from ranked r
    where l.id = r.id and (r.has_place or r.rank + (select count(*) from counted) <= ${limit})`)

/** Begins a stretch for each of these listings that is for sale, unless one lasts; `id` is one of the same moment. */
export const openStretches = (db: Db, { id, now, ...asked }: Own & { id: string; now: Date }) =>
  db.execute(sql`insert into listing_stretches (id, seller_id, listing_id, active_from)
    select ${newIdSql(id)}, seller_id, listings.id, ${momentSql(now)} from listings
    where seller_id = ${asked.sellerId} and listings.id = any(${uuids(asked.ids)}) and status = 'active'
    on conflict (listing_id) where active_until is null do nothing`)

/** Deletes what no order and no conversation is about. */
export const deleteChosen = (db: Db, asked: Own) =>
  db.execute(sql`delete from listings where ${own(asked)} and status <> 'removed'
    and not exists (select from order_lines r where r.listing_id = listings.id)
    and not exists (select from conversations c where c.listing_id = listings.id)`)

const prices = (changes: PriceChange[]): SQL =>
  sql`json_to_recordset(${JSON.stringify(changes)}::json) as w("optionId" uuid, "pricePence" bigint)`

/** Sets prices, and with them the lowest and the highest of each listing; what costs that already stays as it is. */
export const setPrices = (
  db: Db,
  { sellerId, changes, now }: { sellerId: string; changes: PriceChange[]; now: Date },
) =>
  db.execute(sql`
    with changed as (
      update listing_options o set price_pence = w."pricePence" from ${prices(changes)}
      where o.id = w."optionId" and o.seller_id = ${sellerId} and o.archived_at is null
        and o.price_pence <> w."pricePence"
        and exists (select from listings l where l.id = o.listing_id and l.status <> 'removed')
      returning o.id, o.listing_id, o.price_pence
    ), bounds as (
      select o.listing_id, min(coalesce(c.price_pence, o.price_pence)) as low, max(coalesce(c.price_pence, o.price_pence)) as high
      from listing_options o left join changed c on c.id = o.id
      where o.archived_at is null and o.listing_id in (select listing_id from changed)
      group by o.listing_id
    )
    update listings l set lowest_price_pence = b.low, highest_price_pence = b.high, version = l.version + 1,
      updated_at = ${momentSql(now)}
    from bounds b where l.id = b.listing_id and l.seller_id = ${sellerId}`)

const stocks = (changes: StockChange[]): SQL =>
  sql`json_to_recordset(${JSON.stringify(changes)}::json) as w("optionId" uuid, stock int, "expectedStock" int)`

/** Sets the stock of options that still have what was read; the others stay as they are. */
export const setStocks = (
  db: Db,
  { sellerId, changes, now }: { sellerId: string; changes: StockChange[]; now: Date },
) =>
  db.execute(sql`
    with changed as (
      update listing_options o set stock = w.stock from ${stocks(changes)}
      where o.id = w."optionId" and o.seller_id = ${sellerId} and o.archived_at is null
        and o.stock = w."expectedStock" and o.stock <> w.stock
        and exists (select from listings l where l.id = o.listing_id and l.status <> 'removed')
      returning o.listing_id
    )
    update listings l set version = l.version + 1, updated_at = ${momentSql(now)}
    where l.id in (select listing_id from changed) and l.seller_id = ${sellerId}`)
