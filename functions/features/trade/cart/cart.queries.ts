import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { CategorySlug } from '#contract/catalogue/catalogue.constants.ts'
import type { Way } from '#contract/catalogue/shipping.ts'
import type { CartChange } from '#contract/trade/cart.ts'
import { cartLimits } from '#contract/trade/orders.constants.ts'
import type { Db } from '#db/client.ts'
import { cartLines, categories, listingOptions, listings, shops, users } from '#db/schema/index.ts'
import { awayUntil } from '#features/catalogue/delivery/holiday.rules.ts'

/** Whose eyes and when: stock counts expired holds back in, and what the viewer's own open checkout holds. */
export type Look = { viewerId: string; now: Date }

const stockFor = ({ viewerId, now }: Look) =>
  sql<number>`least(10000, ${listingOptions.stock} + coalesce((
    select sum(h.quantity) from holds h join checkouts c on c.id = h.checkout_id
    where h.option_id = ${listingOptions.id}
      and (h.expires_at <= ${now.toISOString()}::timestamptz or (c.buyer_id = ${viewerId} and c.status = 'open'))
  ), 0))::int`

const picture = sql<string | null>`(
  select i.image_key from listing_images i where i.listing_id = ${listings.id} order by i.position limit 1)`

const optionColumns = (look: Look) => ({
  optionId: listingOptions.id,
  optionLabel: listingOptions.label,
  pricePence: listingOptions.pricePence,
  archivedAt: listingOptions.archivedAt,
  stock: stockFor(look),
  productId: listings.id,
  name: listings.title,
  status: listings.status,
  collection: listings.collection,
  dispatchWeekdays: sql<(typeof shops.$inferSelect)['dispatchWeekdays']>`
    coalesce(${listings.dispatchWeekdays}, ${shops.dispatchWeekdays}, '{mon,tue,wed}')`.mapWith(shops.dispatchWeekdays),
  category: sql<CategorySlug>`${categories.slug}`,
  categoryImage: categories.imageUrl,
  imageKey: picture,
  sellerId: users.id,
  sellerUsername: users.username,
  sellerEmail: users.email,
  sellerName: users.fullName,
  sellerSuspendedAt: users.suspendedAt,
  shopName: sql<string>`coalesce(${shops.name}, ${users.username})`,
  holidayUntil: shops.holidayUntil,
  awayUntil: sql<string | null>`${shops.holidayUntil}::text`.mapWith((day: string) => awayUntil(day, look.now)),
  collectionAddress: shops.collectionAddress,
})

/** One option as a buyer would take it, whether for sale or not. */
export const selectOption = (db: Db, { optionId, ...look }: Look & { optionId: string }) =>
  db
    .select(optionColumns(look))
    .from(listingOptions)
    .innerJoin(listings, eq(listings.id, listingOptions.listingId))
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .innerJoin(users, eq(users.id, listings.sellerId))
    .leftJoin(shops, eq(shops.sellerId, listings.sellerId))
    .where(eq(listingOptions.id, optionId))

export type OptionRow = Awaited<ReturnType<typeof selectOption>>[number]

const selectLines = (db: Db, look: Look, which?: SQL) =>
  db
    .select({
      id: cartLines.id,
      quantity: cartLines.quantity,
      way: cartLines.way,
      seenPricePence: cartLines.seenPricePence,
      savedAt: cartLines.savedAt,
      ...optionColumns(look),
    })
    .from(cartLines)
    .innerJoin(listingOptions, eq(listingOptions.id, cartLines.optionId))
    .innerJoin(listings, eq(listings.id, cartLines.listingId))
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .innerJoin(users, eq(users.id, listings.sellerId))
    .leftJoin(shops, eq(shops.sellerId, listings.sellerId))
    .where(and(eq(cartLines.userId, look.viewerId), which))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id))

/** The viewer's cart with what is saved for later, oldest line first. */
export const selectCart = (db: Db, look: Look) => selectLines(db, look)

/** What of the viewer's cart is bought now, oldest line first. */
export const selectBasket = (db: Db, look: Look) => selectLines(db, look, isNull(cartLines.savedAt))

export type CartRow = Awaited<ReturnType<typeof selectCart>>[number]

/** Lets one write of a buyer's cart or checkout go on at a time: first in every batch that needs it. */
export const lockBuyer = (db: Db, userId: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

type NewLine = { id: string; userId: string; optionId: string; quantity: number; way: Way; at: Date; stock: number }

const hasRoom = (userId: string, optionId: SQL): SQL => sql`(
  select count(*) < ${cartLimits.lines} or bool_or(option_id = ${optionId}) from cart_lines where user_id = ${userId})`

/**
 * Adds to the line of an option or begins one, at the price of now; a line saved for later is back with that. Nothing
 * happens when the cart is full or the line would ask for more than `stock`: then no row comes back.
 */
export const addLine = (db: Db, { id, userId, optionId, quantity, way, at, stock }: NewLine) =>
  db.execute<{ id: string }>(sql`
    insert into cart_lines as line (id, user_id, listing_id, option_id, quantity, way, seen_price_pence, created_at, updated_at)
    select ${id}, ${userId}, o.listing_id, o.id, ${quantity}::int, ${way}, o.price_pence, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
    from listing_options o where o.id = ${optionId} and ${hasRoom(userId, sql`${optionId}::uuid`)}
    on conflict (user_id, option_id) do update
      set quantity = line.quantity + excluded.quantity, way = excluded.way, saved_at = null, updated_at = excluded.updated_at
      where line.quantity + excluded.quantity <= ${stock}
    returning line.id`)

export type MergedLine = { id: string; optionId: string; quantity: number; way: Way | null }

/**
 * Puts lines in: the larger quantity where there is a line, so that merging twice is merging once; a line saved for
 * later is back with that. Left out: what is not for sale, the buyer's own, and what finds no room.
 */
export const mergeLines = (db: Db, { userId, at, lines }: { userId: string; at: Date; lines: MergedLine[] }) =>
  db.execute(sql`
    insert into cart_lines as line (id, user_id, listing_id, option_id, quantity, way, seen_price_pence, created_at, updated_at)
    select given.id, ${userId}, l.id, o.id, given.quantity,
      case when k.slug = 'live-birds' or (given.way = 'collect' and l.collection) then 'collect' else 'post' end,
      o.price_pence, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
    from (
      select g.id::uuid, g."optionId"::uuid as option_id, g.quantity, g.way,
        row_number() over (order by mine.id is null, g.id) as place
      from json_to_recordset(${JSON.stringify(lines)}::json) as g(id text, "optionId" text, quantity int, way text)
      left join cart_lines mine on mine.user_id = ${userId} and mine.option_id = g."optionId"::uuid
    ) given
    join listing_options o on o.id = given.option_id and o.archived_at is null
    join listings l on l.id = o.listing_id and l.status = 'active' and l.seller_id <> ${userId}
    join categories k on k.id = l.category_id and k.slug <> 'services'
    where given.place <= ${cartLimits.lines} - (
      select count(*) from cart_lines c where c.user_id = ${userId}
        and c.option_id <> all(${sql.param(lines.map((line) => line.optionId))}::uuid[]))
    order by given.place
    on conflict (user_id, option_id) do update
      set quantity = greatest(line.quantity, excluded.quantity), saved_at = null, updated_at = excluded.updated_at`)

type Change = CartChange & { id: string; userId: string; at: Date }

const savedFrom = (at: Date): SQL => sql`coalesce(${cartLines.savedAt}, ${at.toISOString()}::timestamptz)`

export const updateLine = (db: Db, { id, userId, at, quantity, way, saved }: Change) =>
  db
    .update(cartLines)
    .set({
      ...(quantity && { quantity }),
      ...(way && { way }),
      ...(saved !== undefined && { savedAt: saved ? savedFrom(at) : null }),
      updatedAt: at,
    })
    .where(and(eq(cartLines.id, id), eq(cartLines.userId, userId)))

export const deleteLine = (db: Db, { id, userId }: { id: string; userId: string }) =>
  db
    .delete(cartLines)
    .where(and(eq(cartLines.id, id), eq(cartLines.userId, userId)))
    .returning({ id: cartLines.id })
