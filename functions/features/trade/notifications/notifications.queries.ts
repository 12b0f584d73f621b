import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { TimePosition } from '#app/time-cursor.ts'
import type { Way } from '#contract/catalogue/shipping.ts'
import type { NotificationsReadInput } from '#contract/trade/notifications.ts'
import type { OrderSide, OrderStatus } from '#contract/trade/orders.constants.ts'
import type { Db } from '#db/client.ts'
import { notifications, orders } from '#db/schema/index.ts'
import { momentSql } from '#db/sql/moments.ts'
import { shopNameSql } from '#db/sql/shops.ts'

/** A notification as it is read, with the other side and the picture of its order. */
export type NotificationRow = {
  id: string
  order_id: string
  number: string
  way: Way
  side: OrderSide
  status: OrderStatus
  at: string
  read: boolean
  image_url: string | null
  username: string
  name: string
}

type Page = { viewerId: string; limit: number; after: TimePosition | null }

/** A page of what the viewer was told, newest first, and one row more when there is a next page. */
export const listNotifications = (db: Db, { viewerId, limit, after }: Page) => {
  const older = after ? sql`and (at, id) < (${momentSql(after.at)}, ${after.id}::uuid)` : sql``
  return db.execute<NotificationRow>(sql`
    select n.id, n.order_id, o.number, o.way, n.side, n.status,
      to_char(n.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, n.read_at is not null as read,
      line.image_url, u.username,
      case n.side when 'seller' then u.full_name else ${shopNameSql()} end as name
    from (
      select * from notifications where user_id = ${viewerId} ${older} order by at desc, id desc limit ${limit + 1}
    ) n
    join orders o on o.id = n.order_id
    join users u on u.id = case n.side when 'seller' then o.buyer_id else o.seller_id end
    left join shops s on s.seller_id = o.seller_id
    left join lateral (
      select l.image_url from order_lines l where l.order_id = o.id order by l.position, l.id limit 1
    ) line on true
    order by n.at desc, n.id desc`)
}

const unreadOf = (viewerId: string) => and(eq(notifications.userId, viewerId), isNull(notifications.readAt))

/** How many of the viewer's own are not read: one row. */
export const countUnread = (db: Db, viewerId: string) =>
  db.select({ unreadCount: sql<number>`count(*)::int` }).from(notifications).where(unreadOf(viewerId))

type Reading = NotificationsReadInput & { viewerId: string }

/** A row if the notification is the viewer's, or the order has them as a side. */
export const findReadable = (db: Db, { viewerId, upTo, orderId }: Reading) =>
  upTo
    ? db
        .select({ id: notifications.id })
        .from(notifications)
        .where(and(eq(notifications.id, upTo), eq(notifications.userId, viewerId)))
    : db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            sql`${orders.id} = ${orderId ?? null}::uuid`,
            or(eq(orders.buyerId, viewerId), eq(orders.sellerId, viewerId)),
          ),
        )

/** Marks the viewer's own as read; what was read before keeps its time. */
export const markRead = (db: Db, { viewerId, upTo, orderId, now }: Reading & { now: Date }) =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        unreadOf(viewerId),
        upTo
          ? sql`(${notifications.at}, ${notifications.id}) <= (select m.at, m.id from notifications m
              where m.id = ${upTo} and m.user_id = ${viewerId})`
          : sql`${notifications.orderId} = ${orderId ?? null}::uuid`,
      ),
    )
