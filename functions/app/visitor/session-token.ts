import { type JWTVerifyResult, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import { sessionLife } from '#contract/identity/session-life.ts'

export type SessionClaim = { sessionId: string; userId: string }

const [issuer, audience, type] = ['hatchyard', 'hatchyard-session', 'session+jwt']

/**
 * When tokens began to say what they are. Those from before live out their thirty days, so that nobody is signed out by the
 * release: the key has signed nothing else, so there is no other token that they could be taken for.
 */
const saysWhatItIsSince = Date.parse('2026-11-22T12:00:00Z') / 1000

// As Postgres reads one; anything else would be an error there, and no answer.
const ids = z.object({ sid: z.guid(), sub: z.guid() })

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** Signs the token of a session's cookie. */
export const signSessionToken = (
  claim: SessionClaim,
  { secret, now }: { secret: string; now: Date },
): Promise<string> =>
  new SignJWT({ sid: claim.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(claim.userId)
    .setIssuedAt(now)
    .sign(keyOf(secret))

const isSessions = ({ payload: { iss, aud, iat = 0 }, protectedHeader: { typ } }: JWTVerifyResult): boolean => {
  const saysNothing = iss === undefined && aud === undefined && typ === undefined
  if (saysNothing) return iat < saysWhatItIsSince
  return iss === issuer && aud === audience && typ === type
}

/** What a token claims when one of our secrets signed it, for a session, within its life; else null. */
export const readSessionToken = async (
  token: string,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): Promise<SessionClaim | null> => {
  for (const secret of secrets) {
    const verified = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      currentDate: now,
      maxTokenAge: `${sessionLife.days} days`,
    }).catch(() => null)
    if (!verified) continue
    const claimed = ids.safeParse(verified.payload)
    return claimed.success && isSessions(verified) ? { sessionId: claimed.data.sid, userId: claimed.data.sub } : null
  }
  return null
}
