import { Button } from './button.tsx'

type ShowMoreProps = { shown: number; total?: number; hasMore: boolean; pending: boolean; onShowMore: () => void }

/** The end of a list that is read by cursor: `hasNextPage`, `isFetchingNextPage`, `fetchNextPage` of an infinite query. */
export const ShowMore = ({ shown, total, hasMore, pending, onShowMore }: ShowMoreProps) => (
  <div className="flex flex-col items-center gap-3 py-8">
    <p aria-live="polite" className="numbers text-ink-soft text-sm">
      {total === undefined ? `Showing ${shown}` : `Showing ${shown} of ${total.toLocaleString('en-GB')}`}
    </p>
    {hasMore && (
      <Button variant="secondary" pending={pending} onClick={onShowMore}>
        Show more
      </Button>
    )}
  </div>
)
