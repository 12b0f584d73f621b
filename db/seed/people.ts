import type { TestClient } from '#testing/site/test-client.ts'
import { done } from './answers.ts'
import type { SeedApp } from './app.ts'

export const demoPassword = 'hatchyard-demo'

export type NewPerson = { username: string; fullName: string; at: Date; sellerTier?: 'basic' | 'premium' }

/** Registers somebody, follows the link in the mail, and stays signed in. */
export const joinUp = async (app: SeedApp, { username, fullName, at, sellerTier }: NewPerson): Promise<TestClient> => {
  const api = app.client(at)
  const email = `${username.replaceAll('_', '.')}@hatchyard.example`
  const role = sellerTier ? { userType: 'seller', sellerTier } : { userType: 'buyer' }
  done(await api.post('/api/register', { username, fullName, email, password: demoPassword, ...role }), 201)
  const mails = done(await api.get<{ text: string }[]>(`/api/dev/mailbox?to=${email}`), 200)
  const token = mails.map(({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean)
  done(await api.get(`/api/verify-email?token=${token}`), 200)
  return api
}
