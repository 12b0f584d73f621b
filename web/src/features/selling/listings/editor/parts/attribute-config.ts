import { type CategorySlug, priceBases } from '#contract/catalogue/catalogue.constants.ts'
import { conditions, eggSizes, sexes } from '#contract/catalogue/listing-attributes.ts'

type Field = { name: string; label: string; hint?: string }

/** What a field asks for while it is empty, unless it may stay so. */
type Asked = { ask: string } | { optional: true }

/** How a category asks for one of its attributes. */
export type AttributeField = Field &
  (
    | ({ kind: 'species' | 'breed' | 'text' | 'date' } & Asked)
    | ({ kind: 'number'; unit?: string } & Asked)
    | ({ kind: 'choice'; choices: readonly { value: string; label: string }[] } & Asked)
    | { kind: 'check' }
  )

const words = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ')
const plain = (values: readonly string[]) => values.map((value) => ({ value, label: words(value) }))

const priceBasisWords = { fixed: 'A fixed price', from: 'From this price', hour: 'An hour', visit: 'A visit' }

/** Fields of the attributes that each category has. */
export const attributeFields: Record<CategorySlug, readonly AttributeField[]> = {
  'hatching-eggs': [
    { name: 'species', label: 'Species', kind: 'species', ask: 'Please choose a species' },
    { name: 'breed', label: 'Breed', kind: 'breed', optional: true },
    { name: 'size', label: 'Size', kind: 'choice', choices: plain(eggSizes), ask: 'Please choose a size' },
    { name: 'shellColour', label: 'Shell colour', kind: 'text', ask: 'Please say what colour the shells are' },
    {
      name: 'laidWithinDays',
      label: 'Maximum age when dispatched',
      kind: 'number',
      unit: 'days',
      ask: 'Please say how many days old they can be when dispatched',
    },
    { name: 'fertilityPercent', label: 'Fertile when last candled', kind: 'number', unit: '%', optional: true },
  ],
  'live-birds': [
    { name: 'species', label: 'Species', kind: 'species', ask: 'Please choose a species' },
    { name: 'breed', label: 'Breed', kind: 'breed', optional: true },
    { name: 'ageWeeks', label: 'Age', kind: 'number', unit: 'weeks', ask: 'Please say how many weeks old they are' },
    { name: 'sex', label: 'Sex', kind: 'choice', choices: plain(sexes), ask: 'Please choose a sex' },
    { name: 'vaccinated', label: 'Vaccinated', kind: 'check' },
    { name: 'ringed', label: 'Ringed', kind: 'check' },
    {
      name: 'keeperConfirmed',
      label: 'I am a registered keeper',
      kind: 'check',
      hint: 'Everybody who keeps even one bird in Great Britain has to register.',
    },
  ],
  equipment: [
    { name: 'brand', label: 'Brand', kind: 'text', ask: 'Please name the brand' },
    {
      name: 'condition',
      label: 'Condition',
      kind: 'choice',
      choices: plain(conditions),
      ask: 'Please say whether it’s new or used',
    },
    { name: 'capacityEggs', label: 'Holds', kind: 'number', unit: 'eggs', optional: true },
  ],
  supplies: [
    { name: 'brand', label: 'Brand', kind: 'text', ask: 'Please name the brand' },
    { name: 'weightGrams', label: 'Weight', kind: 'number', unit: 'grams', ask: 'Please say how many grams it weighs' },
    { name: 'bestBefore', label: 'Best before', kind: 'date', optional: true },
  ],
  services: [
    {
      name: 'radiusMiles',
      label: 'You travel up to',
      kind: 'number',
      unit: 'miles',
      ask: 'Please say how many miles you travel',
    },
    {
      name: 'priceBasis',
      label: 'The price is',
      kind: 'choice',
      choices: priceBases.map((value) => ({ value, label: priceBasisWords[value] })),
      ask: 'Please choose what the price is for',
    },
  ],
  merchandise: [
    { name: 'size', label: 'Size', kind: 'text', optional: true },
    { name: 'colour', label: 'Colour', kind: 'text', optional: true },
  ],
}

export type AttributeValues = Record<string, string | boolean>

/** What stands in the fields: empty for what is not given yet. */
export const attributeValues = (category: CategorySlug, given: Record<string, unknown>): AttributeValues =>
  Object.fromEntries(
    attributeFields[category].map(({ name, kind }) => {
      const value = given[name]
      return [name, kind === 'check' ? value === true : String(value ?? '')]
    }),
  )

/** What was typed as the API takes it; empty fields are left out, ticks are always said. */
export const typedAttributes = (category: CategorySlug, values: AttributeValues): Record<string, unknown> =>
  Object.fromEntries(
    attributeFields[category].flatMap(({ name, kind }): [string, unknown][] => {
      const value = values[name]
      if (kind === 'check') return [[name, value === true]]
      if (typeof value !== 'string' || value.trim() === '') return []
      return [[name, kind === 'number' ? Number(value) : value.trim()]]
    }),
  )
