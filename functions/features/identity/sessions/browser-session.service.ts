import type { Context } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { setSessionCookies } from '#app/session.ts'
import { networkOf } from '#app/visitor/network.ts'
import type { User } from '#contract/identity/account.answers.ts'
import type { SignedIn, Visitor } from './sign-in.service.ts'

/** Who asks, as their browser shows them. */
export const visitorOf = (c: Context<AppEnv>): Visitor => ({
  network: networkOf(c),
  userAgent: c.req.header('user-agent'),
})

/** Gives the browser the cookies of a session that has just begun, and answers its user. */
export const beginIn = async (c: Context<AppEnv>, { user, claim }: SignedIn): Promise<User> => {
  await setSessionCookies(c, claim)
  return user
}
