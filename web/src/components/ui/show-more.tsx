import { grouped } from '#contract/grouped.ts'
import { Button } from './button.tsx'

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

type ShowMoreProps = {
  /** The infinite query whose list ends here. */
  of: Pages
  shown: number
  total?: number
  /** Says how many are shown also where there are no more of them. */
  always?: boolean
}

/** The end of a list that is read by cursor: how much of it is shown, and the way to more. Nothing where there is no more. */
export const ShowMore = ({ of: list, shown, total, always = false }: ShowMoreProps) =>
  (always || list.hasNextPage) && (
    <div className="flex flex-col items-center gap-3 py-8">
      <p aria-live="polite" className="numbers text-ink-soft text-sm">
        {total === undefined ? `Showing ${shown}` : `Showing ${shown} of ${grouped(total)}`}
      </p>
      {list.hasNextPage && (
        <Button variant="secondary" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  )
