import type { ProductCard } from './catalogue.answers.ts'

const mostShown = 6

/** How `GET /api/products` is asked for the hatching eggs that have just been listed. */
export const freshQuery = { category: 'hatching-eggs', sort: 'newest', inStock: 'true', limit: '24' } as const

/** What the home page shows of those on top: with a picture of their own, and none that it puts forward further down anyway. */
export const freshListings = (cards: ProductCard[]): ProductCard[] =>
  cards.filter(({ isFeatured, primaryImageUrl }) => !isFeatured && primaryImageUrl !== null).slice(0, mostShown)
