import type { Facets } from '#contract/catalogue/catalogue.answers.ts'
import { categories } from '#contract/catalogue/catalogue.constants.ts'
import type { ListFilter } from '#contract/pages/query-keys.ts'
import type { Filters } from './use-filters.ts'

export type Chip = { key: string; label: string; remove: () => void }

const spoken = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')

const own: Partial<Record<ListFilter, Record<string, string>>> = {
  category: Object.fromEntries(categories.map(({ slug, name }) => [slug, name])),
  delivery: { post: 'Posted', collection: 'Collection' },
  condition: { new: 'New', used: 'Used' },
  inStock: { true: 'In stock' },
  featured: { true: 'Featured' },
}

const listed = ['category', 'subcategory', 'species', 'breed', 'delivery', 'condition', 'inStock', 'featured'] as const

const labelOf = (name: (typeof listed)[number], value: string, facets: Facets | undefined): string =>
  facets?.[name].find((facet) => facet.value === value)?.label ?? own[name]?.[value] ?? spoken(value)

const priceLabel = (lowest: string, highest: string): string => {
  if (lowest && highest) return `£${lowest} to £${highest}`
  return lowest ? `From £${lowest}` : `Up to £${highest}`
}

/** Every active filter in words, each with what takes it away. */
export const chipsOf = ({ get, all, set, toggle }: Filters, facets: Facets | undefined): Chip[] => {
  const values = listed.flatMap((name) =>
    all(name).map((value): Chip => {
      // A subcategory means nothing without its category.
      const remove = () => (name === 'category' ? set({ category: [], subcategory: [] }) : toggle(name, value))
      return { key: `${name}-${value}`, label: labelOf(name, value, facets), remove }
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
  const seller = all('seller').map((name) => ({
    key: `seller-${name}`,
    label: `Sold by ${name}`,
    remove: () => toggle('seller', name),
  }))
  return [
    ...values,
    ...(lowest || highest ? [price] : []),
    ...(near ? [place] : []),
    ...(get('minRating') ? [rating] : []),
    ...seller,
  ]
}
