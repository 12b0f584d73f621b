import { birdListings } from './birds.ts'
import { eggListings } from './eggs.ts'
import { goodsListings } from './goods.ts'
import type { SeedListing } from './listing.ts'
import { serviceListings } from './services.ts'

/** Everything for sale on a fresh database: sixty listings over all six categories. */
export const seedListings: SeedListing[] = [...eggListings, ...birdListings, ...goodsListings, ...serviceListings]

/** What the Premium sellers show on the home page. */
export const featuredTitles = new Set([
  'Copper Black Marans hatching eggs, very dark',
  'Cream Legbar hatching eggs, sky blue',
  'Point of lay pullets, mixed coloured egg layers',
  'True Aylesbury duck hatching eggs',
  'Pair of Call ducks, silver',
  'Automatic incubator for 24 eggs',
  'Hen house for six, raised, pressure treated',
  'Scots Grey hatching eggs, priority native breed',
  'India Blue peafowl hatching eggs',
  'Stoneware mug with a speckled glaze',
])
