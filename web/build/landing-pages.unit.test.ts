import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { landingPages } from './landing-pages.ts'

const drawn = fs.readFileSync(path.resolve(import.meta.dirname, '../src/app/drawn-pages.tsx'), 'utf8')

test('what a first view fetches is grouped and weighed for every page that the edge draws', () => {
  const folders = new Set([...drawn.matchAll(/import\('#web\/pages\/([\w-]+)\//g)].map(([, folder]) => folder))
  expect(folders.size).toBeGreaterThan(10)
  expect(landingPages.toSorted()).toEqual([...folders].toSorted())
})
