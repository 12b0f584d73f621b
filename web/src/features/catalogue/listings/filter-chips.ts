import type { Facets } from '#contract/catalogue/catalogue.answers.ts'
import { facetNames } from '#contract/catalogue/facets.ts'
import { penceOf, poundsWords } from '#contract/money.ts'
import { facetWords } from './chosen-values.ts'
import type { Filters } from './use-filters.ts'

export type Chip = { key: string; label: string; remove: () => void }

/** Pounds as an address has them; what is none is about to leave it. */
const asSaid = (typed: string): string => (Number(typed) >= 0 ? poundsWords(penceOf(typed)) : typed)

const priceLabel = (lowest: string, highest: string): string => {
  if (lowest && highest) return `${asSaid(lowest)} to ${asSaid(highest)}`
  return lowest ? `From ${asSaid(lowest)}` : `Up to ${asSaid(highest)}`
}

/** Every active filter in words, each with what takes it away. */
export const chipsOf = ({ get, all, set, toggle }: Filters, facets: Facets | undefined): Chip[] => {
  const values = facetNames.flatMap((name) =>
    all(name).map((value): Chip => {
      // A subcategory means nothing without its category.
      const remove = () => (name === 'category' ? set({ category: [], subcategory: [] }) : toggle(name, value))
      return { key: `${name}-${value}`, label: facetWords(name, value, facets), remove }
    }),
  )
  const [lowest, highest, near, within] = [get('minPrice'), get('maxPrice'), get('near'), get('within')]
  const price = { key: 'price', label: priceLabel(lowest, highest), remove: () => set({ minPrice: [], maxPrice: [] }) }
  const place = {
    key: 'near',
    label: within ? `Within ${within} miles of ${near}` : `Near ${near}`,
    remove: () => set({ near: [], within: [], ...(get('sort') === 'nearest' ? { sort: [] } : {}) }),
  }
  const rating = {
    key: 'rating',
    label: `Sellers rated ${get('minRating')} and up`,
    remove: () => set({ minRating: [] }),
  }
  return [
    ...values,
    ...(lowest || highest ? [price] : []),
    ...(near ? [place] : []),
    ...(get('minRating') ? [rating] : []),
    ...all('seller').map((name) => ({
      key: `seller-${name}`,
      label: `Sold by ${name}`,
      remove: () => toggle('seller', name),
    })),
  ]
}
