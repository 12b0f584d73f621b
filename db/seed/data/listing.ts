import type { CategorySlug } from '#contract/catalogue/catalogue.constants.ts'
import type { Species } from '#contract/catalogue/species.ts'
import type { PictureKey } from '#db/seed/pictures/manifest.ts'

type SeedOption = { label: string; sku?: string; pricePence: number; stock: number; packCount: number | null }

export type SeedListing = {
  seller: string
  category: CategorySlug
  subcategory: string | null
  title: string
  description: string
  attributes: Record<string, unknown>
  options: SeedOption[]
  collection: boolean
  /** Drawn pictures, the first for the card. */
  pictures: PictureKey[]
}

type Eggs = {
  seller: string
  subcategory: string
  species: Species
  breed: string
  title: string
  description: string
  shellColour: string
  /** Pence for six and for a dozen; how many packs of each. */
  prices: [six: number, dozen: number]
  stock: [six: number, dozen: number]
  size?: 'large' | 'bantam'
  fertilityPercent?: number
  collection?: boolean
  pictures: PictureKey[]
}

/** Hatching eggs in two packs, six and twelve. */
export const eggs = ({
  seller,
  subcategory,
  title,
  description,
  pictures,
  prices,
  stock,
  ...clutch
}: Eggs): SeedListing => ({
  seller,
  category: 'hatching-eggs',
  subcategory,
  title,
  description,
  pictures,
  collection: clutch.collection ?? true,
  attributes: {
    species: clutch.species,
    breed: clutch.breed,
    laidWithinDays: 4,
    size: clutch.size ?? 'large',
    shellColour: clutch.shellColour,
    ...(clutch.fertilityPercent ? { fertilityPercent: clutch.fertilityPercent } : {}),
  },
  options: [
    { label: '6 eggs', pricePence: prices[0], stock: stock[0], packCount: 6 },
    { label: '12 eggs', pricePence: prices[1], stock: stock[1], packCount: 12 },
  ],
})

type Birds = {
  seller: string
  subcategory: string
  species: Species
  breed: string | null
  title: string
  description: string
  ageWeeks: number
  sex: string
  options: [label: string, pricePence: number, stock: number][]
  vaccinated?: boolean
  ringed?: boolean
  pictures: PictureKey[]
}

/** Live birds: collection only. */
export const birds = ({
  species,
  breed,
  ageWeeks,
  sex,
  vaccinated,
  ringed,
  options,
  ...listing
}: Birds): SeedListing => ({
  ...listing,
  category: 'live-birds',
  collection: true,
  attributes: {
    species,
    breed,
    ageWeeks,
    sex,
    vaccinated: vaccinated ?? false,
    ringed: ringed ?? false,
    keeperConfirmed: true,
  },
  options: options.map(([label, pricePence, stock]) => ({ label, pricePence, stock, packCount: null })),
})

type Goods = Omit<SeedListing, 'options' | 'collection'> & {
  options: [label: string, sku: string, pricePence: number, stock: number][]
  collection?: boolean
}

/** Equipment, supplies and merchandise: posted, collection where the seller offers it. */
export const goods = ({ options, collection, ...listing }: Goods): SeedListing => ({
  ...listing,
  collection: collection ?? true,
  options: options.map(([label, sku, pricePence, stock]) => ({ label, sku, pricePence, stock, packCount: null })),
})
