import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from '../house/source-files.ts'
import { quotedAround, stands } from '../house/titles.ts'
import { type Chapter, numbersIn, numbersOf } from './chapter.ts'
import { register } from './register.ts'
import { requirements } from './requirements.ts'

const chapters = Object.entries(register)
const all = (kind: keyof Chapter): string[] => chapters.flatMap(([, chapter]) => numbersOf(chapter, kind))
const registered = (['shown', 'absent', 'said', 'differs'] as const).flatMap(all)

const twice = (numbers: string[]): string[] => numbers.filter((one, index) => numbers.indexOf(one) !== index)
const without = (numbers: string[], known: string[]): string[] => numbers.filter((one) => !known.includes(one))

test('every requirement of levels 1 and 2 stands in the register once, in its chapter, and nothing else does', () => {
  expect(requirements).toHaveLength(253)
  expect(twice([...requirements])).toEqual([])
  expect({ missing: without(requirements, registered), unknown: without(registered, requirements) }).toEqual({
    missing: [],
    unknown: [],
  })
  expect(twice(registered)).toEqual([])
  const strays = chapters.flatMap(([name, chapter]) =>
    (['shown', 'absent', 'said', 'differs'] as const)
      .flatMap((kind) => numbersOf(chapter, kind))
      .filter((number) => !number.startsWith(`${name}.`)),
  )
  expect(strays).toEqual([])
})

test('what is not shown has its reason, in a sentence', () => {
  const reasons = chapters.flatMap(([, { absent, said, differs }]) => Object.values({ ...absent, ...said, ...differs }))
  expect(reasons.length).toBeGreaterThan(30)
  expect(reasons.filter((reason) => !/^[A-Z].{10,}\.$/.test(reason))).toEqual([])
})

const isTest = (file: string): boolean => /\.test\.tsx?$|\.e2e\.ts$/.test(file) && !file.includes('/asvs/register')

type Named = { number: string; where: string; stands: boolean }

/** Every number in a test’s file, and whether it is in the title of a test that runs. */
const namedIn = ({ path: file, text }: { path: string; text: string }): Named[] =>
  text.split('\n').flatMap((line) => {
    const numbers = numbersIn(line)
    if (numbers.length === 0) return []
    const title = quotedAround(line, line.indexOf(numbers[0]!))
    const runs = title !== null && stands(text, title)
    return numbers.map((number) => ({ number, where: `${file}: ${line.trim()}`, stands: runs }))
  })

const named = sourceFiles.filter(({ path: file }) => isTest(file)).flatMap(namedIn)

test('what is shown stands in the title of a test that runs, and what stands in a title is shown', () => {
  expect(named.filter((one) => !one.stands).map(({ where }) => where)).toEqual([])
  const titled = named.map(({ number }) => number)
  expect({ untested: without(all('shown'), titled), unsaid: without(titled, all('shown')) }).toEqual({
    untested: [],
    unsaid: [],
  })
})

test('the README says what no test can show and what differs, in its section on security, and nothing more', () => {
  const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8')
  const [, section = ''] = /^## Security\n([\s\S]*?)^## /m.exec(readme) ?? []
  const told = numbersIn(section)
  const due = [...all('said'), ...all('differs')]
  expect({ missing: without(due, told), more: without(told, due), again: twice(told) }).toEqual({
    missing: [],
    more: [],
    again: [],
  })
  expect(section.split('\n').length).toBeLessThanOrEqual(60)
  expect(readme).toContain(
    `${all('shown').length} are shown by tests, ${all('absent').length} do not apply, ${all('said').length} are said and ${all('differs').length} differ`,
  )
})

const written = (title: string): Named[] =>
  namedIn({ path: 'a.test.ts', text: `import { test } from 'vitest'\n\n${title}\n` })

test.each([
  [true, `test('hens lay (V99.1.1)', () => {})`],
  [true, `  test.each([1, 2])("a hen's egg (V99.1.1)", () => {})`],
  [false, `test.skip('hens lay (V99.1.1)', () => {})`],
  [false, `// test('hens lay (V99.1.1)', () => {})`],
  [false, `describe.skip('eggs', () => {\n  test('hens lay (V99.1.1)', () => {})\n})`],
  [false, `const words = 'hens lay (V99.1.1)'`],
])('%j: it stands in %j', (isThere, text) => {
  expect(written(text).map((one) => one.stands)).toEqual([isThere])
})
