import { sql } from 'drizzle-orm'
import type { Leaving } from '#app/leaving.ts'
import { shopNameSql } from '#db/sql/shops.ts'

const lines = sql`(
  select coalesce(json_agg(json_build_object('name', l.name, 'option', l.option_label, 'quantity', l.quantity,
    'unitPricePence', l.unit_price_pence, 'linePence', l.line_pence, 'imageUrl', l.image_url) order by l.position), '[]')
  from order_lines l where l.order_id = o.id) as lines`

const timeline = sql`(
  select coalesce(json_agg(json_build_object('status', e.status, 'at', e.at, 'by', e.by_role, 'note', e.note)
    order by e.at, e.id), '[]')
  from order_events e where e.order_id = o.id) as timeline`

const sums = sql`o.goods_pence as "goodsPence", o.delivery_pence as "deliveryPence", o.discount_pence as "discountPence",
  o.total_pence as "totalPence", o.refunded_pence as "refundedPence", o.currency`

const course = sql`o.number, o.status, o.way, o.delivery, o.carrier, o.tracking_number as "trackingNumber",
  o.placed_at as "placedAt", o.paid_at as "paidAt", o.accept_by as "acceptBy", o.due_on as "dueOn",
  o.delivered_at as "deliveredAt", o.completes_at as "completesAt", ${sums}, ${lines}, ${timeline}`

/** What a user bought and sold; of the other side of an order the file says what they see there anyway. */
export const ordersLeaving: Leaving = {
  inFile: {
    ordersBought: {
      tables: ['orders', 'order_lines', 'order_events'],
      of: (id) => sql`
        select ${course}, ${shopNameSql()} as seller, o.address,
          case when o.status in ('paid', 'accepted', 'ready', 'collected', 'completed', 'disputed') then o.collection_address end
            as "collectionAddress"
        from orders o join users u on u.id = o.seller_id left join shops s on s.seller_id = u.id
        where o.buyer_id = ${id} order by o.placed_at, o.id`,
    },
    ordersSold: {
      tables: ['orders', 'order_lines', 'order_events'],
      of: (id) => sql`
        select ${course}, u.username as "buyerUsername", u.full_name as "buyerName", o.address,
          o.collection_address as "collectionAddress"
        from orders o join users u on u.id = o.buyer_id
        where o.seller_id = ${id} and o.paid_at is not null order by o.placed_at, o.id`,
    },
  },
  columnsNotInFile: {
    'order_lines.kind': 'how long a problem can be told of: completesAt says when that ends',
    'orders.collection_code': 'hands the goods to whoever says it; the order shows it to its buyer',
    'orders.wrong_codes': 'how often the seller was told a wrong code',
    'orders.code_locked_until': 'when the seller may try the next code',
    'orders.updated_at': 'the moment of its last event, which is there',
  },
  // Of what was never paid, nothing has to be proved.
  forget: (db, { id }) => [
    db.execute(sql`update orders set address = null, collection_address = null
      where ${id}::uuid in (buyer_id, seller_id) and paid_at is null`),
  ],
  mailsAbout: (id) => sql`select o.id::text from orders o where ${id}::uuid in (o.buyer_id, o.seller_id)`,
  stays: { order_events: 'what was done with an order', orders: 'six years' },
  wordsStay: {
    'orders.address': 'By law we must keep a record of who bought what and where it was sent.',
    'orders.collection_address': 'Where a paid order was handed over, and by whom.',
  },
}
