import { expect, test } from 'vitest'
import { importAll } from '#testing/found.ts'
import { leavings } from './all.leaving.ts'
import { fileParts, orderInFile } from './export.reads.ts'

const twice = (names: string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index)

test('all that features declare of leaving is done, once', async () => {
  const files = (await importAll('functions/**/*.leaving.ts')).filter(({ path }) => !path.endsWith('/all.leaving.ts'))
  const declared = files.flatMap(({ exported }) =>
    Object.entries(exported).filter(([, value]) => typeof value === 'object'),
  )
  const done = new Set<unknown>(leavings)
  const left = declared.flatMap(([name, leaving]) => (done.has(leaving) ? [] : [name]))
  expect(left, 'add each of these to all.leaving.ts').toEqual([])
  expect(leavings).toHaveLength(declared.length)
})

test('each part of the file has a name of its own', () => {
  expect(twice(fileParts.map(([name]) => name))).toEqual([])
})

test('each table is said once to stay, or not to be in the file', () => {
  expect(twice(leavings.flatMap(({ stays }) => Object.keys(stays ?? {})))).toEqual([])
  expect(twice(leavings.flatMap(({ notInFile }) => Object.keys(notInFile ?? {})))).toEqual([])
})

test('parts stand in the file in the order in which they always have', () => {
  expect(fileParts.slice(0, orderInFile.length).map(([name]) => name)).toEqual(orderInFile)
})
