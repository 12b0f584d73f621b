import { describe, expect, it } from 'vitest'
import type { SellerPackage } from '#contract/selling/packages.answers.ts'
import { emptyOption, type ListingValues, listingValues } from '../listing-form.ts'
import { fieldNeeds, type Need, type Standing, sellerNeeds } from './needs.ts'

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

  it('leads to the first field of an option that is not right', () => {
    const second = { ...emptyOption('Two'), price: '1.234', stock: 'many' }
    expect(left({ options: [...birds.options, second] })).toEqual([['An option with a price', 'options.1.price']])
    const eggs = { category: 'hatching-eggs', attributes: {}, subcategory: 'chicken' } as const
    expect(left(eggs).at(-1)).toEqual(['A pack with a price and number of eggs', 'options.0.packCount'])
    expect(left({ ...birds, attributes: { ...birds.attributes, keeperConfirmed: false } })).toEqual([
      ['You are a registered keeper', 'attributes.keeperConfirmed'],
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
