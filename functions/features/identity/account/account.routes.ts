import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { addressOf } from '#app/rate-limit.ts'
import { route } from '#app/route/route.ts'
import { checkCsrf, clearSessionCookies, readSessionCookie, setSessionCookies } from '#app/session.ts'
import { saidInWords, user } from '#contract/identity/account.answers.ts'
import { loginInput, openShopInput, profileInput, registerInput, verifyEmailQuery } from '#contract/identity/account.ts'
import type { Problem } from '#contract/problems.ts'
import { deleteSession } from '#features/identity/sessions/session.queries.ts'
import { type SignedIn, signIn, type Visitor } from '#features/identity/sessions/sign-in.service.ts'
import { pendingChange } from '#features/identity/users/email-change.queries.ts'
import { toUser } from '#features/identity/users/user.dto.ts'
import { openShop } from './open-shop.service.ts'
import { changeProfile } from './profile.service.ts'
import { register } from './register.service.ts'
import { resendVerification, verifyEmail } from './verify-email.service.ts'

const visitorOf = (c: Context<AppEnv>): Visitor => ({ address: addressOf(c), userAgent: c.req.header('user-agent') })

const begin = async (c: Context<AppEnv>, signedIn: SignedIn) => {
  await setSessionCookies(c, signedIn.claim)
  return signedIn.user
}

/** The page of the specification reads `message` when verifying fails as well. */
const problemsCarryMessage: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (!c.error) return
  const problem: Problem = await c.res.json()
  c.res = new Response(JSON.stringify({ ...problem, message: problem.detail }), c.res)
}

const password = 'bantams-lay-well'

/** How one joins, signs in and out, and what one says of oneself. */
export const accountRoutes = new Hono<AppEnv>()
  .get(
    '/user',
    route({ who: 'user', answer: user, calls: 1 }, ({ viewer }) => toUser(viewer)),
  )
  .post(
    '/register',
    route(
      {
        who: 'anyone',
        body: registerInput,
        answer: user,
        status: 201,
        calls: 2,
        example: {
          body: { username: 'no', email: 'ann@example.com', password, fullName: 'Ann Reed' },
          answers: 422,
        },
      },
      async ({ deps, c, body }) => begin(c, await register(deps, { input: body, visitor: visitorOf(c) })),
    ),
  )
  .post(
    '/login',
    route(
      {
        who: 'anyone',
        body: loginInput,
        answer: user,
        calls: 3,
        example: { body: { username: 'nobody', password }, answers: 401 },
      },
      async ({ deps, c, body }) => begin(c, await signIn(deps, { input: body, visitor: visitorOf(c) })),
    ),
  )
  .post(
    '/logout',
    route({ who: 'anyone', answer: null, calls: 1, example: { changesWho: true } }, async ({ deps, c }) => {
      const claim = await readSessionCookie(c)
      if (claim) {
        checkCsrf(c, claim.sessionId)
        await deleteSession(deps.db, { id: claim.sessionId, userId: claim.userId })
      }
      clearSessionCookies(c)
    }),
  )
  .get(
    '/verify-email',
    problemsCarryMessage,
    route(
      {
        who: 'anyone',
        query: verifyEmailQuery,
        answer: saidInWords,
        // The link of a change that another request has just followed is looked at once more.
        calls: 3,
        example: { query: 'token=nobodys', answers: 422 },
      },
      async ({ deps, c, query }) => verifyEmail(deps, { token: query.token, claim: await readSessionCookie(c) }),
    ),
  )
  .post(
    '/verify-email/resend',
    route(
      {
        who: 'user',
        answer: saidInWords,
        calls: 3,
        reads: ({ deps: { db, now }, viewerId }) => ({ changes: pendingChange(db, { userId: viewerId, now }) }),
      },
      ({ deps, viewer, read }) => resendVerification(deps, { viewer, newEmail: read.changes[0]?.email }),
    ),
  )
  .patch(
    '/user',
    route(
      { who: 'user', body: profileInput, answer: user, calls: 2, example: { body: { fullName: 'Ann Reed' } } },
      ({ deps, viewer, body }) => changeProfile(deps, { viewer, change: body }),
    ),
  )
  .post(
    '/user/open-shop',
    route(
      {
        who: 'user',
        body: openShopInput,
        answer: user,
        calls: 2,
        example: {
          body: { sellerTier: 'basic' },
          answers: { buyer: 200, seller: 409, admin: 409 },
          changesWho: true,
        },
      },
      ({ deps, viewer, body }) => openShop(deps, { viewer, tier: body.sellerTier }),
    ),
  )

export type AccountRoutes = typeof accountRoutes
