import { expect, test } from 'vitest'
import { isProduct, sourceFiles } from './source-files.ts'
import { withoutComments } from './table-writes.ts'

const writes = /\.(?:insert|update)\(|\binsert into\b|\bupdate \$\{/i

/** What does not speak for somebody signed in, or counts what they try. */
const mayStandAlone = [
  ...['claimMails', 'markSent', 'markFailed', 'claimRefunds', 'markRefunded', 'pauseListings', 'endSubscription'],
  ...['countTry', 'countWrongCode'],
]

test('what writes a row goes in a batch, where it is refused when its user has deleted their account meanwhile', () => {
  const product = sourceFiles.filter(isProduct).filter(({ path: file }) => file.startsWith('functions/'))
  const statements = product
    .filter(({ path: file }) => /\.(queries|writes)\.ts$/.test(file))
    .flatMap(({ text }) => withoutComments(text).split(/\n(?=(?:export )?const )/))
    .flatMap((part) => (writes.test(part) ? (/^export const (\w+)/.exec(part)?.[1] ?? []) : []))
  const alone = product
    .filter(({ path: file }) => /\.(service|routes)\.ts$/.test(file))
    .flatMap(({ path: file, text }) =>
      [...text.matchAll(/(?:\bawait|\breturn) (\w+)\(/g)].map(([, name = '']) => ({ file, name })),
    )
    .filter(({ name }) => statements.includes(name) && !mayStandAlone.includes(name))
  expect(alone).toEqual([])
})
