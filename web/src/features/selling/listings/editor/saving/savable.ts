import { attributeMistakes } from '#contract/catalogue/listing-attributes.ts'
import { cutTo } from '#contract/cut-text.ts'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { type CheckedListing, isBlank, type ListingValues, listingForm, listingValues } from '../listing-form.ts'
import { typedAttributes } from '../parts/attribute-config.ts'
import { fieldLabel } from '../parts/field-labels.ts'

export type Savable = {
  checked: CheckedListing
  /** What is held back until it is right, in words. */
  waiting: string[]
  /** The rows of the options that go along, in their order. */
  optionKeys: string[]
}

const optionsWithout = (values: ListingValues, wrong: ReadonlySet<number>, before: ListingValues | null) =>
  values.options.flatMap((row, index) => {
    if (!wrong.has(index)) return [row]
    const was = before?.options.find(({ id }) => id !== null && id === row.id)
    return was ? [{ ...was, key: row.key }] : []
  })

const attributesWithout = (values: ListingValues, wrong: string[], before: ListingValues | null) => {
  const known = before?.category === values.category ? before.attributes : {}
  return { ...values.attributes, ...Object.fromEntries(wrong.map((name) => [name, known[name] ?? ''])) }
}

/**
 * What of a draft may be saved while it is written: a field that is half typed stays as it was saved last. Null as long
 * as there is no title or no category.
 */
export const savable = (values: ListingValues, base: SellerListing | null): Savable | null => {
  const before = base && listingValues(base)
  const paths = (listingForm.safeParse(values).error?.issues ?? []).map(({ path }) => path.map(String))
  const isWrong = (name: keyof ListingValues): boolean => paths.some(([first]) => first === name)
  if (!before && (isWrong('title') || isWrong('category'))) return null
  const category = isWrong('category') ? (before?.category ?? '') : values.category
  if (category === '') return null
  const badOptions = new Set(paths.flatMap(([first, index]) => (first === 'options' ? [Number(index)] : [])))
  const badAttributes = attributeMistakes(category, typedAttributes(category, values.attributes)).map(({ path }) =>
    path.slice('attributes.'.length),
  )
  const options = optionsWithout(values, badOptions, before)
  const held: ListingValues = {
    ...values,
    category,
    title: isWrong('title') ? (before?.title ?? '') : values.title,
    description: isWrong('description') ? (before?.description ?? '') : values.description,
    pictures: values.pictures.map((picture) => ({ ...picture, alt: cutTo(picture.alt, 200) })),
    attributes: attributesWithout(values, badAttributes, before),
    options,
  }
  const all = [...paths.map((path) => path.join('.')), ...badAttributes.map((name) => `attributes.${name}`)]
  return {
    checked: listingForm.parse(held),
    waiting: [...new Set(all.map((path) => fieldLabel(path, values)))],
    optionKeys: options.map(({ key }) => key),
  }
}

/** What stands in the form, comparable: without what the form needs for itself, such as an option to begin with. */
export const snapshot = ({ options, ...values }: ListingValues): string => {
  const { attributes, pictures, ...rest } = values
  const given = Object.entries(attributes).filter(([, value]) => value !== '' && value !== false)
  const rows = options
    .filter((row) => !isBlank(row))
    .map(({ label, sku, price, stock, packCount }) => [label, sku, price, stock, packCount])
  return JSON.stringify([
    ...['title', 'category', 'subcategory', 'description', 'collection', 'dispatchWeekdays'].map(
      (name) => rest[name as keyof typeof rest],
    ),
    pictures.map(({ key, alt }) => [key, alt]),
    given.sort(([a], [b]) => a.localeCompare(b)),
    rows,
  ])
}
