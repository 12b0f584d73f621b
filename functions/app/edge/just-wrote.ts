import { createHmac } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { AppEnv, Deps } from '#app/deps.ts'
import { isSameSecret } from '#app/same-secret.ts'
import { justWroteSeconds } from '#contract/identity/session-life.ts'
import type { CacheTag } from './cache-tag.ts'

const cookieName = 'just_wrote'
const sessionCookie = 'session_id'

type Signing = { env: Pick<Deps['env'], 'HASH_SECRET'> }

// With the session's cookie in it: handed around, it opens nothing to whoever has not the session as well.
const signatureOf = ({ env }: Signing, { words, session }: { words: string; session: string }): Buffer =>
  createHmac('sha256', env.HASH_SECRET).update(`just-wrote:${words}:${session}`).digest()

type Wrote = {
  tags: CacheTag[]
  until: Date
  /** The cookie of the session that wrote; empty for a visitor's. */
  session: string
}

/** What lets somebody read anew what they have just changed: until when and which, signed by us, for their session alone. */
export const justWroteToken = (deps: Signing, { tags, until, session }: Wrote): string => {
  const words = `${until.getTime()}.${tags.join('+')}`
  return `${words}.${signatureOf(deps, { words, session }).toString('base64url')}`
}

const cookieIn = (headers: Headers, name: string): string => parse(headers.get('cookie') ?? '', name)[name] ?? ''

/** The session's cookie that a browser has after this answer, by which it may have begun or been renewed. */
const sessionAfter = (asked: Headers, answered: Headers): string => {
  const given = answered.getSetCookie().find((line) => line.startsWith(`${sessionCookie}=`))
  return given === undefined ? cookieIn(asked, sessionCookie) : (parse(given, sessionCookie)[sessionCookie] ?? '')
}

/**
 * Whether these headers come from a browser that has just written what such answers are made from: only its reads go past the
 * cache, or anybody could have the database do the work of every visit.
 */
export const hasJustWritten = (
  deps: Pick<Deps, 'env' | 'now'>,
  { headers, tag }: { headers: Headers; tag: CacheTag },
) => {
  if (!headers.get('cookie')?.includes(cookieName)) return false
  const token = cookieIn(headers, cookieName)
  const [, until = '', tags = '', signed = ''] = /^(\d+)\.([^.]*)\.([\w-]+)$/.exec(token) ?? []
  if (!tags.split('+').includes(tag) || Number(until) <= deps.now.getTime()) return false
  const own = signatureOf(deps, { words: `${until}.${tags}`, session: cookieIn(headers, sessionCookie) })
  return isSameSecret(Buffer.from(signed, 'base64url'), own)
}

/** Takes that cookie out of the browser. */
export const forgetJustWrote = (c: Context<AppEnv>): void => void deleteCookie(c, cookieName, { path: '/' })

/** Gives the browser of a write that changed what everybody reads the cookie to see it, wherever it is served next. */
export const tellWhoWrote: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { deps } = c.var
  if (c.req.method === 'GET' || deps.touched.size === 0) return
  // Who leaves takes everything of ours out of this browser.
  if (c.res.headers.has('clear-site-data')) return
  const until = new Date(deps.now.getTime() + justWroteSeconds * 1000)
  const session = sessionAfter(c.req.raw.headers, c.res.headers)
  setCookie(c, cookieName, justWroteToken(deps, { tags: [...deps.touched], until, session }), {
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    secure: new URL(c.req.url).protocol === 'https:',
    maxAge: justWroteSeconds,
  })
}
