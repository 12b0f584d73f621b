import { expect, test, vi } from 'vitest'
import { listingValues } from '../listing-form.ts'
import { keptCopy, parseCopy } from './kept-copy.ts'

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

const area = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a draft is found again in another tab, whatever else is typed in its own alone', () => {
  vi.stubGlobal('localStorage', area())
  const inNewTab = () => vi.stubGlobal('sessionStorage', area())
  inNewTab()
  const copyOf = (status: 'draft' | 'active', id: string | null) =>
    keptCopy({ userId: 'gwen', listing: id === null ? null : { id, status } })
  const typed = { values: { ...listingValues(null), title: 'Blue mug' }, base: null, attempt: null }
  for (const copy of [copyOf('draft', 'a'), copyOf('active', 'b'), copyOf('draft', null)]) copy.write(typed)
  expect([copyOf('draft', 'a').read(), copyOf('active', 'b').read(), copyOf('draft', null).read()]).toEqual([
    ...[typed, typed, typed],
  ])
  inNewTab()
  expect([copyOf('draft', 'a').read(), copyOf('active', 'b').read(), copyOf('draft', null).read()]).toEqual([
    ...[typed, null, null],
  ])
  copyOf('active', 'a').forget()
  expect(copyOf('draft', 'a').read()).toBeNull()
  vi.unstubAllGlobals()
})
