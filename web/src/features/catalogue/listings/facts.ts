import type { Attributes, Product } from '#contract/catalogue/product.answers.ts'
import { formatDay } from '#web/lib/format.ts'

export type Fact = { label: string; value: string; search?: string }

type Value = NonNullable<Attributes[string]>

const spoken = (value: Value): string => {
  const words = String(value).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
const yesNo = (value: Value): string => (value === true ? 'Yes' : 'No')
const days = (value: Value): string => `Within ${value} ${value === 1 ? 'day' : 'days'} of dispatch`
const weeks = (value: Value): string => `${value} ${value === 1 ? 'week' : 'weeks'}`
const weight = (value: Value): string => (Number(value) >= 1000 ? `${Number(value) / 1000} kg` : `${value} g`)
const size = (value: Value): string => (value === 'large' ? 'Large fowl' : spoken(value))

const bases: Record<string, string> = {
  fixed: 'Fixed price',
  from: 'Starting price',
  hour: 'Per hour',
  visit: 'Per visit',
}

/** What each attribute is called and how its value is said, in the order of the table. */
const said: Record<string, [label: string, say: (value: Value) => string]> = {
  species: ['Species', spoken],
  size: ['Size', size],
  shellColour: ['Shell', spoken],
  laidWithinDays: ['Laid', days],
  fertilityPercent: ['Fertility in this flock', (value) => `${value}%`],
  ageWeeks: ['Age', weeks],
  sex: ['Sex', spoken],
  vaccinated: ['Vaccinated', yesNo],
  ringed: ['Ringed', yesNo],
  keeperConfirmed: ['Registered keeper', yesNo],
  brand: ['Brand', String],
  condition: ['Condition', spoken],
  capacityEggs: ['Holds', (value) => `${value} eggs`],
  weightGrams: ['Weight', weight],
  bestBefore: ['Best before', (value) => formatDay(String(value))],
  radiusMiles: ['Travels', (value) => `Up to ${value} miles`],
  priceBasis: ['Price', (value) => bases[String(value)] ?? spoken(value)],
  colour: ['Colour', spoken],
}

type Described = Pick<Product, 'attributes' | 'breed' | 'packCount'> & { options: readonly unknown[] }

/** A listing's attributes in words; the breed leads to what else there is of it. */
export const factsOf = ({ attributes, breed, packCount, options }: Described): Fact[] => {
  const facts = Object.entries(said).flatMap(([name, [label, say]]): Fact[] => {
    const value = attributes[name]
    return value === null || value === undefined || value === '' ? [] : [{ label, value: say(value) }]
  })
  const breedFact: Fact[] = breed
    ? [{ label: 'Breed', value: breed.name, search: new URLSearchParams({ breed: breed.slug }).toString() }]
    : []
  const packs = packCount !== null && options.length === 1 ? [{ label: 'Pack', value: `${packCount} eggs` }] : []
  return [...breedFact, ...facts, ...packs]
}
