import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { stands } from '#testing/house/titles.ts'
import { clauses } from './clauses/all.ts'
import { pending } from './clauses/pending.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const texts = new Map<string, string>()

const textOf = (file: string): string => {
  const known = texts.get(file)
  if (known !== undefined) return known
  const full = path.join(root, file)
  // A title that is filled in stands in a clause with its gaps as {name}.
  const text = fs.existsSync(full) ? fs.readFileSync(full, 'utf8').replaceAll('${', '{') : ''
  texts.set(file, text)
  return text
}

test('every clause names a test that stands', () => {
  const bare = clauses.filter(({ shownBy }) => shownBy.length === 0).map(({ says }) => says)
  const lost = clauses.flatMap(({ says, shownBy }) =>
    shownBy
      .filter((shown) => !stands(textOf(shown.file), shown.test))
      .map(({ file, test: title }) => `${says} → ${file} > ${title}`),
  )
  expect({ bare, lost }).toEqual({ bare: [], lost: [] })
})

test('no clause stands twice, and none that is pending is claimed', () => {
  const said = [...clauses, ...pending].map(({ says }) => says)
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([])
})

const written = (text: string): string => `import { expect, test } from 'vitest'\n\n${text}\n`

test.each([
  [true, `test('hens lay', () => {})`],
  [true, `test.each([1, 2])('hens lay', () => {})`],
  [true, `describe('eggs', () => {\n  it('hens lay', () => {})\n})`],
  [false, `test('hens lay well', () => {})`],
  [false, `const words = 'hens lay'`],
  [false, `test.skip('hens lay', () => {})`],
  [false, `test.todo('hens lay')`],
  [false, `test.fixme('hens lay', () => {})`],
  [false, `test.skipIf(isLate)('hens lay', () => {})`],
  [false, `test.skip.each([1, 2])('hens lay', () => {})`],
  [false, `test('hens lay', () => {\n  test.skip()\n})`],
  [false, `describe.skip('eggs', () => {\n  test('hens lay', () => {})\n})`],
  [false, `test.describe.skip('eggs', () => {\n  test('hens lay', () => {})\n})`],
  [false, `test.only('ducks lay', () => {})\ntest('hens lay', () => {})`],
  [false, `// test('hens lay', () => {})`],
])('%j: it stands in %j', (isThere, text) => {
  expect(stands(written(text), 'hens lay')).toBe(isThere)
})
