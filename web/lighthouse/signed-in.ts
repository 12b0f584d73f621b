import { type APIRequestContext, request } from 'playwright'
import type { Role } from '../e2e/shot-screens.ts'

/** What somebody’s browser keeps, for a browser that takes their place. */
export type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies']

/** Signs a demo user in at an origin whose certificate nobody has signed. Throws in words when they are not let in. */
export const signIn = async (origin: string, as: Exclude<Role, 'visitor'>): Promise<APIRequestContext> => {
  const api = await request.newContext({ baseURL: origin, ignoreHTTPSErrors: true })
  const data = { username: as, password: 'hatchyard-demo' }
  const answer = await api.post('/api/login', { data, headers: { 'Sec-Fetch-Site': 'same-origin' } })
  if (!answer.ok()) throw new Error(`${as} could not sign in: ${answer.status()} ${await answer.text()}`)
  return api
}
