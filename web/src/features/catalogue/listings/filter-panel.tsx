import type { Facets, FacetValue } from '#contract/catalogue/catalogue.answers.ts'
import { facetsShown, facets as known } from '#contract/catalogue/facets.ts'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { cx } from '#web/lib/class-names.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { withChosen } from './chosen-values.ts'
import { DistanceFilter } from './distance-filter.tsx'
import { FacetGroup, FilterGroup } from './filter-group.tsx'
import { PriceFilter } from './price-filter.tsx'
import type { Filters } from './use-filters.ts'

type PanelProps = { filters: Filters; facets: Facets | undefined }

const choices = facetsShown('choices')
const switches = facetsShown('switch')

/** All filters; each counts what there would be while the others stay. */
export const FilterPanel = ({ filters, facets }: PanelProps) => (
  <div>
    <PlaceFilter filters={filters} facets={facets} />
    {choices.map((name) => (
      <FacetGroup
        key={name}
        title={known[name].choices}
        values={withChosen(name, { chosen: filters.all(name), facets })}
        chosen={filters.all(name)}
        onToggle={(value) => filters.toggle(name, value)}
      />
    ))}
    <PriceFilter filters={filters} />
    <DistanceFilter filters={filters} />
    <FacetGroup
      title="Show only"
      values={switches.flatMap((name) =>
        withChosen(name, { chosen: filters.all(name), facets }).map((facet) => ({ ...facet, value: name })),
      )}
      chosen={switches.filter((name) => filters.get(name) === 'true')}
      onToggle={(name) => filters.toggle(name, 'true')}
    />
  </div>
)

const groupsOfSkeleton = [6, 7, 7, 3]

/** The place of the panel while it loads, as tall as most, so that nothing below it moves. */
export const FilterPanelSkeleton = () => (
  <div aria-busy>
    {groupsOfSkeleton.map((lines, group) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else and never move
      <div key={group} className="border-straw border-b py-4 last:border-b-0">
        <Skeleton className="mb-3 h-6 w-24" />
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else and never move
          <Skeleton key={line} className="my-3 h-5" />
        ))}
      </div>
    ))}
  </div>
)

/** On a category's page links to its subcategories, on the results the categories themselves. */
const PlaceFilter = ({ filters, facets }: PanelProps) => {
  const { category, subcategory } = filters.place
  if (category) {
    const values = withChosen('subcategory', { chosen: subcategory ? [subcategory] : [], facets })
    if (values.length === 0) return null
    return (
      <FilterGroup title={known.subcategory.place}>
        <PlaceLink to={paths.category(category)} current={!subcategory} label="All" />
        {values.map((value) => (
          <PlaceLink
            key={value.value}
            to={paths.subcategory(category, value.value)}
            current={value.value === subcategory}
            {...value}
          />
        ))}
      </FilterGroup>
    )
  }
  return (
    <CategoryChoice
      values={withChosen('category', { chosen: filters.all('category'), facets })}
      chosen={filters.get('category')}
      onChoose={(value) => filters.set({ category: value ? [value] : [], subcategory: [] })}
    />
  )
}

type PlaceLinkProps = { to: string; current: boolean; label: string; count?: number }

const PlaceLink = ({ to, current, label, count }: PlaceLinkProps) => (
  <Link
    to={to}
    aria-current={current ? 'page' : undefined}
    className={cx(
      'flex min-h-9 items-center justify-between rounded-sm underline-offset-4 hover:underline',
      current && 'font-semibold text-hedge-ink',
    )}
  >
    {label}
    {count !== undefined && <span className="numbers text-ink-soft text-sm">{count}</span>}
  </Link>
)

type ChoiceProps = { values: FacetValue[]; chosen: string; onChoose: (value: string) => void }

const CategoryChoice = ({ values, chosen, onChoose }: ChoiceProps) => {
  if (values.length === 0) return null
  return (
    <FilterGroup title={known.category.place}>
      {[{ value: '', label: 'All categories', count: null }, ...values].map(({ value, label, count }) => (
        <label key={value} className="flex min-h-9 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="category"
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="size-5 shrink-0 accent-hedge"
          />
          <span className="min-w-0 flex-1">{label}</span>
          {count !== null && <span className="numbers text-ink-soft text-sm">{count}</span>}
        </label>
      ))}
    </FilterGroup>
  )
}
