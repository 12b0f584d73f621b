import { describe, expect, it } from 'vitest'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import {
  emptyOption,
  isSmall,
  listingChangeInput,
  listingForm,
  listingValues,
  newListingInput,
} from './listing-form.ts'

const listing: SellerListing = {
  id: 'l',
  slug: 'marans-eggs',
  title: 'Marans eggs',
  description: 'Dark brown eggs.',
  category: 'hatching-eggs',
  subcategory: 'chicken',
  attributes: { species: 'chicken', breed: null, laidWithinDays: 4, size: 'large', shellColour: 'dark brown' },
  status: 'active',
  removedReason: null,
  version: 7,
  options: [{ id: 'a', label: '6 eggs', sku: null, pricePence: 1850, stock: 4, packCount: 6 }],
  images: [{ key: 'picture-1', url: '/api/images/picture-1', width: 4, height: 3, alt: 'Six eggs' }],
  collection: true,
  dispatchWeekdays: null,
  isFeatured: false,
  lowestPricePence: 1850,
  highestPricePence: 1850,
  currency: 'GBP',
  publishedAt: null,
  createdAt: '2026-06-09T08:00:00.000Z',
  updatedAt: '2026-06-09T08:00:00.000Z',
}
const checked = (change = {}) => listingForm.parse({ ...listingValues(listing), ...change })
const wrong = (change: object) =>
  listingForm.safeParse({ ...listingValues(listing), ...change }).error?.issues.map(({ path }) => path.join('.'))

describe('the form of a listing', () => {
  it('sends back what it was given, without touching the stock', () => {
    expect(listingChangeInput(checked(), listing)).toEqual({
      version: 7,
      title: 'Marans eggs',
      category: 'hatching-eggs',
      subcategory: 'chicken',
      description: 'Dark brown eggs.',
      attributes: { species: 'chicken', laidWithinDays: 4, size: 'large', shellColour: 'dark brown' },
      options: [{ id: 'a', label: '6 eggs', sku: null, pricePence: 1850, packCount: 6 }],
      imageKeys: ['picture-1'],
      imageAlts: { 'picture-1': 'Six eggs' },
      collection: true,
      dispatchWeekdays: null,
    })
  })

  it('sends a changed stock beside the one that was read, and new options whole', () => {
    const [known] = listingValues(listing).options
    const options = [
      { ...known, stock: '9' },
      { ...emptyOption('12 eggs'), price: '33.5', packCount: '12' },
    ]
    expect(listingChangeInput(checked({ options }), listing).options).toEqual([
      { id: 'a', label: '6 eggs', sku: null, pricePence: 1850, packCount: 6, stock: 9, expectedStock: 4 },
      { label: '12 eggs', sku: null, pricePence: 3350, packCount: 12, stock: 1 },
    ])
  })

  it('lets a draft be half empty, but no price, stock or title be nonsense', () => {
    expect(wrong({ description: '', options: [], subcategory: '', attributes: {} })).toBeUndefined()
    expect(wrong({ title: 'Egg' })).toEqual(['title'])
    expect(wrong({ category: '' })).toEqual(['category'])
    expect(wrong({ options: [{ ...emptyOption('x'), price: '1.234', stock: '1.5', packCount: '501' }] })).toEqual([
      'options.0.price',
      'options.0.stock',
      'options.0.packCount',
    ])
  })

  it('knows a picture that is small by its longer side', () => {
    const sizes = [
      [799, 600],
      [600, 799],
      [800, 600],
      [450, 800],
    ] as const
    expect(sizes.map(([width, height]) => isSmall({ width, height }))).toEqual([true, true, false, false])
    expect(listingValues(listing).pictures).toEqual([{ key: 'picture-1', alt: 'Six eggs', isSmall: true }])
  })

  it('knows pounds to the penny', () => {
    expect(newListingInput(checked({ options: [{ ...emptyOption('x'), price: '1.10' }] })).options).toEqual([
      { label: 'x', sku: null, pricePence: 110, packCount: null, stock: 1 },
    ])
  })
})
