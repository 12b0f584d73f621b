import * as z from 'zod'
import {
  type CategorySlug,
  categories,
  listingLimits,
  type Weekday,
  weekdays,
} from '#contract/catalogue/catalogue.constants.ts'
import { grouped } from '#contract/grouped.ts'
import { decimalPounds, penceOf, poundsWords } from '#contract/money.ts'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { titleField } from '#contract/selling/listings.ts'
import type { ListingChangeInput, NewListingInput } from '../listings.api.ts'
import { type AttributeValues, attributeValues, typedAttributes } from './parts/attribute-config.ts'

const { description, optionLabel, sku, stock, packCount, pricePence } = listingLimits

const wholeNumber = ({ min, max }: { min: number; max: number }) => {
  const words = `Please give a whole number from ${min} to ${grouped(max)}`
  return z
    .string()
    .trim()
    .regex(/^\d+$/, words)
    .refine((value) => Number(value) >= min && Number(value) <= max, words)
}

const price = z
  .string()
  .trim()
  .regex(/^\d+(\.\d{1,2})?$/, 'Please enter a price in pounds, such as 12.50')
  .refine(
    (value) => penceOf(value) >= pricePence.min && penceOf(value) <= pricePence.max,
    `Between ${poundsWords(pricePence.min)} and ${poundsWords(pricePence.max)}`,
  )

const option = z.object({
  id: z.string().nullable(),
  /** Tells rows apart while they have no id yet. */
  key: z.string(),
  label: z.string().trim().min(1, 'Please name this option').max(optionLabel.max, 'Please keep this shorter'),
  sku: z.string().trim().max(sku.max, 'Please keep this shorter'),
  price,
  stock: wholeNumber(stock),
  packCount: z.union([z.literal(''), wholeNumber(packCount)], 'Please give a whole number, or leave this empty'),
})

const category = z.enum(['', ...categories.map(({ slug }) => slug)]).transform((slug, context): CategorySlug => {
  if (slug !== '') return slug
  context.addIssue({ code: 'custom', message: 'Please choose a category' })
  return z.NEVER
})

/** What may be saved as a draft; what publishing demands as well, the server says. */
export const listingForm = z.object({
  title: titleField,
  category,
  subcategory: z.string(),
  description: z.string().max(description.max, `At most ${description.max} characters`),
  attributes: z.record(z.string(), z.union([z.string(), z.boolean()], 'Please fill this in')),
  options: z.array(option),
  pictures: z.array(
    z.object({ key: z.string(), alt: z.string().max(200, 'At most 200 characters'), isSmall: z.boolean().optional() }),
  ),
  collection: z.boolean(),
  dispatchWeekdays: z.array(z.enum(weekdays)),
})

export type OptionValues = z.input<typeof option>
/** `isSmall`: it would look blurred where a buyer looks at it closely. */
export type PictureValues = { key: string; alt: string; isSmall?: boolean | undefined }
export type ListingValues = {
  title: string
  category: CategorySlug | ''
  subcategory: string
  description: string
  attributes: AttributeValues
  options: OptionValues[]
  pictures: PictureValues[]
  collection: boolean
  dispatchWeekdays: Weekday[]
}
export type CheckedListing = z.output<typeof listingForm>

/** An option to begin with; the first one of a listing needs no telling name. */
export const emptyOption = (label = ''): OptionValues => ({
  id: null,
  key: crypto.randomUUID(),
  label,
  sku: '',
  price: '',
  stock: '1',
  packCount: '',
})

/** Whether nothing of an option has been said yet. */
export const isBlank = ({ id, label, sku, price, stock, packCount }: OptionValues): boolean =>
  id === null && `${label}${sku}${price}${packCount}`.trim() === '' && ['', '1'].includes(stock)

/** An option stands there to be filled in from the moment at which there is a category. */
export const withFirstOption = (values: ListingValues): ListingValues =>
  values.category !== '' && values.options.length === 0 ? { ...values, options: [emptyOption()] } : values

const empty: ListingValues = {
  title: '',
  category: '',
  subcategory: '',
  description: '',
  attributes: {},
  options: [],
  pictures: [],
  collection: false,
  dispatchWeekdays: [],
}

const fewestPixels = 800

/** Whether a picture is too small to be looked at closely, by its longer side in pixels. */
export const isSmall = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) < fewestPixels

const optionValues = ({ id, label, sku, pricePence, stock, packCount }: SellerListing['options'][number]) => ({
  id,
  key: id,
  label,
  sku: sku ?? '',
  price: decimalPounds(pricePence),
  stock: String(stock),
  packCount: packCount === null ? '' : String(packCount),
})

/** What stands in the form for a listing; an empty form without one. */
export const listingValues = (listing: SellerListing | null): ListingValues =>
  listing
    ? {
        title: listing.title,
        category: listing.category,
        subcategory: listing.subcategory ?? '',
        description: listing.description,
        attributes: attributeValues(listing.category, listing.attributes),
        options: listing.options.map(optionValues),
        pictures: listing.images.map((image) => ({ key: image.key, alt: image.alt, isSmall: isSmall(image) })),
        collection: listing.collection,
        dispatchWeekdays: listing.dispatchWeekdays ?? [],
      }
    : empty

const common = (values: CheckedListing) => ({
  title: values.title,
  category: values.category,
  subcategory: values.subcategory || null,
  description: values.description,
  attributes: typedAttributes(values.category, values.attributes),
  imageKeys: values.pictures.map(({ key }) => key),
  imageAlts: Object.fromEntries(values.pictures.map(({ key, alt }) => [key, alt])),
  collection: values.collection,
  dispatchWeekdays: values.dispatchWeekdays.length > 0 ? values.dispatchWeekdays : null,
})

const optionInput = (values: CheckedListing['options'][number], category: CategorySlug) => ({
  label: values.label,
  sku: values.sku || null,
  pricePence: penceOf(values.price),
  packCount: category === 'hatching-eggs' && values.packCount !== '' ? Number(values.packCount) : null,
})

/** The body that makes a listing of a checked form. */
export const newListingInput = (values: CheckedListing): NewListingInput => ({
  ...common(values),
  options: values.options.map((one) => ({ ...optionInput(one, values.category), stock: Number(one.stock) })),
})

/** The change from what was read; stock goes along only where it was changed, beside what was read. */
export const listingChangeInput = (values: CheckedListing, base: SellerListing): ListingChangeInput => ({
  ...common(values),
  version: base.version,
  options: values.options.map((one) => {
    const fields = optionInput(one, values.category)
    const stock = Number(one.stock)
    const known = base.options.find(({ id }) => id === one.id)
    if (!known) return { ...fields, stock }
    const moved = known.stock === stock ? {} : { stock, expectedStock: known.stock }
    return { id: known.id, ...fields, ...moved }
  }),
})
