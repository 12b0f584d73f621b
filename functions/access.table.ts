import { addressOfExample, declaredRoutes, expectedStatus, roles } from '#testing/declared-routes.ts'
import { ukDay } from './contract/calendar-day.ts'
import { categories } from './contract/catalogue/catalogue.constants.ts'

/** What each gets who asks: the status tells where the guards stand, on ids that are nobody's and bodies that are good. */
type Statuses = [visitor: number, buyer: number, seller: number, admin: number]

export type AccessRow = {
  route: string
  statuses: Statuses
  /** The address asked for, where the route's own parameters are not just nobody's id. */
  path?: string
  body?: Record<string, unknown>
  headers?: Record<string, string>
  /** A signed token in the body speaks for itself, wherever it is sent from. */
  byToken?: true
}

/** An id of the right shape that nothing has. */
export const nobodysId = '01900000-0000-7000-8000-000000000000'

const address = { name: 'Ann Reed', line1: '1 High Street', town: 'Ludlow', postcode: 'SY8 1AA', country: 'GB' }
const idempotencyKey = { 'Idempotency-Key': 'access-table' }
const everyone = (status: number): Statuses => [status, status, status, status]
const signedIn = (status: number): Statuses => [401, status, status, status]
const sellers = (status: number): Statuses => [401, 403, status, 403]

const handWritten: AccessRow[] = [
  { route: 'GET /api/health', statuses: everyone(200) },
  { route: 'GET /api/dev/mailbox', statuses: everyone(200) },

  { route: 'GET /api/categories', statuses: everyone(200) },
  { route: 'GET /api/categories/:slug', path: `/api/categories/${categories[0].slug}`, statuses: everyone(200) },
  { route: 'GET /api/products', statuses: everyone(200) },
  { route: 'GET /api/products/featured', statuses: everyone(200) },
  { route: 'GET /api/products/cards', path: `/api/products/cards?id=${nobodysId}`, statuses: everyone(200) },
  { route: 'GET /api/products/suggest', path: '/api/products/suggest?q=hen', statuses: everyone(200) },
  { route: 'GET /api/products/:id', statuses: everyone(404) },
  { route: 'GET /api/products/:id/similar', statuses: everyone(404) },
  { route: 'POST /api/products/:id/view', statuses: everyone(204) },
  { route: 'GET /api/breeds', statuses: everyone(200) },
  { route: 'GET /api/breeds/:slug', path: '/api/breeds/marans', statuses: everyone(200) },
  { route: 'GET /api/services', statuses: everyone(200) },
  { route: 'GET /api/services/categories', statuses: everyone(200) },
  { route: 'GET /api/sellers/:username', path: '/api/sellers/nobody-at-all', statuses: everyone(404) },
  { route: 'GET /api/settings/public', statuses: everyone(200) },
  { route: 'GET /api/currencies', statuses: everyone(200) },
  {
    route: 'GET /api/currency/convert',
    path: '/api/currency/convert?amount=1&from=GBP&to=EUR',
    statuses: everyone(200),
  },
  { route: 'GET /api/images/:key', path: '/api/images/nobodys', statuses: everyone(404) },

  { route: 'GET /api/user', statuses: signedIn(200) },
  { route: 'PATCH /api/user', body: { fullName: 'Ann Reed' }, statuses: signedIn(200) },
  { route: 'PATCH /api/user/currency', body: { currencyCode: 'GBP' }, statuses: signedIn(200) },
  { route: 'GET /api/user/sessions', statuses: signedIn(200) },
  { route: 'DELETE /api/user/sessions/:id', statuses: signedIn(404) },
  {
    route: 'PUT /api/user/password',
    body: { currentPassword: 'not-the-password', newPassword: 'four brown eggs' },
    statuses: signedIn(422),
  },
  { route: 'GET /api/user/email', statuses: signedIn(200) },
  {
    route: 'PUT /api/user/email',
    body: { email: 'ann@example.com', password: 'not-the-password' },
    statuses: signedIn(422),
  },
  { route: 'DELETE /api/user/email', statuses: signedIn(204) },
  { route: 'POST /api/verify-email/resend', statuses: signedIn(200) },
  { route: 'GET /api/user/export', statuses: signedIn(200) },
  { route: 'DELETE /api/user', body: { password: 'not-the-password' }, statuses: signedIn(422) },
  { route: 'GET /api/user/addresses', statuses: signedIn(200) },
  { route: 'POST /api/user/addresses', body: address, statuses: signedIn(201) },
  { route: 'PATCH /api/user/addresses/:id', body: { town: 'Leominster' }, statuses: signedIn(404) },
  { route: 'DELETE /api/user/addresses/:id', statuses: signedIn(404) },
  { route: 'GET /api/favourites', statuses: signedIn(200) },
  { route: 'GET /api/favourites/ids', statuses: signedIn(200) },
  { route: 'PUT /api/favourites/:id', statuses: signedIn(404) },
  { route: 'DELETE /api/favourites/:id', statuses: signedIn(204) },
  { route: 'GET /api/verify-email', path: '/api/verify-email?token=nobodys', statuses: everyone(422) },
  {
    route: 'POST /api/register',
    body: { username: 'no', email: 'ann@example.com', password: 'bantams-lay-well', fullName: 'Ann Reed' },
    statuses: everyone(422),
  },
  { route: 'POST /api/password/forgot', body: { email: 'nobody@example.com' }, statuses: everyone(200) },
  {
    route: 'POST /api/password/reset',
    body: { token: 'nobodys', password: 'bantams-lay-well' },
    statuses: everyone(422),
  },
  { route: 'POST /api/newsletter/subscribe', body: { email: 'asks@example.com' }, statuses: everyone(201) },
  { route: 'POST /api/newsletter/confirm', body: { token: 'nobodys' }, statuses: everyone(422) },
  { route: 'POST /api/newsletter/unsubscribe', body: { token: 'nobodys' }, statuses: everyone(422), byToken: true },
  { route: 'POST /api/login', body: { username: 'nobody', password: 'bantams-lay-well' }, statuses: everyone(401) },

  { route: 'GET /api/feature-requests', statuses: everyone(200) },
  { route: 'GET /api/feature-requests/my-requests', statuses: signedIn(200) },
  { route: 'GET /api/feature-requests/my-votes', statuses: signedIn(200) },
  {
    route: 'POST /api/feature-requests',
    body: { title: 'Hatch calendar', description: 'Show what hatches when on one page.' },
    statuses: signedIn(201),
  },
  { route: 'PUT /api/feature-requests/:id/vote', statuses: signedIn(404) },
  { route: 'DELETE /api/feature-requests/:id/vote', statuses: signedIn(404) },
  {
    route: 'POST /api/contact',
    body: { name: 'Ann Reed', email: 'ann@example.com', topic: 'general', message: 'Do you post to Skye?' },
    statuses: everyone(201),
  },

  {
    route: 'GET /api/incubation/calendar.ics',
    path: `/api/incubation/calendar.ics?species=duck&set=${ukDay(new Date())}`,
    statuses: everyone(200),
  },

  { route: 'GET /api/help', statuses: everyone(200) },
  { route: 'GET /api/help/:slug', path: '/api/help/unpacking-and-resting-eggs', statuses: everyone(200) },
  {
    route: 'PUT /api/help/:slug/useful',
    path: '/api/help/nobodys/useful',
    body: { useful: true },
    statuses: everyone(404),
  },
  { route: 'DELETE /api/help/:slug/useful', path: '/api/help/nobodys/useful', statuses: everyone(404) },

  { route: 'POST /api/chat', body: { message: 'Marans eggs' }, statuses: everyone(200) },

  { route: 'GET /api/cart', statuses: signedIn(200) },
  { route: 'POST /api/cart/items', body: { optionId: nobodysId, quantity: 1 }, statuses: signedIn(404) },
  { route: 'PATCH /api/cart/items/:id', body: { quantity: 1 }, statuses: signedIn(404) },
  { route: 'DELETE /api/cart/items/:id', statuses: signedIn(404) },
  { route: 'POST /api/cart/merge', body: { items: [] }, statuses: signedIn(200) },
  { route: 'POST /api/checkout/quote', body: { deliveries: [], address }, statuses: signedIn(200) },
  { route: 'POST /api/checkout', body: { deliveries: [], address }, headers: idempotencyKey, statuses: signedIn(409) },
  { route: 'GET /api/checkout/:id', statuses: signedIn(404) },
  { route: 'GET /api/payments/sandbox/:reference', path: '/api/payments/sandbox/nobodys', statuses: signedIn(404) },
  ...['succeed', 'decline', 'abandon'].map((act) => ({
    route: `POST /api/payments/sandbox/:reference/${act}`,
    path: `/api/payments/sandbox/nobodys/${act}`,
    body: {},
    statuses: signedIn(404),
  })),

  { route: 'GET /api/orders', statuses: signedIn(200) },
  { route: 'GET /api/orders/:id', statuses: signedIn(404) },
  ...['accept', 'ready', 'collected', 'received', 'complete'].map((act) => ({
    route: `POST /api/orders/:id/${act}`,
    body: {},
    statuses: signedIn(404),
  })),
  ...['decline', 'cancel'].map((act) => ({
    route: `POST /api/orders/:id/${act}`,
    body: { reason: 'The hens are broody' },
    statuses: signedIn(404),
  })),
  { route: 'POST /api/orders/:id/dispatch', body: { carrier: 'dpd' }, statuses: signedIn(404) },

  { route: 'GET /api/messages', statuses: signedIn(200) },
  { route: 'GET /api/messages/unread-count', statuses: signedIn(200) },
  {
    route: 'POST /api/messages',
    body: { to: 'nobody', text: 'Are they still laying?', imageKeys: ['nosuchpicture'] },
    statuses: signedIn(404),
  },
  { route: 'GET /api/messages/:id', statuses: signedIn(404) },
  {
    route: 'POST /api/messages/:id',
    body: { text: 'Are they still laying?', imageKeys: ['nosuchpicture'] },
    statuses: signedIn(404),
  },
  { route: 'POST /api/messages/:id/read', statuses: signedIn(404) },
  { route: 'PUT /api/users/:id/block', statuses: signedIn(404) },
  { route: 'DELETE /api/users/:id/block', statuses: signedIn(404) },

  { route: 'GET /api/notifications', statuses: signedIn(200) },
  { route: 'GET /api/notifications/unread-count', statuses: signedIn(200) },
  { route: 'POST /api/notifications/read', body: { upTo: nobodysId }, statuses: signedIn(404) },

  { route: 'GET /api/seller/dashboard', statuses: sellers(200) },
  { route: 'GET /api/seller/analytics', statuses: sellers(200) },
  { route: 'GET /api/seller/orders', statuses: sellers(200) },
  { route: 'GET /api/seller/listings', statuses: sellers(200) },
  {
    route: 'POST /api/seller/listings',
    body: { title: 'Marans hatching eggs', category: 'hatching-eggs' },
    statuses: sellers(201),
  },
  {
    route: 'POST /api/seller/listings/bulk',
    body: { action: 'pause', ids: ['01890000-0000-7000-8000-000000000000'] },
    statuses: sellers(200),
  },
  { route: 'GET /api/seller/listings/:id', statuses: sellers(404) },
  { route: 'PATCH /api/seller/listings/:id', body: { version: 1, title: 'Marans eggs' }, statuses: sellers(404) },
  { route: 'DELETE /api/seller/listings/:id', statuses: sellers(404) },
  { route: 'POST /api/seller/listings/:id/publish', statuses: sellers(404) },
  { route: 'POST /api/seller/listings/:id/pause', statuses: sellers(404) },
  { route: 'POST /api/uploads', statuses: signedIn(400) },
  { route: 'GET /api/seller/shop', statuses: sellers(200) },
  { route: 'PATCH /api/seller/shop', body: { about: 'Hens' }, statuses: sellers(200) },
  { route: 'GET /api/subscription', statuses: sellers(200) },
  { route: 'POST /api/subscription/change', body: { tier: 'premium' }, statuses: sellers(409) },
  { route: 'POST /api/subscription/cancel', body: { refundPence: 0 }, statuses: sellers(409) },
  { route: 'POST /api/subscription/resume', statuses: sellers(409) },
  { route: 'POST /api/subscription', body: { tier: 'basic', period: 'month' }, statuses: sellers(201) },

  // What changes who asks comes last.
  { route: 'POST /api/user/open-shop', body: { sellerTier: 'basic' }, statuses: [401, 200, 409, 409] },
  { route: 'DELETE /api/user/sessions', statuses: signedIn(204) },
  { route: 'POST /api/logout', statuses: everyone(204) },
]

const declared: AccessRow[] = declaredRoutes.map((route) => {
  const { example, byToken } = route.declaration
  const row = {
    route: `${route.method} ${route.path}`,
    path: addressOfExample(route),
    statuses: roles.map((role) => expectedStatus(route, role)) as Statuses,
  }
  const { body, headers } = example ?? {}
  return { ...row, ...(body && { body }), ...(headers && { headers }), ...(byToken && { byToken }) }
})

const isDeclared = new Set(declared.map(({ route }) => route))

/** Every route of the API: those that are declared by what they say of themselves. */
export const accessTable: AccessRow[] = [...declared, ...handWritten.filter(({ route }) => !isDeclared.has(route))]
