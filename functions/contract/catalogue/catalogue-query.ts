import * as z from 'zod'
import { nearField, pageFields, uuidField } from '../fields.ts'
import { penceOf } from '../money.ts'
import { oneLine } from '../texts.ts'
import { productSorts } from './catalogue.constants.ts'
import { type FacetName, type FacetShown, facetValues } from './facets.ts'
import { species } from './species.ts'

const maxValues = 50

/** A key that may be repeated: always a list afterwards. */
const atMost = <T extends z.ZodType<unknown, string>>(most: number, item: T) =>
  z
    .union([z.string(), z.array(z.string())], 'Required')
    .transform((value) => [value].flat())
    .pipe(z.array(item).min(1).max(most))

const several = <T extends z.ZodType<unknown, string>>(item: T) => atMost(maxValues, item).optional()

const slugField = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/, 'Please give the name as it is in the web address, such as live-birds')

const poundsField = z
  .string()
  .regex(/^\d{1,5}(\.\d{1,2})?$/, 'Please enter an amount in pounds, such as 12.50')
  .transform(penceOf)

const flagField = z.enum(['true', 'false']).transform((flag) => flag === 'true')

const numberField = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,4}(\.\d)?$/, `Please give a number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min).max(max))

const searchWords = { max: 400 } as const

/** A facet without its field, or a switch that takes several values, does not compile. */
type FacetFields = {
  [Name in FacetName]: z.ZodType<(Name extends FacetShown<'switch'> ? boolean : string[]) | undefined>
}

const filters = z.strictObject({
  q: oneLine().max(searchWords.max).optional(),
  category: several(slugField),
  subcategory: several(slugField),
  breed: several(slugField),
  species: several(z.enum(species)),
  minPrice: poundsField.optional(),
  maxPrice: poundsField.optional(),
  delivery: several(z.enum(facetValues('delivery'))),
  near: nearField.optional(),
  within: numberField(1, 1000).optional(),
  minRating: numberField(1, 5).optional(),
  inStock: flagField.optional(),
  condition: several(z.enum(facetValues('condition'))),
  featured: flagField.optional(),
  seller: several(oneLine().max(30)),
  option: several(uuidField),
  sort: z.enum(productSorts).default('relevance'),
  ...pageFields,
} satisfies FacetFields & Record<string, z.ZodType>)

/** `GET /api/products`; prices come in pounds and go out as pence, `near` goes out as an outcode. */
export const productQuery = filters.superRefine((query, context) => {
  const refuse = (path: keyof z.output<typeof filters>, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (query.subcategory && query.category?.length !== 1) refuse('subcategory', 'Choose one category first.')
  if (query.within !== undefined && !query.near) refuse('near', 'Enter a postcode to search around.')
  if (query.sort === 'nearest' && !query.near) refuse('near', 'Enter a postcode to sort by distance.')
  if (query.minPrice !== undefined && query.maxPrice !== undefined && query.minPrice > query.maxPrice) {
    refuse('maxPrice', 'The highest price is below the lowest.')
  }
})

export type ProductQuery = z.output<typeof productQuery>

/** `GET /api/services`: `category` is a subcategory of the services, `near` goes out as an outcode. */
export const servicesQuery = z.strictObject({
  near: nearField.optional(),
  category: slugField.optional(),
  ...pageFields,
})

export type ServicesQuery = z.output<typeof servicesQuery>

/** `GET /api/products/cards`: the listings that are asked for by their ids. */
export const cardsQuery = z.strictObject({ id: atMost(24, uuidField) })

export const suggestQuery = z.strictObject({ q: oneLine().min(1, 'Required').max(searchWords.max) })
export const breedQuery = z.strictObject({ species: z.enum(species).optional(), ...pageFields })
