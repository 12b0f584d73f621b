import * as z from 'zod'
import { productCards } from './catalogue.answers.ts'

/** What a user keeps, the latest kept first; what nobody may see any more is left out. */
export const favouritePage = z.strictObject({ items: productCards, nextCursor: z.string().nullable() })
export type FavouritePage = z.infer<typeof favouritePage>

/** The listings that a user keeps, the latest kept first. */
export const favouriteIds = z.array(z.uuid())
