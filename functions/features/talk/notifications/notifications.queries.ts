import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { TimePosition } from '#app/cursors/time-cursor.ts'
import type { Way } from '#contract/catalogue/shipping.ts'
import type { NotificationsReadInput } from '#contract/talk/notifications.ts'
import type { OrderNotice } from '#contract/trade/order-notice.ts'
import type { Db } from '#db/client.ts'
import { notifications } from '#db/schema/identity/notices.ts'
import { orders } from '#db/schema/trade/orders.ts'
import { isoTimeSql } from '#db/sql/iso-time.ts'
import { momentSql } from '#db/sql/moments.ts'
import { shopNameSql } from '#db/sql/shops.ts'
import { findNotice } from '#features/identity/notices/notices.queries.ts'

/** A notice as it is read, with what it tells of: so far an order, its other side and its picture. */
export type NotificationRow = {
  id: string
  subject_id: string
  data: OrderNotice
  number: string
  way: Way
  at: string
  read: boolean
  image_url: string | null
  username: string
  name: string
}

/** What the bell shows of what the viewer was told: of orders, so far. Its list and its count hold to this alike. */
const shownTo = (viewerId: string): SQL => sql`user_id = ${viewerId} and kind = 'order'`

/** How many of those that the viewer's bell shows are not read: one row. */
export const countUnread = (db: Db, viewerId: string) =>
  db
    .select({ unreadCount: sql<number>`count(*)::int` })
    .from(notifications)
    .where(sql`${shownTo(viewerId)} and read_at is null`)

type Page = { viewerId: string; limit: number; after: TimePosition | null }

/** A page of what the viewer was told, newest first, and one row more when there is a next page. */
export const listNotifications = (db: Db, { viewerId, limit, after }: Page) => {
  const older = after ? sql`and (at, id) < (${momentSql(after.at)}, ${after.id}::uuid)` : sql``
  return db.execute<NotificationRow>(sql`
    select n.id, n.subject_id, n.data, o.number, o.way,
      ${isoTimeSql(sql`n.at`)} as at, n.read_at is not null as read,
      line.image_url, u.username,
      case n.data->>'side' when 'seller' then u.full_name else ${shopNameSql()} end as name
    from (
      select * from notifications where ${shownTo(viewerId)} ${older}
      order by at desc, id desc limit ${limit + 1}
    ) n
    join orders o on o.id = n.subject_id
    join users u on u.id = case n.data->>'side' when 'seller' then o.buyer_id else o.seller_id end
    left join shops s on s.seller_id = o.seller_id
    left join lateral (
      select l.image_url from order_lines l where l.order_id = o.id order by l.position, l.id limit 1
    ) line on true
    order by n.at desc, n.id desc`)
}

type Reading = NotificationsReadInput & { viewerId: string }

/** A row if the notice is the viewer's, or the order has them as a side. */
export const findReadable = (db: Db, { viewerId, upTo, orderId }: Reading) =>
  upTo
    ? findNotice(db, { id: upTo, viewerId })
    : db
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            sql`${orders.id} = ${orderId ?? null}::uuid`,
            or(eq(orders.buyerId, viewerId), eq(orders.sellerId, viewerId)),
          ),
        )
