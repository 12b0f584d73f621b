import * as z from 'zod'
import { categories, listingLimits, listingStatuses } from '../catalogue/catalogue.constants.ts'
import { pageFields, uuidField } from '../fields.ts'
import { imageKeyField } from '../identity/uploads.ts'
import { manyLines, oneLine } from '../texts.ts'
import { weekdaysField } from './shop.ts'

const { title, description, options, optionLabel, sku, pricePence, stock, packCount, images } = listingLimits

const categorySlugs = categories.map(({ slug }) => slug)

const within = ({ min, max }: { min: number; max: number }, what: string) =>
  z.number().int().min(min, `${what} must be at least ${min}`).max(max, `${what} must be at most ${max}`)

export const titleField = oneLine('the title')
  .min(title.min, `Title must be at least ${title.min} characters`)
  .max(title.max, `Title must not be longer than ${title.max} characters`)

/** Plain text; too short only at publishing, since a draft may be half written. */
const descriptionField = manyLines().max(
  description.max,
  `Description must not be longer than ${description.max} characters`,
)

const optionFields = {
  label: oneLine()
    .min(optionLabel.min, 'Please name this option')
    .max(optionLabel.max, `Please keep this under ${optionLabel.max} characters`),
  sku: oneLine()
    .max(sku.max, `Please keep this under ${sku.max} characters`)
    .nullish()
    .transform((value) => value || null),
  pricePence: within(pricePence, 'Price in pence'),
  stock: within(stock, 'Stock'),
  packCount: within(packCount, 'Eggs in a pack').nullish(),
}

const newOption = z.strictObject(optionFields)

type Given = { id?: string | undefined; stock?: number | undefined }

const neededOf = ({ id, stock }: Given): ('expectedStock' | 'label' | 'pricePence' | 'stock')[] => {
  if (!id) return ['label', 'pricePence', 'stock']
  return stock === undefined ? [] : ['expectedStock']
}

/** An option; with `id` one that there is: what is left out stays, and stock changes only beside the stock that was read. */
const changedOption = z
  .strictObject({
    id: uuidField.optional(),
    label: optionFields.label.optional(),
    sku: oneLine().max(sku.max).nullish(),
    pricePence: optionFields.pricePence.optional(),
    stock: optionFields.stock.optional(),
    expectedStock: z.number().int().min(0).optional(),
    packCount: optionFields.packCount,
  })
  .superRefine((option, context) => {
    for (const name of neededOf(option)) {
      if (option[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: 'Required' })
    }
  })
export type OptionChange = z.output<typeof changedOption>

const listingFields = {
  subcategory: oneLine().max(60).nullish(),
  description: descriptionField.optional(),
  attributes: z.record(oneLine().max(60), z.unknown()).optional(),
  /** In the order of the gallery, the first is the listing's picture. */
  imageKeys: z.array(imageKeyField).max(images.max, `At most ${images.max} photos`).optional(),
  /** What a picture shows, by its key. */
  imageAlts: z.record(oneLine().max(64), oneLine().max(200)).optional(),
  collection: z.boolean().optional(),
  dispatchWeekdays: weekdaysField.nullish(),
}

export const newListing = z.strictObject({
  ...listingFields,
  title: titleField,
  category: z.enum(categorySlugs),
  options: z.array(newOption).max(options.max, `At most ${options.max} options`).optional(),
})
export type NewListing = z.output<typeof newListing>

/** `version` is the one that was read; `options` is the whole list, in order: one that is not in it is taken off sale. */
export const listingChange = z.strictObject({
  ...listingFields,
  version: z.number().int().min(1),
  title: titleField.optional(),
  category: z.enum(categorySlugs).optional(),
  options: z.array(changedOption).max(options.max, `At most ${options.max} options`).optional(),
  isFeatured: z.boolean().optional(),
})
export type ListingChange = z.output<typeof listingChange>

/** Sent twice under one key, a new listing is made once. Other headers are no business of ours. */
export const newListingHeaders = z.object({
  'idempotency-key': oneLine().min(1, 'Required').max(200, 'Please keep this under 200 characters').optional(),
})

/** Orders of the seller's list: last changed, by title, by lowest price, what runs out first. */
const listingSorts = ['changed', 'title', 'price', 'stock'] as const
export type ListingSort = (typeof listingSorts)[number]

export const listingsQuery = z.strictObject({
  ...pageFields,
  status: z.enum(listingStatuses).optional(),
  /** Part of a title or an SKU. */
  q: oneLine().max(100, 'Please keep this under 100 characters').optional(),
  sort: z.enum(listingSorts).default('changed'),
})
