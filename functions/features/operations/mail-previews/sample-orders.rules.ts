import type { OrderRow } from '#features/trade/order-book/orders.queries.ts'
import type { SoldOrder } from '#features/trade/order-book/sold-orders.queries.ts'

const id = '01900000-0000-7000-8000-0000000000a1'

const at = (day: number, hour = 9): Date => new Date(Date.UTC(2026, 3, day, hour))

const lines = [
  {
    id: '01900000-0000-7000-8000-0000000000b1',
    productId: '01900000-0000-7000-8000-0000000000c1',
    optionId: '01900000-0000-7000-8000-0000000000d1',
    name: 'French Copper Marans hatching eggs',
    optionLabel: 'Box of 12 "darks"',
    sku: null,
    imageUrl: null,
    quantity: 2,
    unitPricePence: 2950,
    linePence: 5900,
    kind: 'eggs' as const,
  },
  {
    id: '01900000-0000-7000-8000-0000000000b2',
    productId: '01900000-0000-7000-8000-0000000000c2',
    optionId: '01900000-0000-7000-8000-0000000000d2',
    name: 'Brooder lamp & guard <250 W>',
    optionLabel: 'One',
    sku: null,
    imageUrl: null,
    quantity: 1,
    unitPricePence: 1899,
    linePence: 1899,
    kind: 'goods' as const,
  },
]

const delivery: OrderRow['delivery'] = [
  {
    code: 'eggs_special',
    label: 'Standard Special Delivery',
    pricePence: 0,
    estimate: { from: '2026-04-15', to: '2026-04-16' },
  },
  { code: 'goods_express', label: 'Express', pricePence: 799, estimate: { from: '2026-04-15', to: '2026-04-16' } },
]

const address = {
  name: 'Ada Keeper',
  line1: '1 Orchard Lane',
  line2: null,
  town: 'Ludlow',
  county: 'Shropshire',
  postcode: 'SY8 1AA',
  country: 'GB' as const,
  phone: null,
}

const yard = {
  ...address,
  name: 'Clun Valley Bantams',
  line1: 'The Yard, Hill End',
  town: 'Clun',
  postcode: 'SY7 8LA',
  phone: '01584 555 0100',
}

const sums = { goodsPence: 7799, deliveryPence: 799, discountPence: 500, totalPence: 8098 }

/** An order to post, as each mail about it finds it. */
export const posted: OrderRow = {
  ...sums,
  id,
  number: 'HY-7K3M9Q',
  checkoutId: '01900000-0000-7000-8000-0000000000e1',
  status: 'accepted',
  way: 'post',
  buyer: {
    id: '01900000-0000-7000-8000-0000000000f1',
    username: 'ada',
    fullName: 'Ada Keeper',
    email: 'ada@example.com',
  },
  seller: {
    id: '01900000-0000-7000-8000-0000000000f2',
    username: 'clun_valley',
    email: 'bantams@example.com',
    shopName: 'Clun Valley Bantams',
    place: 'Clun',
    collectionAddress: yard,
  },
  payBy: at(13),
  fromCart: true,
  payment: { reference: 'sandbox-1', provider: 'sandbox' },
  lines,
  timeline: [],
  delivery,
  address,
  collectionAddress: null,
  collectionCode: null,
  carrier: null,
  trackingNumber: null,
  refundedPence: 0,
  currency: 'GBP',
  placedAt: at(13),
  paidAt: at(13),
  acceptBy: at(15, 23),
  dueOn: '2026-04-16',
  deliveredAt: null,
  completesAt: null,
}

/** The same goods, to be collected. */
export const collected: OrderRow = {
  ...posted,
  way: 'collect',
  deliveryPence: 0,
  totalPence: 7299,
  delivery: [{ ...delivery[0]!, code: 'collection', label: 'Collection' }],
  address: null,
  collectionAddress: yard,
}

const soldOf = (order: OrderRow): SoldOrder => ({
  ...order,
  sellerId: order.seller.id,
  sellerEmail: order.seller.email,
  shopName: order.seller.shopName,
  holidayUntil: null,
  lines: order.lines.map(({ productId, ...line }) => ({ ...line, listingId: productId, dispatchWeekdays: ['tue'] })),
})

/** What one payment was for: two orders of one seller. */
export const sold: SoldOrder[] = [
  soldOf(posted),
  { ...soldOf(collected), id: `${id.slice(0, -1)}2`, number: 'HY-4WQ8TB' },
]

export { at, yard }
