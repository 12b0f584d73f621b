import type { Context } from 'hono'
import { sessionLife } from '#contract/identity/session-life.ts'
import { type Answers, type Batch, batch } from '#db/batch.ts'
import { whileSignedIn } from './acting.ts'
import type { SessionActor } from './actor.ts'
import type { AppEnv } from './deps.ts'
import { AppError, unauthenticated } from './errors.ts'
import { renewSession, signedIn } from './session.queries.ts'
import { checkCsrf, readSessionCookie, sessionEnd, setSessionCookies } from './session.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Reads who is signed in and, in the same round trip, what `statements` names. Throws `unauthenticated`, and on writes
 * `csrf`. Every statement must take the id of the viewer, whose eyes it is for, where rows are private. Where one of them writes,
 * an ended session stops them all.
 */
export const readAs = async <B extends Batch>(
  c: Context<AppEnv>,
  statements: (viewerId: string) => B,
): Promise<{ actor: SessionActor; answers: Answers<B> }> => {
  const claim = await readSessionCookie(c)
  if (!claim) throw unauthenticated()
  checkCsrf(c, claim.sessionId)
  const { db, now } = c.var.deps
  const { found, answers } = await batch(whileSignedIn(db, { ...claim, now }), {
    found: signedIn(db, { ...claim, now }),
    answers: statements(claim.userId),
  })
  const [user] = found
  if (!user) throw unauthenticated()
  const actor: SessionActor = { kind: 'session', ...user }
  await renewWhenDue(c, actor)
  return { actor, answers: answers as Answers<B> }
}

// A session used after a day lasts thirty days from now, up to its most; the guard in the WHERE makes parallel requests renew once.
const renewWhenDue = async (c: Context<AppEnv>, actor: SessionActor): Promise<void> => {
  const { db, now, defer, readsOnly } = c.var.deps
  const due = new Date(now.getTime() - sessionLife.renewAfterDays * day)
  if (actor.sessionUsedAt > due || readsOnly) return
  const expiresAt = sessionEnd({ begunAt: actor.sessionBegunAt, now })
  defer(renewSession(db, { id: actor.sessionId, due, now, expiresAt }).then(() => undefined))
  await setSessionCookies(c, { claim: { sessionId: actor.sessionId, userId: actor.id }, until: expiresAt })
}

/** Throws `forbidden` unless the actor sells. */
export const assertSeller = (actor: SessionActor): void => {
  if (actor.userType !== 'seller') throw new AppError('forbidden', 'Only sellers can do this. Open a shop first.')
}

/** Throws `email_unverified`: buying, publishing and messaging need a verified address. */
export const assertVerified = (actor: SessionActor): void => {
  if (actor.emailVerifiedAt) return
  throw new AppError('email_unverified', 'Please verify your email address first. We can send the code again.')
}
