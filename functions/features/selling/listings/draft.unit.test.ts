import { describe, expect, it } from 'vitest'
import type { Draft } from './draft.dto.ts'
import { gapsOf, mistakesOf, type PublishingFacts, type References } from './draft.rules.ts'
import { keywordsOf, slugOf } from './listing-words.rules.ts'

const kind = (categorySlug: string, subcategorySlug: string | null) => ({
  categoryId: categorySlug,
  categorySlug,
  categoryName: categorySlug,
  subcategoryId: subcategorySlug,
  subcategorySlug,
  subcategoryName: subcategorySlug,
})

const references: References = {
  kinds: [kind('hatching-eggs', 'chicken'), kind('hatching-eggs', 'duck'), kind('merchandise', null)],
  breeds: [{ slug: 'marans', name: 'Marans', species: 'chicken', synonyms: ['maran'] }],
  pictures: ['picture-of-mine'],
  takenSkus: [],
}
const facts: PublishingFacts = {
  kinds: references.kinds,
  shop: { outcode: 'SY8', collectionAddress: { line1: 'The Yard' } },
}

const eggs: Draft = {
  title: 'Marans hatching eggs',
  description: 'Dark brown eggs of a closed flock.',
  category: 'hatching-eggs',
  subcategory: 'chicken',
  attributes: { species: 'chicken', breed: 'marans', laidWithinDays: 4, size: 'large', shellColour: 'dark brown' },
  options: [{ id: '1', label: '6 eggs', sku: 'M6', pricePence: 1200, packCount: 6, stock: 3 }],
  imageKeys: ['picture-of-mine'],
  imageAlts: {},
  collection: false,
  dispatchWeekdays: null,
}
const empty: Draft = { ...eggs, description: '', subcategory: null, attributes: {}, options: [], imageKeys: [] }
const mug: Draft = { ...empty, category: 'merchandise' }
const paths = (problems: { path: string }[]) => problems.map(({ path }) => path)
const wrong = (change: Partial<Draft>) => paths(mistakesOf({ ...eggs, ...change }, references))
const given = (attributes: Record<string, unknown>) => wrong({ attributes: { ...eggs.attributes, ...attributes } })

describe('a draft', () => {
  it('may be half empty', () => {
    expect(mistakesOf(empty, references)).toEqual([])
  })

  it('is checked in what it gives', () => {
    expect(wrong({ subcategory: 'geese' })).toEqual(['subcategory'])
    expect(given({ breed: 'no-such-breed' })).toEqual(['attributes.breed'])
    expect(given({ species: 'duck' })).toEqual(['attributes.breed'])
    expect(given({ laidWithinDays: '4' })).toEqual(['attributes.laidWithinDays'])
    expect(given({ wings: 2 })).toEqual(['attributes.wings'])
    expect(wrong({ imageKeys: ['picture-of-mine', 'picture-of-mine'] })).toEqual(['imageKeys.1'])
    expect(wrong({ imageKeys: ['picture-of-another'] })).toEqual(['imageKeys.0'])
    expect(wrong({ imageAlts: { stranger: 'A hen' } })).toEqual(['imageAlts.stranger'])
  })

  it('does not name one SKU or one option twice, and counts eggs only', () => {
    const [option] = eggs.options
    expect(wrong({ options: [option!, option!] })).toEqual(['options.1.id', 'options.1.sku'])
    expect(paths(mistakesOf({ ...mug, options: [option!] }, references))).toEqual(['options.0.packCount'])
  })
})

describe('publishing', () => {
  it('names every field that eggs still lack', () => {
    expect(paths(gapsOf(empty, facts))).toEqual([
      'subcategory',
      'description',
      'attributes.species',
      'attributes.laidWithinDays',
      'attributes.size',
      'attributes.shellColour',
      'options',
    ])
    expect(gapsOf(eggs, facts)).toEqual([])
  })

  it('wants the eggs of a pack counted, and no subcategory where there is none', () => {
    const uncounted = eggs.options.map((option) => ({ ...option, packCount: null }))
    expect(paths(gapsOf({ ...eggs, options: uncounted }, facts))).toEqual(['options.0.packCount'])
    const options = uncounted
    expect(gapsOf({ ...mug, description: eggs.description, options }, facts)).toEqual([])
  })

  it('wants the keeper of birds to confirm, and takes a breed that is null', () => {
    const birds = { species: 'duck', breed: null, ageWeeks: 12, sex: 'trio', vaccinated: false, ringed: false }
    const draft: Draft = { ...eggs, category: 'live-birds', subcategory: null, attributes: birds }
    expect(paths(gapsOf(draft, facts))).toEqual(['attributes.keeperConfirmed'])
    expect(
      mistakesOf({ ...draft, attributes: { ...birds, keeperConfirmed: false } }, references).map((p) => p.path),
    ).toEqual(['subcategory', 'options.0.packCount'])
  })
})

describe('beside what stands in the draft, publishing', () => {
  const wanting = (change: Partial<Draft>, shop: PublishingFacts['shop']) =>
    paths(gapsOf({ ...mug, description: eggs.description, options: eggs.options, ...change }, { ...facts, shop }))

  it('wants the place of the shop, and where buyers collect what they may collect', () => {
    const nowhere = { outcode: null, collectionAddress: null }
    expect(wanting({}, { ...nowhere, outcode: 'SY8' })).toEqual([])
    expect(wanting({}, nowhere)).toEqual(['shop.outcode'])
    expect(wanting({ collection: true }, { ...nowhere, outcode: 'SY8' })).toEqual(['shop.collectionAddress'])
    expect(wanting({ collection: true }, undefined)).toEqual(['shop.outcode', 'shop.collectionAddress'])
  })
})

describe('the words of a listing', () => {
  it('make its address and what a search finds', () => {
    expect(slugOf('  Marans: “très” dark, 6 eggs ')).toBe('marans-tres-dark-6-eggs')
    expect(slugOf('卵卵卵卵卵')).toBe('listing')
    expect(keywordsOf({ category: 'Hatching eggs', subcategory: 'Chicken', breed: references.breeds[0]! })).toBe(
      'Marans maran Hatching eggs Chicken',
    )
  })
})
