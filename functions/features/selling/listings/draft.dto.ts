import type { CategorySlug, Weekday } from '#contract/catalogue/catalogue.constants.ts'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import type { ListingChange, NewListing, OptionChange } from '#contract/selling/listings.ts'
import { isCollected } from '#contract/selling/publishing-gaps.ts'
import type { WantedOption } from '#features/selling/stock/options.queries.ts'

/** A listing as it will stand after a write. */
export type Draft = {
  title: string
  description: string
  category: CategorySlug
  subcategory: string | null
  attributes: Record<string, unknown>
  options: WantedOption[]
  imageKeys: string[]
  imageAlts: Record<string, string>
  collection: boolean
  dispatchWeekdays: Weekday[] | null
}

const newOption = (id: string, option: Omit<OptionChange, 'id'>): WantedOption => ({
  id,
  label: option.label ?? '',
  sku: option.sku || null,
  pricePence: option.pricePence ?? 0,
  packCount: option.packCount ?? null,
  stock: option.stock ?? 0,
  read: null,
})

/** The listing that an input makes. */
export const draftOf = (input: NewListing, newId: () => string): Draft => ({
  title: input.title,
  description: input.description ?? '',
  category: input.category,
  subcategory: input.subcategory ?? null,
  attributes: input.attributes ?? {},
  options: (input.options ?? []).map((option) => newOption(newId(), option)),
  imageKeys: input.imageKeys ?? [],
  imageAlts: input.imageAlts ?? {},
  collection: isCollected({ category: input.category, collection: input.collection ?? false }),
  dispatchWeekdays: input.dispatchWeekdays ?? null,
})

const altsOf = ({ images }: SellerListing): Record<string, string> =>
  Object.fromEntries(images.map(({ key, alt }) => [key, alt]))

const changedOption = (known: WantedOption, change: OptionChange): WantedOption => ({
  id: known.id,
  label: change.label ?? known.label,
  sku: change.sku === undefined ? known.sku : change.sku || null,
  pricePence: change.pricePence ?? known.pricePence,
  packCount: change.packCount === undefined ? known.packCount : change.packCount,
  stock: change.stock ?? known.stock,
  ...(change.stock === undefined || change.expectedStock === undefined ? {} : { read: change.expectedStock }),
})

/** Places of the input's options that have an id and are none of the listing's; empty when all is well. */
export const strangeOptions = (listing: SellerListing, { options = [] }: ListingChange): number[] =>
  options.flatMap(({ id }, index) => (id && !listing.options.some((known) => known.id === id) ? [index] : []))

type Changing = { listing: SellerListing; input: ListingChange; newId: () => string }

const optionsAfter = ({ listing, input, newId }: Changing): WantedOption[] => {
  const category = input.category ?? listing.category
  if (input.options) {
    return input.options.map((change) => {
      const known = listing.options.find(({ id }) => id === change.id)
      return known ? changedOption(known, change) : newOption(newId(), change)
    })
  }
  const keepsCount = category === 'hatching-eggs'
  return listing.options.map((option) => (keepsCount ? option : { ...option, packCount: null }))
}

/** The listing with the change applied; another category starts without subcategory and attributes of its own. */
export const draftAfter = (changing: Changing): Draft => {
  const { listing, input } = changing
  const category = input.category ?? listing.category
  const moved = category !== listing.category
  const kept = moved ? { subcategory: null, attributes: {} } : listing
  return {
    title: input.title ?? listing.title,
    description: input.description ?? listing.description,
    category,
    subcategory: input.subcategory === undefined ? kept.subcategory : input.subcategory,
    attributes: input.attributes ?? kept.attributes,
    options: optionsAfter(changing),
    imageKeys: input.imageKeys ?? listing.images.map(({ key }) => key),
    imageAlts: { ...altsOf(listing), ...input.imageAlts },
    collection: isCollected({ category, collection: input.collection ?? listing.collection }),
    dispatchWeekdays: input.dispatchWeekdays === undefined ? listing.dispatchWeekdays : input.dispatchWeekdays,
  }
}
