import { v7 as uuidv7 } from 'uuid'
import { type CategorySlug, categories } from '#contract/catalogue/catalogue.constants.ts'
import type { Species } from '#contract/catalogue/species.ts'
import type { Random } from '#db/seed/pictures/random.ts'
import { keywordsOf, slugOf } from '#features/selling/listings/listing-words.rules.ts'
import { breedRows } from '../reference/breeds.ts'
import {
  birdPhrases,
  birdPlaces,
  colours,
  eggPhrases,
  eggPlaces,
  makes,
  sentences,
  type Thing,
  things,
} from './words.ts'

type BulkOption = { label: string; price_pence: number; pack_count: number | null }

/** A listing before it has a seller, a time and stock. */
type Kind = {
  category: CategorySlug
  subcategory: string | null
  breed: (typeof breedRows)[number] | null
  title: string
  attributes: Record<string, unknown>
  options: BulkOption[]
}

type Breed = (typeof breedRows)[number]
type Some<T> = readonly [T, ...T[]]

const some = <T>(items: T[]): Some<T> => {
  const [first, ...rest] = items
  if (first === undefined) throw new Error('The reference data has no breeds.')
  return [first, ...rest]
}

const withBirds = some(breedRows.filter(({ species }) => birdPlaces[species as Species]))
const anyBreed = some(breedRows)

const round = (pence: number): number => Math.max(50, Math.round(pence / 50) * 50)

const named = (random: Random, breed: Breed, phrase: string): string =>
  random.unit() < 0.4 ? `${random.pick(colours)} ${breed.name} ${phrase}` : `${breed.name} ${phrase}`

const inventEggs = (random: Random): Kind => {
  const breed = random.pick(anyBreed)
  const six = round(random.between(700, 3600))
  return {
    category: 'hatching-eggs',
    subcategory: eggPlaces[breed.species as Species] ?? 'rare',
    breed,
    title: named(random, breed, random.pick(eggPhrases)),
    attributes: {
      species: breed.species,
      breed: breed.slug,
      laidWithinDays: Math.floor(random.between(1, 6)),
      fertilityPercent: Math.floor(random.between(70, 97)),
      size: breed.sizes.includes('large') ? 'large' : 'bantam',
      shellColour: breed.shellColour ?? 'cream',
    },
    options: [
      { label: '6 eggs', price_pence: six, pack_count: 6 },
      { label: '12 eggs', price_pence: round(six * 1.8), pack_count: 12 },
      ...(random.unit() < 0.3 ? [{ label: '24 eggs', price_pence: round(six * 3.3), pack_count: 24 }] : []),
    ],
  }
}

const inventBirds = (random: Random): Kind => {
  const breed = random.pick(withBirds)
  const one = round(random.between(900, 6500))
  return {
    category: 'live-birds',
    subcategory: birdPlaces[breed.species as Species] ?? 'chickens',
    breed,
    title: named(random, breed, random.pick(birdPhrases)),
    attributes: {
      species: breed.species,
      breed: breed.slug,
      ageWeeks: Math.floor(random.between(1, 60)),
      sex: random.pick(['unsexed', 'pair', 'trio']),
      vaccinated: random.unit() < 0.5,
      ringed: random.unit() < 0.3,
      keeperConfirmed: true,
    },
    options: [
      { label: 'One', price_pence: one, pack_count: null },
      { label: 'Three', price_pence: round(one * 2.8), pack_count: null },
    ],
  }
}

const attributesOf = (random: Random, { category }: Thing, make: string): Record<string, unknown> => {
  if (category === 'equipment') return { brand: make, condition: random.pick(['new', 'new', 'used']) }
  if (category === 'supplies') return { brand: make, weightGrams: Math.floor(random.between(1, 40)) * 500 }
  return { colour: random.pick(colours).toLowerCase() }
}

const inventThing = (random: Random): Kind => {
  const thing = random.pick(things)
  const make = random.pick(makes)
  const from = random.between(...thing.pence)
  const { category, subcategory, labels } = thing
  return {
    category,
    subcategory,
    breed: null,
    title: `${make} ${random.pick(thing.names).toLowerCase()}, ${random.pick(['sturdy', 'small', 'large', 'plain'])}`,
    attributes: attributesOf(random, thing, make),
    options: labels.map((label, step) => ({ label, price_pence: round(from * (1 + step * 0.8)), pack_count: null })),
  }
}

const inventKind = (random: Random): Kind => {
  const draw = random.unit()
  if (draw < 0.45) return inventEggs(random)
  return draw < 0.7 ? inventBirds(random) : inventThing(random)
}

const namesOf = ({ category: slug, subcategory, breed }: Kind): string => {
  const category = categories.find((known) => known.slug === slug)
  const under = category?.subcategories.find((known) => known.slug === subcategory)
  return keywordsOf({
    category: category?.name ?? slug,
    subcategory: under?.name ?? null,
    breed: breed && { name: breed.name, synonyms: breed.synonyms ?? [] },
  })
}

const day = 24 * 60 * 60 * 1000

/** Invents a listing for a seller, published within the last 300 days: the rows as the tables have them. */
export const inventListing = (random: Random, { sellerId, now }: { sellerId: string; now: Date }) => {
  const kind = inventKind(random)
  const at = new Date(now.getTime() - Math.floor(random.between(0, 300) * day))
  const prices = kind.options.map(({ price_pence }) => price_pence)
  const reviews = random.unit() < 0.4 ? Math.floor(random.between(1, 40)) : 0
  const listing = {
    id: uuidv7({ msecs: at.getTime() }),
    seller_id: sellerId,
    category: kind.category,
    subcategory: kind.subcategory,
    breed_slug: kind.breed?.slug ?? null,
    title: kind.title,
    slug: slugOf(kind.title),
    description: [1, 2, 3].map(() => random.pick(sentences)).join(' '),
    attributes: kind.attributes,
    status: random.unit() < 0.96 ? 'active' : 'paused',
    collection: kind.category === 'live-birds' || random.unit() < 0.5,
    lowest_price_pence: Math.min(...prices),
    highest_price_pence: Math.max(...prices),
    rating: reviews > 0 ? Number(random.between(3.5, 5).toFixed(1)) : null,
    review_count: reviews,
    is_featured: random.unit() < 0.01,
    keywords: namesOf(kind),
    at: at.toISOString(),
  }
  const options = kind.options.map((option, position) => ({
    ...option,
    id: uuidv7({ msecs: at.getTime() }),
    listing_id: listing.id,
    seller_id: sellerId,
    stock: random.unit() < 0.06 ? 0 : Math.floor(random.between(1, 40)),
    position,
  }))
  return { listing, options }
}

export type Invented = ReturnType<typeof inventListing>
