import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

test('exactly three files of functions are what Pages runs', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const routes = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !file.endsWith('.test.ts') &&
      /export\s.*\bonRequest/.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
  )
  expect(routes.sort()).toEqual(['[[page]].ts', '_middleware.ts', 'api/[[route]].ts'])
})
