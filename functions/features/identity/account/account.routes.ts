import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from '#app/deps.ts'
import { countUncached } from '#app/edge/uncached-reads.ts'
import { factorsOf } from '#app/factors/factors.queries.ts'
import { noFactors } from '#app/factors/factors.ts'
import { route } from '#app/route/route.ts'
import { readSessionCookie } from '#app/session.ts'
import { networkOf } from '#app/visitor/network.ts'
import { saidInWords, user } from '#contract/identity/account.answers.ts'
import {
  openShopInput,
  profileInput,
  registerInput,
  resendInput,
  verifyCodeInput,
  verifyEmailQuery,
} from '#contract/identity/account.ts'
import type { Problem } from '#contract/problems.ts'
import { beginIn, visitorOf } from '#features/identity/sessions/browser-session.service.ts'
import { emailOfAnother, pendingChange } from '#features/identity/users/email-change.queries.ts'
import { toUser } from '#features/identity/users/user.dto.ts'
import { correctEmail } from './correct-email.service.ts'
import { becomeSeller } from './open-shop.service.ts'
import { changeProfile } from './profile.service.ts'
import { register } from './register.service.ts'
import { typeCode } from './type-code.service.ts'
import { countCodeOfNetwork } from './typed-codes.queries.ts'
import { resendVerification, verifyEmail } from './verify-email.service.ts'

/** The page of the specification reads `message` when verifying fails as well. */
const problemsCarryMessage: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (!c.error) return
  const problem: Problem = await c.res.json()
  c.res = new Response(JSON.stringify({ ...problem, message: problem.detail }), c.res)
}

/** How one joins, shows that an address is one's own, and what one says of oneself. */
export const accountRoutes = new Hono<AppEnv>()
  .get(
    '/user',
    route({ who: 'user', answer: user, calls: 1 }, ({ actor }) => toUser(actor)),
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
          // Reserved: an example that anybody could register would be taken by the second who sends it.
          body: { username: 'hatchyard', email: 'ann@example.com', password: 'bantams-lay-well', fullName: 'Ann Reed' },
          answers: 422,
        },
      },
      async ({ deps, c, body }) => beginIn(c, await register(deps, { input: body, visitor: await visitorOf(c) })),
    ),
  )
  .get(
    '/verify-email',
    problemsCarryMessage,
    route(
      {
        who: 'anyone',
        query: verifyEmailQuery,
        answer: saidInWords,
        calls: 2,
        // The link of a change that another request has just followed is looked at once more.
        callsAtWorst: 3,
        example: { query: 'token=nobodys', answers: 422 },
      },
      async ({ deps, c, query }) => {
        countUncached(deps, networkOf(c))
        return verifyEmail(deps, { token: query.token, claim: await readSessionCookie(c) })
      },
    ),
  )
  .post(
    '/verify-email/code',
    route(
      {
        who: 'user',
        limit: 'verifyCode',
        body: verifyCodeInput,
        answer: saidInWords,
        calls: 2,
        reads: ({ deps, c, viewerId }) => ({
          byNetwork: countCodeOfNetwork(deps, { network: networkOf(c), userId: viewerId }),
        }),
        example: { body: { code: '402817' } },
      },
      ({ deps, actor, body, read }) => typeCode(deps, { actor, code: body.code, byNetwork: read.byNetwork }),
    ),
  )
  .post(
    '/verify-email/resend',
    route(
      {
        who: 'user',
        body: resendInput,
        answer: saidInWords,
        calls: 3,
        reads: ({ deps: { db, now }, viewerId, body: { email } }) => ({
          changes: pendingChange(db, { userId: viewerId, now }),
          others: email ? emailOfAnother(db, { id: viewerId, email }) : undefined,
          factors: factorsOf(db, viewerId),
        }),
      },
      ({ deps, actor, read, body: { email } }) => {
        const { changes, others, factors } = read
        if (email === undefined || email.toLowerCase() === actor.email.toLowerCase()) {
          return resendVerification(deps, { actor, newEmail: changes[0]?.email })
        }
        const isTaken = (others?.length ?? 0) > 0
        return correctEmail(deps, { actor, email, isTaken, factors: factors[0] ?? noFactors })
      },
    ),
  )
  .patch(
    '/user',
    route(
      { who: 'user', body: profileInput, answer: user, calls: 2, example: { body: { fullName: 'Ann Reed' } } },
      ({ deps, actor, body }) => changeProfile(deps, { actor, change: body }),
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
      ({ deps, actor, body }) => becomeSeller(deps, { actor, tier: body.sellerTier, shopName: body.shopName }),
    ),
  )

export type AccountRoutes = typeof accountRoutes
