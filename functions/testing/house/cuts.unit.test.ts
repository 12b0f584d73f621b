import { describe, expect, test } from 'vitest'
import { isProduct, sourceFiles } from './source-files.ts'
import { withoutComments } from './table-writes.ts'

/** What is cut from its beginning, with all of the statement that stands before it on its line. */
const cuts = /^.*\.(?:slice\(\s*0\s*,|substring\(|substr\().*$/gm

/** A chain of calls stands on one line, as it is read. */
const asRead = (text: string): string => withoutComments(text).replaceAll(/\n\s*(?=\??\.)/g, '')

/** What is no text of anybody's: the first of a list, or a text that we made of plain letters alone. */
const plain: Record<string, RegExp> = {
  'a list, by its name':
    /\b(?:rows|files|fitting|groups|messages|passages|pictures|shown|sources|values|words)\.slice\(0,/,
  'a list that is made there':
    /\.(?:filter|sort|toSorted|map)\(.*\)\.slice\(0,|\.split\([^()]*\)\.slice\(0,|\]\.slice\(0,/,
  'a list that was read or found':
    /(?:\bmatch\(.*\) \?\? \[\]\)|\.values\(\)\]|Searches\(\)|listOf\(.*\)|loosen\(\w+\)|currentToasts\(\)\])\.slice\(0,/,
  'a hash': /\bdigest\((?:'\w+')?\)\.slice\(0,/,
  'a day or a year': /(?:toISOString\(\)|\b\w*[dD]ay(?:\(\w*\))?)\.slice\(0, (?:4|7|10)\)/,
  'an id': /\bid(?:\.replaceAll\('-', ''\))?\.slice\(0,/,
}

/** Files whose texts may be cut within a character, since none in them has any but plain ones, or the cut is at a letter. */
const mayCut: Record<string, string> = {
  'functions/contract/cut-text.ts': 'The one that cuts by what people see as a letter.',
  'functions/features/identity/users/own-names.rules.ts': 'Takes a name apart at each of its letters.',
  'functions/features/identity/users/common-passwords.words.ts': 'Unpacks a list of ours.',
  'functions/features/identity/second-factor/recovery-code.rules.ts': 'A code of ours.',
  'functions/features/selling/listings/listing-words.rules.ts': 'Of a to z, digits and hyphens by then.',
  'functions/features/help/chat/model/model-answer.service.ts': 'Cut at the end of a sentence.',
  'functions/features/help/chat/model/model-guard.rules.ts': 'Cut where something was found.',
  'functions/integrations/stolen-passwords/range-service.ts': 'Digits of a hash.',
  'web/src/features/identity/auth/made-username.ts': 'Of a to z and digits by then.',
}

const bareCutsIn = (text: string): string[] =>
  [...asRead(text).matchAll(cuts)]
    .map(([line]) => line.trim())
    .filter((line) => !Object.values(plain).some((is) => is.test(line)))

const product = sourceFiles.filter(isProduct)

test('a text is cut by `cutTo` or `shortened` alone, which never leave half of a character', () => {
  const bare = product.flatMap(({ path: file, text }) =>
    mayCut[file] ? [] : bareCutsIn(text).map((line) => `${file}: ${line}`),
  )
  expect(bare).toEqual([])
})

test('who may cut otherwise still does', () => {
  const stale = Object.keys(mayCut).filter(
    (file) => bareCutsIn(product.find((one) => one.path === file)?.text ?? '').length === 0,
  )
  expect(stale).toEqual([])
})

describe('a bare cut is seen', () => {
  test.each([
    'const shown = text.slice(0, 80)',
    'const shown = title.substring(0, most)',
    'name: name.substr(2, 7),',
    'return row.text\n    .trim()\n    .slice(0, 200)',
  ])('in %j', (text) => expect(bareCutsIn(text)).toHaveLength(1))

  test.each([
    'const items = rows.slice(0, limit)',
    "hash.digest('hex').slice(0, 12)",
    'now.toISOString().slice(0, 10)',
    '// as text.slice(0, 80) would',
  ])('and none in %j', (text) => expect(bareCutsIn(text)).toEqual([]))
})
