import { grouped } from '#contract/grouped.ts'
import type { Figures } from '#contract/selling/analytics.answers.ts'
import { analyticsDays } from '#contract/selling/analytics.constants.ts'
import { formatCount, formatPence } from '#web/lib/format.ts'

/** What is measured of a shop. */
export type Measure = keyof Figures

type Words = { label: string; counted: [one: string, many: string] | null }

const words: Record<Measure, Words> = {
  views: { label: 'Views', counted: ['view', 'views'] },
  favourites: { label: 'Favourites', counted: ['favourite', 'favourites'] },
  sales: { label: 'Sales', counted: ['sale', 'sales'] },
  revenuePence: { label: 'Revenue', counted: null },
}

/** Measures that the figures are shown by, in their order. */
export const measures = Object.keys(words) as Measure[]

export const labelOf = (measure: Measure): string => words[measure].label

/** "1,204", "£34.98". */
export const formatValue = (measure: Measure, value: number): string =>
  words[measure].counted ? grouped(value) : formatPence(value)

/** "1,204 views", "£34.98". */
export const valueWords = (measure: Measure, value: number): string => {
  const { counted } = words[measure]
  return counted ? formatCount(value, counted) : formatPence(value)
}

const earlier = `the ${analyticsDays} days before`

/** How a sum stands to that of the days before, as a whole line: "12 more than in the 30 days before". */
export const trendWords = (measure: Measure, { now, before }: { now: number; before: number }): string => {
  if (now === before) return now === 0 ? `None in ${earlier} either` : `The same as in ${earlier}`
  if (before === 0) return `None in ${earlier}`
  const amount = formatValue(measure, Math.abs(now - before))
  const less = measure === 'revenuePence' ? 'less' : 'fewer'
  return `${amount} ${now > before ? 'more' : less} than in ${earlier}`
}
