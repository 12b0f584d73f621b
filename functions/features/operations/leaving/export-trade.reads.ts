import { sql } from 'drizzle-orm'
import { shopNameSql } from '#db/sql/shops.ts'
import type { Section } from './export-section.reads.ts'

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
  o.placed_at as "placedAt", o.paid_at as "paidAt", o.delivered_at as "deliveredAt", ${sums}, ${lines}, ${timeline}`

/** What they buy and sell; of the other side of an order what they see there anyway. */
export const tradeSections = {
  ordersBought: {
    tables: ['orders', 'order_lines', 'order_events'],
    of: (id) => sql`
      select ${course}, ${shopNameSql()} as seller, o.address,
        case when o.status in ('ready', 'collected', 'completed', 'disputed') then o.collection_address end
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
  checkouts: {
    tables: ['checkouts'],
    of: (id) => sql`
      select status, goods_pence as "goodsPence", delivery_pence as "deliveryPence", total_pence as "totalPence", currency,
        address, created_at as "createdAt", settled_at as "settledAt"
      from checkouts where buyer_id = ${id} order by id`,
  },
  payments: {
    tables: ['payments'],
    of: (id) => sql`
      select p.reference, p.provider, case when p.checkout_id is null then 'package' else 'checkout' end as "for",
        p.amount_pence as "amountPence", p.currency, p.status, p.created_at as "createdAt", p.settled_at as "settledAt",
        (select coalesce(json_agg(json_build_object('amountPence', r.amount_pence, 'createdAt', r.created_at,
          'sentAt', r.sent_at) order by r.id), '[]') from refunds r where r.payment_reference = p.reference) as refunds
      from payments p where p.payer_id = ${id} order by p.created_at, p.reference`,
  },
  earnings: {
    tables: ['ledger_entries', 'ledger_transactions'],
    of: (id) => sql`
      select t.kind, split_part(e.account, ':', 3) as state, -e.amount_pence as "amountPence", o.number as "order", t.at
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id left join orders o on o.id = t.order_id
      where e.account in (${`seller:${id}:pending`}, ${`seller:${id}:payable`}) order by t.at, e.id`,
  },
  packages: {
    tables: ['subscriptions'],
    of: (id) => sql`
      select tier, period, status, price_pence as "pricePence", started_at as "startedAt", renews_at as "renewsAt",
        cancels_at as "cancelsAt", next_tier as "nextTier", created_at as "createdAt"
      from subscriptions where seller_id = ${id} order by id`,
  },
  shop: {
    tables: ['shops'],
    of: (id) => sql`
      select name, about, policies, outcode, collection_address as "collectionAddress",
        dispatch_weekdays as "dispatchWeekdays", holiday_until as "holidayUntil", '/api/images/' || banner_key as "bannerUrl",
        seller_kind as "sellerKind", quick_replies as "quickReplies", created_at as "createdAt", updated_at as "updatedAt"
      from shops where seller_id = ${id}`,
  },
  listings: {
    tables: ['listings', 'listing_options', 'listing_stretches', 'listing_views'],
    of: (id) => sql`
      select l.id, l.title, l.description, c.name as category, l.attributes, l.status, l.removed_reason as "removedReason",
        l.collection, l.dispatch_weekdays as "dispatchWeekdays", l.published_at as "publishedAt", l.created_at as "createdAt",
        (select coalesce(json_agg(json_build_object('label', o.label, 'sku', o.sku, 'pricePence', o.price_pence,
          'stock', o.stock, 'packCount', o.pack_count, 'archivedAt', o.archived_at) order by o.position), '[]')
          from listing_options o where o.listing_id = l.id) as options,
        (select coalesce(json_agg('/api/images/' || i.image_key order by i.position), '[]')
          from listing_images i where i.listing_id = l.id) as pictures,
        (select coalesce(json_agg(json_build_object('from', t.active_from, 'until', t.active_until)
          order by t.active_from), '[]') from listing_stretches t where t.listing_id = l.id) as "onSale",
        (select coalesce(json_agg(json_build_object('day', v.day, 'views', v.views) order by v.day), '[]')
          from listing_views v where v.listing_id = l.id) as views
      from listings l join categories c on c.id = l.category_id where l.seller_id = ${id} order by l.id`,
  },
} satisfies Record<string, Section>
