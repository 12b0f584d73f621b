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

/** The parameters of `GET /api/services` that choose what is listed. */
export const serviceParams = (search: URLSearchParams): URLSearchParams => {
  const known = listParams(search)
  const chosen = (['near', 'category'] as const).flatMap((name) => {
    const value = known.get(name)
    return value ? [[name, value]] : []
  })
  return new URLSearchParams(chosen)
}

/**
 * What the first page of `GET /api/help` is asked with: words are answered by the default number of pages that fit best,
 * without any every article comes at once.
 */
export const helpParams = (search: URLSearchParams): URLSearchParams => {
  const chosen = (['q', 'topic'] as const).flatMap((name) => {
    const value = search.get(name)?.trim()
    return value ? [[name, value]] : []
  })
  return new URLSearchParams(chosen.some(([name]) => name === 'q') ? chosen : [...chosen, ['limit', '100']])
}

/** What the help centre has, read on and on, and one article. */
export const helpKeys = {
  all: ['help'],
  list: (search: URLSearchParams) => ['help', 'list', helpParams(search).toString()],
  article: (slug: string) => ['help', 'article', slug],
} as const

/** The public list stands first; the others are the signed-in user's. */
export const featureRequestKeys = {
  all: ['feature-requests', 'all'],
  mine: ['feature-requests', 'mine'],
  votes: ['feature-requests', 'votes'],
} as const

/** Keys of public reads: what the edge sends with a page stands under the key that the client asks for. */
export const catalogueKeys = {
  categories: ['categories'],
  category: (slug: string) => ['categories', slug],
  serviceCategories: ['services', 'categories'],
  services: (search: URLSearchParams) => ['services', 'list', serviceParams(search).toString()],
  settings: ['settings'],
  products: ['products'],
  featured: ['products', 'featured'],
  fresh: ['products', 'fresh'],
  list: (search: URLSearchParams) => ['products', 'list', listParams(search).toString()],
  suggestions: (words: string) => ['products', 'suggest', words],
  product: (id: string) => ['products', 'one', id],
  cards: (ids: string[]) => ['products', 'cards', [...ids].sort().join()],
  others: (id: string) => ['products', 'others', id],
  similar: (id: string) => ['products', 'similar', id],
  seller: (username: string) => ['products', 'seller', username.toLowerCase()],
} as const
