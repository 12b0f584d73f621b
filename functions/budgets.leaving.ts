import { home } from './testing/buying.ts'
import { ok, start } from './testing/selling.ts'
import { signUp } from './testing/test-users.ts'
import type { BudgetRow, World } from './testing/world.ts'

const path = '/api/user/addresses'

const saved = async ({ buyer }: World): Promise<string> =>
  `${path}/${ok(await buyer.api.post<{ id: string }>(path, home), 201).id}`

/** What a user keeps for himself, and takes with him. */
export const leavingBudgets: BudgetRow[] = [
  {
    route: `POST ${path}`,
    most: 2,
    arrange:
      ({ buyer: { api } }) =>
      () =>
        api.post(path, home),
  },
  {
    route: `PATCH ${path}/:id`,
    most: 2,
    arrange: async (world) => {
      const address = await saved(world)
      return () => world.buyer.api.patch(address, { town: 'Leominster', isDefault: true })
    },
  },
  {
    route: `DELETE ${path}/:id`,
    most: 2,
    arrange: async (world) => {
      const address = await saved(world)
      return () => world.buyer.api.delete(address)
    },
  },
  {
    route: 'DELETE /api/user',
    most: 2,
    arrange: async ({ app }) => {
      const { api, password } = await signUp(app, { at: start })
      return () => api.delete('/api/user', { password })
    },
  },
]
