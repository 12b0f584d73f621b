import { Hono } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { readAsPlaces, requireUser } from '#app/guards.ts'
import { assertWithin, countTry } from '#app/rate-limit.ts'
import { validate } from '#app/validate.ts'
import type { PendingEmail } from '#contract/identity/account.answers.ts'
import { changeEmailInput, changePasswordInput } from '#contract/identity/account.ts'
import { emailOfAnother, endEmailChange, pendingChange } from './change-email.queries.ts'
import { askForEmail } from './change-email.service.ts'
import { changePassword } from './change-password.service.ts'
import { askOwnPassword, assertOwnPassword } from './own-password.service.ts'

/** What one signs in with: the password and the address, each changed by who knows the present password. */
export const credentialsRoutes = new Hono<AppEnv>()
  .put('/user/password', validate('json', changePasswordInput), async (c) => {
    const { deps } = c.var
    const input = c.req.valid('json')
    const { viewer, results } = await readAsPlaces(c, (id) => [...askOwnPassword(deps, id)])
    const [counted, found] = results
    const typed = { password: input.currentPassword, path: 'currentPassword' }
    const presentHash = await assertOwnPassword(deps, { counted, found }, typed)
    return c.json(await changePassword(deps, { viewer, input, presentHash }), 200)
  })
  .get('/user/email', async (c) => {
    const { db, now } = c.var.deps
    const { results } = await readAsPlaces(c, (userId) => [pendingChange(db, { userId, now })])
    const [found] = results[0]
    const pending = found ? { email: found.email, expiresAt: found.expiresAt.toISOString() } : null
    return c.json({ pending } satisfies PendingEmail, 200)
  })
  .put('/user/email', validate('json', changeEmailInput), async (c) => {
    const { deps } = c.var
    const input = c.req.valid('json')
    const { viewer, results } = await readAsPlaces(c, (id) => [
      ...askOwnPassword(deps, id),
      countTry(deps, { name: 'changeEmail', who: id }),
      emailOfAnother(deps.db, { id, email: input.email }),
    ])
    const [counted, found, asked, others] = results
    assertWithin(deps, { name: 'changeEmail', counted: asked })
    const presentHash = await assertOwnPassword(
      deps,
      { counted, found },
      { password: input.password, path: 'password' },
    )
    return c.json(await askForEmail(deps, { viewer, input, presentHash, isTaken: others.length > 0 }), 200)
  })
  .delete('/user/email', async (c) => {
    const viewer = await requireUser(c)
    await endEmailChange(c.var.deps.db, viewer.id)
    return c.body(null, 204)
  })

export type CredentialsRoutes = typeof credentialsRoutes
