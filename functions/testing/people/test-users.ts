import { randomBytes } from 'node:crypto'
import type { TestApp } from '../site/test-app.ts'
import type { TestClient } from '../site/test-client.ts'

export type NewTestUser = {
  userType?: 'buyer' | 'seller'
  sellerTier?: 'basic' | 'premium'
  username?: string
  email?: string
  password?: string
  fullName?: string
  /** What a seller calls their shop: their username when not said. */
  shopName?: string
  /** Whether the link in the mail is followed as well: true when not said. */
  verified?: boolean
  /** The moment at which all of it happens. */
  at?: Date
}

export type TestUser = { api: TestClient; id: string; username: string; email: string; password: string }

export type TestMail = { to: string; subject: string; text: string; html: string; sentAt: string }

/** Registers somebody through the API, follows the link in the mail, and returns the browser in which they are signed in. */
export async function signUp(app: Pick<TestApp, 'client'>, wanted: NewTestUser = {}): Promise<TestUser> {
  const { at, verified = true, userType = 'buyer', ...given } = wanted
  const username = given.username ?? `keeper_${randomBytes(4).toString('hex')}`
  const login = {
    username,
    email: given.email ?? `${username}@example.com`,
    password: given.password ?? 'bantams-lay-well',
  }
  const api = app.client(at ? { at } : {})
  const registered = await api.post<{ id: string }>('/api/register', {
    fullName: 'Test Keeper',
    userType,
    ...given,
    ...login,
  })
  if (registered.status !== 201)
    throw new Error(`Registering answered ${registered.status} ${JSON.stringify(registered.body)}`)
  if (verified) await followVerification(api, login.email)
  return { api, id: registered.body.id, ...login }
}

/** A browser with the cookies of somebody's session, which has ended since: they have signed out. */
export async function signedOutBrowser(app: Pick<TestApp, 'client'>): Promise<TestClient> {
  const { api } = await signUp(app)
  const kept = app.client()
  for (const [name, value] of api.cookies) kept.cookies.set(name, value)
  const { status } = await api.post('/api/logout')
  if (status !== 204) throw new Error(`Signing out answered ${status}`)
  return kept
}

/** What was mailed to an address, newest first. */
export async function mailTo(api: TestClient, email: string): Promise<TestMail[]> {
  const { status, body } = await api.get<TestMail[]>(`/api/dev/mailbox?to=${encodeURIComponent(email)}`)
  if (status !== 200) throw new Error(`The mailbox answered ${status} ${JSON.stringify(body)}`)
  return body
}

async function followVerification(api: TestClient, email: string): Promise<void> {
  const mails = await mailTo(api, email)
  const token = mails.map(({ text }) => /\/verify-email\?token=([\w.~-]+)/.exec(text)?.[1]).find(Boolean)
  if (!token) throw new Error(`No mail to ${email} holds a link to /verify-email.`)
  const { status, body } = await api.get(`/api/verify-email?token=${token}`)
  if (status !== 200) throw new Error(`Verifying answered ${status} ${JSON.stringify(body)}`)
}
