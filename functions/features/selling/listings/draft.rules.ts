import { listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import { attributeGaps, attributeMistakes } from '#contract/catalogue/listing-attributes.ts'
import type { FieldProblem } from '#contract/problems.ts'
import { photoGaps, placeGaps, type ShopPlace } from '#contract/selling/publishing-gaps.ts'
import type { Draft } from './draft.dto.ts'

/** What the database knows of what a draft names. */
export type References = {
  kinds: KindRow[]
  breeds: { slug: string; name: string; species: string; synonyms: string[] }[]
  /** Pictures that the seller may use: their own, unused or already on this listing. */
  pictures: string[]
  /** Those of the SKUs that the draft wants which the seller's other listings have. */
  takenSkus: string[]
}

/** A category, with one of its subcategories where it has any. */
export type KindRow = {
  categoryId: string
  categorySlug: string
  categoryName: string
  subcategoryId: string | null
  subcategorySlug: string | null
  subcategoryName: string | null
}

/** The row of the draft's category, and of its subcategory where it has one. */
export const kindOf = ({ category, subcategory }: Draft, { kinds }: References): KindRow | undefined =>
  kinds.find((kind) => kind.categorySlug === category && (!subcategory || kind.subcategorySlug === subcategory))

/** The breed of the draft; null when it names none, or none that is known. */
export const breedOf = ({ attributes }: Draft, { breeds }: References) =>
  breeds.find(({ slug }) => slug === attributes.breed) ?? null

const breedMistakes = (draft: Draft, references: References): FieldProblem[] => {
  const { breed: slug, species } = draft.attributes
  if (typeof slug !== 'string') return []
  const breed = breedOf(draft, references)
  const path = 'attributes.breed'
  if (!breed) return [{ path, message: 'We don’t recognise this breed' }]
  if (typeof species !== 'string' || breed.species === species) return []
  return [{ path, message: `${breed.name} is a breed of ${breed.species.replace('-', ' ')}` }]
}

const repeated = <T>(values: T[]): number[] =>
  values.flatMap((value, index) => (value !== null && values.indexOf(value) !== index ? [index] : []))

const optionMistakes = ({ category, options }: Draft): FieldProblem[] => {
  const counted = category === 'hatching-eggs' ? [] : options.flatMap(({ packCount }, i) => (packCount ? [i] : []))
  return [
    ...counted.map((i) => ({ path: `options.${i}.packCount`, message: 'Only hatching eggs are counted in packs' })),
    ...repeated(options.map(({ id }) => id)).map((i) => ({
      path: `options.${i}.id`,
      message: 'This option is here twice',
    })),
    ...repeated(options.map(({ sku }) => sku)).map((i) => ({
      path: `options.${i}.sku`,
      message: 'Two options have this SKU',
    })),
  ]
}

const pictureMistakes = ({ imageKeys, imageAlts }: Draft, { pictures }: References): FieldProblem[] => {
  const twice = repeated(imageKeys)
  const bad = imageKeys.flatMap((key, i) => (twice.includes(i) || !pictures.includes(key) ? [i] : []))
  const strange = Object.keys(imageAlts).filter((key) => !imageKeys.includes(key) && !pictures.includes(key))
  return [
    ...bad.map((i) => ({ path: `imageKeys.${i}`, message: 'Please upload this photo again' })),
    ...strange.map((key) => ({ path: `imageAlts.${key}`, message: 'This photo isn’t on the listing' })),
  ]
}

/** What is wrong with what is given; an empty list for every draft that may be stored. */
export const mistakesOf = (draft: Draft, references: References): FieldProblem[] => [
  ...(kindOf(draft, references)
    ? []
    : [{ path: 'subcategory', message: 'This category doesn’t have that subcategory' }]),
  ...attributeMistakes(draft.category, draft.attributes),
  ...breedMistakes(draft, references),
  ...optionMistakes(draft),
  ...pictureMistakes(draft, references),
]

/** What of a draft is asked for at publishing. */
type Publishable = Pick<
  Draft,
  'category' | 'subcategory' | 'description' | 'attributes' | 'imageKeys' | 'collection'
> & {
  options: { packCount: number | null }[]
}

/** What publishing looks at beside the draft: the categories, and what the seller's shop says of its place. */
export type PublishingFacts = Pick<References, 'kinds'> & { shop: ShopPlace | undefined }

/** What a shop says of where it is that says nothing. */
export const noPlace: ShopPlace = { outcode: null, collectionAddress: null }

/** Everything that publishing still lacks, each field named. */
export const gapsOf = (draft: Publishable, { kinds, shop = noPlace }: PublishingFacts): FieldProblem[] => {
  const { min } = listingLimits.description
  const wantsSubcategory = kinds.some(
    ({ categorySlug, subcategoryId }) => categorySlug === draft.category && subcategoryId !== null,
  )
  const uncounted = draft.category === 'hatching-eggs' ? draft.options : []
  return [
    ...(wantsSubcategory && !draft.subcategory
      ? [{ path: 'subcategory', message: 'Please choose a subcategory' }]
      : []),
    ...(draft.description.trim().length < min
      ? [{ path: 'description', message: `Description must be at least ${min} characters` }]
      : []),
    ...photoGaps({ category: draft.category, pictures: draft.imageKeys.length }),
    ...attributeGaps(draft),
    ...(draft.options.length === 0 ? [{ path: 'options', message: 'Please add at least one option' }] : []),
    ...uncounted.flatMap(({ packCount }, i) =>
      packCount === null ? [{ path: `options.${i}.packCount`, message: 'Please say how many eggs are in a pack' }] : [],
    ),
    ...placeGaps(draft, shop),
  ]
}
