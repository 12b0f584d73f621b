import { birdListings } from './birds.ts'
import { eggListings } from './eggs.ts'
import { goodsListings } from './goods.ts'
import type { SeedListing } from './listing.ts'
import { serviceListings } from './services.ts'

/** Everything for sale on a fresh database: sixty listings over all six categories. */
export const seedListings: SeedListing[] = [...eggListings, ...birdListings, ...goodsListings, ...serviceListings]
