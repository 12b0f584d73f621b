import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { jwtVerify, SignJWT } from 'jose'
import { sessionLife } from '#contract/identity/session-life.ts'
import type { AppEnv } from './deps.ts'
import { AppError } from './errors.ts'

export type SessionClaim = { sessionId: string; userId: string }

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** The token that a browser must repeat in X-CSRF-Token: an HMAC of the session's id. */
export const csrfToken = (secret: string, sessionId: string): string =>
  createHmac('sha256', secret).update(`csrf:${sessionId}`).digest('base64url')

const cookieOptions = (c: Context<AppEnv>) => ({
  path: '/',
  sameSite: 'Lax' as const,
  // WebKit drops Secure cookies on http://localhost, so the flag follows the scheme.
  secure: new URL(c.req.url).protocol === 'https:',
  maxAge: sessionLife.days * 24 * 60 * 60,
})

/** Sets the signed session cookie and the readable CSRF cookie. */
export const setSessionCookies = async (c: Context<AppEnv>, claim: SessionClaim): Promise<void> => {
  const { env, now } = c.var.deps
  const secret = env.SESSION_SECRETS[0]!
  const token = await new SignJWT({ sid: claim.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claim.userId)
    .setIssuedAt(now)
    .sign(keyOf(secret))
  setCookie(c, 'session_id', token, { ...cookieOptions(c), httpOnly: true })
  setCookie(c, 'csrf_token', csrfToken(secret, claim.sessionId), cookieOptions(c))
}

/** Takes both cookies of a session out of the browser. */
export const clearSessionCookies = (c: Context<AppEnv>): void => {
  deleteCookie(c, 'session_id', { path: '/' })
  deleteCookie(c, 'csrf_token', { path: '/' })
}

/** The claim of the cookie when one of our keys signed it within a session's life, else null. No database call. */
export const readSessionCookie = async (c: Context<AppEnv>): Promise<SessionClaim | null> => {
  const token = getCookie(c, 'session_id')
  if (!token) return null
  const { env, now } = c.var.deps
  for (const secret of env.SESSION_SECRETS) {
    const verified = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      currentDate: now,
      maxTokenAge: `${sessionLife.days} days`,
    }).catch(() => null)
    const { sid, sub } = verified?.payload ?? {}
    if (typeof sid === 'string' && typeof sub === 'string') return { sessionId: sid, userId: sub }
  }
  return null
}

const same = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Throws `csrf` unless the header repeats the session's token. Reads need none. */
export const checkCsrf = (c: Context<AppEnv>, sessionId: string): void => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return
  const sent = c.req.header('x-csrf-token') ?? ''
  const fits = c.var.deps.env.SESSION_SECRETS.some((secret) => same(sent, csrfToken(secret, sessionId)))
  if (!fits) throw new AppError('csrf', 'Your session could not be confirmed. Reload the page and try again.')
}
