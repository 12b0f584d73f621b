import { Suspense } from 'react'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { ErrorBoundary } from '#web/components/ui/states/error-boundary.tsx'
import { lazyPart } from '#web/lib/lazy-page.tsx'
import type { Chip } from './filter-chips.ts'

const { Part: WiderSearches } = lazyPart(() => import('./wider-searches.tsx'))

const titleOf = (q: string | null, chips: Chip[]): string => {
  if (q) return `Nothing found for “${q}”`
  return chips.length > 0 ? 'Nothing matches these filters' : 'No listings here yet'
}

/** What was asked, and wider versions that do have results: few lists are empty, so their code comes with the first that is. */
export const NoResults = ({ asked, chips }: { asked: URLSearchParams; chips: Chip[] }) => {
  const q = asked.get('q')
  return (
    <EmptyState title={titleOf(q, chips)}>
      {chips.length === 0 && !q && <p>Nobody’s selling this at the moment.</p>}
      {chips.length > 0 && <p>You asked for: {chips.map(({ label }) => label).join(', ')}.</p>}
      <ErrorBoundary part="">
        <Suspense>
          <WiderSearches asked={asked} />
        </Suspense>
      </ErrorBoundary>
    </EmptyState>
  )
}
