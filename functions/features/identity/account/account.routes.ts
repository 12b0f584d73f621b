import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { readAsPlaces, requireUser } from '#app/guards.ts'
import { addressOf } from '#app/rate-limit.ts'
import { checkCsrf, clearSessionCookies, readSessionCookie, setSessionCookies } from '#app/session.ts'
import { validate } from '#app/validate.ts'
import { loginInput, openShopInput, profileInput, registerInput, verifyEmailQuery } from '#contract/identity/account.ts'
import type { Problem } from '#contract/problems.ts'
import { pendingChange } from '#features/identity/credentials/change-email.queries.ts'
import { deleteSession } from '#features/identity/sessions/session.queries.ts'
import { type SignedIn, signIn, type Visitor } from '#features/identity/sessions/sign-in.service.ts'
import { toUser } from '#features/identity/users/user.dto.ts'
import { openShop } from './open-shop.service.ts'
import { changeProfile } from './profile.service.ts'
import { register } from './register.service.ts'
import { resendVerification, verifyEmail } from './verify-email.service.ts'

const visitorOf = (c: Context<AppEnv>): Visitor => ({ address: addressOf(c), userAgent: c.req.header('user-agent') })

const begin = async (c: Context<AppEnv>, { user, claim }: SignedIn) => {
  await setSessionCookies(c, claim)
  return user
}

/** The page of the specification reads `message` when verifying fails as well. */
const problemsCarryMessage: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (!c.error) return
  const problem: Problem = await c.res.json()
  c.res = new Response(JSON.stringify({ ...problem, message: problem.detail }), c.res)
}

export const accountRoutes = new Hono<AppEnv>()
  .get('/user', async (c) => c.json(toUser(await requireUser(c)), 200))
  .post('/register', validate('json', registerInput), async (c) => {
    const signedIn = await register(c.var.deps, { input: c.req.valid('json'), visitor: visitorOf(c) })
    return c.json(await begin(c, signedIn), 201)
  })
  .post('/login', validate('json', loginInput), async (c) => {
    const signedIn = await signIn(c.var.deps, { input: c.req.valid('json'), visitor: visitorOf(c) })
    return c.json(await begin(c, signedIn), 200)
  })
  .post('/logout', async (c) => {
    const claim = await readSessionCookie(c)
    if (claim) {
      checkCsrf(c, claim.sessionId)
      await deleteSession(c.var.deps.db, { id: claim.sessionId, userId: claim.userId })
    }
    clearSessionCookies(c)
    return c.body(null, 204)
  })
  .get('/verify-email', problemsCarryMessage, validate('query', verifyEmailQuery), async (c) =>
    c.json(await verifyEmail(c.var.deps, { ...c.req.valid('query'), claim: await readSessionCookie(c) }), 200),
  )
  .post('/verify-email/resend', async (c) => {
    const { db, now } = c.var.deps
    const { viewer, results } = await readAsPlaces(c, (userId) => [pendingChange(db, { userId, now })])
    return c.json(await resendVerification(c.var.deps, { viewer, newEmail: results[0][0]?.email }), 200)
  })
  .patch('/user', validate('json', profileInput), async (c) => {
    const viewer = await requireUser(c)
    return c.json(await changeProfile(c.var.deps, { viewer, change: c.req.valid('json') }), 200)
  })
  .post('/user/open-shop', validate('json', openShopInput), async (c) => {
    const viewer = await requireUser(c)
    return c.json(await openShop(c.var.deps, { viewer, tier: c.req.valid('json').sellerTier }), 200)
  })

export type AccountRoutes = typeof accountRoutes
