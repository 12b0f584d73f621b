import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { route } from '#app/route/route.ts'
import { networkOf } from '#app/visitor/network.ts'
import { pendingEmail, saidInWords } from '#contract/identity/account.answers.ts'
import { changeEmailInput, changePasswordInput } from '#contract/identity/account.ts'
import { rememberDevice } from '#features/identity/sessions/browser-session.service.ts'
import { emailOfAnother, endEmailChange, pendingChange } from '#features/identity/users/email-change.queries.ts'
import { askForEmail } from './change-email.service.ts'
import { changePassword } from './change-password.service.ts'
import { askOwnPassword, assertOwnPassword } from './own-password.service.ts'

/** What one signs in with: the password and the address, each changed by whoever knows the present password. */
export const credentialsRoutes = new Hono<AppEnv>()
  .put(
    '/user/password',
    route(
      {
        who: 'user',
        recent: 'with a second factor',
        body: changePasswordInput,
        answer: saidInWords,
        calls: 2,
        reads: ({ deps, viewerId }) => ({ asked: askOwnPassword(deps, viewerId) }),
        example: { body: { currentPassword: 'not-the-password', newPassword: 'four brown eggs' }, answers: 422 },
      },
      async ({ deps, c, actor, read, body }) => {
        const typed = { password: body.currentPassword, path: 'currentPassword' }
        const presentHash = await assertOwnPassword(deps, { asked: read.asked, ...typed })
        rememberDevice(c, await changePassword(deps, { actor, input: body, presentHash, network: networkOf(c) }))
        return { message: 'Your password has been changed. We’ve signed out every other browser.' }
      },
    ),
  )
  .get(
    '/user/email',
    route(
      {
        who: 'user',
        answer: pendingEmail,
        calls: 1,
        reads: ({ deps: { db, now }, viewerId }) => ({ changes: pendingChange(db, { userId: viewerId, now }) }),
      },
      ({ read }) => {
        const [found] = read.changes
        return { pending: found ? { email: found.email, expiresAt: found.expiresAt.toISOString() } : null }
      },
    ),
  )
  .put(
    '/user/email',
    route(
      {
        who: 'user',
        recent: 'with a second factor',
        body: changeEmailInput,
        answer: saidInWords,
        limit: 'changeEmail',
        calls: 2,
        reads: ({ deps, viewerId, body }) => ({
          asked: askOwnPassword(deps, viewerId),
          others: emailOfAnother(deps.db, { id: viewerId, email: body.email }),
        }),
        example: { body: { email: 'ann@example.com', password: 'not-the-password' }, answers: 422 },
      },
      async ({ deps, actor, read, body }) => {
        const { password } = body
        const presentHash = await assertOwnPassword(deps, { asked: read.asked, password, path: 'password' })
        return askForEmail(deps, { actor, input: body, presentHash, isTaken: read.others.length > 0 })
      },
    ),
  )
  .delete(
    '/user/email',
    route({ who: 'user', answer: null, calls: 2 }, ({ deps, actor }) => endEmailChange(deps.db, actor.id)),
  )

export type CredentialsRoutes = typeof credentialsRoutes
