import * as z from 'zod'

/** Whether the site is well: 200 while the database is up, 503 while it is down. */
export const health = z.strictObject({
  status: z.enum(['ok', 'unavailable']),
  /** The build that answers. */
  version: z.string(),
  database: z.enum(['up', 'down']),
})
