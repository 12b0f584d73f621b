import type { Category } from '#contract/catalogue/catalogue.answers.ts'
import { categories } from '#contract/catalogue/catalogue.constants.ts'

type Named = { slug: string; name: string }

/** A category as its page shows it; the picture and what is said of it come with the data. */
export type CategoryPlace = Named & {
  subcategories: readonly Named[]
  about: Pick<Category, 'description' | 'imageUrl'> | null
}

/** The category at an address, by the navigation's own names until the data is there; null when it is none of ours. */
export const placeAt = (slug: string, data: Category[] | undefined): CategoryPlace | null => {
  const loaded = data?.find((one) => one.slug === slug)
  if (loaded) return { ...loaded, about: loaded }
  const known = categories.find((one) => one.slug === slug)
  return known && !data ? { ...known, about: null } : null
}
