import * as z from 'zod'

/** What is known of every seller, for whoever thinks of buying from them; null where it is too little to be told. */
export const sellerFigures = {
  avatarUrl: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  /** Percent of the eggs set that hatched, with how many were counted; null until buyers have logged some. */
  hatchRate: z.strictObject({ percent: z.number(), eggs: z.int() }).nullable(),
  /** Orders sent by post within a year, the newest 500 at most; null under five. */
  ordersSent: z.int().nullable(),
  /** How many percent of these were sent on time; null where they are. */
  postedOnTimePercent: z.int().nullable(),
  /** Half of those who wrote had their answer within so many hours, beyond a day in whole days; null under five. */
  responseHours: z.int().nullable(),
  /** Whether they have confirmed, for birds that they sell, that they are registered as a keeper: their own word. */
  keeperConfirmed: z.boolean(),
}
