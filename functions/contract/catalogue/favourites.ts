import { z } from 'zod'
import { pageFields } from '../fields.ts'
import type { ProductCard } from './catalogue.ts'

/** How many listings a user may keep. */
export const favouriteLimit = 500

export const favouritesQuery = z.strictObject(pageFields)

/** What a user keeps, the latest kept first; what nobody may see any more is left out. */
export type FavouritePage = { items: ProductCard[]; nextCursor: string | null }
