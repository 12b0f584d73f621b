import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#db/local/state.ts'
import { allMutants } from './all.mutants.ts'
import { timesIn } from './apply.ts'

const mutants = Object.values(allMutants).flat()
const readFile = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

test('what each mutant changes stands once in its file', () => {
  const wrong = mutants
    .map(({ file, name, find }) => ({ file, name, times: timesIn(readFile(file), find) }))
    .filter(({ times }) => times !== 1)
  expect(wrong).toEqual([])
})

test('there are at least sixty of them, no two alike', () => {
  const said = mutants.map(({ file, find, replace }) => `${file} ${find} → ${replace}`)
  expect(said.length).toBeGreaterThanOrEqual(60)
  expect(new Set(said).size).toBe(said.length)
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
})

test('the tests that have to notice a mutant are there', () => {
  const files = fs.globSync('functions/**/*.test.ts', { cwd: root })
  const lost = mutants.flatMap(({ name, tests }) =>
    tests.filter((test) => !files.some((file) => file.includes(test))).map((test) => `${name}: ${test}`),
  )
  expect(lost).toEqual([])
})
