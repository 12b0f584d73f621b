import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('health tells that the database answers', async () => {
  const { status, body, headers } = await app.client().get('/api/health')
  expect(status).toBe(200)
  expect(body).toEqual({ status: 'ok', version: 'test', database: 'up' })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('an unknown address is a problem in the house format', async () => {
  const { status, body, headers } = await app.client().get('/api/nothing-here')
  expect(status).toBe(404)
  expect(headers.get('content-type')).toBe('application/problem+json')
  expect(body).toMatchObject({ code: 'not_found', status: 404, instance: '/api/nothing-here' })
})

test('a method that an address does not take names those that it takes', async () => {
  const { status, body, headers } = await app.client().delete('/api/health')
  expect(status).toBe(405)
  expect(headers.get('allow')).toBe('GET, HEAD')
  expect(body).toMatchObject({ code: 'method' })
})

test('a write from another site is refused', async () => {
  const { status, body } = await app
    .client()
    .post('/api/health', {}, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' })
  expect(status).toBe(403)
  expect(body).toMatchObject({ code: 'csrf' })
})

test('the reference data of a fresh database is there', async () => {
  const { rows } = await app.db.query(
    'select (select count(*)::int from breeds) as breeds, (select count(*)::int from outcodes) as outcodes',
  )
  expect(rows[0].breeds).toBeGreaterThanOrEqual(150)
  expect(rows[0].outcodes).toBeGreaterThan(2500)
})
