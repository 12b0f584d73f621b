import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { clearSessionCookies, readSessionCookie } from '#app/session.ts'
import { networkOf } from '#app/visitor/network.ts'
import { saidInWords } from '#contract/identity/account.answers.ts'
import { forgotPasswordInput, resetPasswordInput } from '#contract/identity/account.ts'
import { rememberDevice } from '#features/identity/sessions/browser-session.service.ts'
import { forgotPassword, resetPassword } from './password-reset.service.ts'

/** The way back in for whoever forgot their password. Nobody needs to be signed in, and no session counts. */
export const passwordRoutes = new Hono<AppEnv>()
  .post(
    '/password/forgot',
    route(
      {
        who: 'anyone',
        body: forgotPasswordInput,
        answer: saidInWords,
        calls: 1,
        example: { body: { email: 'nobody@example.com' } },
      },
      ({ deps, c, body }) => forgotPassword(deps, { email: body.email, network: networkOf(c) }),
    ),
  )
  .post(
    '/password/reset',
    route(
      {
        who: 'anyone',
        body: resetPasswordInput,
        answer: saidInWords,
        calls: 2,
        example: { body: { token: 'nobodys', password: 'bantams-lay-well' }, answers: 422 },
      },
      async ({ deps, c, body }) => {
        const owner = await resetPassword(deps, { input: body, network: networkOf(c) })
        // This browser may hold one of the sessions that just ended; somebody else's goes on.
        if ((await readSessionCookie(c))?.userId === owner.userId) clearSessionCookies(c)
        rememberDevice(c, owner)
        return { message: 'Your password has been changed. Please sign in with the new one.' }
      },
    ),
  )

export type PasswordRoutes = typeof passwordRoutes
