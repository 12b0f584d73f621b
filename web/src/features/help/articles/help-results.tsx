import { useInfiniteQuery } from '@tanstack/react-query'
import { ShowMore } from '#web/components/ui/show-more.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { AskOn } from './ask-on.tsx'
import { EntryList, EntryListSkeleton } from './entry-list.tsx'
import { helpListQueryOptions } from './help.api.ts'

/** What the help centre has on these words, the best first. */
export const HelpResults = ({ words }: { words: string }) => {
  const query = useInfiniteQuery(helpListQueryOptions(new URLSearchParams({ q: words })))
  const { isPlaceholderData, hasNextPage } = query
  return (
    <Loaded of={query} failed="The search didn’t work">
      {(found) => (
        <section aria-labelledby="results" aria-busy={!found || isPlaceholderData}>
          <h2 id="results" className="sr-only">
            Results
          </h2>
          <p role="status" className="numbers mb-2 text-ink-soft text-sm">
            {found && !isPlaceholderData ? countWords(found.items.length, hasNextPage) : 'Looking…'}
          </p>
          {!found && <EntryListSkeleton />}
          {found && found.items.length > 0 && (
            <>
              <EntryList entries={found.items} className={isPlaceholderData ? 'opacity-60' : undefined} />
              <ShowMore of={query} shown={found.items.length} />
              <NotHere words={words} />
            </>
          )}
          {found?.items.length === 0 && !isPlaceholderData && <NothingFound words={words} />}
        </section>
      )}
    </Loaded>
  )
}

const countWords = (count: number, hasMore: boolean): string =>
  count === 0 ? '' : hasMore ? `Top ${count} results` : formatCount(count, ['result', 'results'])

const NotHere = ({ words }: { words: string }) => (
  <div className="mt-8 max-w-3xl rounded-lg bg-quiet p-5">
    <p className="font-semibold">Not what you were looking for?</p>
    <AskOn question={words} className="mt-3" />
  </div>
)

const suggested = ['resting posted eggs', 'candling', 'when chicks hatch', 'refund', 'fees']

const NothingFound = ({ words }: { words: string }) => (
  <EmptyState title={`Nothing found for “${words}”`} action={<AskOn question={words} className="justify-center" />}>
    <p>Try fewer or plainer words, or one of these:</p>
    <ul className="mt-3 flex flex-wrap justify-center gap-2">
      {suggested.map((other) => (
        <li key={other}>
          <Link
            to={paths.helpSearch(other)}
            className="flex min-h-9 items-center rounded-md border border-straw bg-surface px-3 text-hedge-ink transition-colors hover:border-hedge"
          >
            {other}
          </Link>
        </li>
      ))}
    </ul>
    <p className="mt-4">
      <Link to={paths.help} className="text-hedge-ink underline underline-offset-4">
        All help topics
      </Link>
    </p>
  </EmptyState>
)
