import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductPage, Suggestions } from '#contract/catalogue/catalogue.answers.ts'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

const runs = { seed: 20_260_309, numRuns: 50 }

let app: TestApp
let wanted: string

beforeAll(async () => {
  app = await startTestApp()
  const seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  wanted = (await addListing(app, seller, { title: 'Welsummer pullets' })).id
  for (const title of ['Marans eggs', '100% grass_fed feed', 'Drinker']) await addListing(app, seller, { title })
})
afterAll(() => app.close())

const ask = async <Body>(path: string, q: string) => {
  const { status, body } = await app.client().get<Body>(`${path}?q=${encodeURIComponent(q)}`)
  return { status, body, said: `${path} ${JSON.stringify(q)}` }
}

/** What means something to a text search, a pattern or SQL, but nothing to whoever types it. */
const signs = fc.string({ unit: fc.constantFrom(...`&|!():*<>%_\\'$;=+,?#@^~[]{} \t`), maxLength: 12 })
const hostile = fc.constantFrom(
  ...[
    "'; drop table listings; --",
    "' or 1=1 --",
    '" & !x',
    ':*',
    '<->',
    '%',
    '_',
    '\\',
    '$1',
    '((((',
    '!!',
    '-',
    '""',
  ],
)
const anything = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => text.isWellFormed()),
  fc.string({ unit: fc.constantFrom(...`&|!():*<>%_\\'"- ab\u0301\u202e\u0000`), maxLength: 40 }),
  hostile,
)

describe.each(['/api/products', '/api/products/suggest', '/api/help'])('%s', (path) => {
  test('answers whatever is typed, or says that it can’t be searched, and never fails', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (q) => {
        const { status, said } = await ask(path, q)
        expect([200, 422], `${said} answered ${status}`).toContain(status)
      }),
      runs,
    )
  })

  test('answers bytes that are no text', async () => {
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(bytes, async (sent) => {
        const escaped = [...sent].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
        const { status } = await app.client().get(`${path}?q=${escaped}`)
        expect([200, 422], `${escaped} answered ${status}`).toContain(status)
      }),
      { ...runs, numRuns: 30 },
    )
  })
})

test('signs around a word mean nothing: the word is found, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(signs, signs, async (before, behind) => {
      const q = `${before}Welsummer${behind}`
      const list = await ask<ProductPage>('/api/products', q)
      expect(
        list.body.items.map(({ id }) => id),
        list.said,
      ).toEqual([wanted])
      const box = await ask<Suggestions>('/api/products/suggest', q)
      expect(
        box.body.products.map(({ id }) => id),
        box.said,
      ).toEqual([wanted])
    }),
    runs,
  )
})

test('signs around a word that nothing bears find nothing: none is a wildcard', async () => {
  await fc.assert(
    fc.asyncProperty(signs, signs, async (before, behind) => {
      const q = `${before}zqxjv${behind}`
      const list = await ask<ProductPage>('/api/products', q)
      expect(list.body.items, list.said).toEqual([])
      const box = await ask<Suggestions>('/api/products/suggest', q)
      expect(box.body.products, box.said).toEqual([])
    }),
    runs,
  )
})
