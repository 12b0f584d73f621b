import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { addressOf } from '#app/rate-limit.ts'
import { clearSessionCookies, readSessionCookie } from '#app/session.ts'
import { validate } from '#app/validate.ts'
import { forgotPasswordInput, resetPasswordInput } from '#contract/identity/account.ts'
import { forgotPassword, resetPassword } from './password-reset.service.ts'

/** The way back in for who forgot his password. Nobody needs to be signed in, and no session counts. */
export const passwordRoutes = new Hono<AppEnv>()
  .post('/password/forgot', validate('json', forgotPasswordInput), async (c) => {
    const { email } = c.req.valid('json')
    return c.json(await forgotPassword(c.var.deps, { email, address: addressOf(c) }), 200)
  })
  .post('/password/reset', validate('json', resetPasswordInput), async (c) => {
    const { userId } = await resetPassword(c.var.deps, c.req.valid('json'))
    // This browser may hold one of the sessions that just ended; somebody else's goes on.
    if ((await readSessionCookie(c))?.userId === userId) clearSessionCookies(c)
    return c.json({ message: 'Your password has been changed. Please sign in with the new one.' }, 200)
  })

export type PasswordRoutes = typeof passwordRoutes
