import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { HelpEntry } from '../../../../functions/contract/help.ts'
import { paths } from '../../app/paths.ts'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { ShowMore } from '../../components/ui/show-more.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { cx } from '../../lib/class-names.ts'
import { formatCount } from '../../lib/format.ts'
import { AskOn } from './ask-on.tsx'
import { helpListQuery } from './help.api.ts'
import { placeOf } from './help-words.ts'

const listClass = 'flex max-w-3xl flex-col divide-y divide-straw'

/** What the help centre has on these words, the best first. */
export const HelpResults = ({ words }: { words: string }) => {
  const query = useInfiniteQuery(helpListQuery(new URLSearchParams({ q: words })))
  const { data, error, refetch, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (error && !data) {
    return <ErrorState title="The search did not work" error={error} onRetry={() => void refetch()} />
  }
  const found = data?.pages.flatMap(({ items }) => items)
  return (
    <section aria-labelledby="results" aria-busy={!found || isPlaceholderData}>
      <h2 id="results" className="sr-only">
        Results
      </h2>
      <p role="status" className="numbers mb-2 text-ink-soft text-sm">
        {found && !isPlaceholderData ? countWords(found.length, hasNextPage) : 'Looking…'}
      </p>
      {!found && <ResultsSkeleton />}
      {found && found.length > 0 && (
        <>
          <ul className={cx(listClass, isPlaceholderData && 'opacity-60')}>
            {found.map((entry) => (
              <Result key={`${entry.url} ${entry.title}`} entry={entry} />
            ))}
          </ul>
          {hasNextPage && (
            <ShowMore
              shown={found.length}
              hasMore
              pending={isFetchingNextPage}
              onShowMore={() => void fetchNextPage()}
            />
          )}
          <NotHere words={words} />
        </>
      )}
      {found?.length === 0 && !isPlaceholderData && <NothingFound words={words} />}
    </section>
  )
}

const countWords = (count: number, hasMore: boolean): string =>
  count === 0 ? '' : hasMore ? `The best ${count}` : formatCount(count, ['page fits', 'pages fit'])

const Result = ({ entry }: { entry: HelpEntry }) => {
  const { url, title, heading, excerpt, summary } = entry
  return (
    <li className="py-5">
      <p className="text-ink-soft text-sm">{placeOf(entry)}</p>
      <h3 className="mt-0.5 text-xl">
        <Link to={url} className="text-hedge-ink underline-offset-4 hover:underline">
          {title}
        </Link>
      </h3>
      {heading && heading !== title && <p className="mt-1 font-semibold">{heading}</p>}
      <p className="mt-1 line-clamp-3 text-ink-soft">{excerpt ?? summary}</p>
    </li>
  )
}

const NotHere = ({ words }: { words: string }) => (
  <div className="mt-8 max-w-3xl rounded-lg bg-quiet p-5">
    <p className="font-semibold">Not what you were looking for?</p>
    <AskOn question={words} className="mt-3" />
  </div>
)

const suggested = ['resting posted eggs', 'candling', 'when chicks hatch', 'refund', 'fees']

const NothingFound = ({ words }: { words: string }) => (
  <EmptyState title={`No help on “${words}”`} action={<AskOn question={words} className="justify-center" />}>
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
        All topics of the help centre
      </Link>
    </p>
  </EmptyState>
)

const ResultsSkeleton = () => (
  <div className={listClass}>
    {['a', 'b', 'c', 'd'].map((key) => (
      <div key={key} className="py-5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="mt-2 h-6 w-2/3" />
        <Skeleton className="mt-3 h-16 w-full" />
      </div>
    ))}
  </div>
)
