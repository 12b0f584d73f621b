import { referenceOf } from './testing/buying.ts'
import { start } from './testing/selling.ts'
import { type BudgetRow, opened, ordered, type World, written } from './testing/world.ts'

const visiting = (path: string) => ({ route: `GET ${path.split('?')[0]}`, most: 1, arrange: open(() => path) })

function open(path: (world: World) => string): BudgetRow['arrange'] {
  return (world) => () => world.app.client({ at: start }).get(path(world))
}

const reading = (who: 'buyer' | 'seller', path: string): BudgetRow => ({
  route: `GET ${path}`,
  most: 1,
  arrange: (world) => () => world[who].api.get(path),
})

/** Every route that reads, with a request that succeeds. A route without a row fails the test beside it. */
export const readBudgets: BudgetRow[] = [
  visiting('/api/health'),
  visiting('/api/dev/mailbox?to=nobody@example.com'),
  visiting('/api/categories'),
  { route: 'GET /api/categories/:slug', most: 1, arrange: open(() => '/api/categories/hatching-eggs') },
  visiting('/api/products'),
  visiting('/api/products/featured'),
  visiting('/api/products/cards?id=01900000-0000-7000-8000-000000000000'),
  visiting('/api/products/suggest?q=marans'),
  { route: 'GET /api/products/:id', most: 1, arrange: open(({ eggs }) => `/api/products/${eggs.id}`) },
  { route: 'GET /api/products/:id/similar', most: 1, arrange: open(({ eggs }) => `/api/products/${eggs.id}/similar`) },
  visiting('/api/breeds'),
  { route: 'GET /api/breeds/:slug', most: 1, arrange: open(() => '/api/breeds/marans') },
  visiting('/api/services'),
  visiting('/api/services/categories'),
  {
    route: 'GET /api/sellers/:username',
    most: 1,
    arrange: open(({ seller }) => `/api/sellers/${seller.username}`),
  },
  visiting('/api/settings/public'),
  visiting('/api/currencies'),
  visiting('/api/currency/convert?amount=1&from=GBP&to=EUR'),
  visiting('/api/feature-requests'),
  visiting('/api/help'),
  visiting('/api/help?q=posting+eggs'),
  { route: 'GET /api/help/:slug', most: 1, arrange: open(() => '/api/help/unpacking-and-resting-eggs') },
  {
    route: 'GET /api/incubation/calendar.ics',
    most: 0,
    arrange: open(() => '/api/incubation/calendar.ics?species=duck&set=2026-03-20'),
  },
  { route: 'GET /api/images/:key', most: 1, arrange: open(({ eggs }) => eggs.images[0]!.url) },

  reading('buyer', '/api/user'),
  reading('buyer', '/api/user/sessions'),
  reading('buyer', '/api/user/addresses'),
  reading('buyer', '/api/user/export'),
  reading('buyer', '/api/user/email'),
  reading('buyer', '/api/favourites'),
  reading('buyer', '/api/favourites/ids'),
  reading('buyer', '/api/cart'),
  reading('buyer', '/api/feature-requests/my-requests'),
  reading('buyer', '/api/feature-requests/my-votes'),
  reading('buyer', '/api/orders'),
  reading('buyer', '/api/messages'),
  reading('buyer', '/api/messages/unread-count'),
  reading('buyer', '/api/notifications'),
  reading('buyer', '/api/notifications/unread-count'),
  reading('seller', '/api/seller/dashboard'),
  reading('seller', '/api/seller/analytics'),
  reading('seller', '/api/seller/orders'),
  reading('seller', '/api/seller/listings'),
  reading('seller', '/api/seller/shop'),
  reading('seller', '/api/subscription'),
  {
    route: 'GET /api/checkout/:id',
    most: 1,
    arrange: async (world) => {
      const { checkoutId } = await opened(world)
      return () => world.buyer.api.get(`/api/checkout/${checkoutId}`)
    },
  },
  {
    route: 'GET /api/payments/sandbox/:reference',
    most: 1,
    arrange: async (world) => {
      const reference = referenceOf(await opened(world))
      return () => world.buyer.api.get(`/api/payments/sandbox/${reference}`)
    },
  },
  {
    route: 'GET /api/orders/:id',
    most: 1,
    arrange: async (world) => {
      const id = await ordered(world, 'post')
      return () => world.buyer.api.get(`/api/orders/${id}`)
    },
  },
  {
    route: 'GET /api/messages/:id',
    most: 1,
    arrange: async (world) => {
      const id = await written(world)
      return () => world.seller.api.get(`/api/messages/${id}`)
    },
  },
  {
    route: 'GET /api/seller/listings/:id',
    most: 1,
    arrange:
      ({ seller: { api }, eggs }) =>
      () =>
        api.get(`/api/seller/listings/${eggs.id}`),
  },
]
