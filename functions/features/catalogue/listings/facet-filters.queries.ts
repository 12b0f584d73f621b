import { type SQL, sql } from 'drizzle-orm'
import { type CategorySlug, categories, deliveryKind } from '#contract/catalogue/catalogue.constants.ts'
import type { ProductQuery } from '#contract/catalogue/catalogue-query.ts'
import type { FacetName, LabelledFacet, LabelledValue } from '#contract/catalogue/facets.ts'
import { inStock } from './card.queries.ts'

/** Any of these values, to be compared with a column. */
export const list = (values: readonly string[], type: 'text' | 'uuid' = 'text'): SQL =>
  sql`any(${sql.param([...values])}::${sql.raw(type)}[])`

const categoriesOf = (slugs: readonly string[]): SQL =>
  slugs.length === 1
    ? sql`(select id from categories where slug = ${slugs[0]})`
    : sql`any(array(select id from categories where slug = ${list(slugs)}))`

const categoriesBy = (...kinds: ReturnType<typeof deliveryKind>[]): CategorySlug[] =>
  categories.map(({ slug }) => slug).filter((slug) => kinds.includes(deliveryKind(slug)))

/** Columns of a listing `l` by which facets tell listings apart, in the order of `listings_facets_idx`. */
export const facetColumns = {
  category: sql`l.category_id`,
  subcategory: sql`l.subcategory_id`,
  breed: sql`l.breed_slug`,
  species: sql`l.species`,
  condition: sql`l.condition`,
  collection: sql`l.collection`,
  featured: sql`l.is_featured`,
} satisfies Record<string, SQL>

const by = facetColumns
const posts = sql`${by.category} = ${categoriesOf(categoriesBy('eggs', 'goods'))}`
const collects = sql`(${by.category} = ${categoriesOf(categoriesBy('collection'))} or (${by.collection} and ${posts}))`

/** A facet whose values stand in a table: what `asked` leaves of the list, and where a value and its label are found. */
type StoredFacet = {
  filter: (asked: readonly string[], query: ProductQuery) => SQL
  from: SQL
  value: SQL
  label: SQL
}

/** A facet whose values the contract knows: what each means. */
type KnownFacet<Value extends string> = { when: Record<Value, SQL> }

export type FacetSql = {
  [Name in FacetName]: Name extends LabelledFacet ? KnownFacet<LabelledValue<Name>> : StoredFacet
}

/** What each facet means in the database, one after another as they are answered. It reads `facetColumns`. */
export const facetSql = {
  category: {
    filter: (asked) => sql`${by.category} = ${categoriesOf(asked)}`,
    from: sql`join categories c on c.id = ${by.category}`,
    value: sql`c.slug`,
    label: sql`c.name`,
  },
  subcategory: {
    filter: (asked, { category = [] }) =>
      sql`${by.subcategory} = any(array(select id from subcategories
        where category_id = ${categoriesOf(category)} and slug = ${list(asked)}))`,
    from: sql`join subcategories sc on sc.id = ${by.subcategory}`,
    value: sql`sc.slug`,
    label: sql`sc.name`,
  },
  breed: {
    filter: (asked) => sql`${by.breed} = ${list(asked)}`,
    // Breeds of several species bear one name: "Pekin, duck".
    from: sql`join (
        select breeds.slug, breeds.name || case when count(*) over (partition by breeds.name) > 1
          then ', ' || lower(species.name) else '' end as label
        from breeds join species on species.slug = breeds.species
      ) b on b.slug = ${by.breed}`,
    value: sql`b.slug`,
    label: sql`b.label`,
  },
  species: {
    filter: (asked) => sql`${by.species} = ${list(asked)}`,
    from: sql`join species sp on sp.slug = ${by.species}`,
    value: sql`sp.slug`,
    label: sql`sp.name`,
  },
  delivery: { when: { post: posts, collection: collects } },
  condition: { when: { new: sql`${by.condition} = 'new'`, used: sql`${by.condition} = 'used'` } },
  inStock: { when: { true: inStock } },
  featured: { when: { true: by.featured } },
} satisfies FacetSql

/** The facets in the order in which they are answered. */
export const answeredFacets = Object.keys(facetSql) as FacetName[]

const askedOf = (name: FacetName, query: ProductQuery): readonly string[] => {
  const asked = query[name]
  if (typeof asked === 'boolean') return asked ? ['true'] : []
  return asked ?? []
}

type FilteredBy = { table?: FacetSql; without?: readonly FacetName[] }

/** What the facets leave of the list, each as `table` means it. */
export const facetFilters = (query: ProductQuery, { table = facetSql, without = [] }: FilteredBy = {}): SQL[] =>
  answeredFacets
    .filter((name) => !without.includes(name))
    .flatMap((name) => {
      const asked = askedOf(name, query)
      const facet = table[name]
      if (asked.length === 0) return []
      if ('filter' in facet) return [facet.filter(asked, query)]
      const meant = Object.entries(facet.when).flatMap(([value, when]) => (asked.includes(value) ? [when] : []))
      return [sql`(${sql.join(meant, sql` or `)})`]
    })
