import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

test('static files carry the same security headers as answers', () => {
  const file = readFileSync(new URL('../../../web/public/_headers', import.meta.url), 'utf8')
  const [everywhere = ''] = file.split(/^(?=\/)/m)
  const lines = everywhere.split('\n').map((line) => line.trim())
  for (const [name, value] of Object.entries(securityHeaders)) expect(lines).toContain(`${name}: ${value}`)
  // Pages itself would let every site read them.
  expect(lines).toContain('! Access-Control-Allow-Origin')
})
