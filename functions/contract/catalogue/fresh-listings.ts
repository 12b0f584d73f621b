import type { ProductCard } from './catalogue.answers.ts'
import { inSeason, monthOf } from './season.ts'

const mostShown = 6
/** So many cards fill the width of a phone, the last of them cut: with fewer a row looks as if there were no more. */
const fewestOfMonth = 3

/** How `GET /api/products` is asked for the hatching eggs that have just been listed. */
export const freshQuery = { category: 'hatching-eggs', sort: 'newest', inStock: 'true', limit: '24' } as const

/** The same of the species whose eggs can be set in the month of a day such as "2026-04-14". */
export const seasonQuery = (day: string) => ({ ...freshQuery, species: inSeason(day) })

/** The eggs on the first screen of the home page: those of a month such as "April", or the newest of all (null). */
export type FreshRow = { month: string | null; cards: ProductCard[] }

type Found = { day: string; ofSeason: ProductCard[]; newest: ProductCard[] }

/** What the home page shows of both lists on top: the month's, and the newest when too few of the month's are for sale. */
export const freshRow = ({ day, ofSeason, newest }: Found): FreshRow => {
  const cards = shownOf(ofSeason)
  return cards.length < fewestOfMonth ? { month: null, cards: shownOf(newest) } : { month: monthOf(day), cards }
}

/** Those with a picture of their own, and none that the page puts forward further down anyway. */
const shownOf = (cards: ProductCard[]): ProductCard[] =>
  cards.filter(({ isFeatured, primaryImageUrl }) => !isFeatured && primaryImageUrl !== null).slice(0, mostShown)
