import type { BudgetRow } from './budgets.world.ts'
import { ok, openPackage } from './features/listings/selling.test-data.ts'
import { addSignedInSeller } from './features/orders/orders.test-data.ts'

type World = Parameters<BudgetRow['arrange']>[0]

const paidSeller = async ({ app }: World, tier: 'basic' | 'premium', period: 'month' | 'year' = 'month') => {
  const { api } = await addSignedInSeller(app)
  const { reference } = await openPackage(api, tier, period)
  ok(await api.post(`/api/payments/sandbox/${reference}/succeed`, {}))
  return api
}

/** What sellers do with a package that is paid for. */
export const packageBudgets: BudgetRow[] = [
  {
    route: 'POST /api/subscription/change',
    most: 2,
    arrange: async (world) => {
      const api = await paidSeller(world, 'premium')
      return () => api.post('/api/subscription/change', { tier: 'basic' })
    },
  },
  {
    route: 'POST /api/subscription/cancel',
    most: 3,
    arrange: async (world) => {
      const api = await paidSeller(world, 'basic', 'year')
      return () => api.post('/api/subscription/cancel', {})
    },
  },
  {
    route: 'POST /api/subscription/resume',
    most: 2,
    arrange: async (world) => {
      const api = await paidSeller(world, 'basic')
      ok(await api.post('/api/subscription/cancel', {}))
      return () => api.post('/api/subscription/resume')
    },
  },
]
