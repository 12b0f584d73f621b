import { askToSignIn, signedInAgain } from '../signed-out.ts'
import { ApiError } from './api-error.ts'
import type { RawAnswer, RawMethod, RawPath } from './raw-routes.ts'

const cookie = (name: string): string | null => {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null
}

/** Whether this browser may have a session: the readable cookie comes and goes with the signed one. */
export const mayHaveSession = (): boolean => cookie('csrf_token') !== null

const withHeaders = (init: RequestInit, isRead: boolean): Headers => {
  const headers = new Headers(init.headers)
  if (!headers.has('Accept')) headers.set('Accept', 'application/json')
  if (isRead) return headers
  const token = cookie('csrf_token')
  if (token) headers.set('X-CSRF-Token', token)
  if (typeof init.body === 'string' && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  return headers
}

const failure = async (response: Response): Promise<ApiError> =>
  new ApiError({
    status: response.status,
    statusText: response.statusText,
    body: await response.text(),
    requestId: response.headers.get('X-Request-Id'),
    retryAfter: response.headers.get('Retry-After'),
  })

/**
 * What the edge may serve stale while it reads anew, a browser may not: it would show a sold listing for a minute. So it asks
 * each time, and hears 304 when what it has is right.
 */
const asked = { cache: 'no-cache' } as const

/**
 * The one fetch of the house: sends the session and the CSRF token, throws `ApiError` on every answer that is not OK,
 * a `TypeError` when nobody answers, and refuses an OK answer that is neither JSON nor a stream of events. A 204 passes. When the session has ended
 * under somebody who was typing, they are asked to sign in again: a write fails at once, a read waits for it.
 */
export const apiFetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
  const isRead = ['GET', 'HEAD'].includes((init.method ?? 'GET').toUpperCase())
  const response = await fetch(input, {
    ...asked,
    ...init,
    credentials: 'same-origin',
    headers: withHeaders(init, isRead),
  })
  if (!response.ok) {
    const failed = await failure(response)
    const isSignedOut = failed.code === 'unauthenticated'
    if (isSignedOut && isRead && (await signedInAgain())) return apiFetch(input, init)
    if (isSignedOut && !isRead) askToSignIn()
    throw failed
  }
  const type = response.headers.get('Content-Type') ?? ''
  const streams = type.startsWith('text/event-stream')
  if (response.status !== 204 && !streams && !type.includes('json')) {
    throw new Error(`${response.status}: the answer is not JSON`)
  }
  return response
}

/**
 * Tells the server something, also while the page goes away. Nobody waits for it or hears that it failed.
 */
export const tellQuietly = async (path: string): Promise<void> => {
  const init = { method: 'POST', keepalive: true, credentials: 'same-origin', headers: withHeaders({}, false) } as const
  await fetch(path, init).catch(() => undefined)
}

type RawInit<Method extends RawMethod> = Omit<RequestInit, 'method'> & { method?: Method }

/** The JSON of an answer without a typed client, which would weigh on every page; the route of the path says its type. */
export const fetchJson = async <Path extends RawPath<Method>, Method extends RawMethod = 'GET'>(
  path: Path,
  init?: RawInit<Method>,
): Promise<RawAnswer<Method, Path>> => (await apiFetch(path, init)).json()

/** The JSON of an answer, typed by the client that asked: `unwrap(cart.$get())`. */
export const unwrap = async <Body>(response: Promise<{ json(): Promise<Body> }>): Promise<Body> =>
  (await response).json()
