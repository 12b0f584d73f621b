import * as z from 'zod'

/** What a shop brought in a stretch of time. */
const figures = z.strictObject({
  /** Visitors of listings; each counts once a listing and UK day. */
  views: z.int(),
  /** Times that somebody kept a listing as a favourite and has it still. */
  favourites: z.int(),
  /** Orders that were paid and not cancelled, on the day of their payment. */
  sales: z.int(),
  /** Goods and delivery of those orders, which the seller gets, less what was refunded. */
  revenuePence: z.int(),
})
export type Figures = z.infer<typeof figures>

const dayFigures = z.strictObject({ ...figures.shape, day: z.iso.date() })
export type DayFigures = z.infer<typeof dayFigures>

/** The last 30 days in the United Kingdom, today included and days without anything too, and what the 30 before had. */
export const analytics = z.strictObject({ days: z.array(dayFigures), total: figures, before: figures })
export type Analytics = z.infer<typeof analytics>
