import type { Problem } from '#contract/problems.ts'
import type { TestApp } from '../site/test-app.ts'
import { mailTo, type TestUser } from './test-users.ts'

/** Asks for a link as somebody who is not signed in. */
export const forgot = (app: TestApp, email: string, at?: Date) =>
  app.client(at ? { at } : {}).post<Problem & { message: string }>('/api/password/forgot', { email })

/** Follows a link with a new password. */
export const reset = (app: TestApp, { token, password, at }: { token: string; password: string; at?: Date }) =>
  app.client(at ? { at } : {}).post<Problem & { message: string }>('/api/password/reset', { token, password })

/** The tokens of all links mailed to the user, the newest first. */
export const tokensTo = async ({ api, email }: Pick<TestUser, 'api' | 'email'>): Promise<string[]> =>
  (await mailTo(api, email)).flatMap(({ text }) => /\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? [])

export const linkEnded =
  'This link doesn’t work any more. Each link works once, within the hour. Please ask for a new one.'
