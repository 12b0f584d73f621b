import { addSignedInSeller } from './testing/orders.ts'
import { ok, openPackage } from './testing/selling.ts'
import type { BudgetRow } from './testing/world.ts'

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
