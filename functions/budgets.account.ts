import { ok, start } from './testing/selling.ts'
import type { TestClient } from './testing/test-client.ts'
import { mailTo, signUp } from './testing/test-users.ts'
import type { BudgetRow, World } from './testing/world.ts'

const signedUp = async ({ app }: World, verified = true): Promise<TestClient> =>
  (await signUp(app, { at: start, verified })).api

/** The routes by which one joins, signs in and out, and changes what one is known by. */
export const accountBudgets: BudgetRow[] = [
  {
    route: 'POST /api/register',
    most: 2,
    arrange: ({ app }) => {
      const person = { username: 'reckoned', email: 'reckoned@example.com', fullName: 'Ann Reed' }
      return () => app.client({ at: start }).post('/api/register', { ...person, password: 'bantams-lay-well' })
    },
  },
  {
    route: 'POST /api/login',
    most: 3,
    arrange: ({ app, buyer: { username, password } }) => {
      return () => app.client({ at: start }).post('/api/login', { username, password })
    },
  },
  {
    route: 'POST /api/logout',
    most: 1,
    arrange: async (world) => {
      const api = await signedUp(world)
      return () => api.post('/api/logout')
    },
  },
  {
    // Followed from a mail, and so a GET, but a write.
    route: 'GET /api/verify-email',
    most: 2,
    arrange: async ({ app }) => {
      const { api, email } = await signUp(app, { at: start, verified: false })
      const link = /\/verify-email\?token=[\w.~-]+/.exec((await mailTo(api, email))[0]!.text)![0]
      return () => api.get(`/api${link}`)
    },
  },
  {
    route: 'POST /api/verify-email/resend',
    most: 3,
    arrange: async (world) => {
      const api = await signedUp(world, false)
      return () => api.post('/api/verify-email/resend')
    },
  },
  {
    route: 'POST /api/password/forgot',
    most: 1,
    arrange: async ({ app }) => {
      const { email } = await signUp(app, { at: start })
      return () => app.client({ at: start }).post('/api/password/forgot', { email })
    },
  },
  {
    route: 'POST /api/password/reset',
    most: 2,
    arrange: async ({ app }) => {
      const { email } = await signUp(app, { at: start })
      const api = app.client({ at: start })
      ok(await api.post('/api/password/forgot', { email }))
      const token = /\/reset-password\?token=([\w-]+)/.exec((await mailTo(api, email))[0]!.text)![1]
      return () => api.post('/api/password/reset', { token, password: 'four brown eggs' })
    },
  },
  {
    route: 'PATCH /api/user',
    most: 2,
    arrange:
      ({ buyer: { api } }) =>
      () =>
        api.patch('/api/user', { bio: 'Hens' }),
  },
  {
    route: 'PATCH /api/user/currency',
    most: 2,
    arrange:
      ({ buyer: { api } }) =>
      () =>
        api.patch('/api/user/currency', { currencyCode: 'EUR' }),
  },
  {
    route: 'DELETE /api/user/sessions/:id',
    most: 2,
    arrange: async (world) => {
      const api = await signedUp(world)
      const { items } = ok(await api.get<{ items: { id: string }[] }>('/api/user/sessions'))
      return () => api.delete(`/api/user/sessions/${items[0]!.id}`)
    },
  },
  {
    route: 'DELETE /api/user/sessions',
    most: 2,
    arrange: async (world) => {
      const api = await signedUp(world)
      return () => api.delete('/api/user/sessions')
    },
  },
  {
    route: 'POST /api/user/open-shop',
    most: 2,
    arrange: async (world) => {
      const api = await signedUp(world)
      return () => api.post('/api/user/open-shop', { sellerTier: 'basic' })
    },
  },
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
