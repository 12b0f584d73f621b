import { expect, test } from 'vitest'
import { parseCopy } from './kept-copy.ts'

const values = { title: 'Marans eggs', options: [] }
const attempt = { key: 'k', input: { title: 'Marans eggs', category: 'hatching-eggs' }, sent: values, optionKeys: [] }

test.each([
  [
    { values, base: null, attempt: null },
    { values, base: null, attempt: null },
  ],
  [
    { values, base: values, attempt },
    { values, base: values, attempt },
  ],
  [{ values }, { values, base: null, attempt: null }],
  [
    { values, base: 'old', attempt: { key: 'k' } },
    { values, base: null, attempt: null },
  ],
  [{ values: { title: 3, options: [] } }, null],
  [{ values: { title: 'Marans eggs' } }, null],
  [{ base: values }, null],
  [null, null],
])('of %j is taken %j', (kept, taken) => expect(parseCopy(JSON.stringify(kept))).toEqual(taken))

test('what is no JSON is nothing', () => expect(parseCopy('{')).toBeNull())
