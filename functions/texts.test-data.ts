import { writeCursor } from '#app/cursors/cursor.ts'
import { writeTimeCursor } from '#app/cursors/time-cursor.ts'
import { nobodysId } from '#app/route/declaration.ts'
import { everyDeclaredRoute } from '#testing/routes/declared-routes.ts'
import type { TextField } from '#testing/routes/text-fields.ts'

/** The texts of many lines: every other text of every route is one line. */
export const manyLined = new Set([
  'PATCH /api/user bio',
  'PATCH /api/seller/shop about',
  'PATCH /api/seller/shop policies',
  'PATCH /api/seller/shop quickReplies',
  'POST /api/seller/listings description',
  'PATCH /api/seller/listings/:id description',
  'POST /api/orders/:id/decline reason',
  'POST /api/orders/:id/cancel reason',
  'POST /api/messages text',
  'POST /api/messages/:id text',
  'POST /api/contact message',
  'POST /api/feature-requests description',
])

/**
 * Taken as they are typed: passwords, since they were once chosen so, and what is said to the assistant, who turns nobody
 * away that asks for help. Only what no text can hold is refused.
 */
export const asTyped = (title: string): boolean => /^POST \/api\/chat |password$/i.test(title)

/** What may be anything by its schema, since the category says what it is: looked at in a test of its own. */
export const free = [
  'POST /api/seller/listings attributes.any-name-0',
  'PATCH /api/seller/listings/:id attributes.any-name-0',
]

type Given = { body?: object; query?: Record<string, string | string[]>; headers?: Record<string, string> }

const whole = {
  name: 'Ann Reed',
  line1: '1 Orchard Lane',
  line2: 'Hill End',
  town: 'Ludlow',
  county: 'Shropshire',
  postcode: 'SY8 1AA',
  country: 'GB',
  phone: '01584 555 0100',
}
const deliveries = [{ seller: 'clun_valley', methods: [] }]
const checkout: Given[] = [
  { body: { deliveries, address: whole, discountCode: 'SPRING' }, headers: { 'idempotency-key': 'a-key' } },
  { body: { addressId: nobodysId } },
  { body: { items: [{ optionId: nobodysId, quantity: 1 }] } },
]
const listing = {
  subcategory: 'chicken',
  description: 'Six brown eggs',
  imageKeys: ['picture-of-eggs'],
  imageAlts: { 'any-name-0': 'Six brown eggs' },
}
const option = { label: 'Six eggs', sku: 'EGG-6', pricePence: 950, stock: 4 }
const page = { cursor: writeTimeCursor({ at: new Date('2026-04-14'), id: nobodysId }) }
const orders = { ...page, q: 'brown eggs', from: '2026-04-01', to: '2026-04-14' }
const messages = { text: 'Hello there', imageKeys: ['picture-of-eggs'] }

/** What a route takes besides its example, until every text of it has been given once. */
const alsoGood: Record<string, Given[]> = {
  'POST /api/register': [
    { body: { username: 'ann_reed', email: 'ann@example.com', password: 'bantams-lay-well', fullName: 'Ann Reed' } },
    {
      body: {
        ...{ username: 'ann_hens', email: 'ann@example.org', password: 'bantams-lay-well', fullName: 'Ann Reed' },
        shopName: 'Clun Valley',
      },
    },
  ],
  'POST /api/user/open-shop': [{ body: { sellerTier: 'basic', shopName: 'Clun Valley' } }],
  'POST /api/login': [{ body: { username: 'ann_reed', password: 'bantams-lay-well', code: '123456' } }],
  'POST /api/verify-email/resend': [{ body: { email: 'ann@example.com' } }],
  'PATCH /api/user': [{ body: { bio: 'Keeps hens', postcode: 'SY8 1AA', avatarKey: 'picture-of-ann' } }],
  'GET /api/user/sessions': [{ query: { cursor: nobodysId } }],
  'GET /api/user/addresses': [{ query: { cursor: nobodysId } }],
  'POST /api/user/addresses': [{ body: whole }],
  'PATCH /api/user/addresses/:id': [{ body: whole }],
  'GET /api/services': [{ query: { ...page, near: 'SY8 1AA', category: 'farriers' } }],
  'GET /api/breeds': [{ query: page }],
  'GET /api/products': [
    { query: { ...page, q: 'brown eggs', category: 'live-birds', subcategory: 'chicken', breed: 'marans' } },
    { query: { species: 'chicken', minPrice: '12.50', maxPrice: '20', delivery: 'post', near: 'SY8', within: '20' } },
    { query: { minRating: '4', condition: 'new', seller: 'clun_valley', option: nobodysId } },
    { query: { category: ['live-birds'], subcategory: ['chicken'], breed: ['marans'], species: ['chicken'] } },
    { query: { delivery: ['post'], condition: ['new'], seller: ['clun_valley'], option: [nobodysId] } },
  ],
  'GET /api/products/cards': [{ query: { id: [nobodysId] } }],
  'GET /api/favourites': [{ query: page }],
  'POST /api/seller/listings/bulk': [
    { body: { action: 'price', changes: [{ optionId: nobodysId, pricePence: 950 }] } },
  ],
  'GET /api/seller/listings': [
    { query: { cursor: writeCursor(['changed', '2026-04-14T00:00:00.000Z', nobodysId]), q: 'brown eggs' } },
  ],
  'POST /api/seller/listings': [
    {
      body: { ...listing, title: 'Brown eggs', category: 'hatching-eggs', options: [option] },
      headers: { 'idempotency-key': 'a-key' },
    },
  ],
  'PATCH /api/seller/listings/:id': [
    { body: { ...listing, version: 1, title: 'Brown eggs', options: [option] } },
    { body: { version: 1, options: [{ id: nobodysId, label: 'Six eggs' }] } },
  ],
  'PATCH /api/seller/shop': [
    { body: { name: 'Clun Valley', about: 'Hens', policies: 'By post', outcode: 'SY8', collectionAddress: whole } },
    { body: { holidayUntil: '2026-04-14', bannerKey: 'picture-of-hens', quickReplies: ['Thank you'] } },
  ],
  'GET /api/dev/mailbox': [{ query: { to: 'ann@example.com' } }],
  'GET /api/messages': [{ query: { ...page, orderId: nobodysId } }],
  'GET /api/messages/:id': [{ query: page }],
  'POST /api/messages': [
    { body: { to: 'clun_valley', productId: nobodysId, ...messages } },
    { body: { to: 'clun_valley', orderId: nobodysId, ...messages } },
  ],
  'POST /api/messages/:id': [{ body: messages }],
  'GET /api/notifications': [{ query: page }],
  'POST /api/notifications/read': [{ body: { orderId: nobodysId } }],
  'GET /api/orders': [{ query: { ...orders, checkout: nobodysId } }],
  'GET /api/seller/orders': [{ query: { ...orders, order: [nobodysId] } }],
  'POST /api/orders/:id/dispatch': [{ body: { carrier: 'dpd', tracking: 'AB 123 456' } }],
  'POST /api/orders/:id/collected': [{ body: { code: '123456' } }],
  'POST /api/cart/merge': [{ body: { items: [{ optionId: nobodysId, quantity: 1 }] } }],
  'POST /api/checkout/quote': checkout,
  'POST /api/checkout': checkout,
  'POST /api/chat': [{ body: { message: 'Marans eggs', history: [{ sender: 'user', content: 'Hello there' }] } }],
  'GET /api/incubation/calendar.ics': [
    { query: { species: 'chicken', set: '2026-04-14', eggs: '12', batch: 'Brown eggs' } },
  ],
  'GET /api/help': [{ query: { ...page, q: 'brown eggs' } }],
}

const exampleOf = (route: string): Given => {
  const { body, query, headers } =
    everyDeclaredRoute.find(({ method, path }) => `${method} ${path}` === route)?.declaration.example ?? {}
  return {
    ...(body && { body }),
    ...(headers && { headers }),
    ...(query && { query: Object.fromEntries(new URLSearchParams(query)) }),
  }
}

/** What the part of a route takes: its example, and what has texts that this lacks. */
export const goodFor = ({ route, part }: Pick<TextField, 'route' | 'part'>): unknown[] =>
  [...(alsoGood[route] ?? []), exampleOf(route)].map((given) => given[part]).filter(Boolean)
