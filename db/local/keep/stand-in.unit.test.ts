import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../ports.ts'
import { openStandIn, type StandIn } from './stand-in.ts'

let port: number
let standIn: StandIn

beforeEach(async () => {
  port = await freePort()
  standIn = await openStandIn(port)
})
afterEach(() => standIn.close())

test('while the site is being started the API is told so as by itself, and everybody else reads it', async () => {
  const api = await fetch(`http://127.0.0.1:${port}/api/products?q=hen`, { method: 'POST', body: '{}' })
  expect(api.status).toBe(503)
  expect(api.headers.get('content-type')).toBe('application/problem+json')
  expect(api.headers.get('retry-after')).toBe('2')
  expect(await api.json()).toMatchObject({ status: 503, code: 'unavailable', instance: '/api/products' })

  const page = await fetch(`http://127.0.0.1:${port}/shop/hens`)
  expect(page.status).toBe(503)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('We can’t show this just now. Please try again in a moment.')
})

test('once closed it leaves the address to others, also while somebody is still asking', async () => {
  const asking = fetch(`http://127.0.0.1:${port}/`).then(
    () => 'answered',
    () => 'refused',
  )
  await standIn.close()
  standIn = await openStandIn(port)
  expect(['answered', 'refused']).toContain(await asking)
})
