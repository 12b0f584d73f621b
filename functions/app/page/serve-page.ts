import { logLine } from '#app/checks/log-line.ts'
import { describeError, logLate, spentOf } from '#app/checks/request-log.ts'
import { securityHeaders } from '#app/checks/security-headers.ts'
import type { Deps } from '#app/deps.ts'
import { requestClock, requestEnv } from '#app/deps-from-request.ts'
import { cachedJson } from '#app/edge/edge-cache.ts'
import { type Env, parseEnv } from '#app/env.ts'
import { makeDeps } from '#app/make-deps.ts'
import { homeHead } from '#contract/pages/page-heads.ts'
import { findPage } from '#contract/pages/pages.ts'
import type { DbTally } from '#db/client.ts'
import { robotsText, sitemapXml } from './crawlers.ts'
import { type FoundPage, pageAt } from './find-page.ts'
import { meansApi, nothingInApi } from './lost-paths.ts'
import { oneClickPath, unsubscribeByOneClick } from './one-click.ts'
import type { PageContext } from './page-context.ts'
import { type PageModel, pageModel } from './page-model.ts'
import { securityText, securityTextPath } from './security-text.ts'
import { sorryPage, sorryStyleHash } from './sorry-page.ts'
import { writePage } from './write-page.ts'

/** Later than this the shell goes out without data: the browser asks for it itself. */
const patienceMs = 500

const own = (body: BodyInit | null, { status, type }: { status: number; type: string }): Response => {
  const headers = { ...securityHeaders, 'Content-Type': type, 'Cache-Control': 'no-cache' }
  return new Response(body, { status, headers })
}

const html = { type: 'text/html; charset=utf-8' }
const text = { type: 'text/plain; charset=utf-8' }

const depsOf = (context: PageContext, { env, tally, id }: { env: Env; tally: DbTally; id: string }): Deps =>
  makeDeps({
    env: requestEnv(context.request.headers, env),
    now: requestClock(context.request.headers, env),
    tally,
    requestId: id,
    origin: env.SITE_ORIGIN ?? new URL(context.request.url).origin,
    defer: (work) => context.waitUntil(logLate(id, work)),
  })

const bare = (path: string): PageModel => pageModel({ ...homeHead, canonical: path })

/** The page's model in time, or a bare one: data that is late or fails never keeps the page back. */
const modelOf = async (deps: Deps, { found, url, headers }: { found: FoundPage; url: URL; headers: Headers }) => {
  if ('model' in found) return found.model
  const request = new Request(new URL(`/page${found.key}`, url), { headers })
  const read = cachedJson(deps, { request, window: found.window, tag: found.tag, read: () => found.read(deps) })
    .then((json): PageModel => JSON.parse(json))
    .catch(() => null)
  deps.defer(read)
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs))
  return (await Promise.race([read, late])) ?? bare(url.pathname)
}

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

const answer = async (context: PageContext, { deps, url }: { deps: Deps; url: URL }): Promise<Response> => {
  const { request } = context
  if (url.pathname === '/robots.txt') return own(robotsText(deps), { ...text, status: 200 })
  if (url.pathname === securityTextPath) return own(securityText(deps), { ...text, status: 200 })
  if (url.pathname === '/sitemap.xml')
    return own(await sitemapXml(deps), { status: 200, type: 'application/xml; charset=utf-8' })
  const file = isFile(url.pathname) ? await serveFile(request, deps.env) : null
  if (file) return file
  // Asked without the browser's conditions: the shell's own ETag says nothing of what is put into it.
  const read = async () => deps.env.ASSETS?.fetch(new URL('/', url).href)
  // A file that does not come at once, as on a busy machine, is asked for once more before anybody is told.
  const first = await read().catch(() => null)
  const shell = first?.ok ? first : await read()
  if (!shell?.ok) return unavailable()
  const model = await modelOf(deps, { found: pageAt(url, deps.env), url, headers: request.headers })
  const body = await writePage(shell, { model, origin: deps.origin })
  return own(body, { ...html, status: model.status })
}

// A path may hold what is private, such as a payment's reference, so the log names its pattern.
const patternOf = ({ pathname }: URL): string => findPage(pathname)?.page ?? (isFile(pathname) ? 'file' : 'unknown')

const wrongMethod = (): Response => {
  const refused = own('This address does not take that method.', { ...text, status: 405 })
  refused.headers.set('Allow', 'GET, HEAD')
  return refused
}

const unavailable = (): Response => {
  const sorry = own(sorryPage, { ...html, status: 503 })
  const policy = securityHeaders['Content-Security-Policy']?.replace(
    "style-src 'self'",
    `style-src '${sorryStyleHash}'`,
  )
  if (policy) sorry.headers.set('Content-Security-Policy', policy)
  sorry.headers.set('Retry-After', '5')
  return sorry
}

/** What the edge sends for every address outside /api: a file of the build, or a page with its head and first data. */
export const servePage = async (context: PageContext): Promise<Response> => {
  const { method, url: address } = context.request
  const url = new URL(address)
  if (meansApi(url.pathname)) return nothingInApi(url.pathname)
  if (method === 'POST' && url.pathname === oneClickPath) return unsubscribeByOneClick(context)
  if (!['GET', 'HEAD'].includes(method)) return wrongMethod()
  const [id, started, tally] = [crypto.randomUUID(), Date.now(), { calls: 0, ms: 0 }]
  const work = async () => answer(context, { deps: depsOf(context, { env: parseEnv(context.env), tally, id }), url })
  let failed = {}
  const response = await work().catch((error: unknown) => {
    if (error instanceof Error) failed = describeError(error)
    return unavailable()
  })
  response.headers.set('X-Request-Id', id)
  const line = { id, method, page: patternOf(url), status: response.status, ...spentOf(tally), ...failed }
  logLine({ ...line, ms: Date.now() - started })
  return response
}

/**
 * Serves what Pages finds no function for, since a part of its path is empty: it would send the home page, with 200. Everything
 * else goes on to its function.
 */
export const serveWhole = (context: PageContext & { next: () => Promise<Response> }): Promise<Response> =>
  new URL(context.request.url).pathname.includes('//') ? servePage(context) : context.next()
