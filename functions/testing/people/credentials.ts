import type { Problem } from '#contract/problems.ts'
import type { TestApp } from '../site/test-app.ts'
import type { TestClient } from '../site/test-client.ts'
import { mailTo, type TestUser } from './test-users.ts'

type Said = Problem & { message: string }

export const fresh = 'four brown eggs'

export const changePassword = (api: TestClient, currentPassword: string, newPassword = fresh) =>
  api.put<Said>('/api/user/password', { currentPassword, newPassword })

export const askForEmail = ({ api, password }: Pick<TestUser, 'api' | 'password'>, email: string) =>
  api.put<Said>('/api/user/email', { email, password })

/** The calls behind all links that were mailed to an address to prove it, the newest first. */
export const linksTo = async (app: Pick<TestApp, 'client'>, email: string): Promise<string[]> =>
  (await mailTo(app.client(), email))
    .flatMap(({ text }) => /\/verify-email\?token=[\w-]+/.exec(text) ?? [])
    .map((path) => `/api${path}`)

/** Opens such a link as somebody who is not signed in. */
export const open = (app: TestApp, link: string | undefined, at?: Date) =>
  app.client(at ? { at } : {}).get<Said>(link ?? '')

/** Another browser of the same user. */
export const alsoOn = async (app: TestApp, { username, password }: TestUser): Promise<TestClient> => {
  const api = app.client()
  await api.post('/api/login', { username, password })
  return api
}

export const signIn = async (app: TestApp, username: string, password: string): Promise<number> =>
  (await app.client().post('/api/login', { username, password })).status
