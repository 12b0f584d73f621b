/** The parameters of `GET /api/products` that choose what is listed; the cursor and the limit only page through it. */
export const listFilters = [
  'q',
  'category',
  'subcategory',
  'breed',
  'species',
  'minPrice',
  'maxPrice',
  'delivery',
  'near',
  'within',
  'minRating',
  'inStock',
  'condition',
  'featured',
  'seller',
  'option',
  'sort',
] as const
export type ListFilter = (typeof listFilters)[number]

/** The filters of an address in one order, without what is empty or none of ours: the same for the edge and the client. */
export const listParams = (search: URLSearchParams): URLSearchParams => {
  const known = listFilters.flatMap((name) =>
    search
      .getAll(name)
      .map((value) => value.trim())
      .filter(Boolean)
      .sort()
      .map((value) => [name, value]),
  )
  return new URLSearchParams(known)
}

/** Keys of public reads: what the edge sends with a page stands under the key that the client asks for. */
export const catalogueKeys = {
  categories: ['categories'],
  category: (slug: string) => ['categories', slug],
  serviceCategories: ['services', 'categories'],
  products: ['products'],
  featured: ['products', 'featured'],
  list: (search: URLSearchParams) => ['products', 'list', listParams(search).toString()],
  suggestions: (words: string) => ['products', 'suggest', words],
  product: (id: string) => ['products', 'one', id],
  similar: (id: string) => ['products', 'similar', id],
} as const
