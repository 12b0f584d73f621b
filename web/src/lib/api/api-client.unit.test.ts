import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import type { User } from '#contract/identity/account.answers.ts'
import type { Cart } from '#contract/trade/cart.answers.ts'
import { apiFetch, fetchJson, unwrap } from './api-client.ts'
import { type ApiError, errorMessage, isApiError } from './api-error.ts'

const answer = vi.fn<(input: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('document', { cookie: 'a=1; csrf_token=to%3Dken' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  answer.mockReset()
})

const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init })

const failureOf = async (response: Response): Promise<ApiError> => {
  answer.mockResolvedValueOnce(response)
  const error = await apiFetch('/api/x').catch((reason: unknown) => reason)
  if (!isApiError(error)) throw new Error('It did not fail')
  return error
}

const sentHeaders = (): Headers => new Headers(answer.mock.lastCall?.[1].headers)

test('an answer is read as JSON', async () => {
  answer.mockImplementation(async () => json({ count: 2 }))
  expect(await unwrap(apiFetch('/api/cart'))).toEqual({ count: 2 })
  expect(await fetchJson('/api/cart')).toEqual({ count: 2 })
})

test('an answer has the type that the route of its path says', () => {
  expectTypeOf(fetchJson<'/api/cart'>).returns.resolves.toEqualTypeOf<Cart>()
  expectTypeOf(fetchJson<'/api/login', 'POST'>).returns.resolves.toEqualTypeOf<User>()
  expectTypeOf(fetchJson<`/api/products?${string}`>).returns.resolves.toHaveProperty('nextCursor')
  // @ts-expect-error No route answers there.
  expectTypeOf(fetchJson<'/api/carts'>).toBeFunction()
  // @ts-expect-error That route knows no such method.
  expectTypeOf(fetchJson<'/api/cart', 'PATCH'>).toBeFunction()
})

test('a failure is named by status and body, or by status text when the body is empty', async () => {
  expect((await failureOf(new Response('broken', { status: 500 }))).message).toBe('500: broken')
  const empty = new Response(null, { status: 502, statusText: 'Bad Gateway' })
  expect((await failureOf(empty)).message).toBe('502: Bad Gateway')
})

test('a problem gives its code, its sentence and its fields', async () => {
  const body = { code: 'taken', detail: 'That username is taken.', errors: [{ path: 'username', message: 'Taken' }] }
  const error = await failureOf(json(body, { status: 409, headers: { 'X-Request-Id': 'r1' } }))
  expect(error).toMatchObject({ status: 409, code: 'taken', detail: body.detail, errors: body.errors, requestId: 'r1' })
  expect(errorMessage(error)).toBe(body.detail)
})

test('an answer that is not JSON is refused', async () => {
  answer.mockResolvedValueOnce(new Response('<html>', { headers: { 'Content-Type': 'text/html' } }))
  await expect(apiFetch('/api/user')).rejects.toThrow('not JSON')
})

test('a write carries the CSRF token', async () => {
  answer.mockResolvedValueOnce(new Response(null, { status: 204 }))
  await apiFetch('/api/logout', { method: 'POST' })
  expect(sentHeaders().get('X-CSRF-Token')).toBe('to=ken')
  expect(sentHeaders().has('Content-Type')).toBe(false)
})

test('nobody answering is said in words', () => {
  expect(errorMessage(new TypeError('Failed to fetch'))).toMatch('couldn’t reach')
})

test('every call sends the session; a body is JSON, and a call without one names no type', async () => {
  answer.mockImplementation(async () => json({}))
  await apiFetch('/api/cart')
  expect(answer.mock.lastCall?.[1].credentials).toBe('same-origin')
  expect(sentHeaders().has('content-type')).toBe(false)
  await apiFetch('/api/cart/items', { method: 'POST', body: JSON.stringify({ quantity: 1 }) })
  expect(answer.mock.lastCall?.[1].credentials).toBe('same-origin')
  expect(sentHeaders().get('content-type')).toBe('application/json')
  await apiFetch('/api/logout', { method: 'POST' })
  expect(answer.mock.lastCall?.[1].body).toBeUndefined()
  expect(sentHeaders().has('content-type')).toBe(false)
})
