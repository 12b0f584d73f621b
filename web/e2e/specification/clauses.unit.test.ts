import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
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

const quotes = [`'`, '`', '"']

/** The title stands in its file as the name of a test, and the test is not left out. */
const stands = ({ file, test: title }: { file: string; test: string }): boolean => {
  const text = textOf(file)
  const at = quotes.map((quote) => text.indexOf(`${quote}${title}${quote}`)).find((index) => index >= 0)
  if (at === undefined) return false
  const before = text.slice(Math.max(0, at - 400), at)
  return /\b(test|it)(\.each\([\s\S]*\))?\(\s*$/.test(before) && !/\.(skip|fixme|todo)\([^)]*$/.test(before)
}

test('every clause names a test that stands', () => {
  const bare = clauses.filter(({ shownBy }) => shownBy.length === 0).map(({ says }) => says)
  const lost = clauses.flatMap(({ says, shownBy }) =>
    shownBy.filter((shown) => !stands(shown)).map(({ file, test: title }) => `${says} → ${file} > ${title}`),
  )
  expect({ bare, lost }).toEqual({ bare: [], lost: [] })
})

test('no clause stands twice, and none that is pending is claimed', () => {
  const said = [...clauses, ...pending].map(({ says }) => says)
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([])
})
