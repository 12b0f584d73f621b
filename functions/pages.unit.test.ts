import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

test('exactly one file of functions is what Pages runs', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const routes = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.endsWith('.test.ts') &&
      /export\s.*\bonRequest/.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
  )
  expect(routes.sort()).toEqual(['_middleware.ts'])
})
