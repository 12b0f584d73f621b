import { randomUUID } from 'node:crypto'
import { accountBudgets } from './budgets.account.ts'
import { communityBudgets } from './budgets.community.ts'
import { leavingBudgets } from './budgets.leaving.ts'
import { packageBudgets } from './budgets.packages.ts'
import { checkOut, home, pay } from './testing/buying.ts'
import { act, codeOf } from './testing/orders.ts'
import { draft, formOf, mug, ok, openPackage, photograph, publish, start } from './testing/selling.ts'
import { signUp } from './testing/test-users.ts'
import { type BudgetRow, fillCart, opened, ordered, type World } from './testing/world.ts'

type Paying = 'succeed' | 'decline' | 'abandon'

const paying = (name: Paying, most: number): BudgetRow => ({
  route: `POST /api/payments/sandbox/:reference/${name}`,
  most,
  arrange: async (world) => {
    const checkout = await opened(world)
    return () => pay(world.buyer.api, checkout, name)
  },
})

type Doing = { by: 'buyer' | 'seller'; way: 'post' | 'collect'; after: string[]; most?: number }

const doing = (name: string, { by, way, after, most = 2 }: Doing): BudgetRow => ({
  route: `POST /api/orders/:id/${name}`,
  most,
  arrange: async (world) => {
    const id = await ordered(world, way, after)
    const code = name === 'collected' ? { code: await codeOf(world.app, id) } : undefined
    return () => act(world[by].api, id, name, code)
  },
})

/** Of a listing that is only a draft. */
const editing = (method: 'patch' | 'delete', most: number): BudgetRow => ({
  route: `${method.toUpperCase()} /api/seller/listings/:id`,
  most,
  arrange: async ({ seller: { api } }) => {
    const path = `/api/seller/listings/${(await draft(api)).id}`
    if (method === 'patch') return () => api.patch(path, { version: 1, title: 'Another enamel mug' })
    return () => api[method](path)
  },
})

const line = async (world: World): Promise<string> =>
  `/api/cart/items/${(await fillCart(world)).groups[0]!.lines[0]!.id}`

/** Every route that writes, with a request that succeeds. A route without a row fails the test beside it. */
export const writeBudgets: BudgetRow[] = [
  {
    route: 'PATCH /api/seller/shop',
    most: 2,
    arrange:
      ({ seller: { api } }) =>
      () =>
        api.patch('/api/seller/shop', { about: 'Hens on grass', outcode: 'SY8' }),
  },
  {
    route: 'POST /api/subscription',
    most: 2,
    arrange: async ({ app }) => {
      const { api } = await signUp(app, { userType: 'seller', at: start })
      return () => api.post('/api/subscription', { tier: 'basic', period: 'month' })
    },
  },
  {
    route: 'POST /api/uploads',
    most: 2,
    arrange: async ({ seller: { api } }) => {
      const file = await photograph().webp().toBuffer()
      return () => api.upload('/api/uploads', formOf({ file }))
    },
  },
  {
    route: 'POST /api/seller/listings',
    most: 2,
    arrange:
      ({ seller: { api } }) =>
      () =>
        api.post('/api/seller/listings', mug),
  },
  editing('patch', 2),
  editing('delete', 2),
  {
    route: 'POST /api/seller/listings/bulk',
    most: 2,
    arrange: async ({ seller: { api } }) => {
      const ids = [(await draft(api)).id, (await draft(api)).id]
      return () => api.post('/api/seller/listings/bulk', { action: 'publish', ids })
    },
  },
  {
    route: 'POST /api/seller/listings/:id/publish',
    most: 2,
    arrange: async ({ seller: { api } }) => {
      const { id } = await draft(api)
      return () => publish(api, id)
    },
  },
  {
    route: 'POST /api/seller/listings/:id/pause',
    most: 2,
    arrange: async ({ seller: { api } }) => {
      const { id } = await draft(api)
      ok(await publish(api, id))
      return () => api.post(`/api/seller/listings/${id}/pause`)
    },
  },

  ...accountBudgets,
  ...communityBudgets,

  {
    route: 'POST /api/cart/items',
    most: 2,
    arrange: ({ buyer: { api }, mug }) => {
      const item = { optionId: mug.options[0]!.id, quantity: 1 }
      return () => api.post('/api/cart/items', item)
    },
  },
  {
    route: 'PATCH /api/cart/items/:id',
    most: 2,
    arrange: async (world) => {
      const path = await line(world)
      return () => world.buyer.api.patch(path, { quantity: 2 })
    },
  },
  {
    route: 'DELETE /api/cart/items/:id',
    most: 2,
    arrange: async (world) => {
      const path = await line(world)
      return () => world.buyer.api.delete(path)
    },
  },
  {
    route: 'POST /api/cart/merge',
    most: 2,
    arrange: ({ buyer: { api }, mug }) => {
      const items = [{ optionId: mug.options[0]!.id, quantity: 1 }]
      return () => api.post('/api/cart/merge', { items })
    },
  },
  {
    route: 'POST /api/checkout/quote',
    most: 1,
    arrange: async (world) => {
      await fillCart(world)
      return () => world.buyer.api.post('/api/checkout/quote', { address: home })
    },
  },
  {
    route: 'POST /api/checkout',
    most: 2,
    arrange: async (world) => {
      await fillCart(world)
      return () => checkOut(world.buyer.api, { address: home }, randomUUID())
    },
  },
  paying('succeed', 3),
  paying('decline', 3),
  paying('abandon', 3),
  {
    // For a package.
    route: 'POST /api/payments/sandbox/:reference/succeed',
    most: 3,
    arrange: async ({ app }) => {
      const { api } = await signUp(app, { userType: 'seller', at: start })
      const { reference } = await openPackage(api, 'basic')
      return () => api.post(`/api/payments/sandbox/${reference}/succeed`, {})
    },
  },

  ...leavingBudgets,
  ...packageBudgets,

  doing('accept', { by: 'seller', way: 'post', after: [] }),
  doing('dispatch', { by: 'seller', way: 'post', after: ['seller accept'] }),
  doing('ready', { by: 'seller', way: 'collect', after: ['seller accept'] }),
  doing('collected', { by: 'seller', way: 'collect', after: ['seller accept', 'seller ready'] }),
  doing('received', { by: 'buyer', way: 'post', after: ['seller accept', 'seller dispatch'] }),
  doing('complete', { by: 'buyer', way: 'post', after: ['seller accept', 'seller dispatch', 'buyer received'] }),
  // The third is told to the payment's provider after the answer.
  doing('decline', { by: 'seller', way: 'post', after: [], most: 3 }),
  doing('cancel', { by: 'buyer', way: 'post', after: [], most: 3 }),
]
