import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Suggestions } from '#contract/catalogue/catalogue.answers.ts'
import type { ArticlePage, HelpEntry, HelpList } from '#contract/help/help.answers.ts'
import { helpSearchLimit, helpTopics } from '#contract/help/help.constants.ts'
import { articles } from '#db/seed/reference/help/articles.ts'
import { passageRows } from '#db/seed/reference/passages.ts'
import { foundMarks } from '#features/help/passages/excerpt.rules.ts'
import { startTestApp, type TestApp } from '#testing/site/test-app.ts'
import { policyHeads } from './policy-heads.words.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const slug = 'unpacking-and-resting-eggs'

const ask = async (query: Record<string, string>) => {
  const { status, body } = await app.client().get<HelpList>(`/api/help?${new URLSearchParams(query)}`)
  return { status, ...body }
}
const found = async (q: string, query: Record<string, string> = {}): Promise<HelpEntry[]> => {
  const { status, items } = await ask({ q, ...query })
  expect(status, q).toBe(200)
  return items
}
const pagesOf = (entries: HelpEntry[]): string[] => entries.map(({ url }) => url.split('#')[0]!)

/** Everything that an address answers, page by page. */
const readOn = async (query: Record<string, string>): Promise<HelpEntry[]> => {
  const entries: HelpEntry[] = []
  let cursor: string | null = null
  do {
    const page: HelpList & { status: number } = await ask(cursor ? { ...query, cursor } : query)
    expect(page.status).toBe(200)
    expect(page.items.length).toBeLessThanOrEqual(Number(query.limit))
    entries.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return entries
}

describe('the help centre', () => {
  test('lists every article in its order, page by page, none twice', async () => {
    const entries = await readOn({ limit: '7' })
    expect(entries).toEqual(
      articles.map(({ kind, topic, title, summary, ...article }) => {
        return { url: `/help/${article.slug}`, kind, topic, title, summary, heading: null, excerpt: null }
      }),
    )
  })

  test.each(helpTopics.map((topic) => [topic.slug]))('lists those of %s alone', async (topic) => {
    const { items } = await ask({ topic, limit: '100' })
    expect(items.map(({ url }) => url)).toEqual(
      articles.filter((article) => article.topic === topic).map((article) => `/help/${article.slug}`),
    )
  })

  test.each<Record<string, string>>([
    { topic: 'ostriches' },
    { limit: '0' },
    { limit: '101' },
    { limit: '1.5' },
    { cursor: 'x' },
    { cursor: Buffer.from('[1.5,"/help/x"]').toString('base64url') },
    { cursor: Buffer.from('[1,"%"]').toString('base64url') },
    { q: 'x'.repeat(helpSearchLimit + 1) },
    { q: 'a\u0000b' },
    { surprise: '1' },
  ])('refuses %o', async (query) => {
    expect(await ask(query)).toMatchObject({ status: 422, code: 'validation' })
  })

  test('takes words up to their limit and pages of one and of a hundred', async () => {
    expect((await ask({ q: 'eggs '.repeat(40).slice(0, helpSearchLimit), limit: '1' })).items).toHaveLength(1)
    expect((await ask({ q: 'x'.repeat(helpSearchLimit) })).items).toEqual([])
    expect((await ask({ limit: '100' })).status).toBe(200)
  })
})

describe('the search of the help centre', () => {
  test('finds a section by its words and shows where they stand', async () => {
    const [best] = await found('how long should posted eggs rest')
    expect(best).toMatchObject({ url: `/help/${slug}#rest`, kind: 'article', topic: 'eggs-by-post' })
    expect(best?.heading).toBe('Let the eggs rest before you set them')
    expect(best?.excerpt).toMatch(/12 to 24 hours/)
    expect(best?.excerpt?.length).toBeLessThanOrEqual(210)
  })

  test('finds policies too, each with its summary and no topic', async () => {
    const cookies = (await found('cookie policy'))[0]!
    expect(cookies).toMatchObject({ kind: 'policy', topic: null, title: 'Cookie policy' })
    expect(cookies.url).toMatch(/^\/cookies#/)
    expect(cookies.summary).toBe(policyHeads['/cookies'].description)
  })

  test('names a page once, with a section that is there', async () => {
    const entries = await readOn({ q: 'eggs', limit: '5' })
    expect(entries.length).toBeGreaterThan(5)
    expect(new Set(pagesOf(entries)).size).toBe(entries.length)
    const known = new Map(passageRows.map(({ url, heading }) => [url, heading]))
    expect(entries.filter(({ url, heading }) => known.get(url) !== heading)).toEqual([])
    const raw = [foundMarks.start, foundMarks.stop, '•', '\n', ': /']
    expect(entries.filter(({ excerpt }) => !excerpt || raw.some((sign) => excerpt.includes(sign)))).toEqual([])
    expect(entries).toEqual((await ask({ q: 'eggs', limit: '100' })).items)
  })

  test('knows words that mean the same, and words in another form', async () => {
    expect(pagesOf(await found('courier'))).toContain('/shipping')
    expect(pagesOf(await found('unpacked'))[0]).toBe(`/help/${slug}`)
  })

  test.each([
    ['unpaking', `/help/${slug}`],
    ['delivry', '/help/delivery-costs-and-times'],
    ['refnd', '/returns'],
  ])('takes %s for what it resembles', async (typed, wanted) => {
    expect(pagesOf(await found(typed)).slice(0, 3)).toContain(wanted)
  })

  test('finds nothing where nothing is alike enough, and takes signs for nothing', async () => {
    for (const q of ['zzxqj', 'violin', 'parliament', 'the', '!?']) expect(await found(q), q).toEqual([])
    for (const q of ['   .', '%', "'; drop table passages; --"]) expect((await ask({ q })).status, q).toBe(200)
  })

  test.each([
    ['Is VAT included in the price?', 'vat-and-receipts'],
    ['How do I change the delivery address of my order?', 'changing-the-address-of-an-order'],
    ['A seller who does not answer', 'seller-does-not-answer'],
    ['I was charged twice', 'charged-twice'],
    ['I was sent the wrong hatching eggs', 'wrong-eggs'],
    ['Can ducks and chickens live together?', 'keeping-ducks-with-hens'],
    ['How do I report a listing?', 'reporting-a-listing'],
    ['Can I pay with PayPal?', 'cards-paypal-and-instalments'],
    ['Can I pay in instalments?', 'cards-paypal-and-instalments'],
    ['Which chickens are best for children?', 'children-and-quiet-breeds'],
    ['Which breeds are quiet?', 'children-and-quiet-breeds'],
  ])('answers “%s” first by %s', async (question, wanted) => {
    expect(articles.map((article) => article.slug)).toContain(wanted)
    expect(pagesOf(await found(question))[0]).toBe(`/help/${wanted}`)
  })

  test('keeps to a topic, which policies have none of', async () => {
    const entries = await found('eggs', { topic: 'eggs-by-post' })
    expect(pagesOf(entries)).toContain(`/help/${slug}`)
    expect(entries.filter(({ topic }) => topic !== 'eggs-by-post')).toEqual([])
  })

  test('is read in one call and kept at the edge', async () => {
    const before = app.calls()
    const states: (string | null)[] = []
    for (const path of ['/api/help?q=broody', '/api/help?q=broody', `/api/help/${slug}`, `/api/help/${slug}`]) {
      states.push((await app.client().get(path)).headers.get('x-cache'))
    }
    expect(states).toEqual(['MISS', 'HIT', 'MISS', 'HIT'])
    expect(app.calls() - before).toBe(2)
  })
})

describe('an article', () => {
  test('comes as it was written, with what it is related to in the order of its writer', async () => {
    const { related, ...article } = articles.find((one) => one.slug === slug)!
    const { status, body } = await app.client().get<ArticlePage>(`/api/help/${slug}`)
    expect(status).toBe(200)
    const { related: shown, ...rest } = body
    expect(rest).toEqual(article)
    expect(shown.map(({ url }) => url)).toEqual(related.map((other) => `/help/${other}`))
    expect(shown[0]).toMatchObject({ heading: null, excerpt: null, summary: expect.any(String) })
  })

  test.each(['nobodys', 'NO', 'a--b', '%2e%2e'])('is not found at %s', async (name) => {
    expect(await app.client().get(`/api/help/${name}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})

describe('while one types', () => {
  const offered = async (q: string) => {
    const { body } = await app.client().get<Suggestions>(`/api/products/suggest?${new URLSearchParams({ q })}`)
    return body.articles
  }
  const article = { title: 'Unpacking and resting posted eggs', url: `/help/${slug}` }

  test.each(['unpa', 'Unpacking and rest', 'unpaking'])('“%s” offers the article', async (q) => {
    expect((await offered(q))[0]).toEqual(article)
  })

  test('a heading in an article offers it too, a policy never', async () => {
    expect(await offered('let the eggs rest')).toContainEqual(article)
    expect(await offered('cookie policy')).toEqual([])
  })

  test('at most three are offered, in one call with all else', async () => {
    const before = app.calls()
    expect(await offered('egg')).toHaveLength(3)
    expect(app.calls() - before).toBe(1)
    expect(await offered('zzxqj')).toEqual([])
    expect(await offered('&')).toEqual([])
  })
})
