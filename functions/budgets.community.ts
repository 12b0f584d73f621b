import { askForNewsletter } from './testing/newsletter.ts'
import { ok, start } from './testing/selling.ts'
import { type BudgetRow, ordered, type World, written } from './testing/world.ts'

const wish = (title: string) => ({ title, description: 'Show what hatches when on one page.' })

const voting = (method: 'put' | 'delete'): BudgetRow => ({
  route: `${method.toUpperCase()} /api/feature-requests/:id/vote`,
  most: 2,
  arrange: async ({ seller: { api } }) => {
    const { id } = ok(await api.post<{ id: string }>('/api/feature-requests', wish(`To ${method}`)), 201)
    return () => api[method](`/api/feature-requests/${id}/vote`)
  },
})

/** The routes by which people write to each other and to us. */
export const communityBudgets: BudgetRow[] = [
  {
    route: 'POST /api/newsletter/subscribe',
    most: 2,
    arrange:
      ({ app }) =>
      () =>
        app.client({ at: start }).post('/api/newsletter/subscribe', { email: 'reckoned@example.com' }),
  },
  {
    route: 'POST /api/newsletter/confirm',
    most: 2,
    arrange: async ({ app }) => {
      const { confirm } = await askForNewsletter(app, 'confirms@example.com', start)
      return () => app.client({ at: start }).post('/api/newsletter/confirm', { token: confirm })
    },
  },
  {
    route: 'POST /api/newsletter/unsubscribe',
    most: 1,
    arrange: async ({ app }) => {
      const { unsubscribe } = await askForNewsletter(app, 'leaves@example.com', start)
      return () => app.client({ at: start }).post('/api/newsletter/unsubscribe', { token: unsubscribe })
    },
  },
  {
    route: 'POST /api/feature-requests',
    most: 2,
    arrange:
      ({ buyer: { api } }) =>
      () =>
        api.post('/api/feature-requests', wish('A calendar')),
  },
  voting('put'),
  voting('delete'),
  {
    route: 'POST /api/contact',
    most: 2,
    arrange: ({ app }) => {
      const words = { name: 'Ann Reed', email: 'ann@example.com', topic: 'general', message: 'Do you post to Skye?' }
      return () => app.client({ at: start }).post('/api/contact', words)
    },
  },
  {
    route: 'POST /api/products/:id/view',
    most: 1,
    arrange:
      ({ app, eggs }) =>
      () =>
        app.client({ at: start }).post(`/api/products/${eggs.id}/view`, undefined, { 'User-Agent': 'Firefox' }),
  },
  ...(['put', 'delete'] as const).map((method) => ({
    route: `${method.toUpperCase()} /api/help/:slug/useful`,
    most: 1,
    arrange:
      ({ app }: World) =>
      () =>
        app
          .client({ at: start })
          [method]('/api/help/unpacking-and-resting-eggs/useful', method === 'put' ? { useful: true } : undefined),
  })),
  {
    route: 'POST /api/chat',
    most: 1,
    arrange:
      ({ app }) =>
      () =>
        app.client({ at: start }).post('/api/chat', { message: 'Marans eggs by post' }),
  },
  {
    route: 'POST /api/messages',
    most: 2,
    arrange: ({ buyer: { api }, seller, mug }) => {
      const message = { to: seller.username, productId: mug.id, text: 'Does it come in green?' }
      return () => api.post('/api/messages', message)
    },
  },
  ...['', '/read'].map((end) => ({
    route: `POST /api/messages/:id${end}`,
    most: 2,
    arrange: async (world: World) => {
      const id = await written(world)
      return () => world.seller.api.post(`/api/messages/${id}${end}`, end ? undefined : { text: 'It does.' })
    },
  })),
  {
    route: 'POST /api/notifications/read',
    most: 2,
    arrange: async (world) => {
      const orderId = await ordered(world, 'post')
      return () => world.seller.api.post('/api/notifications/read', { orderId })
    },
  },
  ...(['put', 'delete'] as const).map((method) => ({
    route: `${method.toUpperCase()} /api/users/:id/block`,
    most: 2,
    arrange:
      ({ buyer, seller }: World) =>
      () =>
        buyer.api[method](`/api/users/${seller.id}/block`),
  })),
  ...(['put', 'delete'] as const).map((method) => ({
    route: `${method.toUpperCase()} /api/favourites/:id`,
    most: 2,
    arrange:
      ({ buyer, eggs }: World) =>
      () =>
        buyer.api[method](`/api/favourites/${eggs.id}`),
  })),
]
