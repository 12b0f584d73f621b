import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addListing, addSeller } from '#testing/market/catalogue.ts'
import { anew } from '#testing/site/anew.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'

let app: TestApp
let listing: string

beforeAll(async () => {
  app = await startTestApp()
  const seller = await addSeller(app, { username: 'ludlow_hens', outcode: 'SY8' })
  listing = (await addListing(app, seller, { title: 'Enamel mug' })).id
})
afterAll(() => app.close())

type Page = (words: string) => Promise<string>

const asked = (words: string) => encodeURIComponent(words)

/** Every page that shows somebody's words in its head, by how those words come there. */
const pages: Record<string, Page> = {
  'a listing’s title': async (words) => {
    await app.db.query('update listings set title = $1 where id = $2', [words, listing])
    return `/products/${listing}`
  },
  'a listing’s description': async (words) => {
    await app.db.query('update listings set description = $1 where id = $2', [words, listing])
    return `/products/${listing}`
  },
  'a shop’s name': async (words) => {
    await app.db.query('update shops set name = $1', [words])
    return '/sellers/ludlow_hens'
  },
  'what a shop says of itself': async (words) => {
    await app.db.query('update shops set about = $1', [words])
    return '/sellers/ludlow_hens'
  },
  'words searched for': async (words) => `/products?q=${asked(words)}`,
  'a question to the help centre': async (words) => `/help?q=${asked(words)}`,
  'the address of a category': async (words) => `/category/${asked(words)}`,
  'the address of a shop': async (words) => `/sellers/${asked(words)}`,
}

const show = async (address: string) => {
  const response = await app.fetch(address, { headers: anew(app) })
  const bytes = await response.arrayBuffer()
  // Throws for what is no text.
  return { status: response.status, html: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
}

const characters = ['🐣', '👩🏽‍🌾', '🇬🇧', 'é', 'y̷̨̛', '\u202e', 'क्षि', '“', '&', '<b>', '\u2028', 'ﷺ', 'x']
/** Words about as long as where heads, titles and lists are cut, so that each cut meets a character of several parts. */
const words = fc.oneof(
  fc
    .tuple(fc.integer({ min: 20, max: 170 }), fc.constantFrom(...characters))
    .map(([length, character]) => 'a'.repeat(length) + character.repeat(3)),
  fc.constantFrom(...characters).map((character) => character.repeat(31)),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 300 })
    .filter((text) => text.isWellFormed() && !text.includes('\0')),
)
/** A bird at each place at which a title of 60 or a description of 160 may be cut, with what stands before it or not. */
const atEachCut = [...Array(12).keys()]
  .flatMap((more) => [50 + more, 150 + more])
  .map((length) => [`${'a'.repeat(length)}🐣 hens`])

test.each(Object.entries(pages))(
  '%s may be any text: the page comes, and nothing on it is half a character',
  async (_, page) => {
    await fc.assert(
      fc.asyncProperty(words, async (text) => {
        const { status, html } = await show(await page(text))
        expect(status, JSON.stringify(text)).toBeLessThan(500)
        expect(html, JSON.stringify(text)).not.toContain('\ufffd')
        expect(html.isWellFormed()).toBe(true)
      }),
      {
        seed: 20_260_309,
        numRuns: 60,
        examples: [['🐣'.repeat(31)], ...atEachCut] as [string][],
        endOnFailure: true,
      },
    )
  },
)
