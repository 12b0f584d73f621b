import { mailTo } from '../people/test-users.ts'
import type { TestApp } from '../site/test-app.ts'

/** The tokens in the newest mail to an address; empty where it has no such link. */
export const tokensTo = async (app: TestApp, email: string): Promise<{ confirm: string; unsubscribe: string }> => {
  const { text = '' } = (await mailTo(app.client(), email))[0] ?? {}
  const tokenOf = (page: string) => new RegExp(`/newsletter/${page}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? ''
  return { confirm: tokenOf('confirm'), unsubscribe: tokenOf('unsubscribe') }
}

/** Asks for the newsletter and reads the mail that comes. */
export const askForNewsletter = async (app: TestApp, email: string, at?: Date) => {
  const { status } = await app.client(at ? { at } : {}).post('/api/newsletter/subscribe', { email })
  if (status !== 201) throw new Error(`Subscribing answered ${status}`)
  return tokensTo(app, email)
}
