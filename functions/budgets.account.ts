import { mailTo, signUp } from '../db/local/test-users.ts'
import type { BudgetRow } from './budgets.world.ts'
import { ok, start } from './features/listings/selling.test-data.ts'

/** The routes by which one changes what one signs in with. */
export const accountBudgets: BudgetRow[] = [
  {
    route: 'PUT /api/user/password',
    most: 2,
    arrange: async ({ app }) => {
      const { api, password } = await signUp(app, { at: start })
      return () => api.put('/api/user/password', { currentPassword: password, newPassword: 'four brown eggs' })
    },
  },
  {
    route: 'PUT /api/user/email',
    most: 2,
    arrange: async ({ app }) => {
      const { api, password } = await signUp(app, { at: start })
      return () => api.put('/api/user/email', { email: 'moves@example.com', password })
    },
  },
  {
    route: 'DELETE /api/user/email',
    most: 2,
    arrange:
      ({ buyer: { api } }) =>
      () =>
        api.delete('/api/user/email'),
  },
  {
    // The link of a change; that of a registration takes one.
    route: 'GET /api/verify-email',
    most: 2,
    arrange: async ({ app }) => {
      const { api, password } = await signUp(app, { at: start })
      ok(await api.put('/api/user/email', { email: 'moved@example.com', password }))
      const link = /\/verify-email\?token=[\w.~-]+/.exec((await mailTo(api, 'moved@example.com'))[0]!.text)![0]
      return () => app.client({ at: start }).get(`/api${link}`)
    },
  },
]
