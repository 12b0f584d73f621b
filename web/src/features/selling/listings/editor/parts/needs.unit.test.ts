import { describe, expect, it } from 'vitest'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { emptyOption, type ListingValues, listingValues } from '../listing-form.ts'
import { fieldNeeds, type Need, type Standing, sellerNeeds, withProblems } from './needs.ts'

const birds: ListingValues = {
  ...listingValues(null),
  title: 'Marans pullets',
  category: 'live-birds',
  subcategory: 'chickens',
  description: 'Reared on grass and used to people.',
  attributes: { species: 'chicken', breed: '', ageWeeks: '18', sex: 'pullet', keeperConfirmed: true },
  options: [{ ...emptyOption('One'), price: '24' }],
  pictures: [{ key: 'hens', alt: '' }],
}

const leftOf = (needs: Need[]) =>
  needs.filter(({ done }) => !done).map((need) => [need.words, 'page' in need ? need.page : need.field])
const left = (change: Partial<ListingValues>) => leftOf(fieldNeeds({ ...birds, ...change }))

describe('what a listing needs', () => {
  it('is told for each field, in the order of the form, and where it is', () => {
    expect(fieldNeeds(birds).map(({ words }) => words)).toEqual([
      'A title',
      'A category',
      'A subcategory',
      'A description of 20 characters or more',
      'A photo of your birds',
      'Species',
      'Age',
      'Sex',
      'You are a registered keeper',
      'An option with a price',
    ])
    expect(left({})).toEqual([])
    expect(left({ title: 'Hen', description: 'Hens', pictures: [], options: [] })).toEqual([
      ['A title', 'title'],
      ['A description of 20 characters or more', 'description'],
      ['A photo of your birds', 'root.pictures'],
      ['An option with a price', 'root.options'],
    ])
  })

  it('names each field that is not right, of an option as of all else', () => {
    const second = { ...emptyOption('Two'), price: '1.234', stock: 'many' }
    expect(left({ options: [...birds.options, second] })).toEqual([
      ['Price of Two', 'options.1.price'],
      ['Stock of Two', 'options.1.stock'],
    ])
    expect(left({ options: [emptyOption()] })).toEqual([
      ['Name of option 1', 'options.0.label'],
      ['Price of option 1', 'options.0.price'],
    ])
    const eggs = { category: 'hatching-eggs', attributes: {}, subcategory: 'chicken' } as const
    expect(left(eggs).at(-1)).toEqual(['Eggs in a pack of One', 'options.0.packCount'])
    expect(left({ pictures: [{ key: 'hens', alt: 'x'.repeat(201) }] })).toEqual([['Photos', 'pictures.0.alt']])
    expect(left({ ...birds, attributes: { ...birds.attributes, keeperConfirmed: false } })).toEqual([
      ['You are a registered keeper', 'attributes.keeperConfirmed'],
    ])
  })

  it('has what the server found as well, each field once', () => {
    const problems = [
      { path: 'title', message: 'Nobody may be called that' },
      { path: 'root.place', message: 'Please say where you are' },
      { path: 'dispatchWeekdays', message: 'Please choose other days' },
    ]
    const place: Need = { words: 'Where your shop is', done: true, page: '/dashboard/shop', part: 'root.place' }
    const needs = withProblems([...fieldNeeds(birds), place], { values: birds, problems })
    expect(leftOf(needs)).toEqual([
      ['A title', 'title'],
      ['Dispatch days', 'dispatchWeekdays'],
    ])
  })

  it('is little before there is a category', () => {
    expect(leftOf(fieldNeeds(listingValues(null)))).toEqual([
      ['A title', 'title'],
      ['A category', 'category'],
    ])
  })
})

describe('what its seller needs', () => {
  const paid = { status: 'active', allowance: { used: 5, limit: 5 } } as SellerPackage
  const shop = { outcode: 'SY8', collectionAddress: { line1: 'The Yard' } }
  const standing: Standing = { shop, sellerPackage: paid, isProved: true, isDraft: false }
  const lacking = (change: Partial<Standing>, values: Partial<ListingValues> = {}) =>
    leftOf(sellerNeeds({ ...birds, ...values }, { ...standing, ...change }))

  it('is a place, an address that is proved, and a place in a package that is paid for', () => {
    expect(lacking({})).toEqual([])
    expect(lacking({ isDraft: true })).toEqual([['Room in your package', '/dashboard/package']])
    expect(lacking({ isProved: false, sellerPackage: { ...paid, status: 'incomplete' } })).toEqual([
      ['Your email address verified', '/profile'],
      ['A paid package', '/subscribe'],
    ])
    const nowhere = { outcode: null, collectionAddress: null }
    expect(lacking({ shop: nowhere })).toEqual([
      ['Where your shop is', '/dashboard/shop'],
      ['Where buyers collect', '/dashboard/shop'],
    ])
    expect(lacking({ shop: nowhere }, { category: 'supplies' })).toEqual([['Where your shop is', '/dashboard/shop']])
  })

  it('is not told before it is known', () => {
    expect(sellerNeeds(birds, { ...standing, shop: undefined, sellerPackage: undefined })).toHaveLength(1)
  })
})
