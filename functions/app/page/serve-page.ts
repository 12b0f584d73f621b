import { logLine } from '#app/checks/log-line.ts'
import { describeError, logLate, spentOf } from '#app/checks/request-log.ts'
import { securityHeaders } from '#app/checks/security-headers.ts'
import type { Deps } from '#app/deps.ts'
import { requestClock, requestEnv } from '#app/deps-from-request.ts'
import { type Env, parseEnv } from '#app/env.ts'
import { AppError } from '#app/errors.ts'
import { makeDeps } from '#app/make-deps.ts'
import type { Draw } from '#contract/pages/drawing.ts'
import { findPage } from '#contract/pages/pages.ts'
import type { DbTally } from '#db/client.ts'
import { askApi, isOfApi } from './ask-api.ts'
import { robotsText, sendSitemap } from './crawlers.ts'
import { tidyAddress } from './find-page.ts'
import { readShell } from './html/shell.ts'
import { meansApi, nothingInApi } from './lost-paths.ts'
import { makePage } from './make-page.ts'
import { oneClickPath, unsubscribeByOneClick } from './one-click.ts'
import type { PageContext } from './page-context.ts'
import { securityText, securityTextPath } from './security-text.ts'
import { sorryPage, sorryStyleHash } from './sorry-page.ts'

const own = (body: string, { status, type }: { status: number; type: string }): Response =>
  new Response(body, { status, headers: { ...securityHeaders, 'Content-Type': type, 'Cache-Control': 'no-cache' } })

const text = { type: 'text/plain; charset=utf-8' }

type Occasion = { env: Env; url: URL; tally: DbTally; id: string }

const depsOf = (context: PageContext, { env, url, tally, id }: Occasion): Deps =>
  makeDeps({
    env: requestEnv(context.request.headers, env),
    now: requestClock(context.request.headers, env),
    tally,
    requestId: id,
    origin: env.SITE_ORIGIN ?? url.origin,
    defer: (work) => context.waitUntil(logLate(id, work)),
  })

/** A file of the build as Pages serves it, with what its own headers lack. */
const serveFile = async (request: Request, { ASSETS }: Env): Promise<Response | null> => {
  const file = await ASSETS?.fetch(request.url, {
    headers: Object.fromEntries(request.headers),
    method: request.method,
  })
  if (!file || file.headers.get('content-type')?.includes('text/html')) return null
  const headers = new Headers(securityHeaders)
  for (const [name, value] of file.headers) headers.set(name, value)
  headers.delete('access-control-allow-origin')
  return new Response(request.method === 'HEAD' || !file.body ? null : await file.arrayBuffer(), {
    status: file.status,
    headers,
  })
}

const isFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path)

const answer = async (
  context: PageContext,
  { deps, url, draw }: { deps: Deps; url: URL; draw: Draw },
): Promise<Response> => {
  const { request } = context
  if (url.pathname === '/robots.txt') return own(robotsText(deps), { ...text, status: 200 })
  if (url.pathname === securityTextPath) return own(securityText(deps), { ...text, status: 200 })
  if (url.pathname === '/sitemap.xml') return sendSitemap(deps, request.headers)
  const file = isFile(url.pathname) ? await serveFile(request, deps.env) : null
  if (file) return file
  const tidy = tidyAddress(url)
  if (tidy) {
    const headers = { ...securityHeaders, Location: tidy, 'Cache-Control': 'no-cache' }
    return new Response(null, { status: 302, headers })
  }
  const shell = await readShell(deps.env, url.origin)
  return shell ? makePage(deps, { shell, url, headers: request.headers, draw }) : unavailable()
}

// A path may hold what is private, such as a payment's reference, so the log names its pattern.
const patternOf = ({ pathname }: URL): string => findPage(pathname)?.page ?? (isFile(pathname) ? 'file' : 'unknown')

const wrongMethod = (): Response => {
  const refused = own('This address does not take that method.', { ...text, status: 405 })
  refused.headers.set('Allow', 'GET, HEAD')
  return refused
}

const unavailable = (): Response => {
  const sorry = own(sorryPage, { type: 'text/html; charset=utf-8', status: 503 })
  const policy = securityHeaders['Content-Security-Policy']?.replace(
    "style-src 'self'",
    `style-src '${sorryStyleHash}'`,
  )
  if (policy) sorry.headers.set('Content-Security-Policy', policy)
  sorry.headers.set('Retry-After', '5')
  return sorry
}

const tooMuch = ({ message, details }: AppError): Response => {
  const refused = own(message, { ...text, status: 429 })
  refused.headers.set('Retry-After', String(details.retryAfter))
  return refused
}

/** What the edge sends for every address outside /api: a file of the build, or a page with its head and first data. */
const servePage = async (context: PageContext, { url, draw }: { url: URL; draw: Draw }): Promise<Response> => {
  const { method } = context.request
  if (meansApi(url.pathname)) return nothingInApi(url.pathname)
  if (method === 'POST' && url.pathname === oneClickPath) return unsubscribeByOneClick(context)
  if (!['GET', 'HEAD'].includes(method)) return wrongMethod()
  const [id, started, tally] = [crypto.randomUUID(), Date.now(), { calls: 0, ms: 0 }]
  const work = async () =>
    answer(context, { deps: depsOf(context, { env: parseEnv(context.env), url, tally, id }), url, draw })
  let failed = {}
  const response = await work().catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'rate_limited') return tooMuch(error)
    if (error instanceof Error) failed = describeError(error)
    return unavailable()
  })
  response.headers.set('X-Request-Id', id)
  // As with the API's: nothing was done for it.
  if (response.headers.get('X-Cache') === 'HIT') return response
  const line = { id, method, page: patternOf(url), status: response.status, ...spentOf(tally), ...failed }
  logLine({ ...line, ms: Date.now() - started })
  return response
}

/** What the edge answers at any address: the API's answer, a page or a file. */
export const serve = (context: PageContext, draw: Draw): Promise<Response> => {
  const url = new URL(context.request.url)
  return isOfApi(url.pathname) ? askApi(context.request, context) : servePage(context, { url, draw })
}
