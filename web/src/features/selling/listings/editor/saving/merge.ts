import { categories } from '#contract/catalogue/catalogue.constants.ts'
import type { ListingValues, OptionValues } from '../listing-form.ts'
import { fieldLabel } from '../parts/field-labels.ts'

type Versions = { base: ListingValues; mine: ListingValues; theirs: ListingValues }

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Mine where I changed it, theirs elsewhere. */
const pick = <T>({ base, mine, theirs }: { base: T; mine: T; theirs: T }): T => (same(mine, base) ? theirs : mine)

const optionFields = ['label', 'price', 'stock', 'packCount', 'sku'] as const
const found = (rows: OptionValues[], { id }: OptionValues) => rows.find((row) => id !== null && row.id === id)

const mergeOption = (mine: OptionValues, base: OptionValues, theirs: OptionValues): OptionValues => ({
  ...mine,
  ...Object.fromEntries(
    optionFields.map((name) => [name, pick({ base: base[name], mine: mine[name], theirs: theirs[name] })]),
  ),
})

const mergeOptions = ({ base, mine, theirs }: Versions): OptionValues[] => {
  const kept = mine.options.flatMap((row) => {
    const was = found(base.options, row)
    const is = found(theirs.options, row)
    if (!was) return [row]
    if (is) return [mergeOption(row, was, is)]
    const touched = optionFields.some((name) => row[name] !== was[name])
    return touched ? [{ ...row, id: null }] : []
  })
  return [...kept, ...theirs.options.filter((row) => !found(base.options, row))]
}

const mergeKind = ({
  base,
  mine,
  theirs,
}: Versions): Pick<ListingValues, 'category' | 'subcategory' | 'attributes'> => {
  if (mine.category !== theirs.category) {
    const { category, subcategory, attributes } = mine.category === base.category ? theirs : mine
    return { category, subcategory, attributes }
  }
  const of = (values: ListingValues, name: string) => values.attributes[name] ?? ''
  const names = Object.keys({ ...theirs.attributes, ...mine.attributes })
  return {
    category: mine.category,
    subcategory: pick({ base: base.subcategory, mine: mine.subcategory, theirs: theirs.subcategory }),
    attributes: Object.fromEntries(
      names.map((name) => [name, pick({ base: of(base, name), mine: of(mine, name), theirs: of(theirs, name) })]),
    ),
  }
}

/** What I typed over what stands now: where I changed nothing, the other version stays. */
export const mergeMine = (versions: Versions): ListingValues => {
  const one = <Name extends keyof ListingValues>(name: Name): ListingValues[Name] =>
    pick({ base: versions.base[name], mine: versions.mine[name], theirs: versions.theirs[name] })
  return {
    ...mergeKind(versions),
    title: one('title'),
    description: one('description'),
    pictures: one('pictures'),
    collection: one('collection'),
    dispatchWeekdays: one('dispatchWeekdays'),
    options: mergeOptions(versions),
  }
}

export type Difference = { label: string; mine: string; theirs: string }

const spoken = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((one) => spoken(one)).join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value ?? '') || 'empty'
}

const differ = (label: string, mine: unknown, theirs: unknown): Difference[] =>
  same(mine, theirs) ? [] : [{ label, mine: spoken(mine), theirs: spoken(theirs) }]

const optionDifferences = (mine: ListingValues, theirs: ListingValues): Difference[] => {
  const both = mine.options.flatMap((row, index) => {
    const is = found(theirs.options, row)
    if (!is) return [{ label: row.label || `Option ${index + 1}`, mine: 'included', theirs: 'not included' }]
    return optionFields.flatMap((name) => differ(fieldLabel(`options.${index}.${name}`, mine), row[name], is[name]))
  })
  const added = theirs.options.filter((row) => !found(mine.options, row))
  return [...both, ...added.map(({ label }) => ({ label, mine: 'not included', theirs: 'included' }))]
}

const kindName = (slug: string): string => categories.find((known) => known.slug === slug)?.name ?? slug

/** The fields in which two versions differ, with both in words. */
export const differences = (mine: ListingValues, theirs: ListingValues): Difference[] => [
  ...differ('Title', mine.title, theirs.title),
  ...differ('Category', kindName(mine.category), kindName(theirs.category)),
  ...differ('Subcategory', mine.subcategory, theirs.subcategory),
  ...differ('Description', mine.description, theirs.description),
  ...(same(mine.pictures, theirs.pictures)
    ? []
    : [{ label: 'Photos', mine: String(mine.pictures.length), theirs: String(theirs.pictures.length) }]),
  ...(mine.category === theirs.category ? Object.keys({ ...theirs.attributes, ...mine.attributes }) : []).flatMap(
    (name) =>
      differ(fieldLabel(`attributes.${name}`, mine), mine.attributes[name] ?? '', theirs.attributes[name] ?? ''),
  ),
  ...optionDifferences(mine, theirs),
  ...differ('Buyers can collect', mine.collection, theirs.collection),
  ...differ('Dispatch days', mine.dispatchWeekdays, theirs.dispatchWeekdays),
]
