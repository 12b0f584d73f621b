/**
 * A filter of the list that is counted. It is the place in the shop where one stands or takes several choices, with its
 * title, or is a switch. `labels` stand here where its values are few and ours; the database names all others.
 */
type Facet = ({ place: string } | { choices: string } | { switch: true }) & { labels?: Record<string, string> }

/**
 * All facets in the order in which they are shown. The compiler demands each of the query's schema, of `facetSql` at the
 * edge and of `listFilters`, without which no address keeps it.
 */
export const facets = {
  category: { place: 'Category' },
  subcategory: { place: 'Kind' },
  species: { choices: 'Species' },
  breed: { choices: 'Breed' },
  delivery: { choices: 'Delivery', labels: { post: 'Posted', collection: 'Collection' } },
  condition: { choices: 'Condition', labels: { new: 'New', used: 'Used' } },
  inStock: { switch: true, labels: { true: 'In stock' } },
  featured: { switch: true, labels: { true: 'Featured' } },
} as const satisfies Record<string, Facet>

type Facets = typeof facets
export type FacetName = keyof Facets
export const facetNames = Object.keys(facets) as FacetName[]

/** The facets that are shown in one way. */
export type FacetShown<How extends 'place' | 'choices' | 'switch'> = {
  [Name in FacetName]: Facets[Name] extends Record<How, unknown> ? Name : never
}[FacetName]

/** The facets whose values have their labels here. */
export type LabelledFacet = { [Name in FacetName]: Facets[Name] extends { labels: object } ? Name : never }[FacetName]

export type LabelledValue<Name extends LabelledFacet> = keyof Facets[Name]['labels'] & string

/** Names the facets that are shown in this way, in their order. */
export const facetsShown = <How extends 'place' | 'choices' | 'switch'>(how: How): FacetShown<How>[] =>
  facetNames.filter((name): name is FacetShown<How> => how in facets[name])

/** Lists the values of a facet that has their labels. */
export const facetValues = <Name extends LabelledFacet>(name: Name) =>
  Object.keys(facets[name].labels) as LabelledValue<Name>[]

/** Names a value, unless the database does. */
export const facetLabel = (name: FacetName, value: string): string | undefined => {
  const { labels }: Facet = facets[name]
  return labels?.[value]
}
