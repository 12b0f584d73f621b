import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { sessionLife } from '#contract/identity/session-life.ts'
import type { AppEnv } from './deps.ts'
import { AppError } from './errors.ts'
import { isSameSecret } from './same-secret.ts'
import { readSessionToken, type SessionClaim, signSessionToken } from './visitor/session-token.ts'

export type { SessionClaim }

const dayMs = 24 * 60 * 60 * 1000

/** When a session ends that is used now: it slides with each use, up to the most that one may last. */
export const sessionEnd = ({ begunAt, now }: { begunAt: Date; now: Date }): Date =>
  new Date(Math.min(now.getTime() + sessionLife.days * dayMs, begunAt.getTime() + sessionLife.mostDays * dayMs))

/** The token that a browser must repeat in X-CSRF-Token: an HMAC of the session's id. */
export const csrfToken = (secret: string, sessionId: string): string =>
  createHmac('sha256', secret).update(`csrf:${sessionId}`).digest('base64url')

/** What all our cookies have in common: they stay with this very host, and go to all of its pages. */
export const cookieOptions = (c: Context<AppEnv>) => ({
  path: '/',
  sameSite: 'Lax' as const,
  // WebKit drops Secure cookies on http://localhost, so the flag follows the scheme.
  secure: new URL(c.req.url).protocol === 'https:',
})

type Lasting = { claim: SessionClaim; until: Date }

/** Sets the signed session cookie and the readable CSRF cookie, both for as long as the session lasts. */
export const setSessionCookies = async (c: Context<AppEnv>, { claim, until }: Lasting): Promise<void> => {
  const { env, now } = c.var.deps
  const secret = env.SESSION_SECRETS[0]!
  c.set('who', claim.userId)
  const options = { ...cookieOptions(c), maxAge: Math.floor((until.getTime() - now.getTime()) / 1000) }
  setCookie(c, 'session_id', await signSessionToken(claim, { secret, now }), { ...options, httpOnly: true })
  setCookie(c, 'csrf_token', csrfToken(secret, claim.sessionId), options)
}

/** Takes both cookies of a session out of the browser, and what it has cached of our pages. */
export const clearSessionCookies = (c: Context<AppEnv>): void => {
  deleteCookie(c, 'session_id', cookieOptions(c))
  deleteCookie(c, 'csrf_token', cookieOptions(c))
  c.header('Clear-Site-Data', '"cache"')
}

/** The claim of the cookie when one of our keys signed it within a session's life, else null. No database call. */
export const readSessionCookie = async (c: Context<AppEnv>): Promise<SessionClaim | null> => {
  const token = getCookie(c, 'session_id')
  const { env, now } = c.var.deps
  const claim = token ? await readSessionToken(token, { secrets: env.SESSION_SECRETS, now }) : null
  if (claim) c.set('who', claim.userId)
  return claim
}

/** Throws `csrf` unless the header repeats the session's token. Reads need none. */
export const checkCsrf = (c: Context<AppEnv>, sessionId: string): void => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return
  const sent = c.req.header('x-csrf-token') ?? ''
  const fits = c.var.deps.env.SESSION_SECRETS.some((secret) => isSameSecret(sent, csrfToken(secret, sessionId)))
  if (!fits) throw new AppError('csrf', 'We couldn’t confirm your session. Reload the page and try again.')
}
