import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Way } from '#contract/catalogue/shipping.ts'
import { cartLimits } from '#contract/trade/cart.constants.ts'
import type { CartChange } from '#contract/trade/cart.ts'
import type { Db } from '#db/client.ts'
import { cartLines } from '#db/schema/trade/buying.ts'
import { momentSql } from '#db/sql/moments.ts'
import { freeStockSql } from '#db/sql/stock.ts'

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
    select ${id}, ${userId}, o.listing_id, o.id, ${quantity}::int, ${way}, o.price_pence, ${momentSql(at)}, ${momentSql(at)}
    from listing_options o where o.id = ${optionId} and ${hasRoom(userId, sql`${optionId}::uuid`)}
    on conflict (user_id, option_id) do update
      set quantity = line.quantity + excluded.quantity, way = excluded.way, saved_at = null, updated_at = excluded.updated_at
      where line.quantity + excluded.quantity <= ${stock}
    returning line.id`)

type MergedLine = { id: string; optionId: string; quantity: number; way: Way | null }

/**
 * Puts lines in, of each no more than is free but one: the larger quantity where there is a line, so that merging twice
 * is merging once; a line saved for later is back with that. Left out: what is not for sale, the buyer's own, and what finds no room.
 */
export const mergeLines = (db: Db, { userId, at, lines }: { userId: string; at: Date; lines: MergedLine[] }) =>
  db.execute(sql`
    insert into cart_lines as line (id, user_id, listing_id, option_id, quantity, way, seen_price_pence, created_at, updated_at)
    select given.id, ${userId}, l.id, o.id,
      greatest(1, least(given.quantity, ${freeStockSql({ now: at, viewerId: userId })})),
      case when k.slug = 'live-birds' or (given.way = 'collect' and l.collection) then 'collect' else 'post' end,
      o.price_pence, ${momentSql(at)}, ${momentSql(at)}
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

const savedFrom = (at: Date): SQL => sql`coalesce(${cartLines.savedAt}, ${momentSql(at)})`

/** Changes what is named of the user's own line. */
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

/** Takes the user's own line out; no row when there is none. */
export const deleteLine = (db: Db, { id, userId }: { id: string; userId: string }) =>
  db
    .delete(cartLines)
    .where(and(eq(cartLines.id, id), eq(cartLines.userId, userId)))
    .returning({ id: cartLines.id })

/** A price in pence that a buyer was shown for a line. */
type ShownPrice = { id: string; pricePence: number }

/** Remembers the prices that the buyer was shown: what they see next time is no news. */
export const rememberPrices = (db: Db, { userId, shown }: { userId: string; shown: ShownPrice[] }) =>
  db.execute(sql`
    update cart_lines l set seen_price_pence = s."pricePence"
    from json_to_recordset(${JSON.stringify(shown)}::json) as s(id text, "pricePence" bigint)
    where l.id = s.id::uuid and l.user_id = ${userId}`)

/** Takes what was bought from the buyer's cart out of it; what they have saved for later since stays. */
export const deleteBought = (db: Db, { checkoutId, buyerId }: { checkoutId: string; buyerId: string }) =>
  db.delete(cartLines).where(
    and(
      eq(cartLines.userId, buyerId),
      isNull(cartLines.savedAt),
      sql`${cartLines.optionId} in (select l.option_id from order_lines l join orders r on r.id = l.order_id
        join checkouts c on c.id = r.checkout_id and c.from_cart where c.id = ${checkoutId})`,
    ),
  )
