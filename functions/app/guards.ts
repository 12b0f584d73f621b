import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Context } from 'hono'
import { sessionLife } from '#contract/identity/session-life.ts'
import { type Answers, type Batch, batch } from '#db/batch.ts'
import type { Db } from '#db/client.ts'
import { sessions, users } from '#db/schema/index.ts'
import type { AppEnv } from './deps.ts'
import { AppError } from './errors.ts'
import { checkCsrf, readSessionCookie, type SessionClaim, setSessionCookies } from './session.ts'

const day = 24 * 60 * 60 * 1000

/** What the house knows of who is signed in. */
export const userColumns = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  email: users.email,
  userType: users.userType,
  sellerTier: users.sellerTier,
  emailVerifiedAt: users.emailVerifiedAt,
  preferredCurrency: users.preferredCurrency,
  bio: users.bio,
  avatarKey: users.avatarKey,
  postcode: users.postcode,
  notifications: users.notifications,
}

const viewerQuery = (db: Db, claim: SessionClaim & { now: Date }) =>
  db
    .select({ ...userColumns, sessionId: sessions.id, sessionUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, claim.sessionId),
        eq(sessions.userId, claim.userId),
        gt(sessions.expiresAt, claim.now),
        isNull(users.suspendedAt),
      ),
    )

/** The signed-in user as the database knows them now: role and status come from here, never from the cookie. */
export type Viewer = Awaited<ReturnType<typeof viewerQuery>>[number]

const unauthenticated = () => new AppError('unauthenticated', 'Please sign in first.')

/**
 * Reads who is signed in and, in the same round trip, what `statements` names. Throws `unauthenticated`, and on writes
 * `csrf`. Every statement must take the viewer's id where rows are private.
 */
export const readAs = async <B extends Batch>(
  c: Context<AppEnv>,
  statements: (viewerId: string) => B,
): Promise<{ viewer: Viewer; answers: Answers<B> }> => {
  const claim = await readSessionCookie(c)
  if (!claim) throw unauthenticated()
  checkCsrf(c, claim.sessionId)
  const { db, now } = c.var.deps
  const { viewers, answers } = await batch(db, {
    viewers: viewerQuery(db, { ...claim, now }),
    answers: statements(claim.userId),
  })
  const [viewer] = viewers
  if (!viewer) throw unauthenticated()
  await renewWhenDue(c, viewer)
  return { viewer, answers: answers as Answers<B> }
}

// A session used after a day lasts thirty days from now; the guard in the WHERE makes parallel requests renew once.
const renewWhenDue = async (c: Context<AppEnv>, viewer: Viewer): Promise<void> => {
  const { db, now, defer } = c.var.deps
  const due = new Date(now.getTime() - sessionLife.renewAfterDays * day)
  if (viewer.sessionUsedAt > due) return
  const expiresAt = new Date(now.getTime() + sessionLife.days * day)
  defer(
    db
      .update(sessions)
      .set({ lastUsedAt: now, expiresAt })
      .where(and(eq(sessions.id, viewer.sessionId), lt(sessions.lastUsedAt, due)))
      .then(() => undefined),
  )
  await setSessionCookies(c, { sessionId: viewer.sessionId, userId: viewer.id })
}

/** Throws `forbidden` unless the viewer sells. */
export const assertSeller = (viewer: Viewer): void => {
  if (viewer.userType !== 'seller') throw new AppError('forbidden', 'Only sellers can do this. Open a shop first.')
}

/** Throws `email_unverified`: buying, publishing and messaging need a verified address. */
export const assertVerified = (viewer: Viewer): void => {
  if (viewer.emailVerifiedAt) return
  throw new AppError('email_unverified', 'Please verify your e-mail address first. We can send the link again.')
}
