import type { Filters } from '#web/features/catalogue/listings/use-filters.ts'
import type { CategoryPlace } from './category-place.ts'

export type Kind = CategoryPlace['subcategories'][number] | undefined

/** What both structures show; no kind on the page of a whole category. */
export type CategoryParts = { category: CategoryPlace; kind: Kind; filters: Filters }
