import * as z from 'zod'
import { pageFields } from '../fields.ts'

/** How many listings a user may keep. */
export const favouriteLimit = 500

export const favouritesQuery = z.strictObject(pageFields)
