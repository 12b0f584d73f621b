import type { Facets, FacetValue } from '#contract/catalogue/catalogue.answers.ts'
import { type FacetName, facetLabel } from '#contract/catalogue/facets.ts'

const spoken = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')

/** What a value of a facet is called, also where nothing has it. */
export const facetWords = (name: FacetName, value: string, facets: Facets | undefined): string =>
  facets?.[name].find((facet) => facet.value === value)?.label ?? facetLabel(name, value) ?? spoken(value)

/** The values of a facet with those that are chosen: what is ticked can be unticked, also where nothing has it. */
export const withChosen = (
  name: FacetName,
  { chosen, facets }: { chosen: string[]; facets: Facets | undefined },
): FacetValue[] => {
  const known = facets?.[name] ?? []
  const missing = chosen.filter((value) => !known.some((facet) => facet.value === value))
  return [...known, ...missing.map((value) => ({ value, label: facetWords(name, value, facets), count: 0 }))]
}
