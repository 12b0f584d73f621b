import { syllable } from 'syllable'
import { describe, expect, test } from 'vitest'
import { type Block, type Section, sectionWords } from '#contract/blocks.ts'
import { categories } from '#contract/catalogue/catalogue.constants.ts'
import { incubations } from '#contract/catalogue/species.ts'
import type { ArticleSource } from '#contract/help/help.answers.ts'
import { helpTopics, reportLines } from '#contract/help/help.constants.ts'
import { cookiesPolicy } from '#contract/help/policies/cookies.ts'
import { privacyPolicy } from '#contract/help/policies/privacy.ts'
import { returnsPolicy } from '#contract/help/policies/returns.ts'
import { shippingPolicy } from '#contract/help/policies/shipping.ts'
import { termsPolicy } from '#contract/help/policies/terms.ts'
import { findPage } from '#contract/pages/pages.ts'
import { sourceFiles } from '#testing/house/source-files.ts'
import { articles } from './articles.ts'
import { feedSources, henFigures, spaceSources } from './hen-figures.ts'

const policies = [shippingPolicy, returnsPolicy, termsPolicy, privacyPolicy, cookiesPolicy]

const anchors = new Map<string, Set<string>>([
  ...policies.map(({ path, sections }) => [path, anchorsOf(sections)] as const),
  ...articles.map(({ slug, sections }) => [`/help/${slug}`, anchorsOf(sections)] as const),
])

function anchorsOf(sections: readonly Section[]): Set<string> {
  return new Set(sections.map(({ anchor }) => anchor))
}

const linksOf = (sections: readonly Section[]): string[] =>
  sections
    .flatMap(({ blocks }) => blocks as readonly Block[])
    .flatMap((block) => (block.kind === 'links' ? block.links.map(({ url }) => url) : []))

/** Why a link of ours leads nowhere, or null. */
const brokenBecause = (link: string): string | null => {
  if (link.startsWith('https://')) return URL.canParse(link) ? null : 'no address'
  const { pathname, hash } = new URL(link, 'https://own.invalid')
  const found = findPage(pathname)
  if (!found) return 'no page'
  if (found.page === '/help/:slug' && !anchors.has(pathname)) return 'no article'
  if (hash && !anchors.get(pathname)?.has(hash.slice(1))) return 'no section'
  if (!found.page.startsWith('/category/')) return null
  const category = categories.find(({ slug }) => slug === found.parts[0])
  const subcategories: readonly { slug: string }[] = category?.subcategories ?? []
  if (!category || (found.parts[1] && !subcategories.some(({ slug }) => slug === found.parts[1]))) return 'no category'
  return null
}

/** Sentences as they are read: an item of a list or a cell of a table ends one too. */
const sentencesOf = (words: string): string[] => words.split(/(?<=[.:?])\s+|\n+/).filter((part) => /\w/.test(part))

/** Rudolf Flesch's reading ease (1948): 60 and more is plain English. */
const readingEase = (words: string): number => {
  const every = words.match(/[\p{L}\p{N}’'-]+/gu) ?? []
  const syllables = every.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 206.835 - 1.015 * (every.length / sentencesOf(words).length) - 84.6 * (syllables / every.length)
}

test('there are at least 25 articles besides a care guide for each kind of egg, in every topic', () => {
  const guides = articles.filter(({ kind }) => kind === 'guide')
  expect(articles.length - guides.length).toBeGreaterThanOrEqual(25)
  const slugs = new Set(guides.map(({ slug }) => slug))
  expect([...new Set<string>(incubations.map(({ guide }) => guide))].filter((guide) => !slugs.has(guide))).toEqual([])
  expect(helpTopics.filter(({ slug }) => !articles.some(({ topic }) => topic === slug))).toEqual([])
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length)
})

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (slug, article) => {
  const { sections, summary, related, sources, advice, kind, topic } = article
  const body = sections.map(sectionWords).join('\n\n')

  test('has sections with anchors of their own, and a summary that a list can show', () => {
    expect(slug).toMatch(/^[a-z0-9-]{3,60}$/)
    expect(sections.length).toBeGreaterThanOrEqual(3)
    expect(anchorsOf(sections).size).toBe(sections.length)
    for (const { anchor } of sections) expect(anchor).toMatch(/^[a-z0-9-]+$/)
    expect(summary.length).toBeGreaterThan(40)
    expect(summary.length).toBeLessThanOrEqual(160)
    expect(article.updatedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(kind === 'guide').toBe(topic === 'care-guides')
    expect(body).not.toMatch(/!|undefined|NaN|TODO|—/)
  })

  test('links only to what is there, itself aside', () => {
    const broken = linksOf(sections).flatMap((link) => {
      const why = brokenBecause(link)
      return why ? [`${link}: ${why}`] : []
    })
    expect(broken).toEqual([])
    expect(related.length).toBeGreaterThanOrEqual(2)
    expect(related.filter((other) => other === slug || !articles.some((known) => known.slug === other))).toEqual([])
    expect(sources.filter(({ url }) => url !== null && brokenBecause(url))).toEqual([])
  })

  test('says where its advice is from and what it is not', () => {
    if (kind === 'guide') expect(advice).toContain('veterinary')
    if (topic === 'rules') expect(advice).toContain('legal')
    if (['hatching', 'keeping', 'care-guides', 'rules'].includes(topic)) expect(sources).not.toEqual([])
  })

  test('gives no dose and names no medicine to treat with', () => {
    expect(body).not.toMatch(/\b\d+(\.\d+)?\s?(mg|ml|g|iu)\b\s*(per|a|\/)\s*(kg|kilo|bird|lit(re|er)|l\b)/i)
    expect(body).not.toMatch(/\b(baytril|enrofloxacin|ivermectin|amprolium|tylosin|doxycycline|metronidazole)\b/i)
  })

  test('reads as plain English', () => expect(readingEase(body)).toBeGreaterThanOrEqual(60))
})

test('whoever is told whom to call on suspicion is told that one bird is enough', () => {
  const told = articles
    .flatMap(({ slug, sections }) => sections.map((section) => ({ slug, words: sectionWords(section) })))
    .filter(({ words }) => reportLines.every(({ call }) => words.includes(call)))
  expect(told.length).toBeGreaterThan(10)
  expect(told.filter(({ words }) => !/even in one bird/i.test(words))).toEqual([])
})

/** Shops and hatcheries that write of what they sell, copies of what another wrote, and councils that retell the law. */
const refusedHosts = [
  ...['mypetchicken.com', 'zendesk.com', 'metzerfarms.com', 'guineas.com', 'amazon.co.uk', 'ebay.co.uk', 'etsy.com'],
  ...['mendeley.com', 'issuu.com', 'scribd.com', 'docslib.org', 'docplayer.net', 'studylib.net', 'researchgate.net'],
  ...['services.adelaide.edu.au', 'feathersite.com', 'arun.gov.uk', 'angus.gov.uk'],
]

test('no source is a shop or a copy', () => {
  const hosts = articles.flatMap(({ slug, sources }) =>
    sources.flatMap(({ url }) => (url === null ? [] : [{ slug, host: new URL(url).hostname }])),
  )
  expect(hosts.length).toBeGreaterThan(100)
  expect(hosts.filter(({ host }) => refusedHosts.some((no) => host === no || host.endsWith(`.${no}`)))).toEqual([])
})

/** Books, numbered leaflets and papers in print: sources that can be asked for by name, and have no page to link to. */
const inPrint = [
  'Anne Perdeaux: A Family Guide to Keeping Chickens',
  'British Poultry Standards',
  'Hatchery Signals, a handbook',
  'Journal of Research of the National Bureau of Standards 53, 1954',
  'Primefact 602',
  'Raising chukar partridges, leaflet 21321',
  'Raising waterfowl, bulletin A3311',
  'RSPCA, Quail: good practice for housing and care, 4th edition',
  'Starting to keep domestic geese (leaflet)',
  'World Pheasant Association, handbook on pheasants',
]

test('a source without an address is in print, by its name', () => {
  const unlinked = articles.flatMap(({ sources }) => sources.filter(({ url }) => url === null))
  expect(unlinked.filter(({ label }) => !inPrint.some((name) => label.includes(name)))).toEqual([])
  expect(inPrint.filter((name) => !unlinked.some(({ label }) => label.includes(name)))).toEqual([])
})

const articleOf = (slug: string) => articles.find((article) => article.slug === slug)!
const wordsOf = (slug: string): string => articleOf(slug).sections.map(sectionWords).join('\n')

test('what buyers asked in vain has an article of its own', () => {
  const slugs = articles.map(({ slug }) => slug)
  const asked = [
    ...[
      'vat-and-receipts',
      'changing-the-address-of-an-order',
      'seller-does-not-answer',
      'charged-twice',
      'wrong-eggs',
    ],
    ...['keeping-ducks-with-hens', 'reporting-a-listing', 'cards-paypal-and-instalments', 'children-and-quiet-breeds'],
  ]
  expect(asked.filter((slug) => !slugs.includes(slug))).toEqual([])
})

test('the Scottish register opened on 1 September 2024, and is compulsory from 1 December 2024', () => {
  expect(wordsOf('registering-your-birds')).toContain(
    'in Scotland since 1 December 2024: the Scottish register opened on 1 September 2024',
  )
})

const { perch, perchShort, floor, run, nest, nestShort, crumb, growers, layers, crumbTo, growersTo } = henFigures

const pagesOfHens: [slug: string, figures: readonly string[], sources: readonly ArticleSource[]][] = [
  [
    'chicken-care',
    [perchShort, nestShort, perch, floor, run, nest, crumbTo, growersTo],
    [...spaceSources, ...feedSources],
  ],
  ['housing-and-space', [perch, floor, run, nest], spaceSources],
  ['feeding-a-flock', [crumb, growers, layers], feedSources],
]

test.each(pagesOfHens)('%s has the figures that all pages have, with where they are from', (slug, figures, sources) => {
  const written = JSON.stringify(articleOf(slug).sections)
  expect(figures.filter((figure) => !written.includes(figure))).toEqual([])
  expect(articleOf(slug).sources).toEqual(expect.arrayContaining([...sources]))
})

test('each line for reports has a telephone number, and where a nation has none of its own, where to find it', () => {
  expect(Object.fromEntries(reportLines.map(({ where, call }) => [where, call]))).toEqual({
    England: expect.stringMatching(/^APHA, 03000 200 301$/),
    Wales: expect.stringMatching(/^APHA, 0300 303 8268$/),
    Scotland: expect.stringMatching(
      / APHA office .*\bits number at gov\.scot\/publications\/avian-influenza-bird-flu\b/,
    ),
    'Northern Ireland': expect.stringMatching(/^DAERA, 0300 200 7840$/),
  })
})

test('a button that an article has somebody press is one that the site has', () => {
  const site = sourceFiles
    .filter(({ path }) => path.startsWith('web/src/'))
    .map(({ text }) => text.replace(/\s+/g, ' '))
    .join('\n')
  const pressed = articles.flatMap(({ sections }) =>
    [
      ...sections
        .map(sectionWords)
        .join('\n')
        .matchAll(/\bpress “([^”]+)”/gi),
    ].map(([, label = '']) => label),
  )
  expect(pressed.length).toBeGreaterThan(30)
  expect(pressed.filter((label) => !site.includes(label))).toEqual([])
})

test('who buys is told that they see the total first, and open an account on the way', () => {
  const sections = articles.find(({ slug }) => slug === 'how-buying-works')?.sections ?? []
  const order = sections.filter(({ anchor }) => anchor === 'order').map(sectionWords)
  expect(order).toEqual([expect.stringContaining('the total before you sign in or open an account')])
  expect(order).toEqual([expect.not.stringMatching(/^1\. Sign in/)])
})

test('links of the policies lead to what is there', () => {
  const broken = policies.flatMap(({ sections }) => linksOf(sections)).filter((link) => brokenBecause(link))
  expect(broken).toEqual([])
})
