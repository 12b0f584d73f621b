import { expect, test } from 'vitest'
import { leavings } from './all.leaving.ts'
import { fileParts, orderInFile } from './export.reads.ts'

const twice = (names: string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index)

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
