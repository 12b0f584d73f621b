/** What a shop brought in a stretch of time. */
export type Figures = {
  /** Visitors of listings; each counts once a listing and UK day. */
  views: number
  /** Times that somebody kept a listing as a favourite and has it still. */
  favourites: number
  /** Orders that were paid and not cancelled, on the day of their payment. */
  sales: number
  /** Goods and delivery of those orders, which the seller gets, less what was refunded. */
  revenuePence: number
}

export type DayFigures = Figures & { day: string }

/** The last 30 days in the United Kingdom, today included and days without anything too, and what the 30 before had. */
export type Analytics = {
  days: DayFigures[]
  total: Figures
  before: Figures
}
