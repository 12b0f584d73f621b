import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../source-files.ts'
import { allCopy, copyOf, type Text } from './copy.ts'
import { type Never, neverSaid } from './never.ts'

const copy = allCopy()
const named = ({ file, text }: Text): string => `${file}: ${text}`

/** The first cell of each row of the README’s list of the words that people read. */
const listed = (): string[] => {
  const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8')
  const [, table = ''] = readme.split('| we say | for | never |\n|---|---|---|\n')
  return [
    ...table
      .split('\n\n', 1)
      .join()
      .matchAll(/^\| ([^|]+) \|/gm),
  ].map(([, says = '']) => says)
}

const saidOf = ({ never }: Never): Text[] => copy.filter(({ text }) => never.test(text))

const isFine = ({ fine = [] }: Never, text: Text): boolean => fine.some(([where]) => where.test(named(text)))

test.each(Object.entries(neverSaid))('people read “%s”, and nothing that the README has against it', (_says, row) => {
  const wrong = saidOf(row).filter((text) => !isFine(row, text))
  expect(wrong.map((text) => `line ${text.line} of ${named(text)}`)).toEqual([])
})

test('every row of the README’s word list is looked for', () => {
  expect(Object.keys(neverSaid)).toEqual(listed())
})

test('where a word may stand it still does', () => {
  const stale = Object.values(neverSaid).flatMap((row) =>
    (row.fine ?? []).filter(([where]) => !saidOf(row).some((text) => where.test(named(text)))),
  )
  expect(stale).toEqual([])
})

describe('what people read is seen', () => {
  test.each([
    ['const page = <p>Add it to your basket</p>', 'Add it to your basket'],
    ['const page = <Button>basket</Button>', 'basket'],
    ["const label = 'Basket'", 'Basket'],
    ['const page = <input placeholder="the basket" />', 'the basket'],
    [`const count = \`\${packs} in your basket\``, 'in your basket'],
    ["throw invalid('id', 'That isn’t in your basket.')", 'That isn’t in your basket.'],
  ])('in %j', (text, seen) => {
    expect(copyOf({ path: 'web/src/page.tsx', text })).toContainEqual({ file: 'web/src/page.tsx', line: 1, text: seen })
  })

  test.each([
    '// the basket of before',
    "import { basketOf } from './basket.ts'",
    "const key = 'basket'",
    'const rows = sql`select all from basket`',
    "throw new Error('The basket is gone.')",
  ])('and none in %j', (text) => {
    expect(copyOf({ path: 'functions/basket.ts', text })).toEqual([])
  })
})
